import { useEffect } from 'react'

import { Chip } from '../../runtime/ui/chip.tsx'
import { ClaimList, ClaimRow } from '../../runtime/ui/claim.tsx'
import { useFirstTime } from '../../runtime/ui/server-html.ts'
import { useTimeWords } from '../../runtime/ui/duration.ts'
import { StateNotice } from '../../runtime/ui/notice.tsx'
import { pagerWords } from '../../runtime/ui/pager-words.ts'
import { Pager } from '../../runtime/ui/pager.tsx'
import { Rail } from '../../runtime/ui/rail.tsx'
import { SectionHeading, sectionClass } from '../../runtime/ui/section-heading.tsx'
import { statusWord } from '../../runtime/ui/status-mark.tsx'
import { ZoneNote } from '../../runtime/ui/zone-note.tsx'
import type { Reward } from '../../schemas/nouns/rewards.ts'
import type { RewardListProps } from './contract.ts'
import { strings } from './strings.ts'
import styles from './view.module.css'

export { strings } from './strings.ts'
export const rootClass = sectionClass

const icons: Readonly<Record<string, string>> = {
  REBATE: 'percent',
  CASH_BACK: 'rewards',
  RED_ENVELOPE: 'mail',
  RESCUE_FUND: 'heart',
  VIP: 'crown',
  REFERRAL: 'user-plus',
  MISSION: 'trophy',
  PROMOTION: 'gift',
}

export function View({ props, inputs: { rewards: known }, states, busy, send, t, labelId }: RewardListProps) {
  const narrow = (args: { state?: string; page?: number }) => send({ kind: 'narrow', input: 'rewards', args })
  // After the last reward of the last page has gone, the page before is the last
  const gone = known && known.rewards.length === 0 && known.page > known.pages ? known.pages : undefined
  useEffect(() => {
    if (gone !== undefined) send({ kind: 'narrow', input: 'rewards', args: { page: gone } })
  }, [gone, send])
  return (
    <>
      <SectionHeading
        id={labelId}
        title={props.title}
        page={props.page}
        count={known && known.claimable > 0 ? t('claimable', { count: known.claimable }) : undefined}
      />
      {known && props.states.length > 0 ? (
        <Rail as="fieldset" tight aria-label={t('which')} className={styles.states}>
          {['', ...new Set(props.states)].map((state) => (
            <Chip key={state} current={known.state === state} onClick={() => narrow({ state, page: 1 })} data-key={state}>
              {state === '' ? t('all') : statusWord(state, t)}
            </Chip>
          ))}
        </Rail>
      ) : null}
      {known ? (
        <ClaimList label={props.title} busy={busy}>
          {known.rewards.map(({ key, name, type, amount, state, expireTime, claim }) => (
            <ClaimRow
              key={key}
              id={key}
              action="claim-reward"
              icon={Object.hasOwn(icons, type) ? icons[type]! : 'gift'}
              title={name || typeName(type, t)}
              about={<About type={type} expireTime={expireTime} t={t} />}
              amount={amount}
              currency={known.currency}
              state={state}
              claim={claim}
              onClaim={() => send({ kind: 'act', action: 'claim-reward', records: [key] })}
              t={t}
            />
          ))}
        </ClaimList>
      ) : (
        states.rewards
      )}
      {known ? <ZoneNote times={known.rewards.flatMap(({ expireTime }) => expireTime ?? [])} t={t} /> : null}
      {known && known.rewards.length === 0 && gone === undefined ? <StateNotice icon="gift" title={t('none')} /> : null}
      {known ? (
        <Pager page={Math.min(known.page, known.pages)} pages={known.pages} words={pagerWords(t)} onPage={(page) => narrow({ page })} />
      ) : null}
    </>
  )
}

/** The type, and until when it may be claimed or when that ended. A time that is none is left out. */
function About({ type, expireTime, t }: Pick<Reward, 'type' | 'expireTime'> & Pick<RewardListProps, 't'>) {
  const now = useFirstTime()
  const { listedMoment } = useTimeWords()
  const moment = expireTime === undefined ? '' : listedMoment(expireTime)
  const end = moment && t(Date.parse(expireTime ?? '') < now ? 'ended' : 'until', { moment })
  return <span>{[typeName(type, t), end].filter(Boolean).join(' · ')}</span>
}

function typeName(type: string, t: RewardListProps['t']): string {
  return Object.hasOwn(strings, `type.${type}`) ? t(`type.${type}`) : type
}
