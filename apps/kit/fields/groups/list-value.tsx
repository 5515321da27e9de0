import { isObject } from '../../../../src/schemas/json.ts'
import type { FieldProps } from '@rjsf/utils'
import { toFieldPathId } from '@rjsf/utils'
import { ArrowDown, ArrowUp, Ellipsis, Plus } from 'lucide-react'
import { useUnit } from 'effector-react'
import { useRef, useState } from 'react'
import type { ComponentType, KeyboardEvent } from 'react'

import type { Json, JsonObject } from '../../../../src/schemas/json.ts'
import { announced } from '../../messages/announcements.ts'
import { Button, IconButton } from '../../buttons/button.tsx'
import { Menu } from '../../popups/menu.tsx'
import { t } from '../../i18n/words.ts'
import { useFormContext } from '../form/form-context.ts'
import { itemTitle } from './item-title.ts'
import { newItem } from './new-item.ts'
import { RawValue } from '../form/raw-value.tsx'
import { FieldFrame, labelOf } from '../value/value-field.tsx'
import styles from '../form/fields.module.css'
import type { Elements } from '../../../../src/runtime/ui/elements.tsx'

/** Fields of an item that are always shown; an item with more is closed until it is wanted. */
const mostShown = 6

/**
 * A list of values or of groups of values: add, take out, and move by buttons, by the menu and with Alt and the arrow keys. A new item is
 * written next: its first field has the focus.
 */
