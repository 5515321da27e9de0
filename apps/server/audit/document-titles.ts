import { baseBrand } from '../../../src/authoring/release/release.ts'
import { isObject } from '../../../src/schemas/json.ts'
import type { Json } from '../../../src/schemas/json.ts'
import { readableId } from '../../../src/schemas/readable-id.ts'
import { folderOf, isMedia, placeOf } from '../releases/tree.ts'

/**
 * What a document is called in the audit, in English: `page "Help" of foyer`. A page has its own title where it says one, every other
 * document its id made readable.
 */
export function titleAt(path: string, value?: Json): string {
  const place = placeOf(path)
  const brand = folderOf(path)
  const owner = brand === baseBrand ? 'all brands' : brand
  if (isMedia(path)) return `pictures of ${owner}`
  if (!place) return path
  const { kind, id } = place
  if (kind === 'brand') return `settings of ${owner}`
  if (kind === 'flags') return `flags of ${owner}`
  if (kind === 'words') return `words in ${id} of ${owner}`
  return `${kind} "${ownTitle(value) ?? readableId(id)}" of ${owner}`
}

export function titlesAt(paths: readonly string[]): string {
  return paths.map((path) => titleAt(path)).join(', ')
}

/** A title in words of the portal is known by its key alone here, unless the page brings the words along. */
function ownTitle(value: Json | undefined): string | undefined {
  if (!isObject(value) || value.kind !== 'page' || typeof value.title !== 'string') return undefined
  if (!value.title.startsWith('t:')) return value.title.trim() || undefined
  const english = isObject(value.strings) ? value.strings.EN : undefined
  const word = isObject(english) ? english[value.title.slice('t:'.length)] : undefined
  return typeof word === 'string' && word.trim() !== '' ? word.trim() : undefined
}
