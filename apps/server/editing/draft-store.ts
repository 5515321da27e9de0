import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { Id, kinds } from '../../../src/schemas/documents.ts'
import type { DocumentName, Kind } from '../../../src/schemas/documents.ts'
import type { DraftDocument } from '../../../src/schemas/workspace.ts'
import { etagOf } from '../files/etag.ts'
import { writeFileAtomically } from '../files/atomic-write.ts'

/** Which draft of which brand's folder; both names are checked before they come here. */
export type DraftName = { brand: string; draft: string }

export type DraftStore = {
  read: (of: DraftName, document: DocumentName) => DraftDocument | undefined
  /** All documents of a draft by name; none when the draft does not exist. */
  all: (of: DraftName) => Record<string, DraftDocument>
  /** Stores the text, or with `null` the removal of the document. Throws when the disk refuses; the earlier text then stays. */
  write: (of: DraftName, document: DocumentName, text: string | null) => DraftDocument
  remove: (of: DraftName, document: DocumentName) => void
  /** The lock file of all drafts: whoever checks and writes one holds it. */
  lock: string
}

/** The text of a draft file that removes its document; no document is `null`. */
const takenAway = 'null'

/**
 * Stores drafts in `<dataDir>/drafts/<brand>/<draft>/<kind>/<id>.json`. Each file is the document's text byte for byte and nothing else,
 * so one rename changes a draft and a crash cannot leave it incomplete (decision 83). The file's own time is its time of change.
 */
export function draftStore(dataDir: string): DraftStore {
  const pathOf = ({ brand, draft }: DraftName, document: DocumentName) => {
    const [kind = '', id = ''] = document.split('/')
    // The last check before the disk: a name that could lead elsewhere never becomes a path
    if (![brand.replace(/^_base$/, 'base'), draft, id].every((name) => Id.safeParse(name).success) || !kinds.includes(kind as Kind))
      throw new Error(`"${brand}/${draft}/${document}" names no draft`)
    return join(dataDir, 'drafts', brand, draft, kind, `${id}.json`)
  }

  function read(of: DraftName, document: DocumentName): DraftDocument | undefined {
    const path = pathOf(of, document)
    try {
      const bytes = readFileSync(path)
      const text = bytes.toString('utf8')
      return { text: text === takenAway ? null : text, etag: etagOf(bytes), at: statSync(path).mtime.toISOString() }
    } catch {
      return undefined
    }
  }

  return {
    read,
    all: (of) =>
      Object.fromEntries(
        kinds.flatMap((kind) =>
          idsIn(join(dataDir, 'drafts', of.brand, of.draft, kind)).flatMap((id) => {
            const document = read(of, `${kind}/${id}`)
            return document ? [[`${kind}/${id}`, document] as const] : []
          }),
        ),
      ),
    write(of, document, text) {
      const path = pathOf(of, document)
      writeFileAtomically(path, text ?? takenAway)
      return { text, etag: etagOf(text ?? takenAway), at: statSync(path).mtime.toISOString() }
    },
    remove: (of, document) => rmSync(pathOf(of, document), { force: true }),
    lock: join(dataDir, '.drafts.lock'),
  }
}

function idsIn(dir: string): string[] {
  try {
    return readdirSync(dir)
      .flatMap((name) => /^([a-z0-9-]+)\.json$/.exec(name)?.[1] ?? [])
      .filter((id) => Id.safeParse(id).success)
      .sort()
  } catch {
    return []
  }
}
