import { useEffect, useId, useRef, useState } from 'react'

import type { Amount as AmountText } from '../../schemas/nouns/money.ts'
import { Amount, useAmountWords } from '../../runtime/ui/money/amount.tsx'
import { AmountField } from '../../runtime/ui/money/amount-field.tsx'
import { Button } from '../../runtime/ui/controls/button.tsx'
import { useTimeWords } from '../../runtime/ui/text/duration.ts'
import { compareAmounts, difference, feeOf } from '../../schemas/amounts.ts'
import { LastEntry } from '../../runtime/ui/money/last-entry.tsx'
import { MessageBar } from '../../runtime/ui/sections/message-bar.tsx'
import {
  Lines,
  MoneyBlocked,
  MoneyCard,
  MoneyColumns,
  MoneyForm,
  MoneyNote,
  MoneyOutcome,
  isFree,
  refusalAt,
} from '../../runtime/ui/money/money-form.tsx'
import { NoPassword, TransactionPassword } from '../../runtime/ui/money/transaction-password.tsx'
import { useTwoAmounts } from '../../runtime/ui/money/two-amounts.ts'
import { useDraft } from '../../runtime/ui/use-draft.ts'
import { useTold } from '../../runtime/ui/use-told.ts'
import { StatusMark } from '../../runtime/ui/records/status-mark.tsx'
import type { WithdrawProps } from './contract.ts'
import styles from './view.module.css'
import type { Elements } from '../../runtime/ui/elements.tsx'

export { strings } from './strings.ts'
export const rootClass = styles.withdraw

