import { useState } from 'react'

import { Field } from '../../../kit/controls/field.tsx'
import { TextField } from '../../../kit/controls/text-field.tsx'
import { t } from '../../../kit/i18n/words.ts'
import { Notice } from '../../../kit/layout/notice.tsx'
import { Decision, Dialog } from '../../../kit/popups/dialog.tsx'
import { longestNote } from '../publishing/publish.ts'
import styles from '../releases/releases.module.css'

/** Asks why, and does it. `missing`: what is said without a reason; undefined where none is needed. `onSend` answers why it failed. */
export function ReasonDialog({
  title,
  text,
  hint,
  confirm,
  keep,
  missing,
  onSend,
  onClose,
}: {
  title: string
  text: string
  hint: string
  confirm: string
  keep?: string
  missing?: string | undefined
  onSend: (why: string) => Promise<string | undefined>
  onClose: () => void
}) {
  const [why, setWhy] = useState('')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  async function send() {
    setBusy(true)
    const failure = await onSend(why.trim())
    setBusy(false)
    if (failure === undefined) onClose()
    else setError(failure)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={text}
      footer={
        <Decision
          confirm={confirm}
          {...(keep !== undefined && { keep })}
          kind="danger"
          busy={busy}
          disabled={why.trim() === '' && missing !== undefined ? missing : false}
          onClose={onClose}
          onConfirm={() => void send()}
        />
      }
    >
      <div className={styles.body}>
        <Field label={t('approvals.why')} hint={hint}>
          {(ids) => <TextField {...ids} value={why} maxLength={longestNote} onChange={setWhy} />}
        </Field>
        <div role="alert">{error === undefined ? null : <Notice kind="fault">{error}</Notice>}</div>
      </div>
    </Dialog>
  )
}
