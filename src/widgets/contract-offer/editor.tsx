import { useEffect, useId, useRef, useState } from 'react'

import { contractPeriods, contractTypes, mostTiers, tierFields, tierNumbers } from '../../schemas/nouns/contract-offer.ts'
import type { ContractOffer, OfferedType, TierFault, TierField } from '../../schemas/nouns/contract-offer.ts'
import type { Contract, Term } from '../../schemas/nouns/contracts.ts'
import { Amount as AmountText } from '../../schemas/nouns/money.ts'
import { ownValue } from '../../schemas/own-value.ts'
import { AmountField } from '../../runtime/ui/money/amount-field.tsx'
import { useAmountWords } from '../../runtime/ui/money/amount.tsx'
import { Button, IconButton } from '../../runtime/ui/controls/button.tsx'
import { Confirm } from '../../runtime/ui/controls/confirm.tsx'
import { compareAmounts, productOf } from '../../schemas/amounts.ts'
import { MessageBar } from '../../runtime/ui/sections/message-bar.tsx'
import { MoneyButtons, MoneyCard, MoneyForm, MoneyNote, MoneyOutcome, isFree } from '../../runtime/ui/money/money-form.tsx'
import { percentText } from '../../runtime/ui/text/number-text.ts'
import { SelectField } from '../../runtime/ui/controls/select-field.tsx'
import { useDraft } from '../../runtime/ui/use-draft.ts'
import { useTold } from '../../runtime/ui/use-told.ts'
import { useLanguage } from '../../runtime/ui/drawing.ts'
import type { ContractOfferProps } from './contract.ts'
import styles from './view.module.css'
import { Warning } from './warning.tsx'

type Values = Readonly<Record<string, string>>
type Props = { offer: ContractOffer; start: Contract | undefined } & Pick<ContractOfferProps, 'send' | 't'>
const action = 'offer-contract'

/**
 * The kind, the period and the tiers of an offer. Everything typed is told at once as a draft, which the model judges: what is wrong is
 * shown at its field as soon as the field is left, and what is missing when the offer is sent.
 */