export function ListValue({
  schema: given,
  fieldPathId,
  formData,
  registry,
  rawErrors,
  errorSchema,
  onChange,
  onBlur,
  onFocus,
}: FieldProps) {
  const announce = useUnit(announced)
  const {
    edit,
    editList,
    choices: { words, records },
  } = useFormContext()
  const list = useRef<HTMLOListElement>(null)
  const [added, setAdded] = useState<number>()
  const schema = given as JsonObject // draft-07 as data
  const value = formData as Json | undefined // of a document
  const place = fieldPathId.path
  const label = labelOf(given, place.at(-1) ?? '')
  const frame = { place, label, schema, value, isInvalid: (rawErrors?.length ?? 0) > 0, group: true }
  if (value !== undefined && !Array.isArray(value))
    return <FieldFrame {...frame}>{() => <RawValue label={label} value={value} edit={() => edit(place, undefined, label)} />}</FieldFrame>

  const items = value ?? (Array.isArray(schema.default) ? schema.default : [])
  const itemSchema = isObject(schema.items) ? schema.items : {}
  const most = typeof schema.maxItems === 'number' ? schema.maxItems : Infinity
  const least = typeof schema.minItems === 'number' ? schema.minItems : 0
  const SchemaField = registry.fields.SchemaField as ComponentType<FieldProps> // rjsf has one always
  const isLong = isObject(itemSchema.properties) && Object.keys(itemSchema.properties).length > mostShown
  const name = (index: number) => {
    const number = labelOf(itemSchema, index)
    const title = itemTitle(items[index], words)
    return title === undefined ? number : t('inspector.item-named', { item: number, name: title })
  }

  function focus(index: number, part = '[data-item]') {
    queueMicrotask(() =>
      requestAnimationFrame(() => (list.current?.children[index] as HTMLElement | undefined)?.querySelector<HTMLElement>(part)?.focus()),
    )
  }
  /** Open items stay open when they stand elsewhere: an item's element is that of its place. */
  function moveFolds(change: (opened: boolean[]) => void) {
    const folds = [...(list.current?.querySelectorAll<HTMLDetailsElement>(':scope > li > details') ?? [])]
    const opened = folds.map(({ open }) => open)
    change(opened)
    for (const [index, fold] of folds.entries()) fold.open = opened[index] ?? false
  }
  function add() {
    setAdded(items.length)
    editList(place, { add: newItem(itemSchema, items, records), to: items.length }, label)
    focus(items.length, firstField)
  }
  function move(from: number, to: number) {
    if (to < 0 || to >= items.length) return
    moveFolds((opened) => opened.splice(to, 0, ...opened.splice(from, 1)))
    editList(place, { from, to }, label)
    focus(to)
    announce(t('inspector.item-at', { place: to + 1, count: items.length }))
  }
  function remove(index: number) {
    moveFolds((opened) => opened.splice(index, 1))
    editList(place, { remove: index }, label)
    focus(Math.min(index, items.length - 2))
  }
  function onKeyDown(event: KeyboardEvent, index: number) {
    if (!event.altKey || event.ctrlKey || event.metaKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    event.stopPropagation()
    move(index, event.key === 'ArrowUp' ? index - 1 : index + 1)
  }
  return (
    <FieldFrame {...frame}>
      {() => (
        <div className={styles.listing}>
          <ol ref={list} className={styles.items}>
            {items.map((item, index) => (
              // An item has no id of its own: its place is its key, and its fields show whatever value has come there
              <li key={index} className={styles.item}>
                <div className={styles.tools}>
                  <span className={styles.place}>
                    <span>{index + 1}</span>
                    {isObject(item) && <bdi>{itemTitle(item, words)}</bdi>}
                  </span>
                  <IconButton
                    size="small"
                    data-item
                    icon={ArrowUp}
                    label={t('inspector.item-up', { item: name(index) })}
                    shortcut="alt+up"
                    disabled={index === 0 ? t('inspector.is-first') : undefined}
                    onKeyDown={(event) => onKeyDown(event, index)}
                    onClick={() => move(index, index - 1)}
                  />
                  <IconButton
                    size="small"
                    icon={ArrowDown}
                    label={t('inspector.item-down', { item: name(index) })}
                    shortcut="alt+down"
                    disabled={index === items.length - 1 ? t('inspector.is-last') : undefined}
                    onKeyDown={(event) => onKeyDown(event, index)}
                    onClick={() => move(index, index + 1)}
                  />
                  <Menu
                    label={name(index)}
                    trigger={
                      <IconButton
                        size="small"
                        icon={Ellipsis}
                        label={t('inspector.item-more', { item: name(index) })}
                        onKeyDown={(event) => onKeyDown(event, index)}
                      />
                    }
                    items={[
                      { id: 'first', label: t('inspector.to-top'), disabled: index === 0, onSelect: () => move(index, 0) },
                      {
                        id: 'last',
                        label: t('inspector.to-end'),
                        disabled: index === items.length - 1,
                        onSelect: () => move(index, items.length - 1),
                      },
                      {
                        id: 'copy',
                        label: t('inspector.duplicate'),
                        disabled: items.length >= most ? t('inspector.must-have-at-most', { count: most }) : false,
                        onSelect: () => editList(place, { add: item, to: index + 1 }, label),
                      },
                      { kind: 'separator', id: 'line' },
                      {
                        id: 'remove',
                        label: t('inspector.remove'),
                        danger: true,
                        disabled: items.length <= least ? t('inspector.must-have-at-least', { count: least }) : false,
                        onSelect: () => remove(index),
                      },
                    ]}
                  />
                </div>
                <Fold name={name(index)} isLong={isLong} isNew={index === added}>
                  <SchemaField
                    name={String(index)}
                    schema={itemSchema}
                    uiSchema={{}}
                    fieldPathId={toFieldPathId(index, registry.globalFormOptions, fieldPathId)}
                    formData={item}
                    errorSchema={(errorSchema as Record<number, object> | undefined)?.[index] as never}
                    registry={registry}
                    required
                    onChange={onChange}
                    onBlur={onBlur}
                    onFocus={onFocus}
                  />
                </Fold>
              </li>
            ))}
          </ol>
          <Button
            size="small"
            icon={Plus}
            aria-label={t('inspector.add-to', { label })}
            disabled={items.length >= most ? t('inspector.must-have-at-most', { count: most }) : undefined}
            onClick={add}
          >
            {t('inspector.add')}
          </Button>
        </div>
      )}
    </FieldFrame>
  )
}

/** The fields of a long item, closed until they are wanted, so that a list is not much longer than what it lists. */
function Fold({ name, isLong, isNew, children }: { name: string; isLong: boolean; isNew: boolean; children: Elements }) {
  if (!isLong) return children
  return (
    <details className={styles.fold} open={isNew || undefined}>
      <summary aria-label={t('inspector.item-fields-of', { item: name })}>{t('inspector.item-fields')}</summary>
      {children}
    </details>
  )
}

const firstField = 'input, textarea, [role="combobox"]'
