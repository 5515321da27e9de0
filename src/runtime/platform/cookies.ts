/** Cookies that the server reads too. `maxAge` in seconds. */
export type Cookies = {
  /** The first value that is good: a name may have several cookies, of this path and of those around it. */
  read: (name: string, isGood?: (value: string) => boolean) => string | undefined
  write: (name: string, value: string, maxAge: number) => void
}

export const browserCookies: Cookies = {
  read: (name, isGood) => (typeof document === 'undefined' ? undefined : cookieOf(document.cookie, name, isGood)),
  write(name, value, maxAge) {
    if (typeof document !== 'undefined') document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${maxAge}; samesite=lax`
  },
}

/** The first good cookie of a name in a `Cookie` header or in `document.cookie`. A value that is no valid encoding counts as none. */
export function cookieOf(all: string, name: string, isGood: (value: string) => boolean = () => true): string | undefined {
  for (const part of all.split(';')) {
    const [key = '', ...value] = part.split('=')
    if (key.trim() !== name) continue
    const text = decoded(value.join('=').trim())
    if (text !== undefined && isGood(text)) return text
  }
  return undefined
}

function decoded(value: string): string | undefined {
  try {
    return decodeURIComponent(value)
  } catch {
    return undefined
  }
}
