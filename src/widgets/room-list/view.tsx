import type { Translate } from '../../schemas/translate.ts'
import { Button } from '../../runtime/ui/controls/button.tsx'
import { Icon } from '../../runtime/ui/pictures/icon.tsx'
import { useMoney } from '../../runtime/ui/money/money.ts'
import { textOf } from '../../runtime/ui/text/text.ts'
import type { Room } from '../../schemas/nouns/room.ts'
import type { RoomListProps } from './contract.ts'
import styles from './view.module.css'

export { strings } from './strings.ts'
export const rootClass = styles.root

/** A room that is full or closed shows that and cannot be picked. */
export function View({ inputs: { rooms: list }, send, t, labelId }: RoomListProps) {
  const money = useMoney()
  const free = list.rooms.some(({ open }) => open)
  return (
    <>
      <header className={styles.head}>
        <h2 id={labelId} className={styles.title}>
          {t('pick')}
        </h2>
        <p className={styles.game} dir="auto">
          {list.name}
        </p>
      </header>
      <output className={styles.message}>
        {list.message || !free ? (
          <span className={styles.warning}>
            <Icon name="warning" size={18} />
            <span>{list.message ? textOf(t, list.message.text) : t('taken')}</span>
          </span>
        ) : null}
      </output>
      <ul className={styles.rooms} aria-busy={list.busy || undefined}>
        {list.rooms.map((room) => (
          <li key={room.key} className={styles.room} data-key={room.key}>
            <div className={styles.words}>
              <p className={styles.name} dir="auto">
                {room.name}
              </p>
              <p className={styles.line}>
                {[stakesOf(room, (amount) => money(amount, list.currency), t), placesOf(room, t)].filter(Boolean).join(' · ')}
              </p>
            </div>
            {room.open ? (
              <Button
                kind="secondary"
                aria-label={t('enter_named', { name: room.name })}
                onClick={() => send({ kind: 'launch', target: room.target })}
              >
                {t('enter')}
              </Button>
            ) : (
              <span className={styles.status}>
                <Icon name="lock" size={16} />
                <span>{` ${textOf(t, room.status)}`}</span>
              </span>
            )}
          </li>
        ))}
      </ul>
      <Button
        kind="quiet"
        icon="refresh"
        className={styles.again}
        aria-disabled={list.busy}
        onClick={() => list.busy || send({ kind: 'retry', input: 'rooms' })}
      >
        {t('again')}
      </Button>
    </>
  )
}

function stakesOf({ minBet, maxBet }: Room, say: (amount: number) => string, t: Translate): string {
  const [from, to] = [minBet, maxBet].map((amount) => (amount === undefined ? undefined : say(amount)))
  if (from !== undefined && to !== undefined) return t('stakes', { from, to })
  return from !== undefined ? t('from', { from }) : to !== undefined ? t('upto', { to }) : ''
}

function placesOf({ players, capacity }: Room, t: Translate): string {
  if (players === undefined) return ''
  return capacity === undefined ? t('players', { count: players }) : t('places', { players, capacity })
}
