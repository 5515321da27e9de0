import { Check, EllipsisVertical, EyeOff, GripVertical, TriangleAlert } from 'lucide-react'
import { memo, useRef } from 'react'

import type { ServerRule } from '../../../../src/rules/field-rule.ts'
import type { Field } from '../../../../src/schemas/documents.ts'
import { IconButton } from '../../../kit/buttons/button.tsx'
import { Menu } from '../../../kit/popups/menu.tsx'
import { useRowDrag } from '../../../kit/tree/use-row-drag.ts'
import { t } from '../../../kit/i18n/words.ts'
import styles from '../editor.module.css'
import { useScrollIntoView } from '../use-scroll-into-view.ts'
import type { FormatText } from './form-props.ts'
import type { Method } from './form-patches.ts'
import { outcomeText, ownText, serverText } from './form-words.ts'
import type { FieldOutcome } from './outcomes.ts'

/** An action on a field; `place` is counted without the field itself. */
export type RowAction =
  | { kind: 'choose' }
  | { kind: 'remove' }
  | { kind: 'by'; by: number }
  | { kind: 'to'; place: number }
  | { kind: 'over'; method: string }

type RowProps = {
  id: string
  at: number
  count: number
  pointer: string | undefined
  field: Field | undefined
  rule: ServerRule | undefined
  outcome: FieldOutcome | undefined
  chosen: boolean
  nameOf: (id: string) => string
  onAct: (id: string, action: RowAction) => void
  others: readonly Method[]
  method: string
  formatText: FormatText
  readOnly: boolean
}

/** A field as a row: it is dragged by its handle, moved by Alt and the arrow keys, and its menu has all actions. */
export const FieldRow = memo(function FieldRow({
  id,
  at,
  count,
  pointer,
  field,
  rule,
  outcome,
  chosen,
  nameOf,
  onAct,
  others,
  method,
  formatText,
  readOnly,
}: RowProps) {
  const row = useScrollIntoView<HTMLTableRowElement>(chosen)
  const grip = useRef<HTMLSpanElement>(null)
  const { edge: dropped, held } = useRowDrag({
    row,
    grip,
    list: `form-field ${method}`,
    id,
    index: at,
    can: !readOnly,
    onMove: (field, _from, place) => onAct(field, { kind: 'to', place }),
  })

  const name = nameOf(id)
  const server = field && rule?.enabled === false
  return (
    <tr
      ref={row}
      className={styles.row}
      data-chosen={chosen}
      data-held={held}
      data-dropped={dropped}
      data-key={id}
      data-pointer={pointer}
      onClick={() => onAct(id, { kind: 'choose' })}
    >
      <td>
        <span className={styles.line} style={{ flexWrap: 'nowrap' }}>
          {!readOnly && (
            <span ref={grip} style={{ cursor: 'grab', display: 'inline-flex' }}>
              <GripVertical size={14} aria-hidden="true" />
            </span>
          )}
          <button
            type="button"
            className={styles.name}
            aria-pressed={chosen}
            aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
            onClick={() => onAct(id, { kind: 'choose' })}
            onKeyDown={(event) => {
              if (readOnly) return
              if (event.key === 'Delete') onAct(id, { kind: 'remove' })
              else if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown'))
                onAct(id, { kind: 'by', by: event.key === 'ArrowUp' ? -1 : 1 })
              else return
              event.preventDefault()
              event.stopPropagation()
            }}
          >
            <span>{name}</span>
            <span className={styles.id} dir="ltr">
              {id}
            </span>
          </button>
        </span>
      </td>
      <td className={server ? undefined : styles.quiet}>{field ? serverText(field, rule, nameOf) : ''}</td>
      <td className={styles.quiet}>{field ? ownText(field, rule, nameOf) : t('editors.form-unknown')}</td>
      <td>{field && outcome && <Outcome field={field} outcome={outcome} />}</td>
      {!readOnly && (
        <td onClick={(event) => event.stopPropagation()}>
          <Menu
            label={t('editors.form-actions-of', { field: name })}
            align="end"
            trigger={<IconButton icon={EllipsisVertical} size="small" label={t('editors.form-actions-of', { field: name })} />}
            items={[
              {
                id: 'up',
                label: t('editors.form-up'),
                shortcut: 'alt+up',
                disabled: at === 0,
                onSelect: () => onAct(id, { kind: 'by', by: -1 }),
              },
              {
                id: 'down',
                label: t('editors.form-down'),
                shortcut: 'alt+down',
                disabled: at === count - 1,
                onSelect: () => onAct(id, { kind: 'by', by: 1 }),
              },
              { id: 'top', label: t('editors.form-top'), disabled: at === 0, onSelect: () => onAct(id, { kind: 'to', place: 0 }) },
              {
                id: 'end',
                label: t('editors.form-end'),
                disabled: at === count - 1,
                onSelect: () => onAct(id, { kind: 'to', place: count - 1 }),
              },
              ...others
                .filter((other) => other.id !== method && other.at !== null)
                .map((other) => ({
                  id: `over-${other.id}`,
                  label: t('editors.form-over', { way: formatText(other.label) }),
                  disabled: other.fields.includes(id) ? t('editors.form-over-there') : false,
                  onSelect: () => onAct(id, { kind: 'over' as const, method: other.id }),
                })),
              { kind: 'separator', id: 'line' },
              {
                id: 'remove',
                label: t('editors.form-remove'),
                shortcut: 'delete',
                danger: true,
                onSelect: () => onAct(id, { kind: 'remove' }),
              },
            ]}
          />
        </td>
      )}
    </tr>
  )
})

function Outcome({ field, outcome }: { field: Field; outcome: FieldOutcome }) {
  const [Icon, tone] = !outcome.shown
    ? ([EyeOff, styles.quiet] as const)
    : outcome.why === undefined
      ? ([Check, styles.seen] as const)
      : ([TriangleAlert, styles.know] as const)
  return (
    <span className={styles.line} style={{ flexWrap: 'nowrap' }} data-conflict={outcome.why}>
      <span className={tone} style={{ display: 'inline-flex' }}>
        <Icon size={14} aria-hidden="true" />
      </span>
      <span className={outcome.why === undefined && outcome.shown ? undefined : tone}>{outcomeText(field, outcome)}</span>
    </span>
  )
}
