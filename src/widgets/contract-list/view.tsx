import { useState } from 'react'

import { addressWith } from '../../schemas/address.ts'
import type { Contract, ContractAnswer, Term } from '../../schemas/nouns/contracts.ts'
import type { RecordAction } from '../../schemas/record-actions.ts'
import { ownValue } from '../../schemas/own-value.ts'
import { Amount } from '../../runtime/ui/money/amount.tsx'
import { Button, buttonClass } from '../../runtime/ui/controls/button.tsx'
import { Chip } from '../../runtime/ui/controls/chip.tsx'
import { classes } from '../../runtime/ui/class-names.ts'
import { Confirm } from '../../runtime/ui/controls/confirm.tsx'
import { useTimeWords } from '../../runtime/ui/text/duration.ts'
import { Icon } from '../../runtime/ui/pictures/icon.tsx'
import { Link } from '../../runtime/ui/controls/link.tsx'
import { StateNotice } from '../../runtime/ui/sections/notice.tsx'
import { numberText, percentText } from '../../runtime/ui/text/number-text.ts'
import { pagerWords } from '../../runtime/ui/records/pager-words.ts'
import { Pager } from '../../runtime/ui/records/pager.tsx'
import { Rail } from '../../runtime/ui/sections/rail.tsx'
import { SectionHeading, sectionClass } from '../../runtime/ui/sections/section-heading.tsx'
import { StatusTag, statusWord } from '../../runtime/ui/records/status-mark.tsx'
import { useLanguage } from '../../runtime/ui/drawing.ts'
import type { ContractListProps } from './contract.ts'
import { strings } from './strings.ts'
import parts from '../../runtime/ui/records/contract.module.css'
import styles from './view.module.css'

export { strings } from './strings.ts'
export const rootClass = `${sectionClass} ${styles.root}`

const statuses = ['', 'PENDING', 'ACTIVE', 'REJECTED', 'TERMINATED']

export function View({ props, inputs: { contracts: known }, states, missing, busy, send, t, labelId }: ContractListProps) {
  const [asked, setAsked] = useState<{ contract: Contract; answer: ContractAnswer }>()
  if (missing?.contracts === 'absent') return null
  const narrow = (args: { status?: string; page?: number }) => send({ kind: 'narrow', input: 'contracts', args })
  const act = ({ key }: Contract, answer: ContractAnswer) => send({ kind: 'act', action: `${answer}-contract`, records: [key] })
  return (
    <>
      <SectionHeading id={labelId} title={props.title} page={props.page} />
      {known ? (
        <Rail as="fieldset" tight aria-label={t('which')} className={styles.statuses}>
          {statuses.map((status) => (
            <Chip key={status} current={status === known.status} onClick={() => narrow({ status, page: 1 })} data-key={status}>
              {status === '' ? t('all') : statusWord(status, t)}
            </Chip>
          ))}
        </Rail>
      ) : null}
      {known && known.contracts.length > 0 ? (
        <ul role="list" aria-label={props.title} aria-busy={busy || undefined} className={styles.contracts}>
          {known.contracts.map((contract) => (
            <Card
              key={contract.key}
              contract={contract}
              currency={known.currency}
              offer={props.offer}
              send={send}
              onAnswer={(answer) =>
                // A lost answer is looked up first: there is nothing to decide
                contract.claim === 'unknown' ? act(contract, answer) : setAsked({ contract, answer })
              }
              t={t}
            />
          ))}
        </ul>
      ) : null}
      {known && known.contracts.length === 0 ? <StateNotice icon="file" title={t('none')} /> : null}
      {known ? (
        <Pager page={Math.min(known.page, known.pages)} pages={known.pages} words={pagerWords(t)} onPage={(page) => narrow({ page })} />
      ) : (
        states.contracts
      )}
      {asked ? (
        <Confirm
          title={t(`ask.${asked.answer}`)}
          text={<Question contract={asked.contract} answer={asked.answer} t={t} />}
          confirm={t(asked.answer)}
          cancel={t('cancel')}
          onClose={() => setAsked(undefined)}
          onConfirm={() => act(asked.contract, asked.answer)}
        />
      ) : null}
    </>
  )
}

function Question({ contract, answer, t }: { contract: Contract; answer: ContractAnswer } & Pick<ContractListProps, 't'>) {
  const request = contract.request === 'TERMINATE' ? 'TERMINATE' : 'NEW'
  return (
    <>
      <span>{t(answer === 'terminate' ? 'text.terminate' : `text.${answer}.${request}`, { other: otherOf(contract) })}</span>
      {answer === 'accept' && contract.warns ? (
        <strong className={classes(parts.warning, styles.outside)}>
          <Icon name="warning" size={18} />
          <span>{` ${t('warning')}`}</span>
        </strong>
      ) : null}
    </>
  )
}

