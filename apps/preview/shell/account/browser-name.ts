// Browsers name those that they are made from, so the first that fits counts
const browsers = [
  ['Edge', /Edg(?:e|A|iOS)?\//],
  ['Opera', /OPR\/|Opera/],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\//],
  ['Safari', /Safari\//],
] as const
const systems = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['macOS', /Macintosh|Mac OS X/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
] as const

/** What a browser calls itself, in its makers' names; undefined where it is none of the known. */
export function browserOf(userAgent: string | null): { browser: string | undefined; system: string | undefined } {
  const named = (names: readonly (readonly [string, RegExp])[]) => names.find(([, form]) => form.test(userAgent ?? ''))?.[0]
  return { browser: named(browsers), system: named(systems) }
}
