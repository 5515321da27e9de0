import { isObject } from '../../../src/schemas/json.ts'
import { getDefaultRegistry } from '@rjsf/core'
import type { FieldProps, ObjectFieldTemplateProps } from '@rjsf/utils'
import type { ComponentType } from 'react'

import type { Json, JsonObject } from '../../../src/schemas/json.ts'
import { t } from '../i18n/words.ts'
import { useFormContext } from './form-context.ts'
import { RawValue } from './raw-value.tsx'
import { FieldFrame, labelOf, PropFrame } from './value-field.tsx'
import styles from './fields.module.css'

const ObjectField = getDefaultRegistry().fields.ObjectField as ComponentType<FieldProps> // rjsf has one always

/** A group of props. A value that is no group is shown as text. */
export function ObjectValue(props: FieldProps) {
  const { edit } = useFormContext()
  const {
    schema,
    fieldPathId: { path },
    formData,
    rawErrors,
  } = props
  const value = formData as Json | undefined // of a document
  if (value === undefined || isObject(value)) return <ObjectField {...props} />
  const label = labelOf(schema, path.at(-1) ?? '')
  return (
    <FieldFrame place={path} label={label} schema={schema} value={value} isInvalid={(rawErrors?.length ?? 0) > 0} group>
      {() => <RawValue label={label} value={value} edit={() => edit(path, undefined, label)} />}
    </FieldFrame>
  )
}

/** The props of a group below each other; those that its block type does not know come last, as text. */
export function ObjectFrame({ schema, properties, fieldPathId: { path }, formData }: ObjectFieldTemplateProps) {
  const { edit } = useFormContext()
  const known = isObject(schema.properties) ? Object.keys(schema.properties ?? {}) : []
  const others = Object.entries((formData ?? {}) as JsonObject).filter(([name]) => !known.includes(name))
  const content = (
    <>
      {properties.map((property) => property.content)}
      {others.map(([name, value]) => (
        <PropFrame key={name} place={[...path, name]}>
          <p className={styles.unknown}>
            <span>{`${t('inspector.unknown-prop')} `}</span>
            <code>{name}</code>
          </p>
          <RawValue label={name} value={value} edit={() => edit([...path, name], undefined, name)} />
        </PropFrame>
      ))}
    </>
  )
  if (path.length === 0) return <div className={styles.props}>{content}</div>
  if (typeof path.at(-1) === 'number') return <div className={styles.props}>{content}</div>
  const label = labelOf(schema, path.at(-1) ?? '')
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      {schema.description ? <p className={styles.range}>{schema.description}</p> : null}
      <div className={styles.props}>{content}</div>
    </fieldset>
  )
}
