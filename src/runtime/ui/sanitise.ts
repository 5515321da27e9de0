import createPurifier from 'dompurify'
import type { Config } from 'dompurify'

import { piecesOf } from './rich-text-pieces.ts'
import { createShape } from './rich-text-shape.ts'
import type { Shape } from './rich-text-shape.ts'
import { attributes, onlyKnownTags, tags } from './rich-text-tags.ts'

const purifier = createPurifier(window) // under the content policy it makes one Trusted Types policy of its own, "dompurify"

const config: Config & { RETURN_DOM_FRAGMENT: true } = {
  ALLOWED_TAGS: [...tags, '#text'],
  ALLOWED_ATTR: attributes,
  ALLOWED_URI_REGEXP: /^(?:https?|mailto|tel):/i,
  ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
}

/**
 * Makes the gateway's HTML harmless: text tags, lists, tables and links stay; scripts, handlers, styles, forms, frames, SVG, MathML,
 * pictures, names and addresses other than http(s), mailto and tel go. What stays is brought into shape (rich-text-shape.ts). A long
 * text comes in pieces (rich-text-pieces.ts), to be made one at a time and in this order, each small enough not to hold up the page.
 */
export function sanitise(html: string, wanted: Shape): (() => DocumentFragment)[] {
  const shape = createShape(wanted)
  return piecesOf(html).map((piece) => () => {
    const text: DocumentFragment | null = purifier.sanitize(onlyKnownTags(piece), config) // null: a page of frames has no body
    return shape(text ?? document.createDocumentFragment())
  })
}
