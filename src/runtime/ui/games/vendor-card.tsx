import type { ReactNode } from 'react'

import type { Send } from '../../../schemas/intents.ts'
import type { Vendor } from '../../../schemas/nouns/vendor.ts'
import { classes } from '../class-names.ts'
import { Icon } from '../pictures/icon.tsx'
import { Link } from '../controls/link.tsx'
import styles from './vendor-card.module.css'
import { MaintenanceEnd } from './maintenance-end.tsx'
import { VendorMark } from './vendor-mark.tsx'

type Props = {
  vendor: Vendor
  /** A line below the logo, such as "84 games". */
  line?: string | undefined
  maintenance: string
  /** When the maintenance ends, where that is known. */
  until?: ((time: string) => string) | undefined
  /** The page that lists a vendor's games; without it the card starts the vendor's lobby. */
  to?: string | undefined
  send: Send<'go' | 'launch'>
  tag?: ReactNode
}

/** A vendor as a card: its logo and a line. The whole card is one link or button. */
export function VendorCard({ vendor, line, maintenance, until, to, send, tag }: Props) {
  const down = vendor.maintenance === true
  const content = (
    <>
      <span className={styles.mark}>
        <VendorMark name={vendor.name} picture={vendor.picture} height={24} />
      </span>
      {down ? (
        <span className={styles.line}>
          <Icon name="wrench" size={14} />
          <span>{` ${maintenance} `}</span>
          {until && vendor.maintenanceUntil !== undefined ? <MaintenanceEnd until={vendor.maintenanceUntil} label={until} /> : null}
        </span>
      ) : line ? (
        <span className={styles.line}>{line}</span>
      ) : null}
      {tag ? <span className={styles.tag}>{tag}</span> : null}
    </>
  )
  return (
    <li className={styles.item} data-key={vendor.key}>
      {to && !down ? (
        <Link className={styles.card} to={{ route: to, query: { vassalage: vendor.code } }} send={send}>
          {content}
        </Link>
      ) : (
        <button
          type="button"
          className={classes(styles.card, down && styles.down)}
          aria-disabled={down || undefined}
          onClick={down ? undefined : () => send({ kind: 'launch', target: vendor.target })}
        >
          {content}
        </button>
      )}
    </li>
  )
}

/** The class of a list of vendor cards: a rail below 1120 px, five in a row above. */
export const vendorCardsClass = styles.cards
