/** A backslash and control characters, written for a character class of a pattern. */
const never = '\\\\\\u0000-\\u001f\\u007f-\\u009f'

/**
 * An address of the portal as text: `/rng`, `/rng?vassalage=PG#top`. It begins with one slash and holds no empty step, no backslash and no
 * control character, because browsers read `//`, `/\` and `/<tab>/` as the beginning of another site's address.
 */
export const addressPattern = `^/(?:[^/?#${never}]+/)*[^/?#${never}]*(?:[?#][^${never}]*)?$`
export const addressForm = new RegExp(addressPattern, 'u')

export function isAddress(text: unknown): text is string {
  return typeof text === 'string' && addressForm.test(text)
}

/** The JSON Schema of such an address, for props of widgets. A contract has no pattern of its own for addresses. */
export const addressProp = { type: 'string', format: 'route', pattern: addressPattern } as const

/** The JSON Schema of a picture's address, for props of widgets: a file of the portal, as `/img/scene/live.svg`, or one of the web. */
export const pictureProp = {
  type: 'string',
  format: 'uri-reference',
  pattern: `${addressPattern}|^https?://[^/?#${never}]+(?:[/?#][^${never}]*)?$`,
} as const

/** A picture's address outside of props, in the same form. */
export const pictureForm = new RegExp(pictureProp.pattern, 'u')

/** An address of an intent as text: `/rng?vassalage=PG`. */
export function pathOf(address: string | { route: string; query?: Record<string, string> | undefined }): string {
  if (typeof address === 'string') return address
  const query = new URLSearchParams(address.query).toString()
  return query ? `${address.route}?${query}` : address.route
}

/** An address with one more value; what is in the value belongs to it alone. */
export function addressWith(to: string, name: string, value: string): string {
  const [path = '', ...hash] = to.split('#')
  const more = new URLSearchParams([[name, value]]).toString()
  return [`${path}${path.includes('?') ? '&' : '?'}${more}`, ...hash].join('#')
}