export function Editor({ offer, start, send, t }: Props) {
  const language = useLanguage()
  const id = useId()
  const { to: account, call, contracts, currency, form: draftName, limits } = offer
  const isSent = call.status === 'done' || call.status === 'found'
  const [typed, setTyped] = useDraft(draftName, start ? draftOf(start) : offer.draft, send, isSent ? 'whole' : false)
  const { form, told, tell } = useTold()
  const [current, setCurrent] = useState('')
  const [asked, setAsked] = useState(false)
  const waiting = useRef(false) // it was sent, and what was typed is not judged yet
  const focusNext = useRef<string>(undefined)
  useEffect(() => {
    if (focusNext.current !== undefined) document.getElementById(focusNext.current)?.focus()
    focusNext.current = undefined
  })
  useEffect(() => {
    if (start) send({ kind: 'keep-draft', form: draftName, values: draftOf(start) })
  }, [start, draftName, send])

  const type = contractTypes.find((one) => one === typed['type']) ?? 'DIVIDEND'
  const period = contractPeriods.find((one) => one === typed['period']) ?? contractPeriods[0]
  const numbers = tierNumbers(typed)
  const limit = ownValue(limits, type)
  const running = contracts.find((one) => one.type === type && one.status === 'ACTIVE')
  const waits = contracts.some((one) => one.type === type && one.status === 'PENDING')
  const isBlocked = waits || !isFree(call)

  const change = (more: Values) => {
    setTyped(more)
    send({ kind: 'keep-draft', form: draftName, values: givenOf({ ...typed, ...more }) })
  }
  const arrange = (next: readonly string[], focus: string) => {
    focusNext.current = focus
    change({ tiers: next.join(',') })
  }
  const offerIt = () => send({ kind: action, account, type, period, terms: numbers.map((number) => tierIn(typed, number, type)) })
  // The model judges what was typed a moment later: somebody who types and presses Enter at once is answered when it has
  const isJudged = isSame(offer.draft, givenOf(typed))
  const decide = () => {
    if (isBlocked) return
    if (offer.faults.length > 0) tell()
    else if (running) setAsked(true)
    else offerIt()
  }
  useEffect(() => {
    if (!waiting.current || !isJudged) return
    waiting.current = false
    decide()
  })
  const submit = () => {
    setCurrent('')
    if (isJudged) decide()
    else waiting.current = true
  }
  const another = () => {
    setTyped(Object.fromEntries(Object.keys(typed).map((name) => [name, ''])))
    send({ kind: 'clear-money', action })
  }
  if (isSent)
    return (
      <MoneyCard>
        <MessageBar kind="success" data-call={call.status}>
          {t('done', { account })}
        </MessageBar>
        <MoneyButtons>
          <Button onClick={another}>{t('another')}</Button>
        </MoneyButtons>
      </MoneyCard>
    )
  const highest = running && highestRate(running.terms)
  const offered = highestRate(numbers.map((number) => tierIn(typed, number, type)))
  const loses = highest !== undefined && offered !== undefined && compareAmounts(offered, productOf(highest, 100)) < 0
  const label = (kind: 'type' | 'period') => (value: string) => ({ value, label: t(`${kind}.${value}`) })
  return (
    <MoneyCard id={id} title={t('offer', { account })}>
      <MoneyOutcome call={call} found="" onCheck={() => send({ kind: 'check-money', action })} t={t} />
      <MoneyForm form={form} onSubmit={submit}>
        <div className={styles.choices}>
          <SelectField
            id={`${id}-type`}
            name="contractType"
            label={t('kind')}
            options={contractTypes.map(label('type'))}
            value={type}
            onValue={(value) => change({ type: value })}
          />
          <SelectField
            id={`${id}-period`}
            name="periodType"
            label={t('period')}
            options={contractPeriods.map(label('period'))}
            value={period}
            onValue={(value) => change({ period: value })}
          />
        </div>
        <MoneyNote>{limit === undefined ? t('no-limit') : t('limit', { limit: percentText(Number(limit), language) })}</MoneyNote>
        {waits ? (
          <MessageBar kind="info">{t('waits')}</MessageBar>
        ) : running ? (
          <MessageBar kind="info">{t('runs', { account })}</MessageBar>
        ) : null}
        <ol role="list" className={styles.tiers}>
          {numbers.map((number, at) => (
            <li key={number}>
              <fieldset className={styles.tier} data-key={number}>
                <legend className={styles.legend}>{t('tier', { number: at + 1 })}</legend>
                <div className={styles.fields}>
                  {tierFields[type].map((field) => {
                    const name = `${number} ${field.name}`
                    const fault = offer.faults.find((one) => one.tier === at && one.field === field.name)
                    const isShown = told || (name !== current && fault?.kind !== 'missing')
                    return (
                      <TierInput
                        key={field.name}
                        id={`${id}-${number}-${field.name}`}
                        field={field}
                        currency={currency}
                        text={typed[name] ?? ''}
                        fault={isShown ? fault : undefined}
                        onFocus={() => setCurrent(name)}
                        onBlur={() => setCurrent('')}
                        onText={(text) => change({ [name]: text })}
                        t={t}
                      />
                    )
                  })}
                </div>
                <div className={styles.moves}>
                  <IconButton
                    id={`${id}-${number}-up`}
                    icon="chevron-up"
                    label={t('up', { number: at + 1 })}
                    aria-disabled={at === 0 || undefined}
                    onClick={() => at > 0 && arrange(swapped(numbers, at - 1), `${id}-${number}-up`)}
                  />
                  <IconButton
                    id={`${id}-${number}-down`}
                    icon="chevron-down"
                    label={t('down', { number: at + 1 })}
                    aria-disabled={at === numbers.length - 1 || undefined}
                    onClick={() => at < numbers.length - 1 && arrange(swapped(numbers, at), `${id}-${number}-down`)}
                  />
                  <IconButton
                    icon="close"
                    label={t('remove', { number: at + 1 })}
                    aria-disabled={numbers.length === 1 || undefined}
                    onClick={() => {
                      if (numbers.length === 1) return
                      const emptied = Object.fromEntries(tierFields[type].map(({ name }) => [`${number} ${name}`, '']))
                      focusNext.current = `${id}-add`
                      change({ ...emptied, tiers: numbers.filter((one) => one !== number).join(',') })
                    }}
                  />
                </div>
              </fieldset>
            </li>
          ))}
        </ol>
        <MoneyButtons>
          <Button
            id={`${id}-add`}
            icon="plus"
            aria-disabled={numbers.length >= mostTiers || undefined}
            onClick={() => {
              if (numbers.length >= mostTiers) return
              const next = String(Math.max(...numbers.map(Number)) + 1)
              arrange([...numbers, next], `${id}-${next}-${tierFields[type][0]?.name}`)
            }}
          >
            {t('add')}
          </Button>
        </MoneyButtons>
        {numbers.length >= mostTiers ? <MoneyNote>{t('most', { count: mostTiers })}</MoneyNote> : null}
        <Button kind="primary" size="large" type="submit" className={styles.send} aria-disabled={isBlocked || undefined}>
          {call.status === 'sending' ? t('sending') : t(running ? 'change' : 'submit')}
        </Button>
      </MoneyForm>
      {asked ? (
        <Confirm
          title={t('ask.change')}
          text={
            <>
              <span>{t('text.change', { account })}</span>
              {loses ? <Warning>{t('higher', { account, rate: percentText(Number(highest), language) })}</Warning> : null}
            </>
          }
          confirm={t('submit')}
          cancel={t('cancel')}
          onClose={() => setAsked(false)}
          onConfirm={offerIt}
        />
      ) : null}
    </MoneyCard>
  )
}

