import type { ReactNode } from 'react'

import { classes } from '../../runtime/ui/class-names.ts'
import { Icon } from '../../runtime/ui/pictures/icon.tsx'
import { Link } from '../../runtime/ui/controls/link.tsx'
import { Picture } from '../../runtime/ui/pictures/picture.tsx'
import type { LaunchTarget } from '../../schemas/launch-target.ts'
import styles from './card.module.css'
import type { EntranceProps } from './contract.ts'

type Props = {
  titleId: string
  /** The label of the link, such as "Enter". */
  enter: string
  /** What it starts, instead of leading somewhere. */
  launch: LaunchTarget | undefined
  children: ReactNode
} & Pick<EntranceProps, 'props' | 'send'>

/**
 * A card that leads into a category: a wide scene, text at the start over a scrim, one link that covers the whole card. `children` lie
 * above that link and may have links of their own. Without a picture the background is a gradient of the brand's tones.
 */
export function EntranceCard({ titleId, props, enter, launch, send, children }: Props) {
  const { title, text, picture, narrowPicture, rtlPicture, size } = props
  const to = props.enter ? props.to : undefined
  const label = (
    <>
      <span>{enter}</span>
      <Icon name="arrow-right" size={18} />
    </>
  )
  const linkClass = classes(styles.enter, size === 'wide' && styles.filled)
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
      <div className={styles.more}>{children}</div>
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
