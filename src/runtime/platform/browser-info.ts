/** Where the browser's own language is at home, as two letters (`AE` of `ar-AE`); undefined when it does not say. */
export function browserRegion(): string | undefined {
  try {
    return new Intl.Locale(navigator.language).region
  } catch {
    return undefined
  }
}

/** The system that the browser runs on, in its own words. */
export function browserSystem(): string {
  if (typeof navigator === 'undefined') return 'unknown'
  const { userAgentData } = navigator as { userAgentData?: { platform?: string } } // not in every browser, nor in TypeScript's own types
  return userAgentData?.platform || /\(([^;)]+)/.exec(navigator.userAgent)?.[1] || 'unknown'
}

/** As many random bytes as asked for, from the browser's own source for keys. */
export function browserRandomBytes(count: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(count))
}
