import { Minus, Plus } from 'lucide-react'
import type { KeyboardEvent } from 'react'

import type { Json, JsonObject } from '../../../src/schemas/json.ts'
import { IconButton } from '../buttons/button.tsx'
import { TextField } from '../controls/text-field.tsx'
import { t } from '../i18n/words.ts'
import { textOf, useTyped } from './typing.ts'
import type { ValueProps } from './value-props.ts'
import styles from './fields.module.css'

/** A number with its range. A text that is no number is kept, and the checker reports it. */
export function NumberValue({ ids, label, schema, value, edit }: ValueProps) {
  const defaultValue = typeof schema.default === 'number' ? schema.default : undefined
  const typed = useTyped(
    value,
    (known) => textOf(known ?? defaultValue ?? ''),
    numberOf,
    (next) => edit(next, true),
  )
  const now = typeof value === 'number' ? value : value === undefined ? defaultValue : undefined
  const step = (by: number) => {
    const next = bounded((now ?? startOf(schema)) + by, schema)
    typed.leave()
    edit(next)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
    if (by === 0 || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    step(event.shiftKey ? by * 10 : by)
  }
  // No input of type number: that one drops what is no number
  const spin = {
    role: 'spinbutton',
    'aria-valuenow': now,
    'aria-valuemin': boundOf(schema.minimum),
    'aria-valuemax': boundOf(schema.maximum),
    'aria-valuetext': typed.text || undefined,
  }
  return (
    <div className={styles.number}>
      <TextField
        {...ids}
        className={styles.figure}
        value={typed.text}
        onChange={typed.type}
        onBlur={typed.leave}
        onKeyDown={onKeyDown}
        inputMode="decimal"
        dir="ltr"
        {...spin}
      />
      <IconButton icon={Minus} label={t('inspector.less', { label })} tabIndex={-1} onClick={() => step(-1)} />
      <IconButton icon={Plus} label={t('inspector.more', { label })} tabIndex={-1} onClick={() => step(1)} />
      <span className={styles.range}>{rangeOf(schema)}</span>
    </div>
  )
}

/** "12" → 12; "" → nothing; anything else as it is. */
export function numberOf(text: string): Json | undefined {
  const trimmed = text.trim()
  if (trimmed === '') return undefined
  return /^-?\d+(?:\.\d*)?$/.test(trimmed) && Math.abs(Number(trimmed)) <= Number.MAX_SAFE_INTEGER ? Number(trimmed) : text
}

/** "1 to 24 · usual is 12" */
export function rangeOf(schema: JsonObject): string {
  const { minimum, maximum, default: defaultValue } = schema
  const [from, to] = [boundOf(minimum), boundOf(maximum)]
  const range =
    from !== undefined && to !== undefined
      ? t('inspector.from-to', { from, to })
      : from !== undefined
        ? t('inspector.from', { from })
        : to !== undefined
          ? t('inspector.up-to', { to })
          : undefined
  return [range, typeof defaultValue === 'number' ? t('inspector.usual', { usual: defaultValue }) : undefined]
    .filter((part) => part !== undefined)
    .join(' · ')
}

/** Bounds that zod writes for every whole number mean nothing here. */
export function boundOf(bound: Json | undefined): number | undefined {
  return typeof bound === 'number' && Math.abs(bound) < Number.MAX_SAFE_INTEGER ? bound : undefined
}

function startOf(schema: JsonObject): number {
  return boundOf(schema.minimum) ?? 0
}

function bounded(value: number, schema: JsonObject): number {
  return Math.min(Math.max(value, boundOf(schema.minimum) ?? -Infinity), boundOf(schema.maximum) ?? Infinity)
}
