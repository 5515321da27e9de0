import { useState } from 'react'

import { isObject } from '../../../../src/schemas/json.ts'
import type { JsonObject } from '../../../../src/schemas/json.ts'
import type { OverlayStep, Place } from '../../../../src/schemas/list-program.ts'
import { parse } from '../../model/documents/documents.ts'
import { Combobox } from '../../../kit/controls/combobox.tsx'
import { Select } from '../../../kit/controls/select.tsx'
import { TextField } from '../../../kit/controls/text-field.tsx'
import { useTyped } from '../../../kit/fields/form/typing.ts'
import { t } from '../../../kit/i18n/words.ts'
import { placesOf } from './steps-text.ts'
import type { NameOf } from './steps-text.ts'
import styles from './order.module.css'

export type Chips = { keys: readonly string[]; nameOf: NameOf; groups: readonly { path: string; count: number }[] }
export type Change = (step: OverlayStep, part: string, typed?: boolean) => void

/** A rule as a sentence whose parts are edited in place. */
export function StepSentence({
  step,
  chips,
  hasFields,
  onChange,
}: {
  step: OverlayStep
  chips: Chips
  /** Whether the block of the step has its fields below the sentence. */
  hasFields: boolean
  onChange: Change
}) {
  const key =
    'key' in step ? (
      <KeyChip label={t('order.what')} value={step.key} chips={chips} onChange={(next) => onChange({ ...step, key: next }, 'key')} />
    ) : null
  switch (step.op) {
    case 'move':
      return (
        <>
          <span>{`${t('order.move')} `}</span>
          {key}
          <span>{` ${t('order.to')} `}</span>
          <Places place={step.to} chips={chips} onChange={(to, part) => onChange({ ...step, to }, part)} />
        </>
      )
    case 'ensure':
      return (
        <>
          <span>{`${t('order.ensure')} `}</span>
          {key}
          <span>{` ${t('order.is-there')} `}</span>
          <Places place={step.to} chips={chips} onChange={(to, part) => onChange({ ...step, to }, part)} />
          {step.item && !hasFields ? (
            <Written label={t('order.made-of')} value={step.item} onChange={(item) => onChange({ ...step, item }, 'item')} />
          ) : null}
        </>
      )
    case 'remove':
      return (
        <>
          <span>{`${t('order.remove')} `}</span>
          {key}
        </>
      )
    case 'sortBy':
      return (
        <>
          <span>{`${t('order.sort')} `}</span>
          <span className={styles.chip}>
            <TextField
              mono
              size="small"
              label={t('order.field')}
              value={step.field}
              onChange={(field) => onChange({ ...step, field }, 'field')}
            />
          </span>
        </>
      )
    case 'set': {
      const { op: _op, key: _key, in: _in, ...all } = step
      const { v: _v, props: _props, ...others } = all
      const fields = hasFields ? others : all
      const kept = hasFields ? { ...(all.v !== undefined && { v: all.v }), ...(all.props !== undefined && { props: all.props }) } : {}
      return (
        <>
          <span>{`${t('order.set')} `}</span>
          {key}
          {hasFields && Object.keys(fields).length === 0 ? null : (
            <>
              <span> </span>
              <Written
                label={t('order.fields')}
                value={JSON.parse(JSON.stringify(fields)) as JsonObject}
                onChange={(next) =>
                  onChange({ op: 'set', key: step.key, ...(step.in !== undefined && { in: step.in }), ...kept, ...next }, 'fields')
                }
              />
            </>
          )}
        </>
      )
    }
    case 'replace': {
      const { value } = step
      return (
        <>
          <span>{`${t(value === undefined ? 'order.replace-none' : 'order.replace')} `}</span>
          <code>{step.field}</code>
          {typeof value === 'string' ? (
            <span className={styles.chip}>
              <TextField
                size="small"
                label={t('order.replace-value', { field: step.field })}
                value={value}
                onChange={(next) => onChange({ ...step, value: next }, 'value')}
              />
            </span>
          ) : null}
          {isObject(value) ? (
            <Written
              label={t('order.replace-value', { field: step.field })}
              value={value}
              onChange={(next) => onChange({ ...step, value: next }, 'value')}
            />
          ) : null}
        </>
      )
    }
    case 'split':
      return (
        <>
          <span>{`${t('order.split')} `}</span>
          <KeyChip label={t('order.what')} value={step.from} chips={chips} onChange={(from) => onChange({ ...step, from }, 'from')} />
          <span>{` ${t('order.by-vendor')}`}</span>
          {step.into.map((target, index) => (
            <span key={index} className={styles.target}>
              <Members
                members={target.members}
                chips={chips}
                onChange={(members) => onChange({ ...step, into: step.into.with(index, { ...target, members }) }, `members ${index}`)}
              />
              <span>{`${t('order.becomes')} `}</span>
              <KeyChip
                label={t('order.becomes-what')}
                value={target.key}
                chips={chips}
                onChange={(next) => onChange({ ...step, into: step.into.with(index, { ...target, key: next }) }, `into ${index}`)}
              />
            </span>
          ))}
        </>
      )
  }
}