/** The form; after the answer what was asked for takes its place until the player begins another one. */
export function View({ props, inputs: { withdrawal }, send, t }: WithdrawProps) {
  const id = useId()
  const inWords = useAmountWords()
  const two = useTwoAmounts(t)
  const { momentInWords } = useTimeWords()
  const { accounts, available, call, currency, feeRate, last, made, max, min, passwordSet, remainingTimes } = withdrawal
  const [typed, change] = useDraft('withdraw', withdrawal.draft, send, made !== undefined)
  const [password, setPassword] = useState('')
  const { form, told, tell } = useTold(call)

  const account = accounts.find(({ key }) => key === typed.account) ?? accounts[0]
  const amount: AmountText | undefined = typed.amount || undefined
  const format = (value: AmountText) => inWords(value, { currency })
  const limits = { min: format(min), max: format(max) }
  const amountError =
    amount === undefined
      ? (two(typed['amount text']) ?? t('amount-wrong'))
      : compareAmounts(amount, min) < 0 || compareAmounts(amount, max) > 0
        ? t('amount-range', limits)
        : compareAmounts(amount, available) > 0
          ? t('amount-short', { available: format(available) })
          : undefined
  const most = compareAmounts(available, max) < 0 ? available : max
  const fee = feeOf(amount ?? '0', feeRate)
  const another = () => {
    change({ amount: '' })
    setPassword('')
    send({ kind: 'clear-money', action: 'withdraw' })
  }
  const isUsedUp = (remainingTimes ?? 1) < 1
  const isBlocked = !account || !passwordSet || isUsedUp
  const security = props.security ?? '/member'

  const history = <LastEntry entry={last} currency={currency} records={props.records} send={send} t={t} />

  if (made)
    return (
      <MoneyColumns aside={last ? <MoneyCard>{history}</MoneyCard> : null}>
        <Done onAnother={another} another={t('another')}>
          <MessageBar kind="success" data-call="done">
            {t('done', { reference: made.reference, amount: format(made.amount) })}
          </MessageBar>
          <Lines
            lines={[
              { name: t('withdraw'), value: <Amount value={made.amount} currency={currency} /> },
              ...(made.fee === undefined ? [] : [{ name: t('fee'), value: <Amount value={made.fee} currency={currency} /> }]),
              { name: momentInWords(made.time), value: <StatusMark status={made.status} t={t} /> },
            ]}
          />
          {made.remark ? <MoneyNote>{made.remark}</MoneyNote> : null}
        </Done>
      </MoneyColumns>
    )
  return (
    <MoneyForm
      form={form}
      onSubmit={() => {
        if (account && amount !== undefined && !amountError && password !== '' && !isBlocked && isFree(call))
          send({ kind: 'withdraw', account: account.key, amount, password })
        else tell()
      }}
    >
      <MoneyColumns
        aside={
          <MoneyCard id={`${id}-summary`} title={t('summary')}>
            <Lines
              lines={[
                { name: t('available'), value: <Amount value={available} currency={currency} /> },
                ...(remainingTimes === undefined ? [] : [{ name: t('times'), value: remainingTimes }]),
                { name: t('withdraw'), value: <Amount value={amount ?? '0'} currency={currency} /> },
                { name: t('fee'), value: <Amount value={fee} currency={currency} /> },
              ]}
              total={{ name: t('total'), value: <Amount value={difference(amount ?? '0', fee)} currency={currency} /> }}
            />
            <Button kind="primary" size="large" wide type="submit" aria-disabled={!isFree(call) || isBlocked}>
              {call.status === 'sending' ? t('sending') : t('submit')}
            </Button>
            {history}
          </MoneyCard>
        }
      >
        <MoneyOutcome
          call={call}
          currency={currency}
          found={t('found', { reference: call.reference ?? '' })}
          onCheck={() => send({ kind: 'check-money', action: 'withdraw' })}
          records={props.records ? { to: props.records, label: t('records'), send } : undefined}
          t={t}
        />
        {account ? null : (
          <MoneyBlocked
            why={t('no-account')}
            button={{ label: t('add-account'), onClick: () => send({ kind: 'open', popup: 'bind-bank-account' }) }}
            link={t('to-security')}
            to={security}
            send={send}
          />
        )}
        {passwordSet ? null : <NoPassword field={`${id}-password`} to={security} send={send} t={t} />}
        {account && passwordSet && isUsedUp ? <MoneyBlocked why={t('none')} to={security} send={send} /> : null}
        {accounts.length > 0 ? (
          <MoneyCard id={`${id}-to`} title={t('to')}>
            <fieldset className={styles.accounts}>
              <legend className="visually-hidden">{t('to')}</legend>
              {accounts.map(({ key, bank, number, payee }) => (
                <label key={key} className={styles.account} data-key={key}>
                  <input type="radio" name={`${id}-account`} checked={key === account?.key} onChange={() => change({ account: key })} />
                  <span className={styles.bank}>{bank}</span>
                  <span className={styles.names}>
                    <bdi>{number}</bdi>
                    <span> · </span>
                    <bdi>{payee}</bdi>
                  </span>
                </label>
              ))}
            </fieldset>
          </MoneyCard>
        ) : null}
        <MoneyCard id={`${id}-amount-title`} title={t('amount')}>
          <AmountField
            id={`${id}-amount`}
            name="amount"
            label={t('you-withdraw')}
            required
            currency={currency}
            large
            most={compareAmounts(most, '0') > 0 ? { amount: most, label: t('all') } : undefined}
            value={amount}
            text={typed['amount text']}
            onValue={(value, text) => change({ amount: value ?? '', 'amount text': value === undefined ? text : '' })}
            hint={t('between', limits)}
            error={told ? (amountError ?? refusalAt(call, 'amount', t)) : refusalAt(call, 'amount', t)}
          />
          <TransactionPassword id={`${id}-password`} value={password} onValue={setPassword} told={told} call={call} t={t} />
        </MoneyCard>
      </MoneyColumns>
    </MoneyForm>
  )
}

/** The result, which gets the focus that the form had. */
function Done({ children, another, onAnother }: { children: Elements; another: string; onAnother: () => void }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1}>
      <MoneyCard>
        {children}
        <Button onClick={onAnother}>{another}</Button>
      </MoneyCard>
    </div>
  )
}
