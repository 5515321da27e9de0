import { useUnit } from 'effector-react'

import { Button } from '../../../kit/buttons/button.tsx'
import { t } from '../../../kit/i18n/words.ts'
import { Notice } from '../../../kit/layout/notice.tsx'
import { Dialog } from '../../../kit/popups/dialog.tsx'
import type { OpenDialog } from '../../model/documents/opened.ts'
import { partChosen } from '../../model/view/choice.ts'
import copying from '../../locales/en/copying.json'
import { MissingList } from './missing-list.tsx'

export const words = { copying }

/** What blocks that were just pasted name and this brand does not have, each with what to do about it. */
export function dialog({
  opened: { message, missing },
  onClose,
}: {
  opened: Extract<OpenDialog, { kind: 'copied' }>
  onClose: () => void
}) {
  return <Copied message={message} missing={missing} onClose={onClose} />
}

function Copied({
  message,
  missing,
  onClose,
}: Pick<Extract<OpenDialog, { kind: 'copied' }>, 'message' | 'missing'> & { onClose: () => void }) {
  const choose = useUnit(partChosen)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('copying.missing-title', { count: missing.length })}
      description={message}
      footer={
        <Button size="large" kind="primary" onClick={onClose} data-first>
          {t('ui.close')}
        </Button>
      }
    >
      <Notice kind="warn">
        <p>{t('copying.missing-note')}</p>
      </Notice>
      <MissingList
        missing={missing}
        onShow={(block) => {
          onClose()
          choose(block)
        }}
      />
    </Dialog>
  )
}
