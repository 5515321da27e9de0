import { useUnit } from 'effector-react'
import { Footprints } from 'lucide-react'

import { classes } from '../../../../src/runtime/ui/class-names.ts'
import { $future, $past, steppedTo } from '../../model/documents/documents.ts'
import type { Documents, Step } from '../../model/documents/editor-history.ts'
import { $documents } from '../../model/documents/documents.ts'
import { documentTitle } from '../../model/documents/titles.ts'
import { announced } from '../../../kit/messages/announcements.ts'
import { Dialog } from '../../../kit/popups/dialog.tsx'
import { Empty } from '../../../kit/layout/empty.tsx'
import { separated, t, useLanguage } from '../../../kit/i18n/words.ts'
import styles from './dialogs.module.css'

/** Every step that was done or undone, the newest first; a click goes to the state after it. */
export function StepsDialog({ onClose }: { onClose: () => void }) {
  const { past, future, documents, stepTo, announce } = useUnit({
    past: $past,
    future: $future,
    documents: $documents,
    stepTo: steppedTo,
    announce: announced,
  })
  const { language } = useLanguage()
  const time = new Intl.DateTimeFormat(`${language}-u-nu-latn`, {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
  })
  const go = (steps: number) => {
    if (steps === 0) return
    stepTo(steps)
    announce(t('shell.steps-went', { count: Math.abs(steps) }))
  }
  const rows = [
    ...past.map((step, index) => ({ step, steps: index + 1 - past.length })),
    ...future.map((step, index) => ({ step, steps: index + 1 })),
  ].toReversed()
  return (
    <Dialog open onClose={onClose} title={t('shell.steps-title')} description={t('shell.steps-note')}>
      {rows.length === 0 ? (
        <Empty icon={Footprints} title={t('shell.steps-none')} />
      ) : (
        <ol className={styles.steps} reversed>
          {rows.map(({ step, steps }) => (
            <li key={step.id}>
              <button
                type="button"
                className={classes(styles.step, steps > 0 && styles.undone)}
                aria-current={steps === 0 ? 'step' : undefined}
                data-first={steps === 0 || undefined}
                onClick={() => go(steps)}
              >
                <strong>{step.label}</strong>
                <span>{changedIn(step, documents)}</span>
                <time dateTime={new Date(step.at).toISOString()} dir="ltr">
                  {time.format(step.at)}
                </time>
                {steps === 0 ? <span className={styles.now}>{t('shell.steps-now')}</span> : null}
              </button>
            </li>
          ))}
          <li>
            <button
              type="button"
              className={styles.step}
              aria-current={past.length === 0 ? 'step' : undefined}
              onClick={() => go(-past.length)}
            >
              <strong>{t('shell.steps-start')}</strong>
              {past.length === 0 ? <span className={styles.now}>{t('shell.steps-now')}</span> : null}
            </button>
          </li>
        </ol>
      )}
    </Dialog>
  )
}

/** "2 changes in Home, Header". */
function changedIn({ changes }: Step, documents: Documents): string {
  const names = new Set(changes.flatMap((change) => ('document' in change ? [change.document] : [])))
  if (names.size === 0) return t('shell.steps-tried')
  return t('shell.steps-changes', {
    count: changes.length,
    names: separated([...names].slice(0, 3).map((name) => documentTitle(name, documents.get(name)))),
  })
}
