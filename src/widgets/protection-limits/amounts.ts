import { money } from '../../runtime/ui/money.ts'
import { minutesInWords } from '../../runtime/ui/duration.ts'

/** An amount of a limit as text: money, or for the time of a session hours and minutes. */
export function amountInWords(kind: string, amount: number, currency: string): string {
  return kind === 'SESSION' ? minutesInWords(amount) : money(amount, currency)
}

const zeros = ['٠', '۰', '०', '০', '๐', '０'].map((zero) => zero.codePointAt(0) ?? 0)

/** What was typed as an amount above 0, with two decimals at most (minutes: none), in the digits of any script; undefined: it is none. */
export function amountOf(kind: string, typed: string): number | undefined {
  const latin = [...typed.trim()].map(latinDigit).join('')
  const form = kind === 'SESSION' ? /^\d{1,6}$/ : /^\d{1,12}(?:[.,٫]\d{1,2})?$/
  const amount = form.test(latin) ? Number(latin.replace(/[,٫]/, '.')) : 0
  return amount > 0 ? amount : undefined
}

function latinDigit(character: string): string {
  const code = character.codePointAt(0) ?? 0
  const zero = zeros.find((first) => code >= first && code <= first + 9)
  return zero === undefined ? character : String(code - zero)
}
