import { isObject } from '../../../../src/schemas/json.ts'
import type { FieldProps } from '@rjsf/utils'

import type { Json, JsonObject } from '../../../../src/schemas/json.ts'
import { Field } from '../../controls/field.tsx'
import type { FieldIds } from '../../controls/field.tsx'
import { t } from '../../i18n/words.ts'
import { useFormContext } from '../form/form-context.ts'
import { MomentValue } from '../numbers/moment-value.tsx'
import { NameValue, namedBy } from '../text/name-value.tsx'
import { NumberValue } from '../numbers/number-value.tsx'
import { ChoiceValue, IconValue, isSegmented, RouteValue, SwitchValue, TokenValue } from './choice-values.tsx'
import { plainName } from '../../i18n/plain-name.ts'
import { ProblemNote } from '../form/problem-note.tsx'
import { propPointer } from '../form/prop-edits.ts'
import type { Place } from '../form/prop-edits.ts'
import { RawValue } from '../form/raw-value.tsx'
import { RecordNameValue } from '../text/record-name-value.tsx'
import { invalidMessage } from './invalid-message.ts'
import { TextValue } from '../text/text-value.tsx'
import type { ValueProps } from '../form/value-props.ts'
import { VideoValue } from '../text/video-value.tsx'
import { VaryMenu } from './vary-menu.tsx'
import styles from '../form/fields.module.css'
import type { Elements } from '../../../../src/runtime/ui/elements.tsx'

/** The label of a prop: from the contract, else its name in plain words. An item of a list is named by its number. */
export function labelOf(schema: { title?: unknown }, name: string | number): string {
  if (typeof schema.title === 'string') return schema.title
  return typeof name === 'number' ? t('inspector.item', { number: name + 1 }) : plainName(name)
}

/** One prop: its name, the control for its schema, its hint and its problems. A value that fits no control is shown as text. */
export function ValueField({ schema: given, fieldPathId, formData, required = false, rawErrors }: FieldProps) {
  const { edit } = useFormContext()
  const schema = given as JsonObject // draft-07 as data
  const value = formData as Json | undefined // of a document
  const place = fieldPathId.path
  const label = labelOf(given, place.at(-1) ?? '')
  const own = { label, schema, required, edit: (next: Json | undefined, typed?: boolean) => edit(place, next, label, typed) }
  if (schema.type === 'boolean' && (value === undefined || typeof value === 'boolean'))
    return (
      <PropFrame place={place}>
        <div className={styles.switch}>
          <SwitchValue {...own} value={value} />
          <VaryMenu schema={schema} value={value} label={label} onVary={(next) => edit(place, next, label)} />
        </div>
      </PropFrame>
    )
  return (
    <FieldFrame
      place={place}
      label={label}
      schema={schema}
      value={value}
      isInvalid={(rawErrors?.length ?? 0) > 0}
      group={schema.format === 'date-time' || isSegmented(schema, value, required)}
    >
      {(ids) => <Control ids={ids} {...own} value={value} />}
    </FieldFrame>
  )
}

function Control(props: ValueProps) {
  const { schema, value } = props
  if (value === null || Array.isArray(value) || isObject(value)) return <RawValue {...props} value={value} />
  if (Array.isArray(schema.enum)) return <ChoiceValue {...props} options={schema.enum} />
  if (schema.type === 'integer' || schema.type === 'number') return <NumberValue {...props} />
  if (value !== undefined && (typeof value !== 'string' || schema.type === 'boolean')) return <RawValue {...props} value={value} />
  if (schema.format === 'token') return <TokenValue {...props} value={value} />
  if (schema.format === 'icon') return <IconValue {...props} value={value} />
  if (schema.format === 'field' || schema.format === 'record-action') return <RecordNameValue {...props} value={value} />
  if (schema.format === 'date-time') return <MomentValue {...props} value={value} />
  if (schema.format === 'route') return <RouteValue {...props} value={value} />
  if (namedBy(schema)) return <NameValue {...props} value={value} />
  if (schema.format === 'video') return <VideoValue {...props} value={value} />
  return <TextValue {...props} value={value} />
}

/** Name, hint and problems around a control. */
export function FieldFrame({
  place,
  label,
  schema,
  value,
  isInvalid,
  group,
  side,
  children,
}: {
  place: Place
  label: string
  schema: JsonObject
  value: Json | undefined
  isInvalid: boolean
  group?: boolean
  side?: Elements
  children: (ids: FieldIds) => Elements
}) {
  const { edit } = useFormContext()
  const hint = typeof schema.description === 'string' ? schema.description : undefined
  return (
    <PropFrame place={place} isShownByField={isInvalid}>
      <Field
        label={label}
        hint={hint}
        problem={isInvalid ? `${invalidMessage(schema, value)} ${t('inspector.left-out')}` : undefined}
        group={group ?? false}
        side={side ?? <VaryMenu schema={schema} value={value} label={label} onVary={(next) => edit(place, next, label)} />}
      >
        {children}
      </Field>
    </PropFrame>
  )
}

/** `data-pointer` names the prop, so that a problem leads to its field. The checker's problems are shown below it. */
export function PropFrame({ place, isShownByField = false, children }: { place: Place; isShownByField?: boolean; children: Elements }) {
  const { problems, onFix } = useFormContext()
  const pointer = propPointer(place)
  return (
    <div className={styles.prop} data-pointer={pointer}>
      {children}
      {problems
        .filter((problem) => problem.pointer === pointer)
        .map((problem) => (
          <ProblemNote key={problem.code} problem={problem} isShownByField={isShownByField} onFix={onFix} />
        ))}
    </div>
  )
}
