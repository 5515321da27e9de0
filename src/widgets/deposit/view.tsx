import { useEffect, useId, useRef, useState } from 'react'

import type { Amount as AmountText } from '../../schemas/nouns/money.ts'
import { Amount, useAmountWords } from '../../runtime/ui/money/amount.tsx'
import { AmountField } from '../../runtime/ui/money/amount-field.tsx'
import { Button } from '../../runtime/ui/controls/button.tsx'
import { compareAmounts, difference, feeOf } from '../../schemas/amounts.ts'
import type { Deposit, DepositOrder } from '../../schemas/nouns/funds.ts'
import { Icon } from '../../runtime/ui/pictures/icon.tsx'
import { LastEntry } from '../../runtime/ui/money/last-entry.tsx'
import {
  Lines,
  MoneyCard,
  MoneyColumns,
  MoneyForm,
  MoneyNote,
  MoneyOutcome,
  isFree,
  refusalAt,
} from '../../runtime/ui/money/money-form.tsx'
import { RichText } from '../../runtime/ui/text/rich-text.tsx'
import { MessageBar } from '../../runtime/ui/sections/message-bar.tsx'
import { TextField } from '../../runtime/ui/controls/text-field.tsx'
import { useTwoAmounts } from '../../runtime/ui/money/two-amounts.ts'
import { useDraft } from '../../runtime/ui/use-draft.ts'
import { useTold } from '../../runtime/ui/use-told.ts'
import type { Translate } from '../../schemas/translate.ts'
import { ownValue } from '../../schemas/own-value.ts'
import { Channels } from './channels.tsx'
import type { DepositProps } from './contract.ts'
import { Order } from './order.tsx'
import styles from './view.module.css'

export { strings } from './strings.ts'
export const rootClass = styles.deposit

