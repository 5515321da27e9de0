/** The whole address; a path belongs to this site. Undefined for a text that is no web address. */
export function webAddress(url: string): string | undefined {
  const base = document.location.href
  const { href, protocol } = URL.canParse(url, base) ? new URL(url, base) : { href: undefined, protocol: '' }
  return protocol === 'https:' || protocol === 'http:' ? href : undefined
}
