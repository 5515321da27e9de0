import { addressProp } from './address.ts'
import { isObject } from './json.ts'

/** The styles of a part; entries of a list are parts, too. */
export const richTextStyles = ['paragraph', 'heading', 'subheading', 'bullet', 'number'] as const

/**
 * A text with headings, lists, emphasis and links as data, never as HTML: the JSON Schema for props of widgets. Consecutive bullets, and
 * consecutive numbers, are one list. A paragraph without spans is an empty line.
 */
export const richTextProp = {
  type: 'array',
  holds: 'rich-text',
  minItems: 1,
  maxItems: 200,
  items: {
    type: 'object',
    additionalProperties: false,
    required: ['style', 'spans'],
    properties: {
      style: { type: 'string', enum: richTextStyles },
      spans: {
        type: 'array',
        maxItems: 200,
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['text'],
          properties: {
            text: { type: 'string', minLength: 1, maxLength: 5_000 },
            bold: { type: 'boolean' },
            italic: { type: 'boolean' },
            link: addressProp,
          },
        },
      },
    },
  },
} as const

export type RichTextSpan = { text: string; bold?: boolean | undefined; italic?: boolean | undefined; link?: string | undefined }
export type RichTextBlock = { style: (typeof richTextStyles)[number]; spans: RichTextSpan[] }
export type RichText = RichTextBlock[]

/** Whether a value has the form of a rich text, with nothing in it that this version does not know. */
export function isRichText(value: unknown): value is RichText {
  return Array.isArray(value) && value.every(isBlock)
}

function isBlock(block: unknown): block is RichTextBlock {
  if (!isObject(block) || !Array.isArray(block.spans) || Object.keys(block).length !== 2) return false
  return richTextStyles.some((style) => style === block.style) && block.spans.every(isSpan)
}

function isSpan(span: unknown): span is RichTextSpan {
  if (!isObject(span) || typeof span.text !== 'string' || span.text === '') return false
  const { text: _, bold, italic, link, ...others } = span
  const isSwitch = (value: unknown) => value === undefined || typeof value === 'boolean'
  return Object.keys(others).length === 0 && isSwitch(bold) && isSwitch(italic) && (link === undefined || typeof link === 'string')
}
