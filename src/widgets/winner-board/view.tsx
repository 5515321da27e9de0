import { classes } from '../../runtime/ui/class-names.ts'
import { initialsOf } from '../../runtime/ui/text/letters.ts'
import { useMoney } from '../../runtime/ui/money/money.ts'
import { Picture } from '../../runtime/ui/pictures/picture.tsx'
import type { Send } from '../../schemas/intents.ts'
import type { Winner } from '../../schemas/nouns/winner.ts'
import type { WinnerBoardProps } from './contract.ts'
import { Medal } from './medal.tsx'
import { useDrift } from './use-drift.ts'
import styles from './view.module.css'

export { strings } from './strings.ts'
export const rootClass = styles.root

/** A list without buttons takes the focus itself, so that keys can scroll it. */
export function View({ props, inputs: { winners }, send, t, labelId }: WinnerBoardProps) {
  const first = winners.slice(0, props.highlighted)
  const others = winners.slice(props.highlighted)
  const list = useDrift(props.step, others.length)
  return (
    <>
      <div className={styles.heading}>
        <span className={styles.dot} />
        <h2 id={labelId} className={styles.title}>
          {props.title || t('title')}
        </h2>
        <span className={styles.live}>{t('live')}</span>
      </div>
      <ol className={styles.first}>
        {first.map((winner) => (
          <Row key={winner.rank} winner={winner} rankLabel={t('rank', { rank: winner.rank })} medal send={send} />
        ))}
      </ol>
      {others.length > 0 ? (
        <div ref={list} className={styles.list} tabIndex={others.some(({ target }) => target) ? undefined : 0}>
          <ol start={first.length + 1} aria-label={t('others')}>
            {others.map((winner) => (
              <Row key={winner.rank} winner={winner} rankLabel={t('rank', { rank: winner.rank })} send={send} />
            ))}
          </ol>
          {props.step > 0 ? (
            <ol aria-hidden="true" className={styles.copy}>
              {others.map((winner) => (
                <Row key={winner.rank} winner={winner} rankLabel="" copy send={send} />
              ))}
            </ol>
          ) : null}
        </div>
      ) : null}
    </>
  )
}

/** One winner: a button that starts the game, or plain words when there is none to start. The copy is out of the keyboard's reach. */
function Row({
  winner,
  rankLabel,
  medal,
  copy,
  send,
}: {
  winner: Winner
  rankLabel: string
  medal?: boolean
  copy?: boolean
  send: Send<'launch'>
}) {
  const { target } = winner
  const money = useMoney()
  const content = (
    <>
      <span className={styles.rank}>
        {medal ? <Medal rank={winner.rank} /> : <span aria-hidden="true">{winner.rank}</span>}
        {copy ? null : <span className="visually-hidden">{rankLabel}</span>}
      </span>
      <span className={styles.art}>
        <Picture upright emblem from={winner.picture} initials={initialsOf(winner.game ?? winner.name)} />
      </span>
      <span className={styles.words}>
        <span className={styles.name} dir="auto">
          {winner.name}
        </span>
        {winner.game ? (
          <span className={styles.game} dir="auto">
            {winner.game}
          </span>
        ) : null}
      </span>
      <span className={styles.amount} dir="ltr">
        {money(winner.amount, winner.currency)}
      </span>
    </>
  )
  return (
    <li className={classes(styles.row, medal && styles.medal)} data-key={copy ? undefined : winner.rank}>
      {target ? (
        <button type="button" className={styles.play} tabIndex={copy ? -1 : undefined} onClick={() => send({ kind: 'launch', target })}>
          {content}
        </button>
      ) : (
        <div className={styles.play}>{content}</div>
      )}
    </li>
  )
}
