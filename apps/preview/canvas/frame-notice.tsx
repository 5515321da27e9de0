import { useUnit } from 'effector-react'
import { useState } from 'react'

import { $past, undone } from '../model/documents.ts'
import type { FrameStatus } from '../model/frame-link.ts'
import { Button } from '../ui/button.tsx'
import { Shape } from '../ui/shape.tsx'
import { t } from '../words.ts'
import styles from './frame-notice.module.css'

/** Over a frame that has not drawn yet, does not answer or could not start: what is so, and three ways on. Its last picture stays below. */
export function FrameNotice({ status, onReload }: { status: FrameStatus; onReload: () => void }) {
  const { past, undo } = useUnit({ past: $past, undo: undone })
  const [waiting, setWaiting] = useState(false)
  if (waiting && status !== 'silent') setWaiting(false) // it answered, or ended
  if (status === 'open' || waiting) return null
  if (status === 'loading') {
    return (
      <div className={styles.loading} aria-busy="true">
        <Shape height={240} />
      </div>
    )
  }
  const last = past.at(-1)
  return (
    <div className={styles.notice} role="alert">
      <strong>{t(`canvas.${status}.title`)}</strong>
      <p>{t(`canvas.${status}.text`)}</p>
      <div className={styles.ways}>
        <Button kind="primary" onClick={onReload}>{t('canvas.reload')}</Button>
        {status === 'silent' ? <Button onClick={() => setWaiting(true)}>{t('canvas.wait')}</Button> : null}
        {last ? (
          <Button onClick={() => {
            undo()
            onReload()
          }}>
            {t('canvas.without-last', { step: last.label })}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
