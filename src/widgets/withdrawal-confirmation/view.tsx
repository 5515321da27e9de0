import { useState } from 'react'

import type { ChosenPicture } from '../../runtime/ui/controls/picture-files.ts'
import { useDraft } from '../../runtime/ui/use-draft.ts'
import { ownValue } from '../../schemas/own-value.ts'
import type { WithdrawalConfirmationProps } from './contract.ts'
import { PaidWithdrawalCard } from './card.tsx'
import styles from './view.module.css'

const none: readonly ChosenPicture[] = []

export { strings } from './strings.ts'
export const rootClass = styles.confirmations

/** What waits comes first; the rest is as the gateway ordered it. */
export function View({ inputs: { paid }, send, t }: WithdrawalConfirmationProps) {
  const { withdrawals, call, of, currency } = paid
  const [typed, change] = useDraft('confirm-withdrawal', paid.draft ?? {}, send)
  // By withdrawal: they outlive a form that is closed
  const [proofs, setProofs] = useState<Readonly<Record<string, readonly ChosenPicture[]>>>({})
  const ordered = [...withdrawals.filter(({ status }) => status === 'WAITING'), ...withdrawals.filter(({ status }) => status !== 'WAITING')]
  return (
    <ul className={styles.list}>
      {ordered.map((withdrawal) => (
        <li key={withdrawal.key} data-key={withdrawal.key}>
          <PaidWithdrawalCard
            withdrawal={withdrawal}
            currency={currency}
            call={call}
            mine={of === withdrawal.key}
            typed={typed}
            change={change}
            proofs={ownValue(proofs, withdrawal.key) ?? none}
            onProofs={(chosen) => setProofs((before) => ({ ...before, [withdrawal.key]: chosen }))}
            send={send}
            t={t}
          />
        </li>
      ))}
    </ul>
  )
}
