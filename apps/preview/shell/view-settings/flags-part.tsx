import { isObject } from '../../../../src/schemas/json.ts'
import { capitalized } from '../../../../src/schemas/readable-id.ts'
import { combine } from 'effector'
import { useUnit } from 'effector-react'
import { RotateCcw, Search } from 'lucide-react'
import { useState } from 'react'

import { $effective, edited } from '../../model/documents/documents.ts'
import { $overrides } from '../../model/documents/history.ts'
import type { Overrides } from '../../model/documents/editor-history.ts'
import { $shown } from '../../model/view/frames.ts'
import { Button } from '../../../kit/buttons/button.tsx'
import { NumberField } from '../../../kit/controls/number-field.tsx'
import { Select } from '../../../kit/controls/select.tsx'
import { Switch } from '../../../kit/controls/switch.tsx'
import { TextField } from '../../../kit/controls/text-field.tsx'
import { hasWord, t } from '../../../kit/i18n/words.ts'
import styles from './part.module.css'
import registration from '../../locales/en/registration.json'

export const words = { registration }

type Value = boolean | number | string
type FlagRow = { name: string; note: string; byDefault: Value }

/** Declared flags, and what each is for this person when nothing is tried. */
const $flags = combine($effective, $shown, (documents, shown): readonly FlagRow[] => {
  const document = [...documents.values()].find(({ kind }) => kind === 'flags')
  const declared = isObject(document?.flags) ? Object.entries(document.flags) : []
  return declared.flatMap(([name, flag]) => {
    if (!isObject(flag) || !isValue(flag.default)) return []
    const known = shown?.flags[name]
    return [
      {
        name,
        note: typeof flag.note === 'string' && flag.note !== '' ? flag.note : name,
        byDefault: isValue(known) ? known : flag.default,
      },
    ]
  })
})

/** Fields of the registration settings, as forms name them. */
const $fields = $effective.map((documents): readonly string[] => {
  const forms = [...documents.values()].filter(
    (document) => document.kind === 'form' && (document.action === 'register' || document.id === 'registration'),
  )
  const servers = forms
    .flatMap((form) => (Array.isArray(form.fields) ? form.fields : []))
    .flatMap((field) => (isObject(field) && typeof field.server === 'string' ? [field.server] : []))
  return [...new Set(servers)]
})

const overridesOf = ({ flags, registration }: Overrides) => ({ flags, registration })

