import { useState } from 'react'

import { Button } from '../../kit/buttons/button.tsx'
import { Field } from '../../kit/controls/field.tsx'
import { TextField } from '../../kit/controls/text-field.tsx'
import { t } from '../../kit/i18n/words.ts'
import { Dialog } from '../../kit/popups/dialog.tsx'
import { longestNote } from './publish.ts'

/** Asks an admin why something is published without the approvals that the brand wants. */
export function OverrideDialog({ onSend, onClose }: { onSend: (why: string) => Promise<void>; onClose: () => void }) {
  const [why, setWhy] = useState('')
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('approvals.override')}
      description={t('approvals.override-text')}
      footer={
        <>
          <Button size="large" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button
            size="large"
            kind="danger"
            disabled={why.trim() === '' ? t('approvals.override-missing') : false}
            onClick={() => void onSend(why.trim())}
          >
            {t('approvals.override')}
          </Button>
        </>
      }
    >
      <Field label={t('approvals.why')} hint={t('approvals.override-hint')}>
        {(ids) => <TextField {...ids} value={why} maxLength={longestNote} onChange={setWhy} />}
      </Field>
    </Dialog>
  )
}