type InputProps = {
  id: string
  field: TierField
  currency: string
  text: string
  fault: TierFault | undefined
  onFocus: () => void
  onBlur: () => void
  onText: (text: string) => void
} & Pick<ContractOfferProps, 't'>

function TierInput({ id, field: { name, kind, required }, currency, text, fault, onFocus, onBlur, onText, t }: InputProps) {
  const language = useLanguage()
  const inWords = useAmountWords()
  const value = AmountText.safeParse(text).success ? text : undefined
  const limitText = (limit: string) =>
    kind === 'rate' ? percentText(Number(limit), language) : kind === 'amount' ? inWords(limit, { currency }) : limit
  const error = fault && t(fault.kind === 'wrong' ? `fault.wrong.${kind}` : `fault.${fault.kind}`, { limit: limitText(fault.limit ?? '0') })
  return (
    <AmountField
      id={id}
      name={name}
      label={t(`term.${name}`)}
      {...(required ? { required: true } : { optional: t('optional') })}
      {...(kind === 'amount' ? { currency } : { decimals: kind === 'rate' ? 2 : 0 })}
      {...(kind === 'rate' && { unit: '%' })}
      value={value}
      text={value === undefined ? text : undefined}
      onValue={(amount, typed) => onText(amount ?? typed)}
      error={error}
      onFocus={onFocus}
      onBlur={onBlur}
    />
  )
}

function tierIn(typed: Values, number: string, type: OfferedType): Record<string, string> {
  return Object.fromEntries(
    tierFields[type].flatMap(({ name }) => {
      const text = typed[`${number} ${name}`] ?? ''
      return text === '' ? [] : [[name, text]]
    }),
  )
}

/** The draft of an offer with the terms of a contract: rates in percent, losses without their sign. */
function draftOf({ type, period, terms }: Contract): Record<string, string> {
  const kept = terms.slice(0, mostTiers)
  const known = contractTypes.find((one) => one === type)
  return {
    type,
    period,
    tiers: kept.map((_, at) => at).join(','),
    ...Object.fromEntries(
      kept.flatMap((term, at) =>
        (known ? tierFields[known] : []).flatMap(({ name, kind }) => {
          const value = ownValue(term, name)
          return value === undefined ? [] : [[`${at} ${name}`, kind === 'rate' ? productOf(value, 100) : value.replace('-', '')]]
        }),
      ),
    ),
  }
}

function givenOf(typed: Values): Record<string, string> {
  return Object.fromEntries(Object.entries(typed).filter(([, text]) => text !== ''))
}

function isSame(one: Values, other: Values): boolean {
  const names = Object.keys(one)
  return names.length === Object.keys(other).length && names.every((name) => ownValue(one, name) === ownValue(other, name))
}

/** The highest rate of tiers, in the unit that they are in. What is no exact decimal does not count. */
function highestRate(tiers: readonly Term[]): string | undefined {
  return tiers
    .flatMap((tier) => ['rate', 'winRate', 'lossRate'].map((name) => ownValue(tier, name) ?? ''))
    .filter((text) => AmountText.safeParse(text).success)
    .reduce<string | undefined>((highest, rate) => (highest === undefined || compareAmounts(rate, highest) > 0 ? rate : highest), undefined)
}

/** The tier at this place changes places with the next one. */
function swapped(numbers: readonly string[], at: number): string[] {
  return numbers.toSpliced(at, 2, ...numbers.slice(at, at + 2).toReversed())
}
