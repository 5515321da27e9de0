import { combine } from 'effector'
import { useUnit } from 'effector-react'
import { LayoutTemplate, Plus } from 'lucide-react'

import { $document } from '../../model/documents/documents.ts'
import { $mode } from '../../model/view/frames.ts'
import { dialogOpened } from '../../model/documents/opened.ts'
import { Button } from '../../../kit/buttons/button.tsx'
import { Empty } from '../../../kit/layout/empty.tsx'
import { t } from '../../../kit/i18n/words.ts'
import styles from './empty-page.module.css'

const $empty = combine(
  $document,
  $mode,
  (document, mode) => mode === 'choose' && document?.kind === 'page' && (!Array.isArray(document.nodes) || document.nodes.length === 0),
)

/** Over the frame of a page without blocks: a sentence and the button that adds the first one. */
export function EmptyPage() {
  const { empty, open } = useUnit({ empty: $empty, open: dialogOpened })
  if (!empty) return null
  return (
    <div className={styles.ground}>
      <Empty
        icon={LayoutTemplate}
        title={t('canvas.empty')}
        action={
          <Button kind="primary" icon={Plus} onClick={() => open({ kind: 'gallery', spot: { list: '/nodes', index: 0 } })}>
            {t('canvas.add-first')}
          </Button>
        }
      />
    </div>
  )
}
