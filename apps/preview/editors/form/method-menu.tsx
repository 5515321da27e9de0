import { EllipsisVertical, Plus } from 'lucide-react'
import { useUnit } from 'effector-react'
import { useRef, useState } from 'react'

import { announced } from '../../model/announcements.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Menu } from '../../ui/menu.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { t } from '../../i18n/words.ts'
import type { FormEditorProps } from './form-props.ts'
import type { Way } from './form-patches.ts'
import { TextChoice } from './text-choice.tsx'
import { wayAdding, wayId, wayMoving, wayNaming, wayRemoving } from './method-patches.ts'

type Props = Pick<FormEditorProps, 'form' | 'say' | 'words' | 'onEdit'> & { way: Way; ways: readonly Way[]; onWay: (way: string) => void }

/** What can be done with the ways of a form: another one, another name, another place, none. */
export function WayMenu({ form, say, words, onEdit, way, ways, onWay }: Props) {
  const announce = useUnit(announced)
  const [asking, setAsking] = useState<'add' | 'name' | null>(null)
  const has = way.at !== null
  const name = say(way.label)
  const move = (by: number) => {
    onEdit({ patch: wayMoving(form, way.id, by), group: `form/${form.id}/ways`, label: t('editors.form-did-way-move', { way: name }) })
    announce(t('editors.form-moved', { field: name, place: (way.at ?? 0) + by + 1, count: ways.length }))
  }
  function remove() {
    onEdit({
      patch: wayRemoving(form, way.id),
      group: `form/${form.id}/ways/${way.id}`,
      label: t('editors.form-did-way-remove', { way: name }),
    })
    announce(t('editors.form-removed', { field: name }))
    onWay(ways.find(({ at }) => at !== null && Math.abs(at - (way.at ?? 0)) === 1)?.id ?? '')
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
                { id: 'before', label: t('editors.form-way-before', { way: name }), disabled: way.at === 0, onSelect: () => move(-1) },
                {
                  id: 'after',
                  label: t('editors.form-way-after', { way: name }),
                  disabled: way.at === ways.length - 1,
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
          say={say}
          words={words}
          way={way}
          ways={ways}
          isNew={asking === 'add'}
          onClose={() => setAsking(null)}
          onDone={(label, from) => {
            if (asking === 'name')
              return onEdit({
                patch: wayNaming(form, way.id, label),
                group: `form/${form.id}/ways/${way.id}/label`,
                label: t('editors.form-did-way-name', { way: say(label) }),
              })
            const id = wayId(label.startsWith('t:') ? label.slice(label.lastIndexOf('.') + 1) : label, form)
            onEdit({
              patch: wayAdding(form, { id, label, fields: ways.find((one) => one.id === from)?.fields ?? [] }, way.id),
              group: `form/${form.id}/ways/${id}`,
              label: t('editors.form-did-way-add', { way: say(label) }),
            })
            announce(t('editors.form-added', { field: say(label) }))
            onWay(id)
          }}
        />
      )}
    </>
  )
}

const nothing = '-' // no id is written so

/** Asks for the name of a way, and for a new one which fields it asks for at first. */
function WayDialog({
  form,
  say,
  words,
  way,
  ways,
  isNew,
  onDone,
  onClose,
}: Pick<Props, 'form' | 'say' | 'words' | 'way' | 'ways'> & {
  isNew: boolean
  onDone: (label: string, from: string) => void
  onClose: () => void
}) {
  const [label, setLabel] = useState(isNew ? '' : way.label)
  const [from, setFrom] = useState(way.id)
  const field = useRef<HTMLInputElement>(null)
  const title = isNew ? t('editors.form-way-add') : t('editors.form-way-rename', { way: say(way.label) })
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
            value={label.startsWith('t:') ? say(label) : label}
            onChange={setLabel}
            onKeyDown={(event) => event.key === 'Enter' && take()}
          />
        )}
      </Field>
      <Field label={t('editors.form-way-word')}>
        {(ids) => <TextChoice {...ids} label={t('editors.form-way-word')} say={say} words={words} value={label} onChange={setLabel} />}
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
                ...ways.map((one) => ({ value: one.id, label: t('editors.form-way-fields-of', { way: say(one.label) }) })),
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
