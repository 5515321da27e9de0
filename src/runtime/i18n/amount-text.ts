import type { Amount } from '../../schemas/nouns/money.ts'
import { grouped } from './figures.ts'

/** An exact amount with commas between thousands, rounded to some decimals, half away from zero: `"-1234.5"` is `-1,234.50`. */
export function exactAmountText(amount: Amount, decimals = 2): string {
  const [whole = '', fraction = ''] = amount.replace('-', '').split('.')
  const kept = BigInt(whole + fraction.padEnd(decimals, '0').slice(0, decimals)) + (fraction.charAt(decimals) >= '5' ? 1n : 0n)
  const digits = String(kept).padStart(decimals + 1, '0')
  const point = digits.length - decimals
  const text = `${grouped(digits.slice(0, point))}${decimals > 0 ? `.${digits.slice(point)}` : ''}`
  return amount.startsWith('-') && kept !== 0n ? `-${text}` : text
}
