import { withBrandWords } from '../../../../src/authoring/copy/copy-nodes.ts'
import { missingIn, picturesIn } from '../../../../src/authoring/copy/missing.ts'
import type { Missing } from '../../../../src/authoring/copy/missing.ts'
import { withPictures } from '../../../../src/authoring/copy/page-file.ts'
import type { PageFile } from '../../../../src/authoring/copy/page-file.ts'
import { isObject } from '../../../../src/schemas/json.ts'
import type { Json, JsonObject } from '../../../../src/schemas/json.ts'
import { pictureName } from '../../../../src/schemas/picture-file.ts'
import type { Registry } from '../../../../src/runtime/contract/registry.ts'
import { uploadPicture } from '../../../kit/fields/pictures/picture-calls.ts'
import type { KnownPicture, PictureFailure } from '../../../kit/fields/pictures/picture-calls.ts'
import type { PortalWords } from '../../model/words/portal-words.ts'
import { besideId } from './import-check.ts'

type Documents = ReadonlyMap<string, JsonObject | null>
type Variation = JsonObject & { id: string }
/** A page as it comes in, and the documents of its variations once it has a name. */
type Imported = { body: JsonObject; varied: (target: string) => { document: string; body: JsonObject }[] }
export type Here = {
  documents: Documents
  brand: string
  registry: Registry | undefined
  words: PortalWords | null
  pictures: readonly KnownPicture[] | undefined
}

/** What a page of a file names that this brand will not have once the page is imported. */
export function missingFor(
  { page, words: held, pictures: own, variations }: PageFile,
  { documents, brand, registry, words, pictures }: Here,
): Missing[] {
  if (!registry) return []
  const strings = withBrandWords(isObject(page.strings) ? page.strings : {}, held, documents)
  const travelling = new Set(Object.values(strings).flatMap((texts) => (isObject(texts) ? Object.keys(texts) : [])))
  const shipped = words && new Set(words.allKeys())
  const target = {
    documents,
    brand: documents.get(`brand/${brand}`) ?? {},
    registry,
    hasWord: (key: string) =>
      !shipped ||
      [key, `${key}_other`].some(
        (one) => travelling.has(one) || shipped.has(one) || [...shipped].some((other) => other.endsWith(`.${one}`)),
      ),
    pictures:
      pictures && new Set([...pictures.map(({ file }) => file), ...own.flatMap(({ file, data }) => (data === undefined ? [] : [file]))]),
  }
  return missingIn(page, target, variations)
}

/** The variations of a file that come along, and those that would never apply in this brand, each with the brands that it is for. */
export function variationsFor(
  { variations = [] }: PageFile,
  brand: string,
): { come: Variation[]; stay: { id: string; brands: string[] }[] } {
  const come: Variation[] = []
  const stay: { id: string; brands: string[] }[] = []
  for (const one of variations) {
    // no variation
    if (one.kind !== 'overlay' || typeof one.id !== 'string' || !documentId.test(one.id) || one.id.length > longestId) continue
    const brands = brandsOf(one.when)
    if (brands && !brands.includes(brand)) stay.push({ id: one.id, brands })
    else come.push({ ...one, id: one.id })
  }
  return { come, stay }
}
const documentId = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const longestId = 64

/** The brands that a condition can be true for; undefined where it names none. */
function brandsOf(when: Json | undefined): string[] | undefined {
  if (!isObject(when)) return undefined
  const [fact, value] = Array.isArray(when.eq) ? when.eq : Array.isArray(when.in) ? when.in : []
  if (fact === 'brand') return (Array.isArray(value) ? value : [value]).filter((one): one is string => typeof one === 'string')
  const parts = Array.isArray(when.all) ? when.all.flatMap((part) => brandsOf(part) ?? []) : []
  return parts.length > 0 ? parts : undefined
}

/**
 * Variations as documents of this brand, for the page that they come with: under their own names, or one that is free where theirs is
 * taken by a variation of something else.
 */
function variationDocuments(
  variations: readonly Variation[],
  target: string,
  documents: Documents,
): { document: string; body: JsonObject }[] {
  const taken = new Map(documents)
  return variations.map((one) => {
    const there = taken.get(`overlay/${one.id}`)
    const id = there && there.target !== target ? besideId(taken, 'overlay', one.id) : one.id
    const body = { ...one, id, target }
    taken.set(`overlay/${id}`, body)
    return { document: `overlay/${id}`, body }
  })
}

/**
 * The page of a file as it comes into this brand. Pictures that are not here are uploaded first, from the file or from this server. Words
 * of its brand that are not here become the page's; an address that another page has stays with that one.
 */
export async function pageFrom(
  file: PageFile,
  { documents, brand, pictures }: Here,
): Promise<Imported | { failure: PictureFailure; name: string }> {
  const { page, words, pictures: held } = file
  const { come } = variationsFor(file, brand)
  const here = new Set(pictures?.map(({ file }) => file))
  const taken = new Map<string, KnownPicture>()
  for (const file of new Set(picturesIn([page, ...come]).map((one) => one.file))) {
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
  const varied = come.map((one) => withPictures(one, taken) as Variation) // an object stays one
  return {
    varied: (target) => variationDocuments(varied, target, documents),
    body: { ...rest, ...(free.length > 0 && { routes: free }), ...(Object.keys(all).length > 0 && { strings: all }) },
  }
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
