import { Tag } from '../../runtime/ui/sections/badge.tsx'
import { Chip } from '../../runtime/ui/controls/chip.tsx'
import { classes } from '../../runtime/ui/class-names.ts'
import { Icon } from '../../runtime/ui/pictures/icon.tsx'
import { StateNotice } from '../../runtime/ui/sections/notice.tsx'
import { Rail } from '../../runtime/ui/sections/rail.tsx'
import { numberText } from '../../runtime/ui/text/number-text.ts'
import { SectionHeading, sectionClass } from '../../runtime/ui/sections/section-heading.tsx'
import { useLanguage } from '../../runtime/ui/drawing.ts'
import type { MissionRankingProps } from './contract.ts'
import { strings } from './strings.ts'
import styles from './view.module.css'

export { strings } from './strings.ts'
export const rootClass = `${sectionClass} ${styles.root}`

const medals = 3

export function View({ props, inputs: { ranking: known }, states, busy, send, t, labelId }: MissionRankingProps) {
  const language = useLanguage()
  const periods = [...new Set(props.periods)]
  const current = known?.period || periods[0] // without a period the gateway gives its first
  return (
    <>
      <SectionHeading id={labelId} title={props.title} />
      {known && periods.length > 1 ? (
        <Rail as="fieldset" tight aria-label={t('which')} className={styles.periods}>
          {periods.map((period) => (
            <Chip
              key={period}
              current={period === current}
              onClick={() => send({ kind: 'narrow', input: 'ranking', args: { period } })}
              data-key={period}
            >
              {Object.hasOwn(strings, `period.${period}`) ? t(`period.${period}`) : period}
            </Chip>
          ))}
        </Rail>
      ) : null}
      {known && known.leaders.length > 0 ? (
        <table className={classes(styles.table, busy && styles.busy)} aria-labelledby={labelId} aria-busy={busy || undefined}>
          <thead>
            <tr>
              <th scope="col">{t('rank')}</th>
              <th scope="col">{t('player')}</th>
              <th scope="col" className={styles.figure}>
                {t('score')}
              </th>
              <th scope="col" className={styles.figure}>
                {t('prize')}
              </th>
            </tr>
          </thead>
          <tbody>
            {known.leaders.map(({ rank, name, score, prize, me }, place) => (
              <tr key={`${place}-${rank}`} data-key={rank} className={classes(me && styles.me)}>
                <td className={styles.rank}>
                  {rank <= medals ? (
                    <span className={styles.medal}>
                      <Icon name="medal" size={18} />
                    </span>
                  ) : null}
                  <span>{rank}</span>
                </td>
                <td>
                  <bdi>{name}</bdi>
                  <span> </span>
                  {me ? <Tag tone="info">{t('me')}</Tag> : null}
                </td>
                <td className={styles.figure}>{numberText(score, language)}</td>
                <td className={styles.figure}>{prize ? <bdi>{prize}</bdi> : '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      {known && known.leaders.length === 0 ? <StateNotice icon="trophy" title={t('none')} /> : null}
      {known ? null : states.ranking}
    </>
  )
}
