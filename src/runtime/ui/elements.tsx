import type { ReactElement } from 'react'

/**
 * What may stand beside other elements: no bare text. A browser's translator takes texts out of the page, and React, which would change
 * or move them later, fails (decision 563).
 */
export type Elements = ReactElement | readonly Elements[] | false | null | undefined

/** What the caller of a component writes between its tags: one text, or elements. */
export type Content = string | number | Elements

/** A text in an element of its own; elements as they are. */
export function inElement(content: Content): Elements {
  return typeof content === 'string' || typeof content === 'number' ? <span>{content}</span> : content
}
