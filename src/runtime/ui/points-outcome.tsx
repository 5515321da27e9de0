import type { Address, Send } from '../../schemas/intents.ts'
import type { MoneyCall } from '../../schemas/nouns/money-call.ts'
import type { Translate } from '../../schemas/translate.ts'
import { MoneyBlocked, MoneyOutcome } from './money-form.tsx'

type Props = {
  call: MoneyCall
  /** What the history has, in the widget's words. */
  found: string
  /** Where a transaction password is set. */
  security: Address
  onCheck: () => void
  send: Send<'go'>
  t: Translate
}

/** What became of a request for points; one that needs a transaction password leads to where it is set. */
export function PointsOutcome({ call, found, security, onCheck, send, t }: Props) {
  if (call.status === 'refused' && call.refusal?.code === 'PAYMENT_PASSWORD_UNSET')
    return <MoneyBlocked why={t('no-password')} link={t('to-security')} to={security} send={send} />
  return <MoneyOutcome call={call} found={found} onCheck={onCheck} t={t} />
}
