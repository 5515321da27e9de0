import { use, useState } from 'react'
import type { ComponentProps } from 'react'

import type { Amount } from '../../../schemas/nouns/money.ts'
import { amountToType, amountTyped } from '../../i18n/typed-amount.ts'
import styles from './amount-field.module.css'
import { Button } from '../controls/button.tsx'
import { floorOf } from '../../../schemas/amounts.ts'
import { DrawingContext, useDecimals } from '../drawing.ts'
import type { FieldProps } from '../controls/field.tsx'
import { TextField } from '../controls/text-field.tsx'

/**
 * A field for an amount, typed with the digits and separators of the language and at most the decimals of the brand's currency. `value` is
 * the amount, or undefined while there is none. `onValue` gives the amount and what was typed: an amount of `undefined` with a text is one
 * that could not be read, and the text stays. On leaving, an amount that was read is written as the language writes it, so that the player
 * sees what was understood.
 */
export function AmountField({
  value,
  onValue,
  text: typedBefore = '',
  currency,
  large,
  decimals: fewer,
  unit,
  most,
  ...rest
}: FieldProps &
  Omit<ComponentProps<'input'>, keyof FieldProps | 'value' | 'onChange' | 'size' | 'type'> & {
    value: Amount | undefined
    onValue: (amount: Amount | undefined, typed: string) => void
    /** What was typed before and is no amount: the field begins with it. */
    text?: string | undefined
    currency?: string | undefined
    /** Other decimals than the currency's: those of a percentage, or none. */
    decimals?: number | undefined
    /** What stands behind the number, such as a percent sign. */
    unit?: string | undefined
    /** The amount is what its page is about. */
    large?: boolean
    /** A button at the end of the field that takes the largest amount there is. */
    most?: { amount: Amount; label: string } | undefined
  }) {
  const { language } = use(DrawingContext)
  const ofCurrency = useDecimals()
  const decimals = fewer ?? ofCurrency
  const [typed, setTyped] = useState(typedBefore)
  // Another amount than the typed one came from outside, such as a chip
  const largest = most && floorOf(most.amount, decimals)
  const shown = value === amountTyped(typed, language, decimals) ? typed : value === undefined ? '' : amountToType(value, language)
  return (
    <TextField
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      {...rest}
      value={shown}
      onValue={(text) => {
        setTyped(text)
        onValue(amountTyped(text, language, decimals), text)
      }}
      onBlur={(event) => {
        if (value !== undefined) setTyped(amountToType(value, language))
        rest.onBlur?.(event)
      }}
      boxClass={large ? styles.large : undefined}
      before={
        currency ? (
          <span className={styles.currency} aria-hidden="true">
            {currency}
          </span>
        ) : undefined
      }
      after={
        most && largest !== undefined ? (
          <Button size="small" className={styles.most} onClick={() => onValue(largest, amountToType(largest, language))}>
            {most.label}
          </Button>
        ) : unit ? (
          <span className={styles.currency} aria-hidden="true">
            {unit}
          </span>
        ) : undefined
      }
    />
  )
}
