import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { useUnit } from 'effector-react'
import { useRef } from 'react'
import type { KeyboardEvent } from 'react'

import type { Field } from '../../../../src/schemas/documents.ts'
import type { PatchOperation } from '../../../../src/schemas/preview.ts'
import { announced } from '../../../kit/messages/announcements.ts'
import { Button, IconButton } from '../../../kit/buttons/button.tsx'
import { Notice } from '../../../kit/layout/notice.tsx'
import { TextField } from '../../../kit/controls/text-field.tsx'
import { t } from '../../../kit/i18n/words.ts'
import editor from '../editor.module.css'
import styles from './field-details.module.css'
import type { FormEditorProps } from './form-props.ts'
import { TextChoice } from './text-choice.tsx'
import { choiceAdding, choiceMoving, choiceRemoving, choiceSetting } from './method-patches.ts'

/** The choices of a field that is one of a list: what players read and what is sent, in the order in which they are offered. */
export function FieldChoices({
  form,
  field,
  name,
  formatText,
  words,
  onEdit,
}: Pick<FormEditorProps, 'form' | 'formatText' | 'words' | 'onEdit'> & { field: Field; name: string }) {
  const announce = useUnit(announced)
  const list = useRef<HTMLUListElement>(null)
  const choices = field.options ?? []
  const group = `form/${form.id}/${field.id}/options`

  function change(patch: PatchOperation[], what: 'add' | 'set' | 'remove', part = '') {
    if (patch.length > 0) onEdit({ patch, group: `${group}${part}`, label: t(`editors.form-did-choice-${what}`, { field: name }) })
  }
  /** Focuses the row at a place once it is drawn again: its last text field, where the keys that move the row are listened to. */
  function goTo(place: number) {
    requestAnimationFrame(() => [...(list.current?.children[place]?.querySelectorAll<HTMLElement>('input') ?? [])].at(-1)?.focus())
  }
  function step(event: KeyboardEvent, place: number) {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    event.stopPropagation()
    const by = event.key === 'ArrowUp' ? -1 : 1
    if (!choices[place + by]) return
    move(place, by)
    goTo(place + by)
  }
  function move(place: number, by: number) {
    change(choiceMoving(form, field.id, place, by), 'set', '/move')
    announce(t('editors.form-moved', { field: formatText(choices[place]?.label ?? ''), place: place + by + 1, count: choices.length }))
  }
  return (
    <section aria-label={t('editors.form-choices')} className={styles.choices}>
      <div className={editor.line}>
        <h4 className={editor.subtitle}>{t('editors.form-choices')}</h4>
        <span className={editor.push} />
        <Button
          size="small"
          icon={Plus}
          onClick={() => {
            change(choiceAdding(form, field.id, t('editors.form-choice-new')), 'add', `/${choices.length}`)
            goTo(choices.length)
          }}
        >
          {t('editors.form-choice-add')}
        </Button>
      </div>
      {choices.length === 0 ? <Notice kind="warn">{t('editors.form-choices-none')}</Notice> : null}
      <ul ref={list} className={styles.choiceList}>
        {choices.map(({ value, label }, place) => {
          const message = formatText(label) || value
          const twice = choices.some((other, index) => index !== place && other.value === value)
          return (
            <li key={place} className={styles.choice} data-key={value}>
              <TextChoice
                label={t('editors.form-choice-label', { nth: place + 1 })}
                formatText={formatText}
                words={words}
                value={label}
                onChange={(next) => change(choiceSetting(form, field.id, place, 'label', next), 'set', `/${place}/label`)}
              />
              <TextField
                mono
                label={t('editors.form-choice-value', { nth: place + 1 })}
                value={value}
                invalid={twice || value === ''}
                onKeyDown={(event) => step(event, place)}
                onChange={(next) => change(choiceSetting(form, field.id, place, 'value', next), 'set', `/${place}/value`)}
              />
              <IconButton
                size="small"
                icon={ArrowUp}
                label={t('editors.form-choice-up', { choice: message })}
                disabled={place === 0}
                onClick={() => move(place, -1)}
              />
              <IconButton
                size="small"
                icon={ArrowDown}
                label={t('editors.form-choice-down', { choice: message })}
                disabled={place === choices.length - 1}
                onClick={() => move(place, 1)}
              />
              <IconButton
                size="small"
                icon={Trash2}
                label={t('editors.form-choice-remove', { choice: message })}
                onClick={() => {
                  change(choiceRemoving(form, field.id, place), 'remove', `/${place}`)
                  goTo(Math.max(0, place - 1))
                }}
              />
              {twice ? <p className={`${editor.fault} ${styles.choiceProblem}`}>{t('editors.form-choice-twice', { value })}</p> : null}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
