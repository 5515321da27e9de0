import { buttonClass } from '../../runtime/ui/controls/button.tsx'
import { classes } from '../../runtime/ui/class-names.ts'
import { Icon } from '../../runtime/ui/pictures/icon.tsx'
import { Link } from '../../runtime/ui/controls/link.tsx'
import { Picture } from '../../runtime/ui/pictures/picture.tsx'
import { PictureFile } from '../../runtime/ui/pictures/picture-file.tsx'
import type { Send } from '../../schemas/intents.ts'
import type { Banner } from '../../schemas/nouns/announcement.ts'
import type { BannerCarouselProps } from './contract.ts'
import styles from './view.module.css'

/** A banner of the gateway, or one that the document has itself. */
export type Shown = Banner & { own?: NonNullable<BannerCarouselProps['props']['slides']>[number] }

/**
 * One banner. Its one action covers the whole slide. With a title the text is over a scrim at the start, and the picture has none
 * of its own; without one the picture contains the message.
 */
export function Slide({
  banner,
  name: numbered,
  open,
  first,
  send,
}: {
  banner: Shown
  name: string
  open: string
  first: boolean
  send: Send<'go' | 'launch'>
}) {
  const { title, text, action, launch, href, to, own } = banner
  const look = title ? classes(buttonClass({ kind: 'primary', size: 'large' }), styles.action) : styles.cover
  const label = title ? (
    <>
      <span>{action ?? open}</span>
      <Icon name="arrow-right" size={18} />
    </>
  ) : undefined
  const name = own?.alt || numbered
  const alt = title || to || href || launch ? '' : name
  const accessibleName = title ? `${action ?? open}: ${title}` : name
  return (
    <div className={styles.slide}>
      <div className={classes(styles.picture, title !== undefined && styles.worded)}>
        {own?.picture ? (
          <PictureFile picture={own.picture} eager={first} alt={alt} sizes="(min-width: 70em) 68rem, 100vw" />
        ) : (
          <Picture from={banner.picture} eager={first} alt={alt} />
        )}
      </div>
      {title ? (
        <div className={styles.words}>
          <p className={styles.title} dir="auto">
            {title}
          </p>
          {text ? (
            <p className={styles.text} dir="auto">
              {text}
            </p>
          ) : null}
        </div>
      ) : null}
      {launch ? (
        <button type="button" className={look} aria-label={accessibleName} onClick={() => send({ kind: 'launch', target: launch })}>
          {label}
        </button>
      ) : href ? (
        <Link className={look} aria-label={accessibleName} href={href}>
          {label}
        </Link>
      ) : to ? (
        <Link className={look} aria-label={accessibleName} to={to} send={send}>
          {label}
        </Link>
      ) : null}
    </div>
  )
}
