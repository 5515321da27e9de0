/** A text with a capital at its beginning. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** An id as a title: `change-password` → "Change password". */
export function readableId(id: string): string {
  return capitalized(id.replaceAll(/[-_]+/g, ' ').trim())
}
