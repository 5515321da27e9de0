import { useUnit } from 'effector-react'
import { CalendarClock, Send, ShieldAlert } from 'lucide-react'

import { $isAdmin, $mayEdit, $mayPublish, $publishers } from '../../model/operators/me.ts'
import { Button } from '../../../kit/buttons/button.tsx'
import { listed, t } from '../../../kit/i18n/words.ts'
import { Notice } from '../../../kit/layout/notice.tsx'
import styles from './review.module.css'

/** What can be done with the chosen changes: publish, request approval, schedule; who may do nothing of these reads who may. */
export function ReviewActions({
  sum,
  isAsking,
  busy,
  not,
  publishing,
  onClose,
  onPublish,
  onAsk,
  onSchedule,
  onOverride,
}: {
  /** How many changes there are, and how many of them are chosen. */
  sum: string
  /** They need approval. */
  isAsking: boolean
  busy: boolean
  /** Why it cannot be done now. */
  not: { publish: string | undefined; ask: string | undefined; schedule: string | undefined }
  /** The text of the button that publishes. */
  publishing: string
  onClose: () => void
  onPublish: () => void
  onAsk: () => void
  onSchedule: () => void
  onOverride: () => void
}) {
  const { mayPublish, mayEdit, isAdmin, publishers } = useUnit({
    mayPublish: $mayPublish,
    mayEdit: $mayEdit,
    isAdmin: $isAdmin,
    publishers: $publishers,
  })
  return (
    <>
      <Button size="large" className={styles.keep} onClick={onClose}>
        {t('review.keep-editing')}
      </Button>
      <span className={styles.sum}>{sum}</span>
      {mayPublish || mayEdit ? (
        <>
          {isAsking && mayPublish && isAdmin ? (
            <Button size="large" icon={ShieldAlert} disabled={not.publish ?? busy} onClick={onOverride}>
              {t('approvals.override')}
            </Button>
          ) : null}
          <Button size="large" icon={CalendarClock} disabled={not.schedule ?? busy} onClick={onSchedule}>
            {t('schedules.schedule')}
          </Button>
          <Button
            size="large"
            kind="primary"
            icon={Send}
            busy={busy}
            disabled={(isAsking ? not.ask : not.publish) ?? false}
            onClick={isAsking ? onAsk : onPublish}
          >
            {isAsking ? t('approvals.request') : publishing}
          </Button>
        </>
      ) : (
        <Notice kind="info" title={t('operators.cannot-publish')}>
          {publishers.length > 0 ? t('operators.who-publishes', { names: listed(publishers) }) : t('operators.nobody-publishes')}
        </Notice>
      )}
    </>
  )
}
