// Digits are 0 to 9 in every language, with the separators of the language, as `Intl` has them for these digits (decision 780). Without
// `Intl` where a number allows it: the first format that a page makes takes a phone 50 ms. A test compares both.

/** `least`: digits from which on there are groups, when more than four. `pairs`: before the last three digits there are groups of two. */
type Separators = { group: string; decimal: string; least?: number; pairs?: true }

const english: Separators = { group: ',', decimal: '.' }
const point: Separators = { group: '.', decimal: ',' }
const space: Separators = { group: '\u00a0', decimal: ',' }
const indian: Separators = { group: ',', decimal: '.', pairs: true }
const byLanguage: Readonly<Record<string, Separators>> = {
  vi: point,
  id: point,
  'pt-BR': point,
  tr: point,
  lo: point,
  es: { ...point, least: 5 },
  ru: space,
  kk: space,
  uz: space,
  'pt-PT': { ...space, least: 5 },
  hi: indian,
  bn: indian,
  ta: indian,
  ne: indian,
}

/** The tag with which `Intl` writes as the portal does. */
export function figuresTag(language: string): string {
  return `${language}-u-nu-latn`
}

/** A whole number, such as how many games there are: `12,480`. `language` as `<html lang>` has it. */
export function countText(count: number, language: string): string {
  return Number.isSafeInteger(count) && !Object.is(count, -0)
    ? grouped(String(count), language)
    : count.toLocaleString(figuresTag(language))
}

/** An amount with some decimals, rounded as it is written, half away from zero: 1.005 is `1.01`. */
export function amountText(amount: number, decimals: number, language: string): string {
  const units = Math.round(Number(`${Math.abs(amount)}e${decimals}`)) // no number where the amount is written with an exponent
  if (!Number.isSafeInteger(units) || Object.is(amount, -0))
    return amount.toLocaleString(figuresTag(language), { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
  return `${amount < 0 ? '-' : ''}${unitsText(String(units), decimals, language)}`
}

/** The smallest units of an amount, as text: `123450` with two decimals is `1,234.50`. */
export function unitsText(units: string, decimals: number, language: string): string {
  const text = units.padStart(decimals + 1, '0')
  const at = text.length - decimals
  const { decimal } = byLanguage[language] ?? english
  return `${grouped(text.slice(0, at), language)}${decimals > 0 ? `${decimal}${text.slice(at)}` : ''}`
}

/** The groups of a whole number, which may have a minus. */
export function grouped(digits: string, language: string): string {
  const { group, least = 4, pairs } = byLanguage[language] ?? english
  const first = digits.startsWith('-') ? 1 : 0
  if (digits.length - first < least) return digits
  const groups: string[] = []
  for (let end = digits.length, size = 3; end > first; end -= size, size = pairs ? 2 : 3)
    groups.unshift(digits.slice(Math.max(first, end - size), end))
  return digits.slice(0, first) + groups.join(group)
}
