import { isObject } from './json.ts'

/** The widths in px in which a picture is kept beside its largest; a picture has those that are smaller than it. */
export const pictureWidths = [320, 640, 1280] as const
/** The largest width in px in which a picture is kept. */
const widestPicture = 2560

/** The first 16 characters of the base64url SHA-256 of the bytes of a picture's largest file. */
const hashPattern = '^[A-Za-z0-9_-]{16}$'
const hashForm = new RegExp(hashPattern, 'u')

/**
 * A picture that an operator has uploaded: the JSON Schema for props of widgets. It holds all that drawing it takes, so that a page needs
 * no list of pictures. `focus` is the part that stays where the picture is cut: whole per cent from the left and from the top, for a
 * picture is not mirrored.
 */
export const pictureFileProp = {
  type: 'object',
  holds: 'picture',
  additionalProperties: false,
  required: ['file', 'width', 'height', 'widths'],
  properties: {
    file: { type: 'string', pattern: hashPattern },
    width: { type: 'integer', minimum: 1, maximum: widestPicture },
    height: { type: 'integer', minimum: 1, maximum: 16_383 }, // the most that a WebP file can have
    widths: { type: 'array', uniqueItems: true, maxItems: pictureWidths.length, items: { type: 'integer', enum: pictureWidths } },
    focus: { type: 'array', minItems: 2, maxItems: 2, items: { type: 'integer', minimum: 0, maximum: 100 } },
  },
} as const

export type PictureFile = {
  file: string
  width: number
  height: number
  widths: (typeof pictureWidths)[number][]
  focus?: number[] | undefined
}

/** Whether a value names a picture that was uploaded. */
export function isPictureFile(value: unknown): value is PictureFile {
  return (
    isObject(value) &&
    typeof value.file === 'string' &&
    hashForm.test(value.file) &&
    isSize(value.width) &&
    isSize(value.height) &&
    Array.isArray(value.widths)
  )
}

function isSize(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) > 0
}

/** Where a picture's focus is, in per cent from the left and from the top: its middle without one that can be read. */
export function focusOf({ focus }: Pick<PictureFile, 'focus'>): { x: number; y: number } {
  const isShare = (value: unknown) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 100
  const [x = 50, y = 50] = Array.isArray(focus) && focus.every(isShare) ? focus : []
  return { x, y }
}

/** The class of an element that shows a picture cut: it sets `--focus`, for the content policy refuses style attributes. */
export function focusClass(picture: Pick<PictureFile, 'focus'>): string {
  const { x, y } = focusOf(picture)
  return `focus-${x}-${y}`
}

/** The rule of such a class; undefined for another class. */
export function focusRule(name: string): string | undefined {
  const [, x, y] = /^focus-(\d+)-(\d+)$/.exec(name) ?? []
  return x === undefined ? undefined : `.${name}{--focus:${x}% ${y}%}`
}

/** The name of a picture's file: of its largest, or of the one of this width. Players get it at `/media/<name>`. */
export function pictureName(hash: string, width?: number): string {
  return `${hash}${width === undefined ? '' : `-${width}`}.webp`
}
