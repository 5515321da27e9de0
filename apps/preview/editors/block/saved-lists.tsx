import { BookmarkPlus, Unlink } from 'lucide-react'
import { useState } from 'react'

import type { Binding } from '../../../../src/schemas/documents.ts'
import { Button } from '../../../kit/buttons/button.tsx'
import { Select } from '../../../kit/controls/select.tsx'
import { TextField, focusNew } from '../../../kit/controls/text-field.tsx'
import styles from '../../../kit/fields/form/fields.module.css'
import { listed, t } from '../../../kit/i18n/words.ts'
import { Notice } from '../../../kit/layout/notice.tsx'
import type { SavedLists } from './inspector-types.ts'

type Props = {
  input: string
  binding: Binding
  saved: SavedLists
  onChange: (binding: Binding) => void
}

/** The saved list that fills an input, with who uses it; or the ways to one: use a saved one, save this as one. */
export function SavedListLine({ input, binding, saved, onChange }: Props) {
  const list = saved.lists.find(({ id }) => id === binding.list)
  if (list) {
    const { list: _, ...rest } = binding
    const detach = () => onChange({ ...rest, args: { ...list.args, ...rest.args } })
    return (
      <Notice
        kind="info"
        title={t('inspector.list-used', { name: list.name })}
        action={
          <Button size="small" icon={Unlink} onClick={detach}>
            {t('inspector.list-detach')}
          </Button>
        }
      >
        {t('inspector.list-changes', { count: list.uses.length, names: listed(list.uses) })}
      </Notice>
    )
  }
  return <Ways input={input} binding={binding} saved={saved} onChange={onChange} />
}

function Ways({ input, binding, saved, onChange }: Props) {
  const [name, setName] = useState<string>()
  const fitting = saved.lists.filter(({ source }) => source === binding.source)
  const save = () => {
    if (name?.trim()) saved.save(name.trim(), input, binding)
    setName(undefined)
  }
  if (name !== undefined)
    return (
      <form
        className={styles.chips}
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <TextField ref={focusNew} label={t('inspector.list-name')} placeholder={t('inspector.list-name')} value={name} onChange={setName} />
        <Button size="small" type="submit" disabled={name.trim() === ''}>
          {t('inspector.list-save')}
        </Button>
        <Button size="small" kind="quiet" onClick={() => setName(undefined)}>
          {t('inspector.list-cancel')}
        </Button>
      </form>
    )
  return (
    <div className={styles.chips}>
      {fitting.length > 0 ? (
        <Select
          quiet
          size="small"
          label={t('inspector.list-use')}
          value={undefined}
          placeholder={t('inspector.list-use')}
          options={fitting.map((one) => ({ value: one.id, label: one.name, hint: t('inspector.list-uses', { count: one.uses.length }) }))}
          onChange={(id) => onChange({ source: binding.source, list: id })}
        />
      ) : null}
      {Object.keys(binding.args ?? {}).length > 0 ? (
        <Button size="small" kind="quiet" icon={BookmarkPlus} onClick={() => setName('')}>
          {t('inspector.list-save-as')}
        </Button>
      ) : null}
    </div>
  )
}
