import { ArrowDown, ArrowUp, Copy, Ellipsis, GripVertical, Plus, Trash2 } from 'lucide-react'
import { useUnit } from 'effector-react'
import { useRef } from 'react'
import type { KeyboardEvent } from 'react'

import type { Json } from '../../../../src/schemas/json.ts'
import type { OverlayProgram, OverlayStep } from '../../../../src/schemas/list-program.ts'
import { listOf } from '../../../../src/rules/list-rule.ts'
import { announced } from '../../../kit/messages/announcements.ts'
import { Button, IconButton } from '../../../kit/buttons/button.tsx'
import { Menu } from '../../../kit/popups/menu.tsx'
import { useRowDrag } from '../../../kit/tree/use-row-drag.ts'
import { t } from '../../../kit/i18n/words.ts'
import type { OnEdit } from '../../../kit/fields/form/types.ts'
import { StepContent } from './step-content.tsx'
import type { ContentOf } from './step-content.tsx'
import { StepSentence } from './step-sentence.tsx'
import type { Change, Chips } from './step-sentence.tsx'
import { newStep, ruleColor, stepKinds, stepText } from './steps-text.ts'
import styles from './order.module.css'

type Props = {
  name: string
  steps: OverlayProgram
  chips: Chips
  /** The block that a step sets or adds, where its fields are known. */
  contentOf?: ContentOf | undefined
  chosen: number | undefined
  idle: readonly number[]
  /** What players lose with an item that a rule removes; undefined where it is not in the list. */
  lossOf: (key: string) => string | undefined
  breaking: readonly number[]
  onChoose: (rule: number | undefined) => void
  onEdit: OnEdit
}

/** Rules as numbered sentences: they are edited in place, added, duplicated, moved by dragging or keys, and removed. */
export function StepsEditor({ name, steps, chips, contentOf, chosen, idle, lossOf, breaking, onChoose, onEdit }: Props) {
  const announce = useUnit(announced)
  const list = useRef<HTMLOListElement>(null)
  const edit = (patch: Parameters<OnEdit>[0]['patch'], label: string, group?: string) => onEdit({ patch, label, group })
  function move(from: number, to: number) {
    const step = steps[from]
    if (!step || to < 0 || to >= steps.length || from === to) return
    edit([{ op: 'move', from: `/steps/${from}`, path: `/steps/${to}` }], t('order.did-move', { rule: stepText(step, chips.nameOf) }))
    announce(t('order.moved-to', { place: to + 1, count: steps.length }))
    onChoose(to)
    requestAnimationFrame(() => list.current?.querySelectorAll<HTMLElement>('[data-handle]')[to]?.focus())
  }
  function add(step: OverlayStep, at = steps.length) {
    // A step is JSON
    edit([{ op: 'add', path: `/steps/${at}`, value: step as unknown as Json }], t('order.did-add', { rule: stepText(step, chips.nameOf) }))
    onChoose(at)
  }
  function remove(at: number) {
    const step = steps[at]
    if (!step) return
    edit([{ op: 'remove', path: `/steps/${at}` }], t('order.did-remove', { rule: stepText(step, chips.nameOf) }))
    onChoose(steps.length > 1 ? Math.min(at, steps.length - 2) : undefined)
  }
  const removed = new Set(steps.flatMap((step) => (step.op === 'remove' && step.in === undefined ? [step.key] : [])))
  /** Removing asks what: each item says what players lose with it. */
  const removals = chips.keys.map((key) => ({
    id: key,
    label: chips.nameOf(key),
    hint: lossOf(key),
    disabled: removed.has(key) ? t('order.is-removed') : false,
    onSelect: () => add({ op: 'remove', key }),
  }))
  return (
    <>
      <ol ref={list} className={styles.steps} aria-label={name}>
        {steps.map((step, index) => (
          <StepRow
            key={index}
            step={step}
            index={index}
            count={steps.length}
            chips={chips}
            contentOf={contentOf}
            chosen={index === chosen}
            note={
              breaking.includes(index)
                ? t('order.not-twice')
                : idle.includes(index)
                  ? t('order.rests')
                  : step.op === 'remove' && step.in === undefined
                    ? lossOf(step.key)
                    : undefined
            }
            onChoose={() => onChoose(index)}
            onChange={(next, part, typed) => {
              onChoose(index)
              onEdit({
                patch: [{ op: 'replace', path: `/steps/${index}`, value: next as unknown as Json }], // a step is JSON
                label: t('order.did-change', { rule: stepText(next, chips.nameOf) }),
                group: `rule ${index} ${part}`,
                ...(typed && { typed }),
              })
            }}
            onMove={move}
            onCopy={() => add(step, index + 1)}
            onRemove={() => remove(index)}
          />
        ))}
      </ol>
      <div className={styles.foot}>
        <Menu
          label={t('order.add')}
          trigger={<Button icon={Plus}>{t('order.add')}</Button>}
          items={stepKinds.map((op) => ({
            id: op,
            label: t(`order.add-${op}`),
            ...(op === 'remove' ? { items: removals } : { onSelect: () => add(newStep(op, chips.keys)) }),
          }))}
        />
        <p className={styles.quiet}>{t('order.or-drag')}</p>
      </div>
    </>
  )
}

