import { useUnit } from 'effector-react'

import { $past, undone } from '../../model/documents/documents.ts'
import { Button } from '../../../kit/buttons/button.tsx'
import { t, useLanguage } from '../../../kit/i18n/words.ts'
import styles from './frame-notice.module.css'

/** Says that a frame does not answer or could not start, with buttons to reload, to wait, or to undo the last edit. */
export function FrameTrouble({ status, onReload, onWait }: { status: 'silent' | 'crashed'; onReload: () => void; onWait: () => void }) {
  const { past, undo } = useUnit({ past: $past, undo: undone })
  const { direction } = useLanguage() // the frame around it is laid out from the left in every language
  const last = past.at(-1)
  return (
    <div className={styles.notice} dir={direction} role="alert">
      <strong>{t(`canvas.${status}.title`)}</strong>
      <p>{t(`canvas.${status}.text`)}</p>
      <div className={styles.ways}>
        <Button kind="primary" onClick={onReload}>
          {t('canvas.reload')}
        </Button>
        {status === 'silent' ? <Button onClick={onWait}>{t('canvas.wait')}</Button> : null}
        {last ? (
          <Button
            onClick={() => {
              undo()
              onReload()
            }}
          >
            {t('canvas.without-last', { step: last.label })}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
