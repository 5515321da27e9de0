import { mostDecimals } from '../../schemas/decimals.ts'
import type { Amount } from '../../schemas/nouns/money.ts'
import { withoutTrailing } from '../../schemas/trailing.ts'
import { exactAmountText } from './amount-text.ts'
import { figuresTag } from './figures.ts'

/** The character between thousands and the one before decimals. */
type Separators = { group: string; decimal: string }

const portal: Separators = { group: ',', decimal: '.' } // as English and most games write amounts

function separatorsOf(language: string): Separators {
  const parts = new Intl.NumberFormat(figuresTag(language), { useGrouping: 'always' }).formatToParts(1234567.8)
  const one = (type: 'group' | 'decimal') => parts.find((part) => part.type === type)?.value ?? portal[type]
  return { group: one('group'), decimal: one('decimal') }
}

/**
 * Reads what was typed as an amount that is not negative: in the digits of any script, with the separators of the language (`de`:
 * `1.234,50`), or where these do not fit as the portal shows amounts (`1,234.50`). `undefined`: it is no amount, has more
 * decimals than the currency, or could be two amounts.
 */
export function amountTyped(typed: string, language: string, decimals = mostDecimals): Amount | undefined {
  const [amount, other] = amountsTyped(typed, language, decimals)
  return other === undefined ? amount : undefined
}

/**
 * All amounts that what was typed could be: none, one, or two, which are refused (decision 498). Two are `1.234` in German with a currency
 * of three decimals, `1,234` with one of two, and one separator that is not the language's decimal one and does not stand before three
 * digits: `5.5` in French is 5,5 or 55. What starts with zero has no thousands: `0,5` is a half everywhere.
 */
export function amountsTyped(typed: string, language: string, decimals = mostDecimals): readonly Amount[] {
  const own = separatorsOf(language)
  const text = [...typed.trim()].map(latinDigit).join('').replaceAll('٫', own.decimal).replaceAll('٬', own.group)
  const [inOwn, asShown] = [readAs(text, own, decimals), readAs(text, portal, decimals)]
  if (inOwn !== undefined) return asShown === undefined || asShown === inOwn ? [inOwn] : [inOwn, asShown]
  const separator = /^\d*([.,])\d+$/.exec(text)?.[1]
  if (separator === undefined) return asShown === undefined ? [] : [asShown]
  if (separator === own.decimal) {
    const tooFine = asShown === undefined ? undefined : readAs(text, own, mostDecimals)
    return [tooFine, asShown].filter((amount) => amount !== undefined)
  }
  if (text.startsWith('0')) return [readAs(text, { group: '', decimal: separator }, decimals)].filter((amount) => amount !== undefined)
  const asDecimal = readAs(text, { group: '', decimal: separator }, mostDecimals)
  const asGroup = readAs(text.replace(separator, ''), { group: '', decimal: own.decimal }, 0)
  return asDecimal !== undefined && asGroup !== undefined ? [asDecimal, asGroup] : []
}

/** An amount as it is typed in a language, with the decimals that it has: `"1234.5"` is `1.234,5` in German. */
export function amountToType(amount: Amount, language: string): string {
  const { group, decimal } = separatorsOf(language)
  const text = exactAmountText(amount, amount.split('.')[1]?.length ?? 0, 'en')
  return text.replaceAll(/[.,]/g, (character) => (character === ',' ? group : decimal))
}

/** Groups have three digits; before the last one two are possible, as in India. The first is not zero: `0,001` is a thousandth. */
function readAs(text: string, { group, decimal }: Separators, most: number): Amount | undefined {
  const [whole = '', fraction = '', ...more] = text.split(decimal)
  const separator = /\s/.test(group) ? String.raw`\s` : group.replace(/[.*+?^${}()|[\]\\]/, String.raw`\$&`)
  const grouped = new RegExp(String.raw`^(?:\d{1,18}|[1-9]\d{0,2}(?:${separator}\d{2,3}){0,6}${separator}\d{3})$`)
  if (more.length > 0 || fraction.length > most || !/^\d*$/.test(fraction) || !(grouped.test(whole) || (whole === '' && fraction !== '')))
    return undefined
  const units = whole.replaceAll(/\D/g, '').replace(/^0+(?=\d)/, '') || '0'
  const decimals = withoutTrailing(fraction, '0')
  return decimals === '' ? units : `${units}.${decimals}`
}

const zeros = ['٠', '۰', '०', '০', '๐', '０', '၀', '០', '໐', '௦'].map((zero) => zero.codePointAt(0) ?? 0)

/** A digit of any script as its Latin one; any other character stays. */
export function latinDigit(character: string): string {
  const code = character.codePointAt(0) ?? 0
  const zero = zeros.find((first) => code >= first && code <= first + 9)
  return zero === undefined ? character : String(code - zero)
}
