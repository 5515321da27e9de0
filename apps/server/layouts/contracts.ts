import { iconNames, wordKeys } from 'virtual:known-names'

import { knownWordsOf } from '../../../src/authoring/check/word-keys.ts'
import { allSources } from '../../../src/runtime/model/all-sources.ts'
import type { SourceContracts } from '../../../src/runtime/contract/source.ts'
import { createCheckRegistry } from '../../../src/runtime/contract/registry.ts'
import type { Registry } from '../../../src/runtime/contract/registry.ts'
import type { Contract, WidgetMigrations } from '../../../src/runtime/contract/widget.ts'

const contracts = import.meta.glob<Contract<string, any, any, any>>('../../../src/widgets/*/contract.ts', {
  eager: true,
  import: 'contract',
})
const migrations = import.meta.glob<WidgetMigrations>('../../../src/widgets/*/migrations/index.ts', { eager: true, import: 'migrations' })

/** What widgets promise, without their views: the server and the command line check documents and draw nothing. */
export function contractRegistry(): Registry {
  const [empty] = Object.entries<unknown>(contracts).find(([, contract]) => contract === undefined) ?? [] // a file that has just been made
  if (empty) throw new Error(`${empty.replace('../../../', '')} exports no "contract". Write: export const contract = defineContract({…})`)
  return createCheckRegistry(contracts, migrations)
}

/** Named sources with what a document may ask of them. */
export function namedSources(): SourceContracts {
  return allSources
}

/** What documents are checked against, apart from each other: the same here, in the command line, in the editor and in the portal. */
export const vocabulary = {
  registry: contractRegistry(),
  sources: namedSources(),
  words: knownWordsOf(wordKeys),
  icons: new Set(iconNames),
}
