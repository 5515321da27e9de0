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
  /** The word on the way in, such as "Enter". */
  enter: string
  picture?: string | undefined
  /** The scene for screens below 1120 px, where the wide one would hide its subject. */
  narrowPicture?: string | undefined
  /** The scene drawn the other way round for right-to-left pages; without it the picture is mirrored, digits and all. */
  rtlPicture?: string | undefined
  size: 'big' | 'small' | 'wide'
  /** Where it leads, or what it starts. */
  to?: Address | undefined
  launch?: LaunchTarget | undefined
  /** The way in is a filled button. */
  filled?: boolean
  send: Send
  children?: ReactNode
}

/**
 * A way into a category: a wide scene, words at the start over a scrim, one link that covers the whole card. What stands in it
 * (`children`) lies above that link and has targets of its own. Without a picture the ground is a gradient of the brand's own tones.
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
      {enter}
      <Icon name="arrow-right" size={18} />
    </>
  )
  const look = classes(styles.enter, filled && styles.filled)
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
        <button type="button" className={look} aria-label={`${enter}: ${title}`} onClick={() => send({ kind: 'launch', target: launch })}>
          {label}
        </button>
      ) : to ? (
        <Link className={look} aria-label={`${enter}: ${title}`} to={to} send={send}>
          {label}
        </Link>
      ) : null}
    </div>
  )
}
