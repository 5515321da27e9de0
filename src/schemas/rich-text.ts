import { addressProp } from './address.ts'

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
      style: { type: 'string', enum: ['paragraph', 'heading', 'subheading', 'bullet', 'number'] },
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
export type RichTextBlock = { style: 'paragraph' | 'heading' | 'subheading' | 'bullet' | 'number'; spans: RichTextSpan[] }
export type RichText = RichTextBlock[]
