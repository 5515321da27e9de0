import { Minus, Plus } from 'lucide-react'
import type { KeyboardEvent } from 'react'

import type { Json, JsonObject } from '../../../../src/schemas/json.ts'
import { IconButton } from '../../buttons/button.tsx'
import { TextField } from '../../controls/text-field.tsx'
import { t } from '../../i18n/words.ts'
import { textOf, useTyped } from '../form/typing.ts'
import type { ValueProps } from '../form/value-props.ts'
import styles from '../form/fields.module.css'

/** A number with its range. A text that is no number is kept, and the checker reports it. */
export function NumberValue({ ids, label, schema: stored, value: storedValue, edit: store }: ValueProps) {
  const schema = inShownUnit(stored)
  const value = shownNumber(stored, storedValue)
  const edit = (next: Json | undefined, typedNow?: boolean) => store(storedNumber(stored, next), typedNow)
  const defaultValue = typeof schema.default === 'number' ? schema.default : undefined
  const typed = useTyped(
    value,
    (known) => textOf(known ?? defaultValue ?? ''),
    numberOf,
    (next) => edit(next, true),
  )
  const now = typeof value === 'number' ? value : value === undefined ? defaultValue : undefined
  const oneStep = stored.unit === 'milliseconds' ? 0.5 : 1
  const step = (by: number) => {
    const next = bounded((now ?? startOf(schema)) + by, schema)
    typed.leave()
    edit(next)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? oneStep : event.key === 'ArrowDown' ? -oneStep : 0
    if (by === 0 || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    step(event.shiftKey ? by * 10 : by)
  }
  const unit = unitOf(stored)
  // No input of type number: that one drops what is no number
  const spin = {
    role: 'spinbutton',
    'aria-valuenow': now,
    'aria-valuemin': boundOf(schema.minimum),
    'aria-valuemax': boundOf(schema.maximum),
    'aria-valuetext':
      unit === undefined || typed.text === '' ? typed.text || undefined : t('inspector.in-unit', { number: typed.text, unit }),
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
      {unit === undefined ? null : (
        <span className={styles.range} aria-hidden="true">
          {unit}
        </span>
      )}
      <IconButton icon={Minus} label={t('inspector.less', { label })} tabIndex={-1} onClick={() => step(-oneStep)} />
      <IconButton icon={Plus} label={t('inspector.more', { label })} tabIndex={-1} onClick={() => step(oneStep)} />
      <span className={styles.range}>{rangeOf(schema)}</span>
    </div>
  )
}

/** The word for what a number counts, as operators count it; none for a plain number. */
function unitOf({ unit }: JsonObject): string | undefined {
  return typeof unit === 'string' ? t(`inspector.unit-${unit === 'milliseconds' ? 'seconds' : unit}`) : undefined
}

/** A document has milliseconds, and operators think in seconds. */
function shownNumber({ unit }: JsonObject, value: Json | undefined): Json | undefined {
  return unit === 'milliseconds' && typeof value === 'number' ? value / 1000 : value
}

function storedNumber({ unit }: JsonObject, value: Json | undefined): Json | undefined {
  return unit === 'milliseconds' && typeof value === 'number' ? Math.round(value * 1000) : value
}

/** The same schema in the unit that is shown. */
export function inShownUnit(schema: JsonObject): JsonObject {
  if (schema.unit !== 'milliseconds') return schema
  const bounds = ['minimum', 'maximum', 'default'].flatMap((name): [string, Json][] => {
    const bound = shownNumber(schema, schema[name])
    return bound === undefined ? [] : [[name, bound]]
  })
  return { ...schema, type: 'number', ...Object.fromEntries(bounds) }
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
