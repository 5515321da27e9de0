import { use } from 'react'

import { DrawingContext } from '../../runtime/ui/drawing.ts'
import { gatewayClock, hourText, offsetIn, zoneName } from '../../runtime/ui/text/zone-time.ts'
import type { Match } from '../../schemas/nouns/match.ts'
import type { EntranceProps } from './contract.ts'
import styles from './matches.module.css'

/** What is played next, with what a bet on it wins. */
export function Matches({ matches, send, t }: { matches: readonly Match[] } & Pick<EntranceProps, 'send' | 't'>) {
  const { zone } = use(DrawingContext)
  return (
    <ul role="list" className={styles.matches} aria-label={t('matches')}>
      {matches.map((match) => (
        <li key={match.key} data-key={match.key}>
          <button type="button" className={styles.match} onClick={() => send({ kind: 'launch', target: match.target })}>
            <span className={styles.words}>
              <span className={styles.league} dir="auto">
                {match.league ? <span>{`${match.league} · `}</span> : null}
                <time dateTime={match.startTime}>{timeOf(match.startTime, zone)}</time>
              </span>
              <span className={styles.teams} dir="auto">
                {t('against', { home: match.home, away: match.away })}
              </span>
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
  )
}

/** Hours and minutes in the gateway's zone, with its name; the text as it came when it is no time. */
export function timeOf(startTime: string, zone: number | undefined): string {
  const there = gatewayClock(startTime, zone)
  return Number.isNaN(there) ? startTime : `${hourText(there)} ${zoneName(zone ?? offsetIn(startTime) ?? 0)}`
}

// How a match may end, as it is written everywhere; other odds keep the gateway's name.
const marks = new Map(Object.entries({ home: '1', draw: 'X', away: '2', '1': '1', X: 'X', '2': '2' }))
const order = ['1', 'X', '2']

/** Home, draw and away first, in this order; at most three. */
export function oddsOf({ odds }: Pick<Match, 'odds'>): [string, number][] {
  const place = ([name]: [string, number]) => (order.includes(name) ? order.indexOf(name) : order.length)
  return Object.entries(odds)
    .map(([name, value]): [string, number] => [marks.get(name) ?? name, value])
    .sort((a, b) => place(a) - place(b))
    .slice(0, 3)
}
