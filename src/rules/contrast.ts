/** A colour in sRGB, each part from 0 to 1. */
export type Rgb = { r: number; g: number; b: number; a: number }
type Lch = { l: number; c: number; h: number }

/** Reads `#rgb`, `#rgba`, `#rrggbb` and `#rrggbbaa`; null of anything else. */
export function parseColor(text: string): Rgb | null {
  const hex = /^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.exec(text.trim())?.[1]
  if (hex === undefined) return null
  const parts = (hex.length <= 4 ? [...hex].map((digit) => digit + digit) : (hex.match(/../g) ?? [])).map(
    (part) => Number.parseInt(part, 16) / 255,
  )
  const [r = 0, g = 0, b = 0, a = 1] = parts
  return { r, g, b, a }
}

/** The colour that a typed or pasted text means: `2f6fed`, `##2F6FED` and ` #2F6FED ` are `#2f6fed`. Any other text is only trimmed. */
export function colorFromText(text: string): string {
  const trimmed = text.trim()
  const color = `#${trimmed.replace(/^#+\s*/, '').toLowerCase()}`
  return parseColor(color) ? color : trimmed
}

export function hexOf({ r, g, b, a = 1 }: Omit<Rgb, 'a'> & { a?: number }): string {
  const parts = a < 1 ? [r, g, b, a] : [r, g, b]
  return `#${parts
    .map((part) =>
      Math.round(Math.min(1, Math.max(0, part)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** Contrast by WCAG 2, from 1 to 21, of a colour on another; transparency is mixed in. Null where a colour cannot be parsed. */
export function contrast(color: string, background: string): number | null {
  const [above, below] = [parseColor(color), parseColor(background)]
  return above && below ? ratio(above, below) : null
}

/** The lowest contrast on several backgrounds, and the background that has it. */
export function worstContrast(
  color: string,
  backgrounds: readonly { name: string; color: string }[],
): { ratio: number; background: string } | null {
  const known = backgrounds.flatMap(({ name, color: background }) => {
    const found = contrast(color, background)
    return found === null ? [] : [{ ratio: found, background: name }]
  })
  return known.reduce<{ ratio: number; background: string } | null>(
    (worst, one) => (worst === null || one.ratio < worst.ratio ? one : worst),
    null,
  )
}

/** Formats a ratio, rounded down: 4.49 is not "4.5 : 1". */
export function ratioText(value: number): string {
  return `${(Math.floor(value * 10 + 1e-9) / 10).toFixed(1)} : 1`
}

/**
 * The colour nearest in lightness (OKLCH, hue kept, chroma as far as sRGB has it) that is readable on every ground; null where the
 * grounds leave none. A colour that is readable is its own nearest.
 */
export function nearestReadable(color: string, backgrounds: readonly string[], least: number): string | null {
  const given = parseColor(color)
  const on = backgrounds.flatMap((background) => parseColor(background) ?? [])
  if (!given) return null
  const isReadable = (rgb: Rgb) => on.every((background) => ratio(rgb, background) >= least)
  if (isReadable(given)) return hexOf(given)
  const lch = toLch(given)
  const steps = 500
  for (let step = 1; step <= steps; step += 1) {
    for (const sign of [-1, 1]) {
      const l = lch.l + (sign * step) / steps
      if (l < 0 || l > 1) continue
      const rounded = parseColor(hexOf(inGamut({ ...lch, l })))
      if (rounded && isReadable(rounded)) return hexOf(rounded)
    }
  }
  return null
}

/**
 * A colour as it stands to another one, once that one changes: its hue turns as far, its chroma grows as much. Its lightness goes along
 * too, unless it is `fixed`: a soft background stays as light as it is. Null of what is no colour.
 */
export function movedWith(color: string, from: string, to: string, lightness: 'moves' | 'fixed' = 'moves'): string | null {
  const [given, before, after] = [parseColor(color), parseColor(from), parseColor(to)]
  if (!given || !before || !after) return null
  const [own, old, now] = [toLch(given), toLch(before), toLch(after)]
  const isGrey = old.c < 0.02 // the hue of a grey means nothing
  return hexOf({
    ...inGamut({
      l: lightness === 'fixed' ? own.l : Math.min(1, Math.max(0, own.l + now.l - old.l)),
      c: isGrey ? Math.max(own.c, now.c * 0.3) : own.c * (now.c / old.c),
      h: isGrey ? now.h : own.h + now.h - old.h,
    }),
    a: given.a,
  })
}

/**
 * Where readability ends in a square of saturation (across, 0 to 1) and brightness (up, 0 to 1) of one hue (0 to 360): one brightness
 * for each of `steps + 1` saturations. `readable` says which side of the line can be read; null where all or none of the square can.
 */
export function readableLine(
  hue: number,
  backgrounds: readonly string[],
  least: number,
  steps = 16,
): { points: { s: number; v: number }[]; readable: 'below' | 'above' } | null {
  const on = backgrounds.flatMap((background) => parseColor(background) ?? [])
  if (on.length === 0) return null
  const isReadable = (s: number, v: number) => on.every((background) => ratio(fromHsv(hue, s, v), background) >= least)
  const below = isReadable(0, 0)
  if (below === isReadable(0, 1)) return null
  const points = Array.from({ length: steps + 1 }, (_, index) => {
    const s = index / steps
    let [low, high] = [0, 1]
    if (isReadable(s, 1) === below) return { s, v: 1 } // a dark hue can be read however bright it is
    for (let round = 0; round < 12; round += 1) {
      const middle = (low + high) / 2
      if (isReadable(s, middle) === below) low = middle
      else high = middle
    }
    return { s, v: low }
  })
  return { points, readable: below ? 'below' : 'above' }
}

/** A colour as a square of saturation (across) and brightness (up) of one hue has it: the hue in degrees, the others from 0 to 1. */
export type Hsv = { h: number; s: number; v: number; a: number }

/** Null if the text is no colour. The hue of a grey is 0. */
export function toHsv(color: string): Hsv | null {
  const rgb = parseColor(color)
  if (!rgb) return null
  const { r, g, b, a } = rgb
  const most = Math.max(r, g, b)
  const spread = most - Math.min(r, g, b)
  const turn = spread === 0 ? 0 : most === r ? ((g - b) / spread) % 6 : most === g ? (b - r) / spread + 2 : (r - g) / spread + 4
  return { h: (turn * 60 + 360) % 360, s: most === 0 ? 0 : spread / most, v: most, a }
}

export function hexOfHsv({ h, s, v, a }: Hsv): string {
  return hexOf({ ...fromHsv(h, s, v), a })
}

function ratio(color: Rgb, background: Rgb): number {
  const shown = { r: mix(color.r, background.r, color.a), g: mix(color.g, background.g, color.a), b: mix(color.b, background.b, color.a) }
  const [light, dark] = [luminance(shown), luminance(background)].sort((a, b) => b - a) as [number, number] // two stay two
  return (light + 0.05) / (dark + 0.05)
}

function mix(above: number, below: number, alpha: number): number {
  return above * alpha + below * (1 - alpha)
}

function luminance({ r, g, b }: Omit<Rgb, 'a'>): number {
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
}

function linear(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}
function curved(part: number): number {
  return part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055
}

function fromHsv(hue: number, s: number, v: number): Rgb {
  const of = (n: number) => {
    const k = (n + hue / 60) % 6
    return v - v * s * Math.max(0, Math.min(k, 4 - k, 1))
  }
  return { r: of(5), g: of(3), b: of(1), a: 1 }
}

// OKLab by Björn Ottosson, https://bottosson.github.io/posts/oklab/
function toLch({ r, g, b }: Rgb): Lch {
  const [lr, lg, lb] = [linear(r), linear(g), linear(b)]
  const l = Math.cbrt(0.4122214708 * lr + 0.5363325363 * lg + 0.0514459929 * lb)
  const m = Math.cbrt(0.2119034982 * lr + 0.6806995451 * lg + 0.1073969566 * lb)
  const s = Math.cbrt(0.0883024619 * lr + 0.2817188376 * lg + 0.6299787005 * lb)
  const [a, bb] = [1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s, 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s]
  return { l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, c: Math.hypot(a, bb), h: Math.atan2(bb, a) }
}

function fromLch({ l, c, h }: Lch): Rgb {
  const [a, b] = [c * Math.cos(h), c * Math.sin(h)]
  const [lr, mr, sr] = [
    l + 0.3963377774 * a + 0.2158037573 * b,
    l - 0.1055613458 * a - 0.0638541728 * b,
    l - 0.0894841775 * a - 1.291485548 * b,
  ].map((root) => root ** 3) as [number, number, number] // three stay three
  return {
    r: curved(4.0767416621 * lr - 3.3077115913 * mr + 0.2309699292 * sr),
    g: curved(-1.2684380046 * lr + 2.6097574011 * mr - 0.3413193965 * sr),
    b: curved(-0.0041960863 * lr - 0.7034186147 * mr + 1.707614701 * sr),
    a: 1,
  }
}

/** Reduces the chroma of a colour until sRGB contains it. */
function inGamut(target: Lch): Rgb {
  const isInside = ({ r, g, b }: Rgb) => [r, g, b].every((part) => part >= -0.001 && part <= 1.001)
  const whole = fromLch(target)
  if (isInside(whole)) return whole
  let [low, high] = [0, target.c]
  for (let round = 0; round < 14; round += 1) {
    const middle = (low + high) / 2
    if (isInside(fromLch({ ...target, c: middle }))) low = middle
    else high = middle
  }
  return fromLch({ ...target, c: low })
}