/** Overrides of this view alone: flags on or off, registration fields shown or not. Each is a step of undo. */
export function FlagsPart() {
  const { flags, fields, overrides, edit } = useUnit({ flags: $flags, fields: $fields, overrides: $overrides, edit: edited })
  const [text, setText] = useState('')
  const wanted = text.trim().toLocaleLowerCase()
  const matches = (...texts: string[]) => wanted === '' || texts.some((one) => one.toLocaleLowerCase().includes(wanted))
  const shownFlags = flags.filter(({ name, note }) => matches(name, note))
  const shownFields = fields.filter((field) => matches(field, fieldName(field)))
  const ordered = [
    ...shownFlags.filter(({ name }) => name in overrides.flags),
    ...shownFlags.filter(({ name }) => !(name in overrides.flags)),
  ]
  const count = Object.keys(overrides.flags).length + Object.keys(overrides.registration).length
  const tryFlag = ({ name, note }: FlagRow, value: Value | undefined) =>
    edit({
      label: t(value === undefined ? 'view-settings.did-untry' : 'view-settings.did-try', { what: note }),
      group: `try/${name}`,
      overrides: { ...overridesOf(overrides), flags: put(overrides.flags, name, value) },
    })
  const tryField = (field: string, how: string) =>
    edit({
      label: t('view-settings.did-try', { what: fieldName(field) }),
      group: `try/${field}`,
      overrides: { ...overridesOf(overrides), registration: registrationWith(overrides.registration, field, how) },
    })
  return (
    <div className={styles.part}>
      <div className={styles.line}>
        <TextField
          icon={Search}
          type="search"
          label={t('view-settings.find-flag')}
          placeholder={t('view-settings.find-flag')}
          value={text}
          onChange={setText}
          className={styles.grows}
        />
        <Button
          kind="quiet"
          size="small"
          icon={RotateCcw}
          disabled={count === 0 ? t('view-settings.nothing-tried') : false}
          onClick={() => edit({ label: t('view-settings.did-untry-all'), overrides: { flags: {}, registration: {} } })}
        >
          {t('view-settings.untry-all')}
        </Button>
      </div>
      <ul className={styles.rows} aria-label={t('view-settings.flags')}>
        {ordered.map((flag) => (
          <FlagLine key={flag.name} flag={flag} value={overrides.flags[flag.name]} onTry={tryFlag} />
        ))}
      </ul>
      {shownFields.length > 0 ? (
        <details className={styles.heading} open={wanted !== '' || undefined}>
          <summary
            data-count={
              Object.keys(overrides.registration).length > 0
                ? t('view-settings.fields-tried', {
                    count: new Set(Object.keys(overrides.registration).map((name) => name.split('.')[0])).size,
                  })
                : t('view-settings.field.server')
            }
          >
            {t('view-settings.registration')}
          </summary>
          <ul className={styles.rows} aria-label={t('view-settings.registration')}>
            {shownFields.map((field) => (
              <li key={field} className={styles.call} data-fault={howOf(overrides.registration, field) === 'server' ? undefined : 'tried'}>
                <span>{fieldName(field)}</span>
                <Select
                  quiet
                  size="small"
                  label={fieldName(field)}
                  value={howOf(overrides.registration, field)}
                  onChange={(how) => tryField(field, how)}
                  options={['server', 'required', 'optional', 'off'].map((how) => ({ value: how, label: t(`view-settings.field.${how}`) }))}
                />
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      {ordered.length + shownFields.length === 0 ? <p className={styles.quiet}>{t('view-settings.no-flag', { text })}</p> : null}
    </div>
  )
}

function FlagLine({
  flag,
  value,
  onTry,
}: {
  flag: FlagRow
  value: Value | undefined
  onTry: (flag: FlagRow, value: Value | undefined) => void
}) {
  const now = value ?? flag.byDefault
  const [before] = useState(flag.byDefault) // the frame's value becomes the override as soon as there is one
  const byDefault = value === undefined ? flag.byDefault : before
  const choose = (next: Value) => onTry(flag, next === before && value !== undefined ? undefined : next)
  return (
    <li className={styles.call} data-fault={value === undefined ? undefined : 'tried'}>
      {typeof now === 'boolean' ? (
        <Switch
          label={flag.note}
          checked={now}
          onChange={choose}
          hint={value === undefined ? undefined : t(byDefault === true ? 'view-settings.usually-on' : 'view-settings.usually-off')}
          className={styles.grows}
        />
      ) : typeof now === 'number' ? (
        <>
          <span>{flag.note}</span>
          <NumberField
            label={flag.note}
            value={now}
            className={styles.seconds}
            onChange={(next) => {
              if (next !== undefined) choose(next)
            }}
          />
        </>
      ) : (
        <>
          <span>{flag.note}</span>
          <TextField label={flag.note} value={now} onChange={choose} />
        </>
      )}
    </li>
  )
}

function isValue(value: unknown): value is Value {
  return typeof value === 'boolean' || typeof value === 'number' || typeof value === 'string'
}

function put(values: Readonly<Record<string, Value>>, name: string, value: Value | undefined): Record<string, Value> {
  const { [name]: _, ...rest } = values
  return value === undefined ? rest : { ...rest, [name]: value }
}

/** How a field of the registration settings is tried: as the server has it, or one of ours. */
export function howOf(settings: Overrides['registration'], field: string): 'server' | 'required' | 'optional' | 'off' {
  const enabled = settings[`${field}.enabled`]
  if (enabled === undefined) return 'server'
  return enabled === false ? 'off' : settings[`${field}.required`] === true ? 'required' : 'optional'
}

export function registrationWith(settings: Overrides['registration'], field: string, how: string): Record<string, Value> {
  const rest = put(put(settings, `${field}.enabled`, undefined), `${field}.required`, undefined)
  if (how === 'server') return rest
  return how === 'off'
    ? { ...rest, [`${field}.enabled`]: false }
    : { ...rest, [`${field}.enabled`]: true, [`${field}.required`]: how === 'required' }
}

function fieldName(field: string): string {
  const key = `registration.${field}`
  if (hasWord(key)) return t(key)
  return capitalized(field.replaceAll(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`))
}
