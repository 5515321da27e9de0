import { useUnit } from 'effector-react'
import * as z from 'zod/mini'

import { Badge } from '../../../kit/buttons/badge.tsx'
import { Button } from '../../../kit/buttons/button.tsx'
import { timeIn } from '../../../kit/controls/zone-time.ts'
import { t } from '../../../kit/i18n/words.ts'
import { Notice } from '../../../kit/layout/notice.tsx'
import { announced } from '../../../kit/messages/announcements.ts'
import { browserOf } from './browser-name.ts'
import { useAttempt } from './use-attempt.ts'
import styles from './account.module.css'

export const Session = z.object({
  id: z.string(),
  at: z.string(),
  seenAt: z.string(),
  address: z.nullable(z.string()),
  userAgent: z.nullable(z.string()),
  own: z.boolean(),
})
export type Session = z.infer<typeof Session>

/** Browsers in which the operator is signed in; another one can be signed out from here. */
export function SessionList({ sessions, onChange }: { sessions: readonly Session[]; onChange: () => void }) {
  const announce = useUnit(announced)
  const { busy, error, attempt } = useAttempt()
  const end = async (address: string, words: string) => {
    if (!(await attempt('DELETE', address, z.object({ ended: z.number() })))) return
    announce(words)
    onChange()
  }
  return (
    <section className={styles.section} aria-labelledby="account-sessions">
      <div className={styles.head}>
        <h3 id="account-sessions">{t('account.sessions')}</h3>
        {sessions.length > 1 ? (
          <Button size="small" busy={busy} onClick={() => void end('/api/auth/sessions', t('account.others-ended'))}>
            {t('account.end-others')}
          </Button>
        ) : null}
      </div>
      <div role="alert">{error ? <Notice kind="fault">{error}</Notice> : null}</div>
      <ul className={styles.sessions}>
        {sessions.map((session) => {
          const name = nameOf(session)
          return (
            <li key={session.id}>
              <span className={styles.words}>
                <strong>{name}</strong>
                <span>
                  {`${t('account.seen', { time: timeIn(session.seenAt) })} · ${t('account.since', { time: timeIn(session.at) })}`}
                </span>
                {session.address === null ? null : <span>{t('account.address', { address: session.address })}</span>}
              </span>
              {session.own ? (
                <Badge>{t('account.this-one')}</Badge>
              ) : (
                <Button
                  size="small"
                  aria-label={t('account.end-of', { browser: name })}
                  onClick={() => void end(`/api/auth/sessions/${encodeURIComponent(session.id)}`, t('account.ended'))}
                >
                  {t('account.end')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function nameOf({ userAgent }: Session): string {
  const { browser, system } = browserOf(userAgent)
  return t('account.browser', { browser: browser ?? t('account.some-browser'), system: system ?? t('account.some-system') })
}
