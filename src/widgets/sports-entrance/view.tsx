import { EntranceCard } from '../../runtime/ui/entrance-card.tsx'
import type { Match } from '../../schemas/nouns.ts'
import type { SportsEntranceProps } from './contract.ts'
import styles from './view.module.css'

export { strings } from './strings.ts'
export const rootClass = styles.root

export function View({ props, inputs, send, t, labelId }: SportsEntranceProps) {
  const matches = inputs.matches?.slice(0, props.matches) ?? []
  return (
    <div className={matches.length > 0 ? styles.withMatches : undefined}>
      <EntranceCard titleId={labelId} title={props.title} text={props.text} enter={t('enter')} picture={props.picture} narrowPicture={props.narrowPicture} size="wide" to={props.to} filled send={send} />
      {matches.length > 0 ? (
        <ul role="list" className={styles.matches} aria-label={t('matches')}>
          {matches.map((match) => (
            <li key={match.key} data-key={match.key}>
              <button type="button" className={styles.match} onClick={() => send({ kind: 'launch', target: match.target })}>
                <span className={styles.words}>
                  <span className={styles.league} dir="auto">{match.league} · <time dateTime={match.startTime}>{timeOf(match.startTime)}</time></span>
                  <span className={styles.teams} dir="auto">{t('against', { home: match.home, away: match.away })}</span>
                </span>
                <span className={styles.odds} dir="ltr">
                  {oddsOf(match).map(([name, value]) => (
                    <span key={name} className={styles.odd}>
                      <span>{name}</span>
                      <b>{value.toFixed(2)}</b>
                    </span>
                  ))}
                </span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

/** Hours and minutes on the player's own clock; the text as it came when it is no time. */
export function timeOf(startTime: string): string {
  const time = new Date(startTime)
  return Number.isNaN(time.getTime()) ? startTime : clock.format(time)
}
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

const usual = ['1', 'X', '2']

/** Home, draw and away first, in this order; at most three. */
function oddsOf({ odds }: Match): [string, number][] {
  const names = [...usual.filter((name) => name in odds), ...Object.keys(odds).filter((name) => !usual.includes(name))]
  return names.slice(0, 3).map((name) => [name, odds[name]!])
}
