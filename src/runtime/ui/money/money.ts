import { amountText } from '../../i18n/figures.ts'
import { useDecimals, useLanguage } from '../drawing.ts'

/**
 * An amount with decimals and thousands separators after its currency symbol, a minus before both unless what is shown is zero.
 * Separators are those of the language.
 */
export function money(amount: number, currency: string, decimals: number, language: string): string {
  const safe = Number.isFinite(amount) ? amount : 0
  const shown = amountText(Math.abs(safe), decimals, language)
  return `${safe < 0 && /[1-9]/.test(shown) ? '−' : ''}${currency}${shown}`
}

/** The same with the decimals of the brand's currency. */
export function useMoney(): (amount: number, currency: string) => string {
  const [decimals, language] = [useDecimals(), useLanguage()]
  return (amount, currency) => money(amount, currency, decimals, language)
}
