import { isObject } from '../../../../src/schemas/json.ts'
import { getDefaultRegistry } from '@rjsf/core'
import type { FieldProps, ObjectFieldTemplateProps } from '@rjsf/utils'
import { useState } from 'react'
import type { ComponentType } from 'react'

import type { Json, JsonObject } from '../../../../src/schemas/json.ts'
import { t } from '../../i18n/words.ts'
import { useFormContext } from '../form/form-context.ts'
import { propPointer, same } from '../form/prop-edits.ts'
import { RawValue } from '../form/raw-value.tsx'
import { FieldFrame, labelOf, PropFrame } from '../value/value-field.tsx'
import styles from '../form/fields.module.css'
import type { Elements } from '../../../../src/runtime/ui/elements.tsx'

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

/**
 * The props of a group below each other, then those that its block type does not know, as text. Rare ones are last, under "More".
 */
export function ObjectFrame({ schema, properties, fieldPathId: { path }, formData }: ObjectFieldTemplateProps) {
  const { edit, problems } = useFormContext()
  const schemas = (schema.properties ?? {}) as JsonObject // draft-07 as data
  const known = Object.keys(schemas)
  const values = (formData ?? {}) as JsonObject
  const schemaOf = (name: string) => (isObject(schemas[name]) ? schemas[name] : {})
  const isRare = (name: string) => schemaOf(name).rare === true
  const rare = properties.filter(({ name }) => isRare(name))
  const isNeeded = (name: string) => {
    const value = values[name]
    const pointer = propPointer([...path, name])
    return (
      (value !== undefined && !same(value, schemaOf(name).default)) ||
      problems.some((problem) => problem.pointer === pointer || problem.pointer.startsWith(`${pointer}/`))
    )
  }
  const others = Object.entries(values).filter(([name]) => !known.includes(name))
  const content = (
    <>
      {properties.filter(({ name }) => !isRare(name)).map((property) => property.content)}
      {others.map(([name, value]) => (
        <PropFrame key={name} place={[...path, name]}>
          <p className={styles.unknown}>
            <span>{`${t('inspector.unknown-prop')} `}</span>
            <code>{name}</code>
          </p>
          <RawValue label={name} value={value} edit={() => edit([...path, name], undefined, name)} />
        </PropFrame>
      ))}
      {rare.length === 0 ? null : (
        <More isNeeded={rare.some(({ name }) => isNeeded(name))}>{rare.map((property) => property.content)}</More>
      )}
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

/** Closed until one of its props is needed: it has another value than the default or a problem, or a place in it is asked for. */
function More({ isNeeded, children }: { isNeeded: boolean; children: Elements }) {
  const [open, setOpen] = useState(isNeeded)
  const [wasNeeded, setWasNeeded] = useState(isNeeded)
  if (wasNeeded !== isNeeded) {
    setWasNeeded(isNeeded)
    if (isNeeded) setOpen(true)
  }
  return (
    <details className={styles.fold} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('inspector.more-props')}</summary>
      <div className={styles.props}>{children}</div>
    </details>
  )
}
