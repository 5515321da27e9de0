/** The region of the browser's own language, as two letters (`AE` of `ar-AE`); undefined when it has none. */
export function browserRegion(): string | undefined {
  try {
    return new Intl.Locale(navigator.language).region
  } catch {
    return undefined
  }
}

/** The operating system, as the browser names it. */
export function browserSystem(): string {
  if (typeof navigator === 'undefined') return 'unknown'
  const { userAgentData } = navigator as { userAgentData?: { platform?: string } } // not in every browser, nor in TypeScript's own types
  return userAgentData?.platform || /\(([^;)]+)/.exec(navigator.userAgent)?.[1] || 'unknown'
}

/** So many random bytes, from the browser's cryptographic source. */
export function browserRandomBytes(count: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(count))
}
