import { amountText } from '../../i18n/figures.ts'
import { useDecimals } from '../drawing.ts'

/**
 * An amount with decimals and thousands separators after its currency symbol, a minus before both unless what is shown is zero.
 * Digits are 0 to 9 in every language.
 */
export function money(amount: number, currency: string, decimals = 2): string {
  const safe = Number.isFinite(amount) ? amount : 0
  const shown = amountText(Math.abs(safe), decimals)
  return `${safe < 0 && /[1-9]/.test(shown) ? '−' : ''}${currency}${shown}`
}

/** The same with the decimals of the brand's currency. */
export function useMoney(): (amount: number, currency: string) => string {
  const decimals = useDecimals()
  return (amount, currency) => money(amount, currency, decimals)
}
