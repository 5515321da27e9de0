import type { Address, Send } from '../../../schemas/intents.ts'
import type { MoneyCall } from '../../../schemas/nouns/money-call.ts'
import type { Translate } from '../../../schemas/translate.ts'
import { MoneyBlocked, refusalAt } from './money-form.tsx'
import { PasswordField } from '../controls/text-field.tsx'

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
export function TransactionPassword({ id, value, onValue, told, call, t }: Props) {
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

/**
 * There is no transaction password yet: it is set in a popup above the form, which keeps what was typed. `field`: the id of the
 * password's field.
 */
export function NoPassword({ field, to, send, t }: { field: string; to: Address; send: Send<'go' | 'open'>; t: Translate }) {
  return <MoneyBlocked why={t('no-password')} button={setPassword(field, send, t)} link={t('to-security')} to={to} send={send} />
}

/** The button goes once the password is set, so the popup gives the focus back to the field, where the form goes on. */
function setPassword(field: string, send: Send<'open'>, t: Translate) {
  return {
    label: t('set-password'),
    onClick: () => {
      document.getElementById(field)?.focus()
      send({ kind: 'open', popup: 'payment-password' })
    },
  }
}
