import Form from '@rjsf/core'
import type { FieldTemplateProps, RegistryFieldsType, TemplatesType, ValidatorType } from '@rjsf/utils'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'

import type { JsonObject } from '../../../src/schemas/json.ts'
import { useFocusPlace } from './form/focus-place.ts'
import type { RequestedPlace } from './form/focus-place.ts'
import { FormContext } from './form/form-context.ts'
import { ArrayValue } from './groups/array-value.tsx'
import { ObjectFrame } from './groups/object-value.tsx'
import { VariedValue } from './groups/varied-value.tsx'
import { editList, propPointer, setProp } from './form/prop-edits.ts'
import type { BlockProblem, Choices, OnEdit, OnFix } from './form/types.ts'
import { ValueField } from './value/value-field.tsx'
import inspector from '../locales/en/inspector.json'
import why from '../locales/en/why.json'

export const words = { inspector, why }

export type SchemaFormProps = {
  schema: JsonObject
  validator: ValidatorType
  props: JsonObject | undefined
  choices: Choices
  problems: readonly BlockProblem[]
  /** This place is scrolled into view and focused each time another object is given. */
  focus?: RequestedPlace | undefined
  onEdit: OnEdit
  onFix?: OnFix | undefined
}

const fields: RegistryFieldsType = {
  StringField: ValueField,
  NumberField: ValueField,
  BooleanField: ValueField,
  NullField: ValueField,
  FallbackField: ValueField,
  ArrayField: ArrayValue,
  ObjectField: VariedValue,
}
const templates: Partial<TemplatesType> = {
  FieldTemplate: ({ children }: FieldTemplateProps) => children,
  ObjectFieldTemplate: ObjectFrame,
}
const asWritten = {
  emptyObjectFields: 'skipDefaults',
  arrayMinItems: { populate: 'never' },
  allOf: 'skipDefaults',
  constAsDefaults: 'never',
} as const // defaults are shown, never written
const none: JsonObject = {}

/**
 * The fields of a schema. rjsf walks the schema, validates, and renders only what changed. Edits bypass it as patches of the authored
 * props, so that a value that it does not know is never changed.
 */
export function SchemaForm({ schema, validator, props, choices, problems, focus, onEdit, onFix }: SchemaFormProps) {
  const container = useRef<HTMLDivElement>(null)
  const form = useRef<Form>(null)
  useLayoutEffect(() => void form.current?.validateForm(), []) // rjsf itself waits for the first change
  const now = useRef({ schema, props, onEdit })
  useLayoutEffect(() => {
    now.current = { schema, props, onEdit }
  })
  const [edits] = useState((): Pick<FormContext, 'edit' | 'editList'> => ({
    edit(place, value, label, typed) {
      const patch = setProp(now.current.schema, now.current.props, place, value)
      if (patch.length > 0) now.current.onEdit({ patch, group: propPointer(place), label, ...(typed && { typed }) })
    },
    editList(place, change, label) {
      const patch = editList(now.current.schema, now.current.props, place, change)
      if (patch.length > 0) now.current.onEdit({ patch, label }) // each change of a list is a step of its own
    },
  }))
  const context = useMemo((): FormContext => ({ choices, problems, focus, onFix, ...edits }), [choices, problems, focus, onFix, edits])

  useFocusPlace(container, focus)

  return (
    <div ref={container}>
      <FormContext value={context}>
        <Form
          ref={form}
          tagName="div"
          schema={schema}
          validator={validator}
          formData={props ?? none}
          fields={fields}
          templates={templates}
          liveValidate="onChange"
          showErrorList={false}
          noHtml5Validate
          experimental_defaultFormStateBehavior={asWritten}
        >
          <></>
        </Form>
      </FormContext>
    </div>
  )
}
