import { EllipsisVertical, Plus } from 'lucide-react'
import { useUnit } from 'effector-react'
import { useRef, useState } from 'react'

import { announced } from '../../../kit/messages/announcements.ts'
import { Button, IconButton } from '../../../kit/buttons/button.tsx'
import { Dialog } from '../../../kit/popups/dialog.tsx'
import { Field } from '../../../kit/controls/field.tsx'
import { Menu } from '../../../kit/popups/menu.tsx'
import { Select } from '../../../kit/controls/select.tsx'
import { TextField } from '../../../kit/controls/text-field.tsx'
import { t } from '../../../kit/i18n/words.ts'
import type { FormEditorProps } from './form-props.ts'
import type { Method } from './form-patches.ts'
import { TextChoice } from './text-choice.tsx'
import { methodAdding, methodId, methodMoving, methodNaming, methodRemoving } from './method-patches.ts'

type Props = Pick<FormEditorProps, 'form' | 'formatText' | 'words' | 'onEdit'> & {
  method: Method
  methods: readonly Method[]
  onMethod: (method: string) => void
}

/** The menu of a form's methods: add, rename, move, remove. */
export function MethodMenu({ form, formatText, words, onEdit, method, methods, onMethod }: Props) {
  const announce = useUnit(announced)
  const [asking, setAsking] = useState<'add' | 'name' | null>(null)
  const has = method.at !== null
  const name = formatText(method.label)
  const move = (by: number) => {
    onEdit({
      patch: methodMoving(form, method.id, by),
      group: `form/${form.id}/ways`,
      label: t('editors.form-did-way-move', { way: name }),
    })
    announce(t('editors.form-moved', { field: name, place: (method.at ?? 0) + by + 1, count: methods.length }))
  }
  function remove() {
    onEdit({
      patch: methodRemoving(form, method.id),
      group: `form/${form.id}/ways/${method.id}`,
      label: t('editors.form-did-way-remove', { way: name }),
    })
    announce(t('editors.form-removed', { field: name }))
    onMethod(methods.find(({ at }) => at !== null && Math.abs(at - (method.at ?? 0)) === 1)?.id ?? '')
  }
  return (
    <>
      <Menu
        label={t('editors.form-ways')}
        align="end"
        trigger={<IconButton icon={EllipsisVertical} label={t('editors.form-ways-actions')} />}
        items={[
          { id: 'add', label: t('editors.form-way-add'), icon: Plus, onSelect: () => setAsking('add') },
          ...(has
            ? [
                { kind: 'separator' as const, id: 'line' },
                { id: 'name', label: t('editors.form-way-rename', { way: name }), onSelect: () => setAsking('name') },
                { id: 'before', label: t('editors.form-way-before', { way: name }), disabled: method.at === 0, onSelect: () => move(-1) },
                {
                  id: 'after',
                  label: t('editors.form-way-after', { way: name }),
                  disabled: method.at === methods.length - 1,
                  onSelect: () => move(1),
                },
                { kind: 'separator' as const, id: 'last' },
                { id: 'remove', label: t('editors.form-way-remove', { way: name }), danger: true, onSelect: remove },
              ]
            : []),
        ]}
      />
      {asking === null ? null : (
        <WayDialog
          form={form}
          formatText={formatText}
          words={words}
          method={method}
          methods={methods}
          isNew={asking === 'add'}
          onClose={() => setAsking(null)}
          onDone={(label, from) => {
            if (asking === 'name')
              return onEdit({
                patch: methodNaming(form, method.id, label),
                group: `form/${form.id}/ways/${method.id}/label`,
                label: t('editors.form-did-way-name', { way: formatText(label) }),
              })
            const id = methodId(label.startsWith('t:') ? label.slice(label.lastIndexOf('.') + 1) : label, form)
            onEdit({
              patch: methodAdding(form, { id, label, fields: methods.find((one) => one.id === from)?.fields ?? [] }, method.id),
              group: `form/${form.id}/ways/${id}`,
              label: t('editors.form-did-way-add', { way: formatText(label) }),
            })
            announce(t('editors.form-added', { field: formatText(label) }))
            onMethod(id)
          }}
        />
      )}
    </>
  )
}

const nothing = '-' // no id is written so

/** Asks for the name of a method; for a new one also which fields it begins with. */
function WayDialog({
  form,
  formatText,
  words,
  method,
  methods,
  isNew,
  onDone,
  onClose,
}: Pick<Props, 'form' | 'formatText' | 'words' | 'method' | 'methods'> & {
  isNew: boolean
  onDone: (label: string, from: string) => void
  onClose: () => void
}) {
  const [label, setLabel] = useState(isNew ? '' : method.label)
  const [from, setFrom] = useState(method.id)
  const field = useRef<HTMLInputElement>(null)
  const title = isNew ? t('editors.form-way-add') : t('editors.form-way-rename', { way: formatText(method.label) })
  const isFirst = isNew && !form.methods
  function take() {
    if (label.trim() === '') return
    onDone(label.trim(), from)
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title={title}
      initialFocus={field}
      footer={
        <>
          <Button onClick={onClose}>{t('editors.cancel')}</Button>
          <Button kind="primary" disabled={label.trim() === '' ? t('editors.form-way-needs-name') : false} onClick={take}>
            {title}
          </Button>
        </>
      }
    >
      <Field label={t('editors.form-way-name')} hint={t('editors.form-way-name-hint')}>
        {(ids) => (
          <TextField
            {...ids}
            ref={field}
            value={label.startsWith('t:') ? formatText(label) : label}
            onChange={setLabel}
            onKeyDown={(event) => event.key === 'Enter' && take()}
          />
        )}
      </Field>
      <Field label={t('editors.form-way-word')}>
        {(ids) => (
          <TextChoice {...ids} label={t('editors.form-way-word')} formatText={formatText} words={words} value={label} onChange={setLabel} />
        )}
      </Field>
      {isNew && !isFirst ? (
        <Field label={t('editors.form-way-fields')}>
          {(ids) => (
            <Select
              {...ids}
              label={t('editors.form-way-fields')}
              value={from}
              onChange={setFrom}
              options={[
                ...methods.map((one) => ({ value: one.id, label: t('editors.form-way-fields-of', { way: formatText(one.label) }) })),
                { value: nothing, label: t('editors.form-way-fields-none') },
              ]}
            />
          )}
        </Field>
      ) : null}
      {isFirst ? <p>{t('editors.form-way-first')}</p> : null}
    </Dialog>
  )
}
