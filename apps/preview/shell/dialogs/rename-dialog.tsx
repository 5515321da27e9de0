import { useUnit } from 'effector-react'
import { useId, useRef, useState } from 'react'

import { $catalogue } from '../../model/catalogue/catalogue.ts'
import { documentOpened } from '../../model/view/choice.ts'
import { $documents, edited } from '../../model/documents/documents.ts'
import { documentTitle } from '../../model/documents/titles.ts'
import { announced } from '../../../kit/messages/announcements.ts'
import { Button } from '../../../kit/buttons/button.tsx'
import { Dialog } from '../../../kit/popups/dialog.tsx'
import { Field } from '../../../kit/controls/field.tsx'
import { Notice } from '../../../kit/layout/notice.tsx'
import { TextField } from '../../../kit/controls/text-field.tsx'
import { t } from '../../../kit/i18n/words.ts'
import type { DialogOf } from './dialogs.tsx'
import { idProblem, renaming } from '../documents/new-documents.ts'
import newDocument from '../../locales/en/new-document.json'
import styles from './dialogs.module.css'

export const words = { 'new-document': newDocument }

/** Gives a document another name, and every document that calls it by the old one. Errors are shown during typing. */
export function RenameDocument({ opened: { document: from }, onClose }: DialogOf<'rename'>) {
  const { documents, catalogue, edit, announce, open } = useUnit({
    documents: $documents,
    catalogue: $catalogue,
    edit: edited,
    announce: announced,
    open: documentOpened,
  })
  const [kind = '', old = ''] = from.split('/')
  const [typed, setTyped] = useState(old)
  const [touched, setTouched] = useState(false)
  const form = useId()
  const field = useRef<HTMLInputElement>(null)

  const id = typed.trim()
  const name = documentTitle(from, documents.get(from))
  const isSame = id === old
  const wrong = isSame ? 'new-document.rename-same' : idProblem(documents, kind, id)
  const changes = wrong ? [] : renaming(documents, from, id, catalogue?.registry)
  const rename = () => {
    setTouched(true)
    if (wrong) return
    const label = t('new-document.did-rename', { from: name, to: id })
    const to = { doc: `${kind}/${id}`, sel: null }
    edit({ label, whole: changes, to })
    announce(`${label}.`)
    open(to)
    onClose()
  }
  const title = t('new-document.rename-to', { name })
  return (
    <Dialog
      open
      keep
      onClose={onClose}
      initialFocus={field}
      title={title}
      footer={
        <>
          <Button size="large" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button size="large" kind="primary" disabled={wrong && (touched || id !== '') ? t(wrong) : false} type="submit" form={form}>
            {title}
          </Button>
        </>
      }
    >
      <form
        className={styles.form}
        id={form}
        onSubmit={(event) => {
          event.preventDefault()
          rename()
        }}
      >
        <Field
          label={t('new-document.id')}
          hint={t('new-document.id-hint')}
          problem={wrong && !isSame && (touched || id !== '') ? t(wrong) : undefined}
        >
          {(ids) => <TextField {...ids} ref={field} mono value={typed} autoComplete="off" onChange={setTyped} />}
        </Field>
        {changes.length > 2 ? <Notice kind="info">{t('new-document.rename-effect', { count: changes.length - 2 })}</Notice> : null}
      </form>
    </Dialog>
  )
}
