import type { Address, Send } from '../../../schemas/intents.ts'
import type { MoneyCall } from '../../../schemas/nouns/money-call.ts'
import type { Translate } from '../../../schemas/translate.ts'
import { MoneyOutcome } from './money-form.tsx'
import { NoPassword } from './transaction-password.tsx'

type Props = {
  call: MoneyCall
  /** What the history has, in the widget's words. */
  found: string
  /** Where a transaction password is set. */
  security: Address
  /** The id of the field of the transaction password. */
  field: string
  onCheck: () => void
  send: Send<'go' | 'open'>
  t: Translate
}

/** What became of a request for points; one that needs a transaction password asks to set it. */
export function PointsOutcome({ call, found, security, field, onCheck, send, t }: Props) {
  if (call.status === 'refused' && call.refusal?.code === 'PAYMENT_PASSWORD_UNSET')
    return <NoPassword field={field} to={security} send={send} t={t} />
  return <MoneyOutcome call={call} found={found} onCheck={onCheck} t={t} />
}
