import { useUnit } from 'effector-react'
import { useId, useState } from 'react'

import { Button } from '../../../kit/buttons/button.tsx'
import { Field } from '../../../kit/controls/field.tsx'
import { Select } from '../../../kit/controls/select.tsx'
import { TextField } from '../../../kit/controls/text-field.tsx'
import { t } from '../../../kit/i18n/words.ts'
import { Dialog } from '../../../kit/popups/dialog.tsx'
import { $documents, $workspace } from '../../model/documents/documents.ts'
import { documentTitle } from '../../model/documents/titles.ts'
import { pageCopied } from '../documents/copy-page.ts'
import type { DialogOf } from './dialogs.tsx'
import { idProblem } from '../documents/new-documents.ts'
import copying from '../../locales/en/copying.json'
import newDocument from '../../locales/en/new-document.json'
import styles from './dialogs.module.css'

export const words = { copying, 'new-document': newDocument }

/** Asks for the brand and the id of a page's copy; the import of that brand does the rest. */
export function CopyPage({ opened: { page: name }, onClose }: DialogOf<'copy-page'>) {
  const { documents, workspace, copy } = useUnit({ documents: $documents, workspace: $workspace, copy: pageCopied })
  const own = workspace?.brand ?? ''
  const brands = workspace?.brands ?? []
  const [brand, setBrand] = useState(brands.find(({ id }) => id !== own)?.id ?? own)
  const [id, setId] = useState(name.replace('page/', ''))
  const form = useId()
  const problem = idProblem(brand === own ? documents : new Map(), 'page', id.trim())
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('copying.copy-page-of', { name: documentTitle(name, documents.get(name)) })}
      description={t('copying.copy-page-note')}
      footer={
        <>
          <Button size="large" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button size="large" kind="primary" type="submit" form={form} disabled={problem ? t(problem) : false}>
            {t('copying.copy-page-next')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (problem) return
          onClose()
          copy({ name, brand, id: id.trim() })
        }}
      >
        <Field label={t('shell.brand')}>
          {(ids) => (
            <Select
              {...ids}
              label={t('shell.brand')}
              value={brand}
              onChange={setBrand}
              options={brands.map((one) => ({ value: one.id, label: one.name }))}
            />
          )}
        </Field>
        <Field label={t('new-document.id')} hint={t('new-document.id-hint')} problem={problem ? t(problem) : undefined}>
          {(ids) => <TextField {...ids} mono value={id} autoComplete="off" onChange={setId} />}
        </Field>
      </form>
    </Dialog>
  )
}
