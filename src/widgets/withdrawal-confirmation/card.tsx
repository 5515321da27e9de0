import { useEffect, useId, useState } from 'react'

import type { JsonObject } from '../../schemas/json.ts'
import type { PaidWithdrawal } from '../../schemas/nouns/funds.ts'
import type { MoneyCall } from '../../schemas/nouns/money-call.ts'
import type { Translate } from '../../schemas/translate.ts'
import { Amount, useAmountWords } from '../../runtime/ui/money/amount.tsx'
import { Button } from '../../runtime/ui/controls/button.tsx'
import { Confirm } from '../../runtime/ui/controls/confirm.tsx'
import { useTimeWords } from '../../runtime/ui/text/duration.ts'
import { Icon } from '../../runtime/ui/pictures/icon.tsx'
import { Lines, MoneyButtons, MoneyCard, MoneyNote, MoneyOutcome, isFree } from '../../runtime/ui/money/money-form.tsx'
import type { ChosenPicture } from '../../runtime/ui/controls/picture-files.ts'
import { useCountdown } from '../../runtime/ui/text/use-countdown.ts'
import { StatusMark } from '../../runtime/ui/records/status-mark.tsx'
import type { WithdrawalConfirmationProps } from './contract.ts'
import { PartForm } from './part-form.tsx'
import { ProofForm } from './proof-form.tsx'

type Props = {
  withdrawal: PaidWithdrawal
  currency: string
  call: MoneyCall
  /** The call is about this withdrawal. */
  mine: boolean
  /** What was typed for all of them, by reference and field. */
  typed: Readonly<Record<string, string>>
  change: (values: Readonly<Record<string, string>>) => void
  proofs: readonly ChosenPicture[]
  onProofs: (proofs: readonly ChosenPicture[]) => void
  send: WithdrawalConfirmationProps['send']
  t: Translate
}

/** One withdrawal that was paid, and while it waits the three answers. */
export function PaidWithdrawalCard({ withdrawal, currency, call, mine, typed, change, proofs, onProofs, send, t }: Props) {
  const id = useId()
  const inWords = useAmountWords()
  const { momentInWords } = useTimeWords()
  const [sure, setSure] = useState(false)
  const { key, amount, paidTime, autoConfirmAt, received, remaining, status } = withdrawal
  const open = typed[`${key} open`]
  const toggle = (form: 'part' | 'proof') => change({ [`${key} open`]: open === form ? '' : form })
  const waits = status === 'WAITING'
  const free = isFree(call)
  const amountWords = inWords(amount, { currency })
  const answer = (result: 'RECEIVED' | 'NOT_RECEIVED' | 'PARTIAL', more: JsonObject = {}) =>
    free && send({ kind: 'act', action: 'confirm-withdrawal', records: [key], values: { result, ...more } })
  return (
    <MoneyCard id={id} title={key}>
      <Lines
        lines={[
          { name: t('paid', { when: momentInWords(paidTime) }), value: <StatusMark status={status} t={t} /> },
          ...(received === undefined ? [] : [{ name: t('received-amount'), value: <Amount value={received} currency={currency} /> }]),
          ...(remaining === undefined ? [] : [{ name: t('remaining'), value: <Amount value={remaining} currency={currency} /> }]),
        ]}
        total={{ name: t('amount'), value: <Amount value={amount} currency={currency} /> }}
      />
      {status === 'FORCED_RECEIVED' ? <MoneyNote>{t('forced')}</MoneyNote> : null}
      {mine ? (
        <MoneyOutcome call={call} found={t('found')} onCheck={() => send({ kind: 'check-money', action: 'confirm-withdrawal' })} t={t} />
      ) : null}
      {waits && autoConfirmAt !== undefined ? (
        <TimeLeft until={autoConfirmAt} onEnd={() => send({ kind: 'check-money', action: 'confirm-withdrawal' })} t={t} />
      ) : null}
      {waits ? <MoneyNote>{t('final')}</MoneyNote> : null}
      {waits ? (
        <MoneyButtons>
          <Button kind="primary" aria-disabled={!free} data-action="confirm-withdrawal" onClick={() => setSure(true)}>
            {mine && call.status === 'sending' ? t('sending') : t('received')}
          </Button>
          <Button aria-expanded={open === 'part'} onClick={() => toggle('part')}>
            {t('partial')}
          </Button>
          <Button aria-expanded={open === 'proof'} onClick={() => toggle('proof')}>
            {t('not-received')}
          </Button>
        </MoneyButtons>
      ) : null}
      {waits && open === 'part' ? (
        <PartForm
          amount={amount}
          currency={currency}
          free={free}
          received={typed[`${key} received`] || undefined}
          text={typed[`${key} received text`]}
          onReceived={(value, text) =>
            change({ [`${key} received`]: value ?? '', [`${key} received text`]: value === undefined ? text : '' })
          }
          onSend={(parts) => answer('PARTIAL', parts)}
          t={t}
        />
      ) : null}
      {waits && open === 'proof' ? (
        <ProofForm
          since={momentInWords(paidTime)}
          free={free}
          proofs={proofs}
          chosenBefore={typed[`${key} proofs`] ?? ''}
          onProofs={(chosen) => {
            onProofs(chosen)
            change({ [`${key} proofs`]: chosen.map(({ name }) => name).join(', ') })
          }}
          onSend={(chosen) => answer('NOT_RECEIVED', { proofs: [...chosen] })}
          t={t}
        />
      ) : null}
      {waits && sure ? (
        <Confirm
          title={t('sure-title')}
          text={t('sure-text', { amount: amountWords })}
          confirm={t('yes')}
          cancel={t('action.cancel')}
          onConfirm={() => answer('RECEIVED')}
          onClose={() => setSure(false)}
        />
      ) : null}
    </MoneyCard>
  )
}

/** The time until the gateway counts it as received; then the list is read again. */
function TimeLeft({ until, onEnd, t }: { until: number; onEnd: () => void; t: Translate }) {
  const { waitInWords } = useTimeWords()
  const left = useCountdown(until)
  const [ended, setEnded] = useState(left === 0)
  useEffect(() => {
    if (left > 0 || ended) return
    setEnded(true)
    onEnd()
  }, [left, ended, onEnd])
  return (
    <MoneyNote role="timer">
      <Icon name="clock" size={16} />
      <span>{` ${t('left', { time: waitInWords(left) })}`}</span>
    </MoneyNote>
  )
}
