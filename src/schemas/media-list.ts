import * as z from 'zod/mini'

/** A picture's name in addresses and documents: the beginning of the SHA-256 of its largest file. */
export const PictureHash = z.string().check(z.regex(/^[\w-]{16}$/))

/** A picture of a brand: `<hash>.webp` is `width` wide, `<hash>-<width>.webp` one of the smaller `widths`. */
export const PictureEntry = z.strictObject({
  name: z.string().check(z.minLength(1), z.maxLength(200)), // of the file that was uploaded
  width: z.int().check(z.minimum(1)),
  height: z.int().check(z.minimum(1)),
  widths: z.array(z.int().check(z.minimum(1))).check(z.maxLength(8)),
  bytes: z.int().check(z.minimum(1)), // of the largest file
  at: z.string(), // ISO 8601, when it was uploaded
})
export type PictureEntry = z.infer<typeof PictureEntry>

/** `<brand>/media/media.json`: the pictures that lie beside it. Players do not need it, for a page says itself what its pictures are. */
export const MediaList = z.strictObject({
  $schema: z.optional(z.string()),
  kind: z.literal('media'),
  id: z.literal('media'),
  format: z.literal(1),
  pictures: z.record(PictureHash, PictureEntry),
})
export type MediaList = z.infer<typeof MediaList>
