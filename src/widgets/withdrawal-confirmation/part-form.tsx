import { useId } from 'react'

import type { Amount as AmountText } from '../../schemas/nouns/money.ts'
import type { Translate } from '../../schemas/translate.ts'
import { Amount, useAmountWords } from '../../runtime/ui/money/amount.tsx'
import { AmountField } from '../../runtime/ui/money/amount-field.tsx'
import { Button } from '../../runtime/ui/controls/button.tsx'
import { compareAmounts, difference } from '../../schemas/amounts.ts'
import { Lines, MoneyForm } from '../../runtime/ui/money/money-form.tsx'
import { useTwoAmounts } from '../../runtime/ui/money/two-amounts.ts'
import { useTold } from '../../runtime/ui/use-told.ts'
import styles from './view.module.css'

type Props = {
  amount: AmountText
  currency: string
  free: boolean
  received: AmountText | undefined
  /** What was typed and is no amount. */
  text: string | undefined
  onReceived: (received: AmountText | undefined, text: string) => void
  onSend: (parts: { received: AmountText; remaining: AmountText }) => void
  t: Translate
}

/** What has arrived; the rest follows from it, so that both always add up. */
export function PartForm({ amount, currency, free, received, text, onReceived, onSend, t }: Props) {
  const id = useId()
  const inWords = useAmountWords()
  const two = useTwoAmounts(t)
  const { form, told, tell } = useTold()
  const fits = received !== undefined && compareAmounts(received, '0') > 0 && compareAmounts(received, amount) < 0
  const remaining = fits ? difference(amount, received) : amount
  return (
    <MoneyForm
      split
      form={form}
      onSubmit={() => {
        if (fits && free) onSend({ received, remaining })
        else tell()
      }}
    >
      <AmountField
        id={`${id}-received`}
        name="receivedAmount"
        label={t('received-amount')}
        required
        currency={currency}
        value={received}
        text={text}
        onValue={onReceived}
        error={told && !fits ? (two(text) ?? t('amount-wrong', { amount: inWords(amount, { currency }) })) : undefined}
      />
      <Lines lines={[{ name: t('remaining'), value: <Amount value={remaining} currency={currency} /> }]} />
      <Button kind="primary" type="submit" className={styles.send} data-action="confirm-withdrawal" aria-disabled={!free}>
        {t('send')}
      </Button>
    </MoneyForm>
  )
}
