import { Tag } from '../../runtime/ui/sections/badge.tsx'
import { Button, buttonClass } from '../../runtime/ui/controls/button.tsx'
import { Icon } from '../../runtime/ui/pictures/icon.tsx'
import { Link } from '../../runtime/ui/controls/link.tsx'
import part from '../../runtime/ui/sections/page-part.module.css'
import { Picture } from '../../runtime/ui/pictures/picture.tsx'
import { formatText } from '../../runtime/ui/text/text.ts'
import type { ChatListProps } from './contract.ts'
import styles from './view.module.css'

export { strings } from './strings.ts'
export const rootClass = part.part

export function View({ props, inputs: { chats }, send, t, labelId }: ChatListProps) {
  const { models, starting, ready, failed } = chats
  return (
    <>
      <h2 id={labelId} className={part.title}>
        {props.title}
      </h2>
      {props.text ? <p className={part.text}>{props.text}</p> : null}
      <ul className={part.list}>
        {models.map(({ key, name, picture, online }) => (
          <li key={key} data-key={key} className={styles.row}>
            <span className={styles.disc}>
              {picture.length > 0 ? <Picture from={picture} initials="" /> : <Icon name="headset" size={20} />}
            </span>
            <div className={styles.words}>
              <p className={styles.name} dir="auto">
                {name}
              </p>
              {online === undefined ? null : (
                <Tag tone={online ? 'success' : 'neutral'}>
                  <Icon name={online ? 'check-circle' : 'clock'} size={14} />
                  <span>{t(online ? 'online' : 'away')}</span>
                </Tag>
              )}
            </div>
            {ready?.key === key ? (
              <Link className={buttonClass({ kind: 'primary' })} href={ready.url} aria-label={t('open.with', { name })}>
                {t('open')}
              </Link>
            ) : (
              <Button
                aria-label={t('start.with', { name })}
                aria-disabled={starting !== undefined}
                onClick={() => starting === undefined && send({ kind: 'start-chat', model: key })}
              >
                {t(starting === key ? 'starting' : 'start')}
              </Button>
            )}
            <output className={styles.result}>
              {ready?.key === key ? <span>{t('blocked')}</span> : null}
              {failed?.key === key ? <span className={styles.failed}>{formatText(t, failed.text)}</span> : null}
            </output>
          </li>
        ))}
      </ul>
    </>
  )
}
