import { useId, useState } from 'react'

import type { Amount as AmountText } from '../../schemas/nouns/money.ts'
import { Amount, useAmountWords } from '../../runtime/ui/money/amount.tsx'
import { AmountField } from '../../runtime/ui/money/amount-field.tsx'
import { Button } from '../../runtime/ui/controls/button.tsx'
import { compareAmounts } from '../../schemas/amounts.ts'
import { MessageBar } from '../../runtime/ui/sections/message-bar.tsx'
import { Lines, MoneyCard, MoneyForm, MoneyOutcome, isFree, refusalAt } from '../../runtime/ui/money/money-form.tsx'
import { NoPassword, TransactionPassword } from '../../runtime/ui/money/transaction-password.tsx'
import { TextField } from '../../runtime/ui/controls/text-field.tsx'
import { useTwoAmounts } from '../../runtime/ui/money/two-amounts.ts'
import { useDraft } from '../../runtime/ui/use-draft.ts'
import { useTold } from '../../runtime/ui/use-told.ts'
import type { UplineTransferProps } from './contract.ts'
import styles from './view.module.css'

export { strings } from './strings.ts'
export const rootClass = styles.upline

/**
 * The same form for both directions: `to` is an account below. Without an upline, which only the gateway knows, there is nothing to fill
 * in.
 */
export function View({ props, inputs: { transfer }, send, t }: UplineTransferProps) {
  const id = useId()
  const inWords = useAmountWords()
  const two = useTwoAmounts(t)
  const { available, call, currency, made, none, passwordSet, to } = transfer
  const action = to === undefined ? 'transfer-upline' : 'transfer-downline'
  const [typed, change] = useDraft(action, transfer.draft, send, made !== undefined)
  const [password, setPassword] = useState('')
  const { form, told, tell } = useTold(call)
  const amount: AmountText | undefined = typed.amount || undefined
  const format = (value: AmountText) => inWords(value, { currency })
  const amountError =
    amount === undefined || compareAmounts(amount, '0') <= 0
      ? (two(typed['amount text']) ?? t('amount-wrong'))
      : compareAmounts(amount, available) > 0
        ? t('amount-short', { available: format(available) })
        : undefined
  const free = isFree(call)
  const another = () => {
    change({ amount: '', remark: '' })
    setPassword('')
    send({ kind: 'clear-money', action })
  }
  if (none) return <MessageBar kind="info">{t('no-upline')}</MessageBar>
  if (made)
    return (
      <MoneyCard>
        <MessageBar kind="success" data-call="done">
          {t('done', { reference: made.reference, amount: format(made.amount) })}
        </MessageBar>
        <Button className={styles.send} onClick={another}>
          {t('another')}
        </Button>
      </MoneyCard>
    )
  return (
    <MoneyCard id={id} title={to === undefined ? t('transfer') : t('transfer-to', { account: to })}>
      <MoneyOutcome
        call={call}
        currency={currency}
        found={t('found', { reference: call.reference ?? '' })}
        onCheck={() => send({ kind: 'check-money', action })}
        records={props.records ? { to: props.records, label: t('records'), send } : undefined}
        t={t}
      />
      {passwordSet ? null : <NoPassword field={`${id}-password`} to={props.security ?? '/member'} send={send} t={t} />}
      <Lines lines={[{ name: t('available'), value: <Amount value={available} currency={currency} /> }]} />
      <MoneyForm
        form={form}
        onSubmit={() => {
          if (amount === undefined || amountError || password === '' || !passwordSet || !free) return tell()
          const given = { amount, password, remark: typed.remark?.trim() ?? '' }
          send(to === undefined ? { kind: 'transfer-upline', ...given } : { kind: 'transfer-downline', account: to, ...given })
        }}
      >
        <AmountField
          id={`${id}-amount`}
          name="amount"
          label={t('amount')}
          required
          currency={currency}
          large
          most={compareAmounts(available, '0') > 0 ? { amount: available, label: t('all') } : undefined}
          value={amount}
          text={typed['amount text']}
          onValue={(value, text) => change({ amount: value ?? '', 'amount text': value === undefined ? text : '' })}
          error={told && amountError ? amountError : refusalAt(call, 'amount', t)}
        />
        <TextField
          id={`${id}-remark`}
          name="remark"
          label={t('remark')}
          optional={t('optional')}
          hint={t('remark-hint')}
          maxLength={130} // the code of the transfer follows it
          value={typed.remark ?? ''}
          onValue={(remark) => change({ remark })}
          error={refusalAt(call, 'remark', t)}
        />
        <TransactionPassword id={`${id}-password`} value={password} onValue={setPassword} told={told} call={call} t={t} />
        <Lines lines={[{ name: t('you-transfer'), value: <Amount value={amount ?? '0'} currency={currency} /> }]} />
        <Button kind="primary" size="large" type="submit" className={styles.send} aria-disabled={!free || !passwordSet}>
          {call.status === 'sending' ? t('sending') : t('submit')}
        </Button>
      </MoneyForm>
    </MoneyCard>
  )
}
