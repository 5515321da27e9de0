/** The address of a help topic. Its key may hold anything, also half of a surrogate pair, which no address can contain. */
export function helpAddress(key: string): string {
  return `/help#${encodeURIComponent(key.replaceAll(/\p{Surrogate}/gu, '\uFFFD'))}`
}
