import { existsSync, readFileSync, readdirSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { baseBrand } from '../../../src/authoring/release/release.ts'
import { Id, kinds } from '../../../src/schemas/documents.ts'
import type { DocumentName } from '../../../src/schemas/documents.ts'
import { documentPath } from '../../../src/schemas/workspace-address.ts'
import { withLock } from '../files/folder-lock.ts'
import type { Current } from './current-files.ts'
import type { DraftStore, NewDraftFile } from './draft-store.ts'
import { nameAt } from './verdict.ts'

/**
 * Takes drafts into the store that an earlier version kept as files, `<dataDir>/drafts/<folder>/<draft>/<kind>/<id>.json`. The folder gets
 * another name before and after that, so that a start that was cut off goes on, and no start takes a draft over twice.
 */
export async function takeOverDrafts(dataDir: string, drafts: DraftStore, current: Current, print: (line: string) => void): Promise<void> {
  const [before, during] = [join(dataDir, 'drafts'), join(dataDir, 'drafts.taking-over')]
  if (!existsSync(before) && !existsSync(during)) return
  await withLock(join(dataDir, '.drafts.lock'), async () => {
    if (!existsSync(during)) {
      if (!existsSync(before)) return
      renameSync(before, during)
    }
    const files = filesIn(during, current)
    const count = await drafts.add(files, current.number)
    const free = ['', ...Array.from({ length: 99 }, (_, index) => `-${index + 2}`)].map((end) => join(dataDir, `drafts.taken-over${end}`))
    const after = free.find((path) => !existsSync(path))
    if (after === undefined) throw new Error(`${dataDir} has too many folders drafts.taken-over; remove the oldest of them.`)
    renameSync(during, after)
    const others = files.length - count
    print(
      `${count} documents of drafts are in the database now${others > 0 ? `, and ${others} have another draft there already` : ''}; ` +
        `${after} holds their files, which nobody needs any more.`,
    )
  })
}

function filesIn(dir: string, current: Current): (NewDraftFile & { draft: string })[] {
  const places = new Map([...current.files].map(([path, file]) => [`${file.brand} ${nameAt(path, file)}`, path]))
  return namesIn(dir).flatMap((folder) =>
    folder === baseBrand || isId(folder)
      ? namesIn(join(dir, folder))
          .filter(isId)
          .flatMap((draft) =>
            kinds.flatMap((kind) =>
              namesIn(join(dir, folder, draft, kind)).flatMap((name) => {
                const id = name.replace(/\.json$/, '')
                if (id === name || !isId(id)) return []
                const file = join(dir, folder, draft, kind, name)
                const document: DocumentName = `${kind}/${id}`
                const path = places.get(`${folder} ${document}`) ?? documentPath(folder, document)
                const text = readFileSync(file, 'utf8')
                return [
                  {
                    draft,
                    path,
                    document,
                    text: text === 'null' ? null : text,
                    at: statSync(file).mtime.toISOString(),
                    base: current.tree.get(path) ?? null, // nothing older is known
                  },
                ]
              }),
            ),
          )
      : [],
  )
}

function namesIn(dir: string): string[] {
  return existsSync(dir) && statSync(dir).isDirectory() ? readdirSync(dir).sort() : []
}

function isId(name: string): boolean {
  return Id.safeParse(name).success
}
