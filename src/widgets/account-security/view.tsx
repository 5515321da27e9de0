import { Button } from '../../runtime/ui/controls/button.tsx'
import { classes } from '../../runtime/ui/class-names.ts'
import { CopyButton } from '../../runtime/ui/controls/copy-button.tsx'
import { Avatar } from '../../runtime/ui/pictures/avatar.tsx'
import { Icon } from '../../runtime/ui/pictures/icon.tsx'
import { IconDisc } from '../../runtime/ui/pictures/icon-disc.tsx'
import { Mark } from '../../runtime/ui/records/status-mark.tsx'
import type { AccountSecurityProps } from './contract.ts'
import { protectionsOf } from './protections.ts'
import styles from './view.module.css'
import { useTimeWords } from '../../runtime/ui/text/duration.ts'

export { strings } from './strings.ts'
export const rootClass = styles.root

const looks = {
  done: { icon: 'check-circle', tone: 'good' },
  needed: { icon: 'warning', tone: 'open' },
  off: { icon: 'minus', tone: 'info' },
} as const

export function View({ inputs: { security }, send, t }: AccountSecurityProps) {
  const { momentInWords } = useTimeWords()
  const rows = protectionsOf(security)
  const left = rows.filter(({ isDone }) => !isDone)
  const [next] = left
  const times = [
    ['registered', security.registered],
    ['last-login', security.lastLogin],
  ] as const
  return (
    <>
      <div className={classes(styles.card, styles.player)}>
        <Avatar from={security.picture} name={security.name} vip={security.vip} className={styles.avatar} />
        <div className={styles.who}>
          <p className={styles.name} dir="auto">
            {security.name}
          </p>
          {security.id ? (
            <div className={styles.id}>
              <span>{t('id', { id: security.id })}</span>
              <CopyButton text={security.id} label={t('copy')} done={t('copied')} failed={t('copy-failed')} />
            </div>
          ) : null}
          {times.map(([word, time]) => {
            const moment = time === undefined ? undefined : momentInWords(time)
            return moment ? (
              <p key={word} className={styles.detail}>
                <time dateTime={time}>{t(word, { time: moment })}</time>
              </p>
            ) : null
          })}
        </div>
        <Button onClick={() => send({ kind: 'open', popup: 'profile' })}>{t('edit')}</Button>
      </div>

      <div className={classes(styles.card, styles.summary)}>
        <IconDisc name="shield" size="large" tone={left.length === 0 ? 'success' : 'warning'} />
        <div className={styles.who}>
          <h2 className={styles.title}>{t(left.length === 0 ? 'safe' : 'unsafe')}</h2>
          <p className={styles.detail}>{left.length === 0 ? t('safe-text') : t('left', { count: left.length })}</p>
          <p className="visually-hidden">{t('done', { set: rows.length - left.length, all: rows.length })}</p>
          <div className={styles.steps} aria-hidden="true">
            {rows.map(({ key }, index) => (
              <span key={key} className={classes(styles.step, index < rows.length - left.length && styles.isDone)} />
            ))}
          </div>
        </div>
        {next ? (
          <Button kind="primary" onClick={() => send({ kind: 'open', popup: next.popup })}>
            {t('finish')}
          </Button>
        ) : null}
      </div>

      <ul className={classes(styles.card, styles.list)} role="list">
        {rows.map(({ key, icon, isDone, isNeeded, state, action, popup, value, values }) => (
          <li key={key} data-key={key} className={styles.row}>
            <span className={styles.tile}>
              <Icon name={icon} />
            </span>
            <div className={styles.who}>
              <h3 className={styles.rowTitle}>{t(key)}</h3>
              {(values ?? [value ?? t(`${key}-text`)]).map((line) => (
                <p key={line} className={styles.detail} dir="auto">
                  {line}
                </p>
              ))}
            </div>
            <Mark className={styles.state} look={isDone ? looks.done : isNeeded ? looks.needed : looks.off}>
              {t(state)}
            </Mark>
            {action && popup ? (
              <Button
                kind={isNeeded && !isDone ? 'primary' : 'secondary'}
                size="small"
                aria-label={t(`${action}-of`, { name: t(key) })}
                onClick={() => send({ kind: 'open', popup })}
              >
                {t(action)}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </>
  )
}
