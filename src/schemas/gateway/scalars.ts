import * as z from 'zod/mini'
import { withoutTrailing } from '../trailing.ts'

// `zod/mini` never compiles a schema with `new Function`; this also keeps it from trying whether it could, which a strict CSP reports.
z.config({ jitless: true })

/**
 * What a gateway may send for each kind of field (gateway.md, section 5). Every scalar reads `unknown` and either gives a clean value
 * or, where an item is useless without the field, fails, so that `tolerantArray` drops that item alone.
 * A `maybe…` scalar is for a field marked `?`: missing and null give `undefined`.
 */

/** Reads any value; `undefined` from `read` means: not readable, the field fails. */
function required<T>(read: (input: unknown) => T | undefined, expected: string) {
  return z.pipe(
    z.unknown(),
    z.transform((input, context): T => {
      const value = read(input)
      if (value !== undefined) return value
      context.issues.push({ code: 'custom', message: `Expected ${expected}`, input })
      return z.NEVER
    }),
  )
}

/** Reads any value; missing, null and unreadable give `undefined`. */
function optional<T>(read: (input: unknown) => T | undefined) {
  return z.optional(z.pipe(z.unknown(), z.transform(read)))
}

/** Reads any value; missing, null and unreadable give `fallback`. */
function defaulted<T>(read: (input: unknown) => T | undefined, fallback: T & (string | number | boolean)) {
  return z._default(
    z.pipe(
      z.unknown(),
      z.transform((input): T => read(input) ?? fallback),
    ),
    fallback as never,
  ) // `never`: default() wants the widened output type, which T is
}

function readText(input: unknown): string | undefined {
  return typeof input === 'string' && input !== ''
    ? input
    : typeof input === 'number' && Number.isFinite(input)
      ? digitsOf(input)
      : undefined
}

const rtlLetter = /[\p{Script=Arabic}\p{Script=Hebrew}]/u
const tagOrAmount = /<[^<>]*>|\p{Sc}\s?\d(?:[\d.,]{0,20}\d)?|\d(?:[\d.,]{0,20}\d)?\s?[%٪\p{Sc}]/gu

/** A text from right to left with its amounts as runs of their own: behind an Arabic letter "$120" is shown as "120$" (UAX #9, W2). */
function isolatedAmounts(given: string | undefined): string | undefined {
  if (given === undefined || !rtlLetter.test(given)) return given
  return given.replace(tagOrAmount, (part) => (part.startsWith('<') ? part : `\u2066${part}\u2069`))
}

/** A number as it is written by hand, because it may be a name: 1e21 has 22 digits. */
function digitsOf(value: number): string {
  const text = String(value)
  return text.includes('e') ? value.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 20 }) : text
}

const numeric = /^[+-]?(\d+(?:\.\d*)?|\.\d+)(e[+-]?\d+)?$/i

function readNumber(input: unknown): number | undefined {
  const value = typeof input === 'number' ? input : typeof input === 'string' && numeric.test(input.trim()) ? Number(input) : Number.NaN
  return Number.isFinite(value) ? value : undefined
}

const longest = 400 // characters of a number; what a JSON number can hold has 309 digits

/** Reads the digits themselves. Decimals after the fourth are rounded, half away from zero. What no JSON number can hold is no amount. */
function readDecimal(input: unknown): string | undefined {
  const text = typeof input === 'number' ? String(input) : typeof input === 'string' ? input.trim() : ''
  if (text.length > longest || readNumber(text) === undefined) return undefined
  const [mantissa = '', exponent = '0'] = text.toLowerCase().split('e')
  const [whole = '', fraction = ''] = mantissa.replace(/^[+-]/, '').split('.')
  const digits = whole + fraction
  const end = whole.length + Number(exponent) + 4 // that many digits are ten-thousandths of a unit
  const padded = digits.padEnd(Math.min(end, 2 * longest), '0')
  const units = end < 0 ? 0n : BigInt(padded.slice(0, end) || '0') + (padded.charAt(end) >= '5' ? 1n : 0n)
  const written = String(units).padStart(5, '0')
  const exact = withoutTrailing(withoutTrailing(`${written.slice(0, -4)}.${written.slice(-4)}`, '0'), '.')
  return text.startsWith('-') && units !== 0n ? `-${exact}` : exact
}

function readInt(input: unknown): number | undefined {
  const value = Math.trunc(readNumber(input) ?? Number.NaN)
  return Number.isSafeInteger(value) ? value + 0 : undefined // + 0: no negative zero
}

const yes: readonly unknown[] = [true, 1, '1', 'true']
const no: readonly unknown[] = [false, 0, '0', 'false']

function readFlag(input: unknown): boolean | undefined {
  const value = typeof input === 'string' ? input.trim().toLowerCase() : input
  return yes.includes(value) ? true : no.includes(value) ? false : undefined
}

/** A leading backslash, and tabs or line ends anywhere, are read as `/` or left out by browsers: `/\t/x.test` is another site. */
const path = /^\/(?![/\\])[^\t\r\n]*$/
const absolute = /^(https?:\/\/|data:image\/)/i

function readUrl(input: unknown): string | undefined {
  const text = typeof input === 'string' ? input.trim() : ''
  return path.test(text) || absolute.test(text) ? text : undefined
}

/** `id`: number or text, kept as text, so that 12 and "12" are the same. An item without one is bad. */
export const id = required(readText, 'an id')
export const maybeId = optional(readText)

/** A code or an enumeration's value, kept as it came, known or not. An item without one is bad. */
export const code = required(readText, 'a code')

/** `text`: missing, null, "" and what is no text give `undefined`; it is never HTML, whatever it looks like. */
export const text = optional(readText)

/**
 * `text` and `words` for readers: titles, sentences, names of prizes and goods, HTML. An amount in Arabic or Hebrew is isolated, because it
 * would be turned round. What is compared or sent back stays `text`.
 */
export const maybeProse = optional((input) => isolatedAmounts(readText(input)))
export const prose = defaulted((input) => isolatedAmounts(readText(input)), '')

/** Text that a reader can do without: "" when it is missing. Also for `html`, which stays untrusted. */
export const words = defaulted(readText, '')

/** `int`: numeric text is read, decimals are cut off; anything else is 0. */
export const int = defaulted(readInt, 0)
export const maybeInt = optional((input) => (input == null ? undefined : (readInt(input) ?? 0)))

/** `money` and other decimal numbers: numeric text is read; anything else is 0. */
export const money = defaulted(readNumber, 0)
export const maybeMoney = optional((input) => (input == null ? undefined : (readNumber(input) ?? 0)))

/**
 * An amount as exact text (schemas/nouns/money.ts): a number or numeric text is read digit by digit, anything else is "0". New calls use it
 * for `money`.
 */
export const decimal = defaulted(readDecimal, '0')
export const maybeDecimal = optional((input) => (input == null ? undefined : (readDecimal(input) ?? '0')))

/** `boolean`: also 1, 0, "1", "0", "true", "false"; anything else is `false`. */
export const flag = defaulted(readFlag, false)
export const maybeFlag = optional(readFlag)

/** `url` of a picture or a page: http(s), data:image or a path that begins with one "/"; anything else is as good as missing. */
export const url = optional(readUrl)

/** A `url` without which the value is useless. */
export const address = required(readUrl, 'an address')

/** An origin of a CDN list, without a trailing slash: http(s) only. */
export const origin = required((input) => {
  const value = withoutTrailing(readText(input)?.trim() ?? '', '/')
  return /^https?:\/\/[^/\\\s]/i.test(value) ? value : undefined
}, 'an origin')
