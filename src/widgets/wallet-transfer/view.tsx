import { useId } from 'react'

import type { Amount as AmountText } from '../../schemas/nouns/money.ts'
import { Amount, useAmountWords } from '../../runtime/ui/money/amount.tsx'
import { AmountField } from '../../runtime/ui/money/amount-field.tsx'
import { Button } from '../../runtime/ui/controls/button.tsx'
import { compareAmounts } from '../../schemas/amounts.ts'
import {
  Lines,
  MoneyButtons,
  MoneyCard,
  MoneyColumns,
  MoneyForm,
  MoneyOutcome,
  isFree,
  refusalAt,
} from '../../runtime/ui/money/money-form.tsx'
import { SelectField } from '../../runtime/ui/controls/select-field.tsx'
import { useTwoAmounts } from '../../runtime/ui/money/two-amounts.ts'
import { useDraft } from '../../runtime/ui/use-draft.ts'
import { useAnswer, useTold } from '../../runtime/ui/use-told.ts'
import type { WalletTransferProps } from './contract.ts'
import styles from './view.module.css'

export { strings } from './strings.ts'
export const rootClass = styles.transfer

/** The wallets, each with a way back for everything in it, and the form for one amount. */
export function View({ props, inputs: { transfer }, send, t }: WalletTransferProps) {
  const id = useId()
  const inWords = useAmountWords()
  const two = useTwoAmounts(t)
  const { wallets, call, currency } = transfer
  const [typed, change] = useDraft('transfer-wallets', transfer.draft, send)
  const { form, told, tell } = useTold(call)
  // What was moved is not moved again by one more press
  useAnswer(call, (status) => {
    if (status === 'done') change({ amount: '', 'amount text': '' })
  })
  const main = wallets.find((wallet) => wallet.main) ?? wallets[0]
  const from = wallets.find(({ key }) => key === typed.from) ?? main
  const to = wallets.find(({ key }) => key === typed.to) ?? wallets.find(({ key }) => key !== from?.key)
  const amount: AmountText | undefined = typed.amount || undefined
  const format = (value: AmountText) => inWords(value, { currency })
  const sameError = from && from.key === to?.key ? t('same') : undefined
  const amountError =
    amount === undefined || compareAmounts(amount, '0') <= 0
      ? (two(typed['amount text']) ?? t('amount-wrong'))
      : from && compareAmounts(amount, from.balance) > 0
        ? t('amount-short', { available: format(from.balance) })
        : undefined
  const nameOf = ({ key, name, main: isMain }: { key: string; name: string; main: boolean }) => (isMain && name === key ? t('main') : name)
  const options = wallets.map(({ key, name, main: isMain }) => ({ value: key, label: nameOf({ key, name, main: isMain }) }))
  const free = isFree(call)
  return (
    <MoneyColumns
      aside={
        <MoneyCard id={`${id}-wallets`} title={t('wallets')}>
          <ul className={styles.wallets}>
            {wallets.map(({ key, name, balance, main: isMain }) => (
              <li key={key} className={styles.wallet} data-key={key}>
                <span className={styles.name}>{nameOf({ key, name, main: isMain })}</span>
                <Amount value={balance} currency={currency} />
                {!isMain && main && compareAmounts(balance, '0') > 0 ? (
                  <Button
                    size="small"
                    aria-label={t('back-of', { name })}
                    aria-disabled={!free}
                    onClick={() => free && send({ kind: 'transfer-wallets', fromWallet: key, toWallet: main.key, amount: balance })}
                  >
                    {t('back')}
                  </Button>
                ) : null}
              </li>
            ))}
          </ul>
          <Button icon="refresh" onClick={() => send({ kind: 'refresh-balance' })}>
            {t('refresh')}
          </Button>
        </MoneyCard>
      }
    >
      <MoneyOutcome
        call={call}
        currency={currency}
        done={t('done')}
        found={call.reference === undefined ? t('found-balances') : t('found', { reference: call.reference })}
        onCheck={() => send({ kind: 'check-money', action: 'transfer-wallets' })}
        records={props.records ? { to: props.records, label: t('records'), send } : undefined}
        t={t}
      />
      <MoneyCard id={`${id}-form`} title={t('transfer')}>
        <MoneyForm
          form={form}
          onSubmit={() => {
            if (from && to && amount !== undefined && !amountError && !sameError && free) {
              send({ kind: 'transfer-wallets', fromWallet: from.key, toWallet: to.key, amount })
            } else tell()
          }}
        >
          <div className={styles.ways}>
            <SelectField
              id={`${id}-from`}
              name="fromWallet"
              label={t('from')}
              options={options}
              value={from?.key ?? ''}
              onValue={(key) => change({ from: key, ...(key === to?.key && { to: from?.key ?? '' }) })}
            />
            <SelectField
              id={`${id}-to`}
              name="toWallet"
              label={t('to')}
              options={options}
              value={to?.key ?? ''}
              onValue={(key) => change({ to: key })}
              error={sameError}
            />
          </div>
          <AmountField
            id={`${id}-amount`}
            name="amount"
            label={t('amount')}
            required
            currency={currency}
            large
            most={from && compareAmounts(from.balance, '0') > 0 ? { amount: from.balance, label: t('all') } : undefined}
            value={amount}
            text={typed['amount text']}
            onValue={(value, text) => change({ amount: value ?? '', 'amount text': value === undefined ? text : '' })}
            error={told && amountError ? amountError : refusalAt(call, 'amount', t)}
          />
          <Lines lines={[{ name: t('you-transfer'), value: <Amount value={amount ?? '0'} currency={currency} /> }]} />
          <MoneyButtons>
            <Button kind="primary" size="large" type="submit" aria-disabled={!free}>
              {call.status === 'sending' ? t('sending') : t('submit')}
            </Button>
          </MoneyButtons>
        </MoneyForm>
      </MoneyCard>
    </MoneyColumns>
  )
}