type CardProps = {
  contract: Contract
  currency: string
  /** The page where an agent offers other terms to the account below. */
  offer: string | undefined
  onAnswer: (answer: ContractAnswer) => void
} & Pick<ContractListProps, 'send' | 't'>

/** While an answer is on its way the buttons stay, and do nothing. */
function Card({ contract, currency, offer, onAnswer, send, t }: CardProps) {
  const { key, type, period, from, to, received, request, status, terms, time, answers, warns, claim } = contract
  const { dayInWords } = useTimeWords()
  const title = wordOf('type', type, t)
  const day = dayInWords(time)
  const side = received ? 'waits' : 'sent'
  return (
    <li className={styles.card} data-key={key}>
      <header className={parts.head}>
        <h2 className={parts.title} dir="auto">
          {title}
        </h2>
        <span className={parts.period} dir="auto">
          {wordOf('period', period, t)}
        </span>
        <StatusTag status={status} t={t} />
      </header>
      {status === 'PENDING' && Object.hasOwn(strings, `${side}.${request}`) ? (
        <p className={styles.request}>{t(`${side}.${request}`)}</p>
      ) : null}
      <dl className={styles.facts}>
        <Fact label={t('from')}>{from}</Fact>
        <Fact label={t('to')}>{to}</Fact>
        {day === undefined ? null : <Fact label={t('since')}>{day}</Fact>}
      </dl>
      {terms.length > 0 ? (
        <ul role="list" className={parts.terms} aria-label={t('terms')}>
          {terms.map((term, place) => (
            <li key={place}>
              <dl className={styles.facts}>
                <Terms term={term} currency={currency} t={t} />
              </dl>
            </li>
          ))}
        </ul>
      ) : null}
      {warns && answers.includes('accept') ? (
        <p className={parts.warning}>
          <Icon name="warning" size={18} />
          <span>{` ${t('warning')}`}</span>
        </p>
      ) : null}
      {answers.length > 0 ? (
        <div className={styles.answers}>
          {offer !== undefined && status === 'ACTIVE' && !received ? (
            <Link
              to={addressWith(offer, 'account', to)}
              send={send}
              className={buttonClass({ kind: 'ghost' })}
              aria-label={t('of', { action: t('change'), title: `${title}, ${to}` })}
            >
              {t('change')}
            </Link>
          ) : null}
          {(claim === 'unknown' ? answers.slice(0, 1) : answers).map((answer) => (
            <Button
              key={answer}
              kind={answer === 'accept' && claim === undefined ? 'primary' : 'secondary'}
              icon={claim === 'unknown' ? 'refresh' : undefined}
              aria-label={t('of', { action: t(claim === 'unknown' ? 'check' : answer), title: `${title}, ${otherOf(contract)}` })}
              aria-disabled={claim === 'pending' || undefined}
              data-action={`${answer}-contract` satisfies RecordAction}
              onClick={() => claim === 'pending' || onAnswer(answer)}
            >
              {claim === 'pending' ? t('sending') : t(claim === 'unknown' ? 'check' : answer)}
            </Button>
          ))}
        </div>
      ) : null}
    </li>
  )
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className={parts.fact}>
      <dt>{label}</dt>
      <dd>
        <bdi>{children}</bdi>
      </dd>
    </div>
  )
}

const amounts = ['periodValidBet', 'periodProfitLoss', 'betAmount', 'singleBetAmount'] as const
const rates = ['rate', 'winRate', 'lossRate'] as const

function Terms({ term, currency, t }: { term: Term; currency: string } & Pick<ContractListProps, 't'>) {
  const language = useLanguage()
  const members = ownValue(term, 'activeMembers')
  return (
    <>
      {amounts.map((name) => {
        const amount = ownValue(term, name)
        return amount === undefined ? null : (
          <Fact key={name} label={t(`term.${name}`)}>
            <Amount value={amount} currency={currency} />
          </Fact>
        )
      })}
      {members === undefined ? null : <Fact label={t('term.activeMembers')}>{numberText(Number(members), language)}</Fact>}
      {rates.map((name) => {
        const rate = ownValue(term, name)
        return rate === undefined ? null : (
          <Fact key={name} label={t(`term.${name}`)}>
            {percentText(Number(rate), language)}
          </Fact>
        )
      })}
    </>
  )
}

function otherOf({ received, from, to }: Contract): string {
  return received ? from : to
}

/** The word for a code of the gateway; one that is not known is shown as it came. */
function wordOf(kind: string, code: string, t: ContractListProps['t']): string {
  return Object.hasOwn(strings, `${kind}.${code}`) ? t(`${kind}.${code}`) : code
}
