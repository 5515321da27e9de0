import type { MoneyCall } from '../../schemas/nouns/money-call.ts'
import type { Translate } from '../../schemas/translate.ts'
import { refusalAt } from './money-form.tsx'
import { PasswordField } from './text-field.tsx'

type Props = {
  id: string
  value: string
  onValue: (value: string) => void
  /** What is missing is said, from the first submit on. */
  told: boolean
  call: MoneyCall
  t: Translate
}

/** The transaction password of a form that takes money out. Its words are `passwordWords` (money-words.ts). It belongs in no draft. */
export function PaymentPassword({ id, value, onValue, told, call, t }: Props) {
  return (
    <PasswordField
      id={id}
      name="paymentPassword"
      label={t('password')}
      required
      autoComplete="off"
      value={value}
      onValue={onValue}
      show={t('show')}
      hide={t('hide')}
      error={told && value === '' ? t('password-missing') : refusalAt(call, 'paymentPassword', t)}
    />
  )
}
