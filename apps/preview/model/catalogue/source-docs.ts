import { collectSourceDocs } from '../../../../src/runtime/contract/source-docs.ts'
import type { SourceDocs } from '../../../../src/runtime/contract/source-docs.ts'

const files = import.meta.glob<Readonly<Record<string, SourceDocs>>>('../../../../src/runtime/model/*/docs.ts', {
  eager: true,
  import: 'docs',
})

/** The documentation of every source for authors, by its name. Import it only where the first load does not reach. */
export const sourceDocs = collectSourceDocs(Object.values(files))
