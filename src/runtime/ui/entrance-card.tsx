import type { ReactNode } from 'react'

import type { Address, Send } from '../../schemas/intents.ts'
import type { LaunchTarget } from '../../schemas/launch-target.ts'
import { classes } from './class-names.ts'
import styles from './entrance-card.module.css'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'
import { Picture } from './picture.tsx'

type Props = {
  titleId: string
  title: string
  text?: string | undefined
  /** The label of the link, such as "Enter". */
  enter: string
  picture?: string | undefined
  /** The scene for screens below 1120 px, where the wide one would hide its subject. */
  narrowPicture?: string | undefined
  /** The scene for right-to-left pages; without it the picture is mirrored, digits included. */
  rtlPicture?: string | undefined
  size: 'big' | 'small' | 'wide'
  /** The address it leads to, or the game it starts. */
  to?: Address | undefined
  launch?: LaunchTarget | undefined
  /** The link looks like a filled button. */
  filled?: boolean
  send: Send<'go' | 'launch'>
  children?: ReactNode
}

/**
 * A card that leads into a category: a wide scene, text at the start over a scrim, one link that covers the whole card. `children` lie
 * above that link and may have links of their own. Without a picture the background is a gradient of the brand's tones.
 */
export function EntranceCard({
  titleId,
  title,
  text,
  enter,
  picture,
  narrowPicture,
  rtlPicture,
  size,
  to,
  launch,
  filled,
  send,
  children,
}: Props) {
  const label = (
    <>
      <span>{enter}</span>
      <Icon name="arrow-right" size={18} />
    </>
  )
  const linkClass = classes(styles.enter, filled && styles.filled)
  return (
    <div className={classes(styles.card, styles[size], !picture && styles.plain)}>
      {picture ? (
        <div className={classes(styles.picture, narrowPicture && styles.notNarrow, rtlPicture && styles.ltrOnly)}>
          <Picture from={[picture]} />
        </div>
      ) : null}
      {rtlPicture ? (
        <div className={classes(styles.picture, styles.rtlOnly)}>
          <Picture from={[rtlPicture]} />
        </div>
      ) : null}
      {narrowPicture ? (
        <div className={classes(styles.picture, picture && styles.narrow)}>
          <Picture from={[narrowPicture]} />
        </div>
      ) : null}
      <h2 id={titleId} className={styles.title} dir="auto">
        {title}
      </h2>
      {text ? (
        <p className={styles.text} dir="auto">
          {text}
        </p>
      ) : null}
      {children ? <div className={styles.more}>{children}</div> : null}
      {launch ? (
        <button
          type="button"
          className={linkClass}
          aria-label={`${enter}: ${title}`}
          onClick={() => send({ kind: 'launch', target: launch })}
        >
          {label}
        </button>
      ) : to ? (
        <Link className={linkClass} aria-label={`${enter}: ${title}`} to={to} send={send}>
          {label}
        </Link>
      ) : null}
    </div>
  )
}