type RowProps = {
  step: OverlayStep
  index: number
  count: number
  chips: Chips
  contentOf: ContentOf | undefined
  chosen: boolean
  note: string | undefined
  onChoose: () => void
  onChange: Change
  onMove: (from: number, to: number) => void
  onCopy: () => void
  onRemove: () => void
}

function StepRow({ step, index, count, chips, contentOf, chosen, note, onChoose, onChange, onMove, onCopy, onRemove }: RowProps) {
  const row = useRef<HTMLLIElement>(null)
  const handle = useRef<HTMLButtonElement>(null)
  const { edge } = useRowDrag({
    row,
    grip: handle,
    list: 'foyer-rule',
    id: String(index),
    index,
    onMove: (_id, from, to) => onMove(from, to),
  })
  function press(event: KeyboardEvent) {
    const by = event.altKey && event.key === 'ArrowUp' ? -1 : event.altKey && event.key === 'ArrowDown' ? 1 : 0
    if (by !== 0) onMove(index, index + by)
    else if (event.key === 'Delete') onRemove()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const within = listOf(step)
  const content = contentOf?.(index)
  const name = t('order.rule-nth', { nth: index + 1, rule: stepText(step, chips.nameOf) })
  return (
    <li ref={row} className={styles.step} data-chosen={chosen || undefined} data-edge={edge} data-pointer={`/steps/${index}`}>
      <button
        ref={handle}
        type="button"
        data-handle
        className={styles.handle}
        aria-label={t('order.handle', { rule: name })}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Delete"
        onKeyDown={press}
        onFocus={onChoose}
      >
        <GripVertical size={14} aria-hidden="true" />
      </button>
      <span className={styles.number} data-color={ruleColor(index)}>
        {index + 1}
      </span>
      <div className={styles.sentence}>
        <StepSentence step={step} chips={chips} hasFields={content !== undefined} onChange={onChange} />
        {within === undefined ? null : <span className={styles.quiet}>{t('order.in', { place: within })}</span>}
        {content && chosen ? <StepContent content={content} onChange={onChange} /> : null}
        {note ? <p className={styles.note}>{note}</p> : null}
      </div>
      <Menu
        label={name}
        align="end"
        trigger={<IconButton icon={Ellipsis} label={t('order.more', { rule: name })} />}
        items={[
          {
            id: 'up',
            label: t('order.up'),
            icon: ArrowUp,
            shortcut: 'alt+up',
            disabled: index === 0 ? t('order.is-first') : undefined,
            onSelect: () => onMove(index, index - 1),
          },
          {
            id: 'down',
            label: t('order.down'),
            icon: ArrowDown,
            shortcut: 'alt+down',
            disabled: index === count - 1 ? t('order.is-last') : undefined,
            onSelect: () => onMove(index, index + 1),
          },
          { id: 'copy', label: t('order.copy'), icon: Copy, onSelect: onCopy },
          { kind: 'separator', id: 'line' },
          { id: 'remove', label: t('order.take-out'), icon: Trash2, danger: true, shortcut: 'delete', onSelect: onRemove },
        ]}
      />
    </li>
  )
}
