import { combine } from 'effector'
import { useUnit } from 'effector-react'
import { MousePointerClick } from 'lucide-react'

import { documentOpened } from '../../model/view/choice.ts'
import { $doc, $documents } from '../../model/documents/documents.ts'
import { $mode, $shown, modeChosen } from '../../model/view/frames.ts'
import { documentTitle } from '../../model/documents/titles.ts'
import { Button } from '../../../kit/buttons/button.tsx'
import { Keys } from '../../../kit/buttons/keys.tsx'
import { t } from '../../../kit/i18n/words.ts'
import styles from './use-bar.module.css'

/** The page in the canvas, where it is not the open document. */
const $elsewhere = combine($shown, $doc, $documents, (shown, doc, documents) =>
  shown && shown.page && `page/${shown.page}` !== doc && documents.get(`page/${shown.page}`) ? `page/${shown.page}` : null,
)

/** Shown while the page is used as a player: it ends that, and offers to edit the page that was navigated to. */
export function UseBar() {
  const { mode, elsewhere, documents, end, open } = useUnit({
    mode: $mode,
    elsewhere: $elsewhere,
    documents: $documents,
    end: modeChosen,
    open: documentOpened,
  })
  if (mode !== 'use') return null
  return (
    <div className={styles.bar}>
      <MousePointerClick size={16} aria-hidden="true" />
      <span>{t('canvas.using')}</span>
      {elsewhere ? (
        <Button
          size="small"
          onClick={() => {
            end('choose')
            open({ doc: elsewhere })
          }}
        >
          {t('canvas.edit-this', { page: documentTitle(elsewhere, documents.get(elsewhere)) })}
        </Button>
      ) : null}
      <Button size="small" kind="primary" onClick={() => end('choose')}>
        <span>{`${t('canvas.use-end')} `}</span>
        <Keys keys="escape" on="accent" />
      </Button>
    </div>
  )
}
