import type { ReactNode } from 'react'

import type { Json, JsonObject } from '../../../../src/schemas/json.ts'
import { Icon } from '../../../../src/runtime/ui/pictures/icon.tsx'
import { Combobox } from '../../controls/combobox.tsx'
import { Segmented } from '../../controls/segmented.tsx'
import { Select } from '../../controls/select.tsx'
import { Switch } from '../../controls/switch.tsx'
import { t } from '../../i18n/words.ts'
import { useFormContext } from '../form/form-context.ts'
import { plainName } from '../../i18n/plain-name.ts'
import { textOf } from '../form/typing.ts'
import { PagePicker } from '../pages/page-picker.tsx'
import type { ValueProps, ValuePropsOf } from '../form/value-props.ts'
import styles from '../form/fields.module.css'

type TextProps = ValuePropsOf<string>

/** On or off. Without a value the default is shown. */
export function SwitchValue({ label, schema, value, edit }: Omit<ValuePropsOf<boolean>, 'ids'>) {
  return (
    <Switch
      label={label}
      hint={typeof schema.description === 'string' ? schema.description : undefined}
      checked={value ?? schema.default === true}
      onChange={edit}
    />
  )
}

const most = 4 // segments; more are a list
const letters = 28 // that fit beside each other in 340 px

/** Whether an enum is drawn side by side: a few short values, one of which always holds. */
export function isSegmented(schema: JsonObject, value: Json | undefined, required: boolean): boolean {
  const { enum: options, default: defaultValue } = schema
  if (!Array.isArray(options) || options.length > most || (defaultValue === undefined && !required)) return false
  return (
    (value === undefined || options.includes(value)) &&
    options.reduce((sum: number, option) => sum + nameOf(option).length + 2, 0) <= letters
  )
}

/** One of several values: segments where they are few and short, else a list. A value outside the schema stays in the list. */
export function ChoiceValue({ ids, label, schema, value, options, required, edit }: ValueProps & { options: readonly Json[] }) {
  const shown = value ?? schema.default
  const all = (shown === undefined || options.includes(shown) ? options : [...options, shown]).map((option) => ({
    value: JSON.stringify(option),
    label: options.includes(option) ? nameOf(option) : textOf(option),
  }))
  const now = shown === undefined ? undefined : JSON.stringify(shown)
  const pick = (text: string) => edit(text === nothing ? undefined : (JSON.parse(text) as Json))
  if (isSegmented(schema, value, required))
    return (
      <div>
        <Segmented label={label} options={all} value={now} onChange={pick} describedBy={ids.describedBy} />
      </div>
    )
  const none = required || schema.default !== undefined ? [] : [{ value: nothing, label: t('inspector.not-set') }]
  return <Select {...ids} label={label} options={[...none, ...all]} value={now ?? nothing} onChange={pick} />
}
const nothing = 'nothing' // no JSON text
const nameOf = (option: Json) => (typeof option === 'string' ? plainName(option) : textOf(option))

/** A colour of the brand by its name, with its contrast written out. */
export function TokenValue({ ids, label, value, edit }: TextProps) {
  const {
    choices: { tokens },
  } = useFormContext()
  const chosen = tokens.find((token) => token.name === value)
  const options = tokens.map((token) => ({
    value: token.name,
    label: token.name,
    swatch: token.value,
    hint: token.contrast === undefined ? undefined : t('inspector.contrast', { contrast: token.contrast }),
  }))
  return (
    <>
      <Combobox {...ids} label={label} options={withOwn(options, value)} value={value} onChange={edit} />
      {chosen ? (
        <p className={styles.range}>
          {chosen.contrast === undefined
            ? t('inspector.brand-colour')
            : t('inspector.brand-colour-contrast', { contrast: chosen.contrast })}
        </p>
      ) : null}
    </>
  )
}

export function IconValue({ ids, label, value, edit }: TextProps) {
  const {
    choices: { icons },
  } = useFormContext()
  const options = icons.map((name) => ({ value: name, label: plainName(name), hint: name, icon: drawingOf(name) }))
  return (
    <Combobox {...ids} label={label} options={withOwn(options, value)} value={value} placeholder={t('inspector.no-icon')} onChange={edit} />
  )
}

const drawings = new Map<string, () => ReactNode>()
/** A drawing of the portal's sprite as a component: one and the same for a name, so that lists keep what they have drawn. */
function drawingOf(name: string): () => ReactNode {
  const known = drawings.get(name)
  if (known) return known
  const drawing = () => <Icon name={name} />
  drawings.set(name, drawing)
  return drawing
}

/** A page of the lobby; another address may be typed. */
export function RouteValue({ ids, label, value, edit }: TextProps) {
  const {
    choices: { routes },
  } = useFormContext()
  return <PagePicker ids={ids} label={label} value={value} routes={routes} onChange={edit} />
}

/** A value that is not among the choices is one of them, so that it is shown and kept. */
function withOwn<Choice extends { value: string; label: string }>(
  options: readonly Choice[],
  value: string | undefined,
): readonly (Choice | { value: string; label: string })[] {
  return value === undefined || options.some((option) => option.value === value) ? options : [{ value, label: value }, ...options]
}
