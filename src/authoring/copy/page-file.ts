import SHA256 from 'crypto-js/sha256'
import * as z from 'zod/mini'

import { Strings } from '../../schemas/documents.ts'
import { documentLimits } from '../../schemas/document-limits.ts'
import { isObject, JsonObject } from '../../schemas/json.ts'
import type { Json } from '../../schemas/json.ts'
import { isPictureFile } from '../../schemas/picture-file.ts'

/** The newest format that is read; a file without variations is written in the first, which every Foyer reads. */
const pageFileFormat = 2
/** The most pictures and variations of a page file, and the most bytes of all its pictures: with them it can be read in one piece. */
export const pageFileLimits = { pictures: 40, pictureBytes: 7_000_000, variations: 40 } as const

/** A picture of a page file by the hash of its bytes. Without `data`, which is base64, only its server has it. */
const HeldPicture = z.object({
  file: z.string().check(z.regex(/^[\w-]{16}$/)),
  name: z.string().check(z.maxLength(200)),
  data: z.optional(z.string()),
})
export type HeldPicture = z.infer<typeof HeldPicture>

/** A page as one file: with the words of its brand that it shows, its pictures and its variations. `hash` is that of all of it. */
const PageFile = z.object({
  foyer: z.literal('page'),
  format: z.int(),
  brand: z.string(),
  hash: z.string(),
  page: JsonObject,
  words: Strings,
  pictures: z.array(HeldPicture),
  variations: z.optional(z.array(JsonObject)),
})
export type PageFile = z.infer<typeof PageFile>

/** Whether a text begins as a page file does. */
export function isPageFile(text: string): boolean {
  return /^\s{0,20}\{\s{0,20}"foyer":\s{0,5}"page"/.test(text.slice(0, 100))
}

export function pageFileText(content: Omit<PageFile, 'foyer' | 'format' | 'hash'>): string {
  const { brand, page, words, pictures, variations = [] } = content
  const [format, more] = variations.length > 0 ? [2, { variations }] : [1, {}]
  return `${JSON.stringify({ foyer: 'page', format, brand, hash: hashOf(content), page, words, pictures, ...more }, null, 2)}\n`
}

/** What a page file has in it, or why it cannot be imported. The page itself is checked as every imported document is. */
export function readPageFile(
  text: string,
): { ok: true; file: PageFile } | { ok: false; why: 'broken' | 'newer' | 'changed' | 'pictures' | 'large' } {
  let value: Json
  let file: PageFile | undefined
  try {
    value = JSON.parse(text) as Json // JSON.parse gives JSON
    file = PageFile.safeParse(value, { jitless: true }).data
  } catch {
    return { ok: false, why: 'broken' } // no JSON, or nested so deep that no one can walk through it
  }
  if (isObject(value) && typeof value.format === 'number' && value.format > pageFileFormat) return { ok: false, why: 'newer' }
  if (!file) return { ok: false, why: 'broken' }
  if (file.pictures.length > pageFileLimits.pictures) return { ok: false, why: 'pictures' }
  const variations = file.variations ?? []
  if (variations.length > pageFileLimits.variations) return { ok: false, why: 'broken' }
  if ([file.page, ...variations].some((one) => JSON.stringify(one).length > documentLimits.bytes)) return { ok: false, why: 'large' }
  if (file.hash !== hashOf(file)) return { ok: false, why: 'changed' }
  return { ok: true, file }
}

/** A value in which pictures are those that took their place: in props, and in addresses of their files. */
export function withPictures(
  value: Json,
  taken: ReadonlyMap<string, { file: string; width: number; height: number; widths: number[] }>,
): Json {
  if (typeof value === 'string')
    return value.replaceAll(/\/media\/([\w-]{16})(?=(?:-\d{1,5})?\.webp)/g, (whole: string, file: string) => {
      const next = taken.get(file)
      return next ? `/media/${next.file}` : whole
    })
  if (Array.isArray(value)) return value.map((part) => withPictures(part, taken))
  if (!isObject(value)) return value
  const next = isPictureFile(value) ? taken.get(value.file) : undefined
  if (next) return { ...value, file: next.file, width: next.width, height: next.height, widths: next.widths }
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withPictures(part, taken)]))
}

function hashOf({ page, words, pictures, variations = [] }: Pick<PageFile, 'page' | 'words' | 'pictures' | 'variations'>): string {
  return SHA256(JSON.stringify([page, words, pictures, ...(variations.length > 0 ? [variations] : [])])).toString()
}
