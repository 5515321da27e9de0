import { useId, useState, use, useEffect } from 'react'

import { Button } from '../../runtime/ui/controls/button.tsx'
import { Chip } from '../../runtime/ui/controls/chip.tsx'
import { Link } from '../../runtime/ui/controls/link.tsx'
import { DrawingContext } from '../../runtime/ui/drawing.ts'
import { Amount, useAmountWords } from '../../runtime/ui/money/amount.tsx'
import { MoneyBlocked, MoneyOutcome, isFree } from '../../runtime/ui/money/money-form.tsx'
import { Icon } from '../../runtime/ui/pictures/icon.tsx'
import { Picture } from '../../runtime/ui/pictures/picture.tsx'
import { Rail } from '../../runtime/ui/sections/rail.tsx'
import type { MoneyCall } from '../../schemas/nouns/money-call.ts'
import type { Raffle, RafflePrize, Raffles } from '../../schemas/nouns/raffles.ts'
import type { RaffleProps } from './contract.ts'
import { Picks } from './picks.tsx'
import styles from './view.module.css'
import { Wheel } from './wheel.tsx'

const longest = 4_000 // ms: the prize is shown by then, whatever became of the animation

/**
 * Whether the answer that has just come is still being acted out. A result that was there before, and every result where motion is
 * unwanted, is shown at once. `show` ends it.
 */
function useReveal(status: MoneyCall['status']): { isMoving: boolean; show: () => void } {
  const { clock } = use(DrawingContext)
  const [before, setBefore] = useState(status)
  const [isMoving, setMoving] = useState(false)
  if (before !== status) {
    setBefore(status)
    setMoving(before === 'sending' && status === 'done' && !matchMedia('(prefers-reduced-motion: reduce)').matches)
  }
  useEffect(() => (isMoving ? clock.after(longest, () => setMoving(false)) : undefined), [isMoving, clock])
  return { isMoving, show: () => setMoving(false) }
}

export { strings } from './strings.ts'
export const rootClass = styles.root

const mostWinners = 10 // of the newest (chosen)

export function View({ props, inputs: { raffles: all }, busy, send, t }: RaffleProps) {
  const raffle = all.raffles.find(({ key }) => key === all.chosen) ?? all.raffles[0]
  if (!raffle) return null
  return (
    <>
      {all.raffles.length > 1 ? (
        <Rail as="fieldset" tight aria-label={t('choose')} className={styles.raffles}>
          {all.raffles.map(({ key, name, tickets }) => (
            <Chip
              key={key}
              current={key === raffle.key}
              count={tickets}
              onClick={() => send({ kind: 'narrow', input: 'raffles', args: { raffle: key } })}
              data-key={key}
            >
              {name}
            </Chip>
          ))}
        </Rail>
      ) : null}
      <Board key={raffle.key} all={all} raffle={raffle} busy={busy} props={props} send={send} t={t} />
    </>
  )
}

function Board({ busy, ...given }: Pick<RaffleProps, 'props' | 'send' | 't' | 'busy'> & { all: Raffles; raffle: Raffle }) {
  const { all, raffle, t } = given
  const isOurs = all.of === undefined || all.of === raffle.key
  const { isMoving, show } = useReveal(isOurs ? all.call.status : 'idle')
  return (
    <div className={styles.columns} aria-busy={busy || undefined}>
      <Game {...given} isOurs={isOurs} isMoving={isMoving} show={show} />
      <Prizes raffle={raffle} all={all} place={isMoving ? -1 : placeOf(all, raffle)} t={t} />
    </div>
  )
}

type GameProps = Pick<RaffleProps, 'props' | 'send' | 't'> & {
  all: Raffles
  raffle: Raffle
  /** The newest play is one of this raffle. */
  isOurs: boolean
  /** Its prize is being acted out; `show` ends that. */
  isMoving: boolean
  show: () => void
}

