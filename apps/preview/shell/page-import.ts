import { withBrandWords } from '../../../src/authoring/copy/copy-nodes.ts'
import { missingIn, picturesIn } from '../../../src/authoring/copy/missing.ts'
import type { Missing } from '../../../src/authoring/copy/missing.ts'
import { withPictures } from '../../../src/authoring/copy/page-file.ts'
import type { PageFile } from '../../../src/authoring/copy/page-file.ts'
import { isObject } from '../../../src/schemas/json.ts'
import type { JsonObject } from '../../../src/schemas/json.ts'
import { pictureName } from '../../../src/schemas/picture-file.ts'
import type { Registry } from '../../../src/runtime/contract/registry.ts'
import { uploadPicture } from '../../kit/fields/picture-calls.ts'
import type { KnownPicture, PictureFailure } from '../../kit/fields/picture-calls.ts'
import type { PortalWords } from '../model/words/portal-words.ts'

type Documents = ReadonlyMap<string, JsonObject | null>
export type Here = {
  documents: Documents
  brand: string
  registry: Registry | undefined
  words: PortalWords | null
  pictures: readonly KnownPicture[] | undefined
}

/** What a page of a file names that this brand will not have once the page is imported. */
export function missingFor(
  { page, words: held, pictures: own }: PageFile,
  { documents, brand, registry, words, pictures }: Here,
): Missing[] {
  if (!registry) return []
  const strings = withBrandWords(isObject(page.strings) ? page.strings : {}, held, documents)
  const travelling = new Set(Object.values(strings).flatMap((texts) => (isObject(texts) ? Object.keys(texts) : [])))
  const shipped = words && new Set(words.allKeys())
  return missingIn(page, {
    documents,
    brand: documents.get(`brand/${brand}`) ?? {},
    registry,
    hasWord: (key) =>
      !shipped ||
      [key, `${key}_other`].some(
        (one) => travelling.has(one) || shipped.has(one) || [...shipped].some((other) => other.endsWith(`.${one}`)),
      ),
    pictures:
      pictures && new Set([...pictures.map(({ file }) => file), ...own.flatMap(({ file, data }) => (data === undefined ? [] : [file]))]),
  })
}

/**
 * The page of a file as it comes into this brand. Pictures that are not here are uploaded first, from the file or from this server. Words
 * of its brand that are not here become the page's; an address that another page has stays with that one.
 */
export async function pageFrom(
  { page, words, pictures: held }: PageFile,
  { documents, brand, pictures }: Here,
): Promise<{ body: JsonObject } | { failure: PictureFailure; name: string }> {
  const here = new Set(pictures?.map(({ file }) => file))
  const taken = new Map<string, KnownPicture>()
  for (const file of new Set(picturesIn(page).map((one) => one.file))) {
    if (here.has(file)) continue
    const one = held.find((picture) => picture.file === file)
    const bytes = one?.data === undefined ? await bytesOf(file) : bytesIn(one.data)
    if (!bytes) continue // it is listed as missing
    const name = one?.name ?? file
    const { signal } = new AbortController()
    const answer = await uploadPicture(brand, new File([bytes], name), { signal, onProgress: () => undefined })
    if (!answer) continue
    if (!answer.done) return { failure: answer.failure, name }
    taken.set(file, answer.value)
  }
  const { strings, routes, ...rest } = withPictures(page, taken) as JsonObject // an object stays one
  const all = withBrandWords(isObject(strings) ? strings : {}, words, documents)
  const free = Array.isArray(routes) ? routes.filter((route) => !isTaken(route, page, documents)) : []
  return { body: { ...rest, ...(free.length > 0 && { routes: free }), ...(Object.keys(all).length > 0 && { strings: all }) } }
}

function isTaken(route: unknown, { id }: JsonObject, documents: Documents): boolean {
  return [...documents].some(
    ([name, body]) =>
      name.startsWith('page/') && body?.id !== id && Array.isArray(body?.routes) && body.routes.some((one) => one === route),
  )
}

async function bytesOf(file: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const reply = await fetch(`/media/${pictureName(file)}`).catch((): undefined => undefined)
  return reply?.ok ? new Uint8Array(await reply.arrayBuffer()) : undefined
}

function bytesIn(data: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
  } catch {
    return undefined
  }
}
