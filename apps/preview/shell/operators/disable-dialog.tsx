import type * as z from 'zod/mini'

import { timeIn } from '../../../kit/controls/zone-time.ts'
import { separated, t } from '../../../kit/i18n/words.ts'
import { ConfirmDialog } from '../../../kit/popups/dialog.tsx'
import type { Waiting } from './calls.ts'
import styles from './operators.module.css'

/** Says what stays of an operator before nobody looks after it any more. */
export function DisableDialog({
  name,
  waiting: { schedules, drafts },
  onClose,
  onConfirm,
}: {
  name: string
  waiting: z.infer<typeof Waiting>
  onClose: () => void
  onConfirm: () => Promise<void>
}) {
  const effect = (
    <div className={styles.body}>
      <p>{t('people.disable-text', { name })}</p>
      {schedules.length + drafts.length === 0 ? (
        <p>{t('people.nothing-waiting')}</p>
      ) : (
        <>
          <p>{t('people.waiting')}</p>
          <ul className={styles.waiting}>
            {schedules.map(({ id, at, zone, note }) => (
              <li key={id}>{separated([t('people.scheduled', { time: timeIn(at, zone) }), note || false])}</li>
            ))}
            {drafts.map(({ id, title, documents }) => (
              <li key={id}>{separated([t('people.draft', { title: title || id }), t('people.draft-documents', { count: documents })])}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
  return (
    <ConfirmDialog
      open
      danger
      onClose={onClose}
      title={t('people.disable-title', { name })}
      effect={effect}
      confirm={t('people.disable')}
      onConfirm={onConfirm}
    />
  )
}
