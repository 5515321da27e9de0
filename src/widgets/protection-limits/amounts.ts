import { latinDigit } from '../../runtime/i18n/typed-amount.ts'
import { useMoney } from '../../runtime/ui/money/money.ts'
import { useTimeWords } from '../../runtime/ui/text/duration.ts'

/** Writes an amount of a limit: money, or for the time of a session hours and minutes. */
export function useLimitWords(kind: string, currency: string): (amount: number) => string {
  const money = useMoney()
  const { minutesInWords } = useTimeWords()
  return (amount) => (kind === 'SESSION' ? minutesInWords(amount) : money(amount, currency))
}

/** What was typed as an amount above 0, with few enough decimals (minutes: none), in the digits of any script; undefined: it is none. */
export function amountOf(kind: string, typed: string, decimals = 2): number | undefined {
  const latin = [...typed.trim()].map(latinDigit).join('')
  const [, fraction = ''] = latin.split(/[.,٫]/)
  const isAmount = kind === 'SESSION' ? /^\d{1,6}$/.test(latin) : /^\d{1,12}(?:[.,٫]\d+)?$/.test(latin) && fraction.length <= decimals
  const amount = isAmount ? Number(latin.replace(/[,٫]/, '.')) : 0
  return amount > 0 ? amount : undefined
}
