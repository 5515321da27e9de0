import { Link } from '../../runtime/ui/controls/link.tsx'
import { Picture } from '../../runtime/ui/pictures/picture.tsx'
import type { Address, Send } from '../../schemas/intents.ts'
import type { Game } from '../../schemas/nouns/game.ts'
import styles from './see-all.module.css'

/** The last cell of a row: a fan of three covers from behind the row, and how many there are. `title` names them for screen readers. */
export function SeeAllTile({
  covers,
  label,
  count,
  title,
  to,
  send,
}: {
  covers: Game[]
  label: string
  count: string | undefined
  title: string
  to: Address
  send: Send<'go'>
}) {
  return (
    <li className={styles.cell}>
      <Link className={styles.tile} to={to} send={send}>
        <span className={styles.fan} aria-hidden="true">
          {covers.slice(0, 3).map((game) => (
            <span key={game.key} className={styles.cover}>
              <Picture from={game.picture} />
            </span>
          ))}
        </span>
        <span className={styles.label}>{label}</span>
        {count ? <span className={styles.count}>{count}</span> : null}
        <span className="visually-hidden">{title}</span>
      </Link>
    </li>
  )
}
