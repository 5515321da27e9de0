import { ClaimList, ClaimRow, ProgressBar } from '../../runtime/ui/claim.tsx'
import { RichText } from '../../runtime/ui/rich-text.tsx'
import { numberText } from '../../runtime/ui/number-text.ts'
import { SectionHeading, sectionClass } from '../../runtime/ui/section-heading.tsx'
import type { Mission, MissionList } from '../../schemas/nouns/rewards.ts'
import type { MissionListProps } from './contract.ts'
import { strings } from './strings.ts'
import styles from './view.module.css'

export { strings } from './strings.ts'
export const rootClass = sectionClass

export function View(given: MissionListProps) {
  const { props, inputs, states, labelId } = given
  return (
    <>
      <SectionHeading id={labelId} title={props.title} page={props.page} />
      {inputs.missions ? <Missions {...given} known={inputs.missions} /> : states.missions}
    </>
  )
}

/** The missions by period, in the order in which the gateway names them. */
function Missions({ known, props, busy, send, t }: MissionListProps & { known: MissionList }) {
  const periods = [...new Set(known.missions.map(periodOf))]
  const Level = props.page ? 'h2' : 'h3'
  const about = [
    ...(known.points === undefined ? [] : [t('points', { count: known.points })]),
    ...(known.claimable > 0 ? [t('claimable', { count: known.claimable })] : []),
  ]
  return (
    <>
      {about.length > 0 ? <p className={styles.about}>{about.join(' · ')}</p> : null}
      {periods.map((period) => {
        const name = Object.hasOwn(strings, `period.${period}`) ? t(`period.${period}`) : period
        return (
          <div key={period} className={styles.period}>
            <Level className={styles.title}>{name}</Level>
            <ClaimList label={name} busy={busy}>
              {known.missions
                .filter((mission) => periodOf(mission) === period)
                .map(({ key, name: title, html, progress, target, reward, state, claim }) => (
                  <ClaimRow
                    key={key}
                    id={key}
                    action="claim-mission"
                    icon={state === 'CLAIM' || state === 'CLAIMED' ? 'check-circle' : 'trophy'}
                    title={title || key}
                    amount={reward}
                    currency={known.currency}
                    state={state}
                    claim={claim}
                    onClaim={() => send({ kind: 'act', action: 'claim-mission', records: [key] })}
                    t={t}
                  >
                    {html ? (
                      <div className={styles.text}>
                        <RichText html={html} level={4} newTab={t('new_tab')} />
                      </div>
                    ) : null}
                    {target > 0 ? (
                      <ProgressBar
                        value={progress}
                        most={target}
                        label={t('progress-of', { title: title || key })}
                        words={t('progress', { done: numberText(progress), target: numberText(target) })}
                      />
                    ) : null}
                  </ClaimRow>
                ))}
            </ClaimList>
          </div>
        )
      })}
    </>
  )
}

function periodOf({ period }: Mission): string {
  return period ?? 'other'
}