/** The form; after the answer the order takes its place until the player begins another one. */
export function View({ props, inputs: { deposit }, send, t }: DepositProps) {
  const id = useId()
  const inWords = useAmountWords()
  const two = useTwoAmounts(t)
  const { channels, call, currency, last } = deposit
  const showOrder = (order: string | null) => send({ kind: 'narrow', input: 'deposit', args: { order } })
  const { order, left } = useOrder(deposit, showOrder)
  const [typed, change] = useDraft('deposit', deposit.draft, send, order !== undefined)
  const { form, told, tell } = useTold(call)
  useReturn(order !== undefined, () => send({ kind: 'check-money', action: 'deposit' }))

  const channel = channels.find(({ key }) => key === typed.channel) ?? channels[0]
  if (!channel) return null // the frame has said that there is none
  const amount: AmountText | undefined = typed.amount || undefined
  const format = (value: AmountText) => inWords(value, { currency })
  const limits = { min: format(channel.min), max: format(channel.max) }
  const inRange = amount !== undefined && compareAmounts(amount, channel.min) >= 0 && compareAmounts(amount, channel.max) <= 0
  const missing = channel.fields.filter(({ name, required }) => required && !ownValue(typed, name)?.trim())
  const amountError =
    amount === undefined ? (two(typed['amount text']) ?? t('amount-wrong')) : inRange ? undefined : t('amount-range', limits)
  // An order that was found is not paid by that
  const unpaid = last !== undefined && last.reference === call.reference && last.status === 'PENDING'
  const fee = feeOf(amount ?? '0', channel.feeRate)

  // Newer than the last one is the order that was left
  const history = <LastEntry entry={left ? undefined : last} currency={currency} records={props.records} send={send} t={t} />

  const another = () => {
    change({ amount: '' })
    send({ kind: 'clear-money', action: 'deposit' })
    showOrder(null)
  }
  if (order)
    return (
      <MoneyColumns aside={last ? <MoneyCard>{history}</MoneyCard> : null}>
        <Order order={order} currency={currency} scan={channel.type === 'QR'} onAnother={another} send={send} t={t} />
      </MoneyColumns>
    )
  return (
    <MoneyForm
      form={form}
      onSubmit={() => {
        if (amount !== undefined && inRange && missing.length === 0 && isFree(call)) {
          const values = Object.fromEntries(
            channel.fields.flatMap(({ name }) => {
              const text = ownValue(typed, name)?.trim()
              return text ? [[name, text]] : []
            }),
          )
          send({ kind: 'deposit', channel: channel.key, amount, values })
        } else tell()
      }}
    >
      <MoneyColumns
        aside={
          <MoneyCard id={`${id}-summary`} title={t('summary')}>
            <Lines
              lines={[
                { name: t('deposit'), value: <Amount value={amount ?? '0'} currency={currency} /> },
                { name: t('fee-line'), value: <Amount value={fee} currency={currency} /> },
              ]}
              total={{ name: t('total'), value: <Amount value={difference(amount ?? '0', fee)} currency={currency} /> }}
            />
            <Button kind="primary" size="large" wide type="submit" aria-disabled={!isFree(call)}>
              {call.status === 'sending' ? t('sending') : t('continue')}
            </Button>
            <MoneyNote>
              <Icon name="shield" size={16} />
              <span>{t('pay-next')}</span>
            </MoneyNote>
            {history}
          </MoneyCard>
        }
      >
        {left ? <LeftOrder reference={left.reference} onShow={() => showOrder(left.reference)} t={t} /> : null}
        <MoneyOutcome
          call={call}
          currency={currency}
          found={t(unpaid ? 'found-unpaid' : 'found', { reference: call.reference ?? '' })}
          foundKind={unpaid ? 'warning' : 'success'}
          onCheck={() => send({ kind: 'check-money', action: 'deposit' })}
          records={props.records ? { to: props.records, label: t('records'), send } : undefined}
          t={t}
        />
        <Channels channels={channels} value={channel.key} onValue={(key) => change({ channel: key })} t={t} />
        <MoneyCard id={`${id}-amount-title`} title={t('amount')}>
          <AmountField
            id={`${id}-amount`}
            name="amount"
            label={t('you-deposit')}
            required
            currency={currency}
            large
            most={{ amount: channel.max, label: t('most') }}
            value={amount}
            text={typed['amount text']}
            onValue={(value, text) => change({ amount: value ?? '', 'amount text': value === undefined ? text : '' })}
            hint={t('between', limits)}
            error={told && amountError ? amountError : refusalAt(call, 'amount', t)}
          />
          {channel.quick.length > 0 ? (
            <fieldset className={styles.group}>
              <legend className="visually-hidden">{t('quick')}</legend>
              <div className={styles.quick}>
                {channel.quick.map((value) => (
                  <button
                    key={value}
                    type="button"
                    className={styles.chip}
                    aria-pressed={value === amount}
                    onClick={() => change({ amount: value })}
                    data-key={value}
                  >
                    <span dir="ltr">{inWords(value, { currency, ...(value.includes('.') ? {} : { decimals: 0 }) })}</span>
                  </button>
                ))}
              </div>
            </fieldset>
          ) : null}
          {channel.fields.map(({ name, label, required }) => (
            <TextField
              key={`${channel.key} ${name}`}
              id={`${id}-${name}`}
              name={name}
              label={label}
              required={required}
              value={ownValue(typed, name) ?? ''}
              onValue={(text) => change({ [name]: text })}
              error={told && missing.some((field) => field.name === name) ? t('field-missing', { label }) : refusalAt(call, name, t)}
            />
          ))}
          {channel.guide ? (
            <div className={styles.guide}>
              <Icon name="info" size={18} />
              <RichText html={channel.guide} newTab={t('new-tab')} />
            </div>
          ) : null}
        </MoneyCard>
      </MoneyColumns>
    </MoneyForm>
  )
}

/**
 * The order that is shown, or `left`: one from which the player went back to the form. An order that comes while the form is there is
 * named by the address (`showOrder`), so that Back leads to the form with what was typed, and Forward to the order.
 */
function useOrder({ order, named }: Deposit, showOrder: (order: string) => void): { order?: DepositOrder; left?: DepositOrder } {
  const reference = order?.reference
  const [seen, setSeen] = useState<string>() // by its address
  const isNamed = reference !== undefined && named === reference
  if (isNamed && seen !== reference) setSeen(reference)
  const before = useRef(reference)
  useEffect(() => {
    if (reference !== undefined && reference !== before.current) showOrder(reference)
    before.current = reference
  })
  if (!order) return {}
  return !isNamed && seen === reference ? { left: order } : { order }
}

/** Says that there is an order, above the form to which the player went back. It has the focus, because the order that had it is gone. */
function LeftOrder({ reference, onShow, t }: { reference: string; onShow: () => void; t: Translate }) {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => bar.current?.focus(), [])
  return (
    <MessageBar ref={bar} tabIndex={-1} kind="info" data-key={reference}>
      <p>{t('found', { reference })}</p>
      <Button size="small" onClick={onShow}>
        {t('order', { reference })}
      </Button>
    </MessageBar>
  )
}

/** Calls when the player comes back to this page, from the page of a bank for example. */
function useReturn(waits: boolean, returned: () => void) {
  useEffect(() => {
    if (!waits) return undefined
    const come = () => void (document.visibilityState === 'visible' && returned())
    document.addEventListener('visibilitychange', come)
    return () => document.removeEventListener('visibilitychange', come)
  })
}
