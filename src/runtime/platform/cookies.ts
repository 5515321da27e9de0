/** Cookies that the server reads too. `maxAge` in seconds. */
export type Cookies = {
  read: (name: string) => string | undefined
  write: (name: string, value: string, maxAge: number) => void
}

export const browserCookies: Cookies = {
  read: (name) => (typeof document === 'undefined' ? undefined : cookieOf(document.cookie, name)),
  write(name, value, maxAge) {
    if (typeof document !== 'undefined') document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${maxAge}; samesite=lax`
  },
}

/** One cookie of a `Cookie` header or of `document.cookie`. A value that is no valid encoding counts as none. */
export function cookieOf(all: string, name: string): string | undefined {
  for (const part of all.split(';')) {
    const [key = '', ...value] = part.split('=')
    if (key.trim() !== name) continue
    try {
      return decodeURIComponent(value.join('=').trim())
    } catch {
      return undefined
    }
  }
  return undefined
}
