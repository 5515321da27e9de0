import { useRef, useState } from 'react'

import { Button } from '../../../kit/buttons/button.tsx'
import { Dialog } from '../../../kit/popups/dialog.tsx'
import { Field } from '../../../kit/controls/field.tsx'
import { TextField } from '../../../kit/controls/text-field.tsx'
import { t } from '../../../kit/i18n/words.ts'
import { nameProblem } from './flag-model.ts'
import type { Flag } from './flag-model.ts'

/** Asks for the name of a flag and says why one cannot be taken. */
export function NameDialog({
  title,
  confirm,
  start = '',
  flags,
  onName,
  onClose,
}: {
  title: string
  confirm: string
  start?: string
  flags: Readonly<Record<string, Flag>>
  onName: (name: string) => void
  onClose: () => void
}) {
  const [name, setName] = useState(start)
  const field = useRef<HTMLElement>(null)
  const problem = nameProblem(name.trim(), flags)
  const problemText = problem && name !== '' && name !== start ? t(problem) : undefined

  function take() {
    if (problem) return
    onName(name.trim())
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      size="small"
      initialFocus={field}
      footer={
        <>
          <Button onClick={onClose}>{t('editors.cancel')}</Button>
          <Button kind="primary" disabled={problem ? t(problem) : false} onClick={take}>
            {confirm}
          </Button>
        </>
      }
    >
      <Field label={t('editors.flags-name')} hint={t('editors.flags-name-hint')} problem={problemText}>
        {(ids) => <TextField {...ids} mono value={name} onChange={setName} onKeyDown={(event) => event.key === 'Enter' && take()} />}
      </Field>
    </Dialog>
  )
}
