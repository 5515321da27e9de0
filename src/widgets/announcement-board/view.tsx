import { useState } from 'react'

import { Button, IconButton, buttonClass } from '../../runtime/ui/controls/button.tsx'
import { classes } from '../../runtime/ui/class-names.ts'
import { Link } from '../../runtime/ui/controls/link.tsx'
import { Picture } from '../../runtime/ui/pictures/picture.tsx'
import { RichText } from '../../runtime/ui/text/rich-text.tsx'
import { loadSanitiser } from '../../runtime/ui/text/sanitiser.ts'
import type { AnnouncementBoardProps } from './contract.ts'
import styles from './view.module.css'

export { strings } from './strings.ts'
export const rootClass = ({ page }: AnnouncementBoardProps['props']) => classes(styles.board, page && styles.page)

export function View({ props, inputs: { announcements }, send, t }: AnnouncementBoardProps) {
  const [chosen, choose] = useState(() => announcements.find(({ current }) => current)?.key)
  const place = Math.max(
    0,
    announcements.findIndex(({ key }) => key === chosen),
  ) // one that is gone meanwhile: the first
  const shown = announcements[place]
  if (!shown) return null
  const several = announcements.length > 1
  const Title = props.page ? 'h2' : 'h3'
  const step = (by: number) => () => choose(announcements[place + by]?.key)
  return (
    <>
      {several ? (
        <nav className={styles.list} aria-label={t('all')}>
          <p className={styles.heading}>{props.title}</p>
          <ul role="list">
            {announcements.map(({ key, title, kind = 'announcement' }) => (
              <li key={key} data-key={key}>
                <button
                  type="button"
                  className={styles.item}
                  aria-current={key === shown.key ? 'true' : undefined}
                  onClick={() => choose(key)}
                >
                  <span className={styles.name} dir="auto">
                    {title}
                  </span>
                  <span className={styles.kind}>{t(`kind.${kind}`)}</span>
                </button>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      <article
        className={classes(styles.shown, shown.picture.length > 0 && styles.pictured, !several && styles.poster)}
        data-poster={several ? undefined : ''}
      >
        {shown.picture.length > 0 ? (
          <div className={styles.art}>
            <Picture key={shown.key} from={shown.picture} />
          </div>
        ) : null}
        <div className={styles.words}>
          <Title className={styles.title} dir="auto">
            {shown.title}
          </Title>
          <RichText key={shown.key} html={shown.html} level={props.page ? 3 : 4} newTab={t('new_tab')} />
        </div>
        <div className={styles.foot}>
          {shown.to ? (
            <Link className={buttonClass({ kind: 'primary' })} to={shown.to} send={send}>
              {t('promotion')}
            </Link>
          ) : null}
          {props.page ? null : several ? (
            <Button className={shown.to && styles.close} onClick={() => send({ kind: 'close' })}>
              {t('close')}
            </Button>
          ) : shown.to ? null : (
            <Button kind="primary" onClick={() => send({ kind: 'close' })}>
              {t('close')}
            </Button>
          )}
          {several ? (
            <div className={styles.steps}>
              <output className={styles.place}>
                <span>{t('place', { place: place + 1, all: announcements.length })}</span>
                <span className="visually-hidden">{`: ${shown.title}`}</span>
              </output>
              <IconButton icon="chevron-left" label={t('previous')} disabled={place === 0} onClick={step(-1)} />
              <IconButton icon="chevron-right" label={t('next')} disabled={place === announcements.length - 1} onClick={step(1)} />
            </div>
          ) : null}
        </div>
      </article>
    </>
  )
}

await loadSanitiser() // the board opens in a popup of the size of its text, which would grow under the pointer