function KeyChip({
  label,
  value,
  chips: { keys, nameOf },
  onChange,
}: {
  label: string
  value: string
  chips: Chips
  onChange: (key: string) => void
}) {
  const options = [...new Set([...keys, value])].map((key) => ({ value: key, label: nameOf(key), hint: key }))
  return (
    <span className={styles.chip}>
      <Combobox
        size="small"
        label={label}
        options={options}
        value={value}
        onChange={onChange}
        allowNew={(text) => (text === '' ? undefined : t('order.use-key', { key: text }))}
      />
    </span>
  )
}

function Places({ place, chips, onChange }: { place: Place; chips: Chips; onChange: (place: Place, part: string) => void }) {
  const places = placesOf(place)
  const put = (index: number, next: ReturnType<typeof placesOf>[number], part: string) =>
    onChange(places.length === 1 && !Array.isArray(place) ? next : places.with(index, next), `to ${index} ${part}`)
  return places.map((one, index) => {
    const way = typeof one === 'string' ? one : 'before' in one ? 'before' : 'after'
    const anchor = typeof one === 'string' ? (chips.keys[0] ?? '') : 'before' in one ? one.before : one.after
    return (
      <span key={index} className={styles.target}>
        {index > 0 ? <span>{t('order.or-else-place')}</span> : null}
        <span className={styles.chip}>
          <Select
            size="small"
            label={t('order.where')}
            value={way}
            options={(['first', 'last', 'before', 'after'] as const).map((value) => ({ value, label: t(`order.place-${value}`) }))}
            onChange={(next) =>
              put(index, next === 'first' || next === 'last' ? next : next === 'before' ? { before: anchor } : { after: anchor }, 'way')
            }
          />
        </span>
        {typeof one === 'string' ? null : (
          <KeyChip
            label={t('order.beside')}
            value={anchor}
            chips={chips}
            onChange={(key) => put(index, 'before' in one ? { before: key } : { after: key }, 'key')}
          />
        )}
      </span>
    )
  })
}

type Members = string[] | { brand: string }

function Members({ members, chips: { groups }, onChange }: { members: Members; chips: Chips; onChange: (members: Members) => void }) {
  const own = ' own'
  const list = Array.isArray(members)
  const options = [
    ...groups.map(({ path, count }) => ({ value: path, label: t('order.group', { name: path.replace(/^vendors\./, ''), count }) })),
    { value: own, label: t('order.these') },
  ]
  const value = list ? own : members.brand
  return (
    <>
      <span className={styles.chip}>
        <Select
          size="small"
          label={t('order.members')}
          value={value}
          options={options.some((option) => option.value === value) ? options : [{ value, label: value }, ...options]}
          onChange={(next) => onChange(next === own ? [] : { brand: next })}
        />
      </span>
      {list ? (
        <span className={styles.chip}>
          <MemberCodes codes={members} onChange={onChange} />
        </span>
      ) : null}
    </>
  )
}

/** Codes with spaces or commas between, which stay as they are typed. */
function MemberCodes({ codes, onChange }: { codes: string[]; onChange: (codes: string[]) => void }) {
  const typed = useTyped(
    codes,
    (known) => (Array.isArray(known) ? known.map(String).join(' ') : ''),
    (text) => text.split(/[\s,]+/).filter(Boolean),
    (next) => Array.isArray(next) && onChange(next.map(String)),
  )
  return <TextField mono size="small" label={t('order.member-codes')} value={typed.text} onChange={typed.type} onBlur={typed.leave} />
}

/** The values that a rule sets, as JSON text. The text is reported only when it can be read. */
function Written({ label, value, onChange }: { label: string; value: JsonObject; onChange: (value: JsonObject) => void }) {
  const print = JSON.stringify(value)
  const [typed, setTyped] = useState({ print, text: print })
  if (typed.print !== print) setTyped({ print, text: print })
  const change = (text: string) => {
    const next = parse(text)
    setTyped({ print: next ? JSON.stringify(next) : print, text })
    if (next) onChange(next)
  }
  return (
    <span className={styles.written}>
      <TextField mono size="small" label={label} value={typed.text} invalid={parse(typed.text) === undefined} onChange={change} />
    </span>
  )
}
