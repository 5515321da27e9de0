import createPurifier from 'dompurify'
import type { Config } from 'dompurify'

import { shape } from './rich-text-shape.ts'
import type { Shape } from './rich-text-shape.ts'

const purifier = createPurifier(window) // under the content policy it makes one Trusted Types policy of its own, "dompurify"

const config: Config & { RETURN_DOM_FRAGMENT: true } = {
  ALLOWED_TAGS: ['p', 'br', 'hr', 'b', 'strong', 'i', 'em', 'u', 's', 'small', 'sub', 'sup', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'a', 'blockquote', 'code', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'span', 'div', '#text'],
  ALLOWED_ATTR: ['href', 'title', 'lang', 'dir', 'colspan', 'rowspan'],
  ALLOWED_URI_REGEXP: /^(?:https?|mailto|tel):/i,
  ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
}

/** Where hostile text is cut: no person writes that many tags, and each costs the main thread time. */
const limits = { characters: 1_000_000, tags: 4_000 }

/**
 * Makes the gateway's HTML harmless: text tags, lists, tables and links stay; scripts, handlers, styles, forms, frames, SVG, MathML,
 * pictures, names and addresses other than http(s), mailto and tel go. What stays is brought into shape (rich-text-shape.ts). A text of
 * more than a million characters or 4,000 tags ends there.
 */
export function sanitise(html: string, wanted: Shape): DocumentFragment {
  return shape(purifier.sanitize(cut(html), config), wanted)
}

function cut(html: string): string {
  let end = -1
  for (let tags = 0; tags <= limits.tags; tags += 1) {
    end = html.indexOf('<', end + 1)
    if (end === -1 || end > limits.characters) return html.slice(0, limits.characters)
  }
  return html.slice(0, end)
}
