import { useUnit } from 'effector-react'
import { useId, useRef, useState } from 'react'

import { $catalogue } from '../model/catalogue/catalogue.ts'
import { documentOpened } from '../model/view/choice.ts'
import { $documents, edited } from '../model/documents/documents.ts'
import { documentTitle } from '../model/documents/titles.ts'
import { announced } from '../../kit/messages/announcements.ts'
import { Button } from '../../kit/buttons/button.tsx'
import { Dialog } from '../../kit/popups/dialog.tsx'
import { Field } from '../../kit/controls/field.tsx'
import { Notice } from '../../kit/layout/notice.tsx'
import { Segmented } from '../../kit/controls/segmented.tsx'
import { Combobox } from '../../kit/controls/combobox.tsx'
import { TextField } from '../../kit/controls/text-field.tsx'
import { t } from '../../kit/i18n/words.ts'
import type { DialogOf } from './dialogs.tsx'
import { addressProblem, copyDocument, freshDocument, idProblem, newKinds, renaming } from './new-documents.ts'
import type { NewKind } from './new-documents.ts'
import { kindIcons } from './kinds.ts'
import styles from './dialogs.module.css'

/** Creates a document from nothing or from another one, or renames one. Errors are shown during typing. */
export function NewDocument({ opened, onClose }: DialogOf<'new-document'>) {
  const { documents, catalogue, edit, announce, open } = useUnit({
    documents: $documents,
    catalogue: $catalogue,
    edit: edited,
    announce: announced,
    open: documentOpened,
  })
  const from = opened.from
  const renames = opened.as === 'rename' && from !== undefined
  const [fromKind = '', fromId = ''] = from?.split('/') ?? []
  const [kind, setKind] = useState<NewKind>(newKinds.find((one) => one === fromKind) ?? 'page')
  const [id, setId] = useState(renames ? fromId : '')
  const [address, setAddress] = useState('')
  const [start, setStart] = useState(from && !renames ? from : '')
  const [target, setTarget] = useState('page/home')
  const [touched, setTouched] = useState(false)
  const form = useId()
  const first = useRef<HTMLInputElement>(null)

  const title = from ? documentTitle(from, documents.get(from)) : ''
  const wrongId = renames && id === fromId ? 'shell.rename-same' : idProblem(documents, kind, id.trim())
  const wrongAddress = kind === 'page' && !renames ? addressProblem(documents, address.trim()) : undefined
  const problem = wrongId ?? wrongAddress
  const bodies = [...documents].flatMap(([name, body]) =>
    body && name.startsWith(`${kind}/`) ? [{ value: name, label: documentTitle(name, body), hint: name }] : [],
  )
  const targets = [...documents].flatMap(([name, body]) =>
    body && /^(?:page|menu|form|order)\//.test(name) ? [{ value: name, label: documentTitle(name, body), hint: name }] : [],
  )
  const changes = renames && !wrongId ? renaming(documents, from, id.trim(), catalogue?.registry) : []

  const make = () => {
    setTouched(true)
    if (problem) return
    const name = `${kind}/${id.trim()}`
    const to = { doc: name, sel: null }
    const source = documents.get(start)
    const label = renames
      ? t('shell.did-rename', { from: title, to: id.trim() })
      : t(source ? 'shell.did-copy' : 'shell.did-new', { name: id.trim() })
    const whole = renames
      ? changes
      : [
          {
            document: name,
            body: source
              ? copyDocument(source, id.trim(), address.trim())
              : freshDocument(kind, id.trim(), { address: address.trim(), target }),
          },
        ]
    edit({ label, whole, to })
    announce(`${label}.`)
    open(to)
    onClose()
  }
  return (
    <Dialog
      open
      keep
      onClose={onClose}
      initialFocus={first}
      title={renames ? t('shell.rename-to', { name: title }) : from ? t('shell.start-copy', { name: title }) : t('shell.new-document')}
      footer={
        <>
          <Button size="large" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button
            size="large"
            kind="primary"
            disabled={problem && (touched || wrongId !== 'shell.id-missing') ? t(problem) : false}
            type="submit"
            form={form}
          >
            {renames ? t('shell.rename-to', { name: title }) : t('shell.make-kind')}
          </Button>
        </>
      }
    >
      <form
        className={styles.form}
        id={form}
        onSubmit={(event) => {
          event.preventDefault()
          make()
        }}
      >
        {from ? null : (
          <Segmented
            label={t('shell.kind')}
            value={kind}
            onChange={(next) => {
              setKind(next)
              setStart('')
            }}
            options={newKinds.map((value) => ({ value, label: t(`shell.kind.${value}`), icon: kindIcons[value] }))}
          />
        )}
        <Field
          label={t('shell.id')}
          hint={t('shell.id-hint')}
          problem={wrongId && (touched || id !== '') && wrongId !== 'shell.rename-same' ? t(wrongId) : undefined}
        >
          {(ids) => <TextField {...ids} ref={first} mono value={id} autoComplete="off" onChange={setId} />}
        </Field>
        {kind === 'page' && !renames ? (
          <Field label={t('shell.address')} hint={t('shell.address-hint')} problem={wrongAddress ? t(wrongAddress) : undefined}>
            {(ids) => <TextField {...ids} mono value={address} autoComplete="off" onChange={setAddress} />}
          </Field>
        ) : null}
        {kind === 'overlay' && !from && start === '' ? (
          <Field label={t('shell.target')} hint={t('shell.target-hint')}>
            {(ids) => <Combobox {...ids} label={t('shell.target')} value={target} onChange={setTarget} options={targets} />}
          </Field>
        ) : null}
        {from ? null : (
          <Field label={t('shell.start-from')}>
            {(ids) => (
              <Combobox
                {...ids}
                label={t('shell.start-from')}
                value={start}
                onChange={setStart}
                options={[
                  { value: '', label: t('shell.start-empty') },
                  ...bodies.map((body) => ({ ...body, label: t('shell.start-copy', { name: body.label }) })),
                ]}
              />
            )}
          </Field>
        )}
        {changes.length > 2 ? <Notice kind="info">{t('shell.rename-effect', { count: changes.length - 2 })}</Notice> : null}
      </form>
    </Dialog>
  )
}
