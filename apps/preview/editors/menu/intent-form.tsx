import { isObject } from '../../../../src/schemas/json.ts'
import { useMemo } from 'react'

import { fromZod } from '../../../../src/authoring/json-schema/zod.ts'
import { Intent } from '../../../../src/schemas/intents.ts'
import type { Json, JsonObject } from '../../../../src/schemas/json.ts'
import { plainName } from '../../../kit/i18n/plain-name.ts'
import { Combobox } from '../../../kit/controls/combobox.tsx'
import { Field } from '../../../kit/controls/field.tsx'
import { Select } from '../../../kit/controls/select.tsx'
import { Switch } from '../../../kit/controls/switch.tsx'
import { TextField } from '../../../kit/controls/text-field.tsx'
import { t } from '../../../kit/i18n/words.ts'
import { setting } from '../edit.ts'
import type { Edit } from '../../../kit/fields/form/types.ts'
import { asText } from '../../../kit/fields/form/as-text.ts'

/** The intents that a menu item can send: those that need nothing of the page. */
const kinds = [
  'open',
  'close',
  'contact',
  'side-menu',
  'set-theme',
  'set-language',
  'refresh-balance',
  'logout',
  'forget-searches',
] as const

/** An intent as fields, made from its schema. A value without a field stays unchanged. */
export function IntentForm({
  intent,
  at,
  popups,
  onEdit,
}: {
  intent: JsonObject
  at: string
  popups: readonly { value: string; label: string }[]
  onEdit: (patch: Edit['patch'], part: string) => void
}) {
  const forms = useMemo(() => intentForms(), [])
  const kind = asText(intent.kind)
  const form = forms.get(kind)
  const properties = Object.entries(form?.properties ?? {}).filter(([name]) => name !== 'kind')
  const options = [...new Set<string>([...kinds, kind])].map((value) => ({ value, label: t(`menu.intent-${value}`) }))
  const put = (name: string, value: Json | undefined) =>
    onEdit(setting(`${at}/${name}`, Object.hasOwn(intent, name) ? intent[name] : undefined, value), name)
  return (
    <>
      <Field label={t('menu.what-it-does')}>
        {(ids) => (
          <Select
            {...ids}
            label={t('menu.what-it-does')}
            value={kind}
            options={options}
            onChange={(next) => onEdit([{ op: 'replace', path: at, value: defaultIntent(next, forms, popups) }], 'kind')}
          />
        )}
      </Field>
      {properties.map(([name, schema]) => {
        const label = t('menu.intent-part', { name: plainName(name) })
        const value = Object.hasOwn(intent, name) ? intent[name] : undefined
        const choices = isObject(schema) && Array.isArray(schema.enum) ? schema.enum.map(String) : undefined
        if (name === 'popup')
          return (
            <Field key={name} label={label}>
              {(ids) => (
                <Combobox
                  {...ids}
                  label={label}
                  value={asText(value)}
                  options={
                    popups.some((one) => one.value === value) || value === undefined
                      ? popups
                      : [...popups, { value: asText(value), label: asText(value) }]
                  }
                  onChange={(next) => put(name, next)}
                />
              )}
            </Field>
          )
        if (choices)
          return (
            <Field key={name} label={label}>
              {(ids) => (
                <Select
                  {...ids}
                  label={label}
                  value={typeof value === 'string' ? value : undefined}
                  options={choices.map((one) => ({ value: one, label: one }))}
                  onChange={(next) => put(name, next)}
                />
              )}
            </Field>
          )
        if (isObject(schema) && schema.type === 'boolean')
          return <Switch key={name} label={label} checked={value === true} onChange={(next) => put(name, next)} />
        if (isObject(schema) && schema.type === 'string')
          return (
            <Field key={name} label={label}>
              {(ids) => (
                <TextField
                  {...ids}
                  label={label}
                  value={typeof value === 'string' ? value : ''}
                  onChange={(next) => put(name, next === '' && !form?.required.includes(name) ? undefined : next)}
                />
              )}
            </Field>
          )
        return null
      })}
    </>
  )
}

type Form = { properties: JsonObject; required: readonly string[] }

function intentForms(): ReadonlyMap<string, Form> {
  const { anyOf } = fromZod(Intent)
  return new Map(
    (Array.isArray(anyOf) ? anyOf : []).flatMap((form): [string, Form][] => {
      if (!isObject(form) || !isObject(form.properties) || !isObject(form.properties.kind)) return []
      return [
        [
          asText(form.properties.kind.const),
          { properties: form.properties, required: Array.isArray(form.required) ? form.required.map(String) : [] },
        ],
      ]
    }),
  )
}

/** A valid intent of a kind, with each required value at its first choice. */
function defaultIntent(kind: string, forms: ReadonlyMap<string, Form>, popups: readonly { value: string }[]): JsonObject {
  const form = forms.get(kind)
  const parts = (form?.required ?? [])
    .filter((name) => name !== 'kind')
    .map((name): [string, Json] => {
      const schema = form?.properties[name]
      if (name === 'popup') return [name, popups[0]?.value ?? '']
      if (isObject(schema) && Array.isArray(schema.enum)) return [name, schema.enum[0] ?? '']
      return [name, isObject(schema) && schema.type === 'boolean' ? true : name === 'service' ? 'default' : '']
    })
  return { kind, ...Object.fromEntries(parts) }
}
