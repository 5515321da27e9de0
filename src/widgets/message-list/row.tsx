import { useEffect, useId, useRef } from 'react'

import type { Translate } from '../../schemas/translate.ts'
import { Button } from '../../runtime/ui/controls/button.tsx'
import { classes } from '../../runtime/ui/class-names.ts'
import { useTimeWords } from '../../runtime/ui/text/duration.ts'
import { Icon } from '../../runtime/ui/pictures/icon.tsx'
import { IconDisc } from '../../runtime/ui/pictures/icon-disc.tsx'
import type { DiscTone } from '../../runtime/ui/pictures/icon-disc.tsx'
import { RichText } from '../../runtime/ui/text/rich-text.tsx'
import type { Message } from '../../schemas/nouns/message.ts'
import styles from './view.module.css'

const looks: Readonly<Record<string, { icon: string; tone: DiscTone }>> = {
  DEPOSIT_CREDITED: { icon: 'deposit', tone: 'success' },
  DEPOSIT_FAILED: { icon: 'warning', tone: 'danger' },
  WITHDRAWAL_APPROVED: { icon: 'withdraw', tone: 'success' },
  WITHDRAWAL_REJECTED: { icon: 'close-circle', tone: 'danger' },
  SYSTEM: { icon: 'megaphone', tone: 'info' },
}

/** A message: its type's icon, title and time on a line that opens the text below it. */
export function MessageRow({
  message: { key, title, html, time, read, type = '' },
  open,
  onToggle,
  onDelete,
  t,
}: {
  message: Message
  open: boolean
  onToggle: () => void
  onDelete: () => void
  t: Translate
}) {
  const id = useId()
  const row = useRef<HTMLLIElement>(null)
  const look = Object.hasOwn(looks, type) ? looks[type] : undefined
  useEffect(() => {
    if (open) row.current?.scrollIntoView({ block: 'nearest' })
  }, [open])
  return (
    <li ref={row} className={classes(styles.row, !read && styles.unread)} data-key={key}>
      <button
        type="button"
        className={styles.line}
        aria-expanded={open}
        aria-controls={id}
        data-action={read || open ? undefined : 'read-messages'}
        onClick={onToggle}
      >
        <IconDisc name={look?.icon ?? 'mail'} tone={look?.tone} className={look ? undefined : styles.plain} />
        <span className={styles.words}>
          <span className={styles.title} dir="auto">
            {title}
          </span>
          <span className={styles.about}>
            {look ? <span>{t(`type.${type}`)}</span> : null}
            <Time of={time} />
          </span>
        </span>
        {read ? null : (
          <span className={styles.dot}>
            <span className="visually-hidden">{t('is_unread')}</span>
          </span>
        )}
        <Icon name={open ? 'chevron-up' : 'chevron-down'} size={18} />
      </button>
      <div id={id} className={styles.text} hidden={!open}>
        {open ? (
          <>
            <RichText html={html} level={4} newTab={t('new_tab')} />
            <Button
              size="small"
              className={styles.delete}
              data-action="delete-messages"
              aria-label={t('delete_of', { title })}
              onClick={onDelete}
            >
              {t('delete')}
            </Button>
          </>
        ) : null}
      </div>
    </li>
  )
}

/** Nothing for what is no time. */
function Time({ of }: { of: string }) {
  const text = useTimeWords().listedMoment(of)
  return text ? <time dateTime={of}>{text}</time> : null
}
