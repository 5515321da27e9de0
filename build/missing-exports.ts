import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Files that are found by their place, and what each of them has to export. */
const places = [
  { files: /^mocks\/handlers\/[^/]+\/[^/]+\.ts$/, name: 'handler', write: 'export const handler = mock(<endpoint>, () => (…))' },
  { files: /^src\/runtime\/model\/[^/]+\/topic\.ts$/, name: 'topic', write: 'export const topic = defineTopic({…})' },
  { files: /^src\/runtime\/model\/[^/]+\/docs\.ts$/, name: 'docs', write: 'export const docs = defineSourceDocs({…})' },
  { files: /^src\/widgets\/[^/]+\/contract\.ts$/, name: 'contract', write: 'export const contract = defineContract({…})' },
  { files: /^src\/widgets\/[^/]+\/docs\.ts$/, name: 'docs', write: 'export const docs = defineDocs<typeof contract>({…})' },
  { files: /^src\/widgets\/[^/]+\/strings\.ts$/, name: 'strings', write: 'export const strings = {}' },
]

/**
 * A sentence for each file that lacks what it has to export: one that was just made is empty at first. `root` is the folder of the
 * project. Where such a file is used, its `undefined` fails far from it.
 */
export function missingExports(root: string): string[] {
  return ['mocks/handlers', 'src/runtime/model', 'src/widgets'].flatMap((folder) =>
    filesIn(root, folder).flatMap((file) =>
      places
        .filter(({ files, name }) => files.test(file) && !exportsName(readFileSync(join(root, file), 'utf8'), name))
        .map(({ name, write }) => `${file} exports no "${name}". Write: ${write}`),
    ),
  )
}

function filesIn(root: string, folder: string): string[] {
  const path = join(root, folder)
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return []
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesIn(root, `${folder}/${entry.name}`) : [`${folder}/${entry.name}`],
  )
}

function exportsName(text: string, name: string): boolean {
  return new RegExp(`\\bexport\\s+(?:const|let|function|class)\\s+${name}\\b|\\bexport\\s*\\{[^}]*\\b${name}\\b`).test(text)
}
