import type { Amount } from '../../schemas/nouns/money.ts'
import { unitsText } from './figures.ts'

/** An exact amount with the separators of a language, rounded to some decimals, half away from zero: `"-1234.5"` is `-1,234.50`. */
export function exactAmountText(amount: Amount, decimals: number, language: string): string {
  const [whole = '', fraction = ''] = amount.replace('-', '').split('.')
  const kept = BigInt(whole + fraction.padEnd(decimals, '0').slice(0, decimals)) + (fraction.charAt(decimals) >= '5' ? 1n : 0n)
  const text = unitsText(String(kept), decimals, language)
  return amount.startsWith('-') && kept !== 0n ? `-${text}` : text
}
