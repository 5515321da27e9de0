import type { Amount as AmountText } from '../../../schemas/nouns/money.ts'
import { exactAmountText } from '../../i18n/amount-text.ts'
import styles from './amount.module.css'
import { classes } from '../class-names.ts'
import { useDecimals, useLanguage } from '../drawing.ts'

type Options = {
  /** The symbol before the digits, `$`. */
  currency?: string | undefined
  /** A plus before an amount above zero, and the colour of a gain or a loss. */
  sign?: boolean
  decimals?: number
}

/** An exact amount as it is shown: sign, currency, digits with separators. `−$12.50` */
export function amountInWords(value: AmountText, language: string, { currency = '', sign, decimals = 2 }: Options = {}): string {
  const text = exactAmountText(value, decimals, language)
  const isNegative = text.startsWith('-')
  const before = isNegative ? '−' : sign && /[1-9]/.test(text) ? '+' : ''
  return `${before}${currency}${isNegative ? text.slice(1) : text}`
}

/** The same with the decimals of the brand's currency. */
export function useAmountWords(): (value: AmountText, options?: Options) => string {
  const [most, language] = [useDecimals(), useLanguage()]
  return (value, options) => amountInWords(value, language, { decimals: most, ...options })
}

/**
 * An amount of money: digits of equal width, separators and the decimals of the brand's currency. `data-amount` has the exact decimal. A
 * hidden one is six stars, and neither the page nor a screen reader has the amount: it reads `hiddenText`.
 */
export function Amount({
  value,
  hidden,
  hiddenText,
  className,
  ...options
}: Options & { value: AmountText; hidden?: boolean; hiddenText?: string; className?: string | undefined }) {
  const inWords = useAmountWords()
  if (hidden) {
    return (
      <span className={classes(styles.amount, className)} dir="ltr">
        <span aria-hidden="true">******</span>
        {hiddenText ? <span className="visually-hidden">{hiddenText}</span> : null}
      </span>
    )
  }
  const tone = options.sign && (value === '0' ? styles.even : value.startsWith('-') ? styles.loss : styles.gain)
  return (
    <span className={classes(styles.amount, tone, className)} dir="ltr" data-amount={value}>
      {inWords(value, options)}
    </span>
  )
}
