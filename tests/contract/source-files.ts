import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))

export type SourceFile = { path: string; text: string }

/** Files of the project by pattern, with their text; paths are relative to its root, as `src/schemas/json.ts`. */
export function sourceFiles(folders: readonly string[], pattern: RegExp): SourceFile[] {
  return folders
    .flatMap((folder) => walk(folder))
    .filter((path) => pattern.test(path))
    .map((path) => ({ path, text: readFileSync(`${root}${path}`, 'utf8') }))
}

function walk(folder: string): string[] {
  return readdirSync(`${root}${folder}`, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? walk(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`],
  )
}

/** The place of an index in a text, as `path:line`. */
export function placeOf({ path, text }: SourceFile, index: number): string {
  return `${path}:${text.slice(0, index).split('\n').length}`
}