/** The tickets, what is played, and what became of it. */
function Game({ all, raffle, isOurs, isMoving, show, props, send, t }: GameProps) {
  const { call } = all
  const { kind, key, tickets } = raffle
  const [picked, setPicked] = useState<number>()
  const isDisabled = tickets < 1 || isMoving || !isFree(call)
  const isOut = isOurs && (call.status === 'done' || call.status === 'found')
  const play = () => send({ kind: 'play', raffle: key })
  return (
    <div className={styles.game}>
      <header className={styles.head}>
        <h2 className={styles.name}>{raffle.name || props.title}</h2>
        <p className={styles.tickets} data-tickets={tickets}>
          <Icon name="ticket" size={18} />
          <span>{t('tickets', { count: tickets })}</span>
        </p>
      </header>
      <div className={styles.stage} data-kind={kind}>
        {kind === 'WHEEL' ? (
          <Wheel prizes={raffle.prizes} stop={isOut ? placeOf(all, raffle) : undefined} isMoving={isMoving} onEnd={show} />
        ) : (
          <Picks
            kind={kind}
            picked={picked}
            state={isOut ? 'open' : isOurs && call.status === 'sending' ? 'drawing' : 'closed'}
            disabled={isDisabled}
            onPick={(number) => {
              setPicked(number)
              play()
            }}
            onEnd={show}
            t={t}
          />
        )}
      </div>
      {isMoving ? (
        <Button size="large" className={styles.play} onClick={show}>
          {t('show-now')}
        </Button>
      ) : kind === 'WHEEL' ? (
        <Button
          kind="primary"
          size="large"
          className={styles.play}
          aria-disabled={isDisabled || undefined}
          onClick={() => (isDisabled ? undefined : play())}
        >
          {t(call.status === 'sending' ? 'sending' : 'play.WHEEL')}
        </Button>
      ) : null}
      <p className={styles.note}>{kind === 'WHEEL' ? t('cost') : `${t('cost')} ${t('fair')}`}</p>
      <div aria-live="polite" className={styles.result}>
        {isOut && !isMoving ? <Result all={all} history={props.history ?? '/'} send={send} t={t} /> : null}
      </div>
      {isOurs && !isOut ? <MoneyOutcome call={call} found="" onCheck={() => send({ kind: 'check-money', action: 'play' })} t={t} /> : null}
      {tickets < 1 && !isMoving ? (
        <MoneyBlocked why={t('no-tickets')} link={t('to-tickets')} to={props.tickets ?? '/'} send={send} />
      ) : null}
    </div>
  )
}

/** What was won. A lost answer that was found says so first. */
function Result({ all: { won, call, currency }, history, send, t }: Pick<GameProps, 'all' | 'send' | 't'> & { history: string }) {
  const inWords = useAmountWords()
  const isNamed = won !== undefined && (won.name !== '' || won.amount !== undefined)
  return (
    <div className={styles.won} data-call={call.status}>
      {isNamed ? (
        <>
          {won.picture.length > 0 ? (
            <span className={styles.icon}>
              <Picture from={won.picture} eager />
            </span>
          ) : null}
          <p className={styles.words}>
            <span className={styles.caption}>{`${t('prize')} `}</span>
            <bdi className={styles.title}>{`${won.name} `}</bdi>
            {won.amount !== undefined && !names(won.name, inWords(won.amount)) ? (
              <Amount value={won.amount} currency={currency} className={styles.title} />
            ) : null}
          </p>
        </>
      ) : null}
      {call.status === 'found' || !isNamed ? (
        <p className={styles.words}>
          <span>{`${t(call.status === 'found' ? 'found' : 'played')} `}</span>
          <Link to={history} send={send} className={styles.link}>
            {t('history')}
          </Link>
        </p>
      ) : null}
    </div>
  )
}

/** The prizes, with the one that was won marked, and who has won before. */
function Prizes({ raffle, all, place, t }: Pick<GameProps, 'raffle' | 'all' | 't'> & { place: number }) {
  const inWords = useAmountWords()
  const id = useId()
  return (
    <div className={styles.side}>
      {raffle.prizes.length > 0 ? (
        <section className={styles.card} aria-labelledby={`${id}-prizes`}>
          <h3 id={`${id}-prizes`} className={styles.heading}>
            {t('prizes')}
          </h3>
          <ol role="list" className={styles.prizes}>
            {raffle.prizes.map(({ key, name, amount, picture }, index) => (
              <li key={key} data-key={key} className={styles.prize}>
                <span className={styles.icon}>{picture.length > 0 ? <Picture from={picture} /> : <Icon name="gift" size={18} />}</span>
                <span className={styles.words}>
                  <bdi>{`${name} `}</bdi>
                  {amount !== undefined && !names(name, inWords(amount)) ? <Amount value={amount} currency={all.currency} /> : null}
                </span>
                {index === place ? (
                  <>
                    <Icon name="check-circle" size={18} />
                    <span className="visually-hidden">{t('won')}</span>
                  </>
                ) : null}
              </li>
            ))}
          </ol>
        </section>
      ) : null}
      {raffle.winners.length > 0 ? (
        <section className={styles.card} aria-labelledby={`${id}-winners`}>
          <h3 id={`${id}-winners`} className={styles.heading}>
            {t('winners')}
          </h3>
          <ol role="list" className={styles.winners}>
            {raffle.winners.slice(0, mostWinners).map(({ key, player, game, prize }) => (
              <li key={key} data-key={key} className={styles.winner}>
                <bdi>{player}</bdi>
                <span className={styles.words}>
                  <bdi>{prize}</bdi>
                  {game ? <bdi className={styles.caption}>{game}</bdi> : null}
                </span>
              </li>
            ))}
          </ol>
        </section>
      ) : null}
    </div>
  )
}

/** The place of the prize that was won among the raffle's prizes; -1 while there is none, and for one that is none of them. */
function placeOf({ of, won, call }: Raffles, { key, prizes }: Raffle): number {
  if (won?.prize === undefined || call.status !== 'done' || (of !== undefined && of !== key)) return -1
  return prizes.findIndex((prize: RafflePrize) => prize.key === won.prize)
}

/** Whether a prize's name says its amount, with the currency before or behind it. */
function names(name: string, amount: string): boolean {
  return name.match(/[\d.,]+/g)?.includes(amount) === true
}
