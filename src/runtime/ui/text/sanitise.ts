import createPurifier from 'dompurify'
import type { Config } from 'dompurify'

import { piecesOf } from './rich-text-pieces.ts'
import { createShape } from './rich-text-shape.ts'
import type { Shape } from './rich-text-shape.ts'
import { attributes, onlyKnownTags, tags } from './rich-text-tags.ts'

const purifier = createPurifier(window) // under the content policy it makes its own Trusted Types policy, "dompurify"

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
 * Sanitises the gateway's HTML: text tags, lists, tables and links stay; scripts, handlers, styles, forms, frames, SVG, MathML,
 * pictures, names and addresses other than http(s), mailto and tel are removed. The rest is fitted into the page (rich-text-shape.ts).
 * A long text comes in pieces (rich-text-pieces.ts), one at a time and in order, each small enough not to block the page.
 */
export function sanitise(html: string, wanted: Shape): (() => DocumentFragment)[] {
  const shape = createShape(wanted)
  return piecesOf(html).map((piece) => () => {
    const text: DocumentFragment | null = purifier.sanitize(onlyKnownTags(piece), config) // null: a page of frames has no body
    return shape(text ?? document.createDocumentFragment())
  })
}
