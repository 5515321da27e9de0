import { useId, useState } from 'react'

import type { Contract, ContractAnswer } from '../../schemas/nouns/contracts.ts'
import type { RecordAction } from '../../schemas/record-actions.ts'
import type { ContractOffer } from '../../schemas/nouns/contract-offer.ts'
import { classes } from '../../runtime/ui/class-names.ts'
import { Tag } from '../../runtime/ui/sections/badge.tsx'
import { Button } from '../../runtime/ui/controls/button.tsx'
import { Confirm } from '../../runtime/ui/controls/confirm.tsx'
import { MessageBar } from '../../runtime/ui/sections/message-bar.tsx'
import { MoneyButtons, MoneyCard } from '../../runtime/ui/money/money-form.tsx'
import { StateNotice } from '../../runtime/ui/sections/notice.tsx'
import type { ContractOfferProps } from './contract.ts'
import { Editor } from './editor.tsx'
import { strings } from './strings.ts'
import { TermList } from './terms.tsx'
import parts from '../../runtime/ui/records/contract.module.css'
import styles from './view.module.css'
import { Warning } from './warning.tsx'

export { strings } from './strings.ts'
export const rootClass = styles.root

type Words = Pick<ContractOfferProps, 't'>
/** Terms to begin with; each press of the button begins anew. */
type Start = { contract: Contract; times: number }

export function View({ inputs: { offer }, states, missing, send, t }: ContractOfferProps) {
  const [start, setStart] = useState<Start>()
  if (missing?.offer === 'absent') return <StateNotice icon="ban" title={t('off.title')} text={t('off.text')} />
  if (!offer) return states.offer
  if (offer.refused)
    return (
      <StateNotice
        icon="ban"
        title={t(`refused.${offer.refused}.title`, { account: offer.to })}
        text={t(`refused.${offer.refused}.text`)}
      />
    )
  return (
    <>
      {offer.contracts.length > 0 ? (
        <Present
          offer={offer}
          onUse={(contract) => setStart({ contract, times: (start?.times ?? 0) + 1 })}
          onAnswer={(contract, answer) => send({ kind: 'act', action: `${answer}-contract`, records: [contract] })}
          t={t}
        />
      ) : null}
      <Editor key={`${offer.form} ${start?.times ?? 0}`} offer={offer} start={start?.contract} send={send} t={t} />
    </>
  )
}

type PresentProps = {
  offer: ContractOffer
  onUse: (contract: Contract) => void
  onAnswer: (contract: string, answer: ContractAnswer) => void
} & Words

/** What runs or waits between the two. */
function Present({ offer, onUse, onAnswer, t }: PresentProps) {
  const id = useId()
  const { to: account } = offer
  const [asked, setAsked] = useState<{ contract: Contract; answer: ContractAnswer }>()
  const word = asked && wordOf(asked.contract, asked.answer)
  return (
    <MoneyCard id={id} title={t('present', { account })}>
      <ul role="list" className={styles.contracts}>
        {offer.contracts.map((contract) => (
          <Running
            key={contract.key}
            contract={contract}
            offer={offer}
            onUse={() => onUse(contract)}
            // A lost answer is looked up first: there is nothing to decide
            onAnswer={(answer) => (contract.claim === 'unknown' ? onAnswer(contract.key, answer) : setAsked({ contract, answer }))}
            t={t}
          />
        ))}
      </ul>
      {asked ? (
        <Confirm
          title={t(`ask.${word}`)}
          text={
            <>
              <span>{t(`text.${word}`, { account })}</span>
              {word === 'terminate' ? <Warning>{t('warn.terminate', { account })}</Warning> : null}
            </>
          }
          confirm={t(word ?? '')}
          cancel={t('cancel')}
          onClose={() => setAsked(undefined)}
          onConfirm={() => onAnswer(asked.contract.key, asked.answer)}
        />
      ) : null}
    </MoneyCard>
  )
}

function Running({
  contract,
  offer: { to: account, currency },
  onUse,
  onAnswer,
  t,
}: { contract: Contract; offer: ContractOffer; onUse: () => void; onAnswer: (answer: ContractAnswer) => void } & Words) {
  const { key, type, period, status, received, request, terms, answers, claim, warns } = contract
  const title = knownWord('type', type, t)
  const runs = status === 'ACTIVE'
  const state = runs ? 'active' : received ? 'received' : request === 'TERMINATE' ? 'ending' : 'offered'
  const name = (action: string) => t('of', { action, title })
  return (
    <li className={styles.contract} data-key={key}>
      <div className={classes(parts.head, styles.head)}>
        <h3 className={classes(parts.title, styles.title)} dir="auto">
          {title}
        </h3>
        <span className={parts.period} dir="auto">
          {knownWord('period', period, t)}
        </span>
        <Tag tone={runs ? 'success' : 'warning'}>{t(`state.${state}`, { account })}</Tag>
      </div>
      <TermList terms={terms} currency={currency} t={t} />
      {warns ? <MessageBar kind="info">{t('warn.higher', { account })}</MessageBar> : null}
      <MoneyButtons>
        {(claim === 'unknown' ? answers.slice(0, 1) : answers).map((answer) => {
          const action = t(claim === 'pending' ? 'sending' : claim === 'unknown' ? 'check' : wordOf(contract, answer))
          return (
            <Button
              key={answer}
              icon={claim === 'unknown' ? 'refresh' : undefined}
              aria-label={name(action)}
              aria-disabled={claim === 'pending' || undefined}
              data-action={`${answer}-contract` satisfies RecordAction}
              onClick={() => claim === 'pending' || onAnswer(answer)}
            >
              {action}
            </Button>
          )
        })}
        <Button kind="ghost" aria-label={name(t('use'))} onClick={onUse}>
          {t('use')}
        </Button>
      </MoneyButtons>
    </li>
  )
}

/** An own offer that waits is taken back, a contract that runs is ended. */
function wordOf({ status }: Contract, answer: ContractAnswer): string {
  return answer === 'terminate' && status === 'PENDING' ? 'back' : answer
}

/** The word for a code of the gateway; one that is not known is shown as it came. */
function knownWord(kind: 'type' | 'period', code: string, t: Words['t']): string {
  return Object.hasOwn(strings, `${kind}.${code}`) ? t(`${kind}.${code}`) : code
}
