import { useState } from 'react'

import { knownCategories } from '../../schemas/nouns/category.ts'
import type { Rebate } from '../../schemas/nouns/rewards.ts'
import { Amount } from '../../runtime/ui/amount.tsx'
import { Button } from '../../runtime/ui/button.tsx'
import { ClaimList, ClaimRow } from '../../runtime/ui/claim.tsx'
import { plus } from '../../runtime/ui/exact-amounts.ts'
import { percentText } from '../../runtime/ui/number-text.ts'
import { SectionHeading, sectionClass } from '../../runtime/ui/section-heading.tsx'
import type { RebateList } from '../../schemas/nouns/rewards.ts'
import type { RebateListProps } from './contract.ts'
import styles from './view.module.css'

export { strings } from './strings.ts'
export const rootClass = `${sectionClass} ${styles.root}`

const icons: Readonly<Record<string, string>> = {
  RNG: 'cherry',
  LIVE: 'cards',
  FISH: 'fish',
  SPORTS: 'sport',
  PVP: 'swords',
  LOTT: 'ticket',
}

export function View(given: RebateListProps) {
  const { props, inputs, states, labelId } = given
  return (
    <>
      <SectionHeading id={labelId} title={props.title} page={props.page} />
      {inputs.rebates ? <Rebates {...given} known={inputs.rebates} /> : states.rebates}
    </>
  )
}

/** One claim at a time, of one rebate or of all: while one is pending no other button does anything. */
function Rebates({ known, props, busy, send, t }: RebateListProps & { known: RebateList }) {
  const { rebates, total, currency, claim } = known
  const [chosen, setChosen] = useState<readonly string[]>([])
  const open = rebates.filter(({ state }) => state === 'CLAIM')
  const picked = open.filter(({ key }) => chosen.includes(key)) // what was claimed meanwhile is out of the choice
  const act = (records: string[]) => send({ kind: 'act', action: 'claim-rebate', records })
  const titleOf = ({ category, key }: Rebate) => (knownCategories.includes(category) ? t(`category.${category}`) : category || key)
  return (
    <>
      <div className={styles.total}>
        <div>
          <p className={styles.label}>{picked.length > 0 ? t('chosen', { count: picked.length }) : t('total')}</p>
          <p className={styles.figure} aria-live="polite">
            <Amount value={picked.length > 0 ? picked.reduce((sum, { amount }) => plus(sum, amount), '0') : total} currency={currency} />
          </p>
        </div>
        {open.length > 0 ? (
          <Button
            kind="primary"
            icon={claim === 'unknown' ? 'refresh' : 'gift'}
            aria-disabled={claim === 'pending' || undefined}
            data-action="claim-rebate"
            onClick={() => claim === 'pending' || act(picked.map(({ key }) => key))}
          >
            {claim === 'pending'
              ? t('claim.claiming')
              : claim === 'unknown'
                ? t('claim.check')
                : t(picked.length > 0 ? 'claim_chosen' : 'claim_all')}
          </Button>
        ) : null}
      </div>
      <ClaimList label={props.title} busy={busy}>
        {rebates.map((rebate) => {
          const { key, category, validBet, rate, amount, state } = rebate
          return (
            <ClaimRow
              key={key}
              id={key}
              action="claim-rebate"
              icon={Object.hasOwn(icons, category) ? icons[category]! : 'chip'}
              title={titleOf(rebate)}
              about={
                <>
                  <span>{`${t('bets')} `}</span>
                  <Amount value={validBet} currency={currency} />
                  <span>{` · ${t('rate')} `}</span>
                  <bdi>{percentText(rate)}</bdi>
                </>
              }
              kind="secondary"
              amount={amount}
              currency={currency}
              state={state}
              claim={claim}
              onClaim={() => act([key])}
              choice={
                open.length > 1
                  ? {
                      label: t('choose', { title: titleOf(rebate) }),
                      checked: picked.includes(rebate),
                      disabled: state !== 'CLAIM',
                      onChecked: (checked) => setChosen((before) => (checked ? [...before, key] : before.filter((other) => other !== key))),
                    }
                  : undefined
              }
              t={t}
            />
          )
        })}
      </ClaimList>
    </>
  )
}
