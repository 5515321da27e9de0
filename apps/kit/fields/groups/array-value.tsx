import type { FieldProps } from '@rjsf/utils'
import { Suspense } from 'react'

import type { Json } from '../../../../src/schemas/json.ts'
import { isRichText } from '../../../../src/schemas/rich-text.ts'
import { lazyComponent } from '../../i18n/lazy-component.ts'
import { Skeleton } from '../../layout/skeleton.tsx'
import { useFormContext } from '../form/form-context.ts'
import { ListValue } from './list-value.tsx'
import { FieldFrame, labelOf } from '../value/value-field.tsx'

const Editor = lazyComponent(
  () => import('../rich-text/rich-text-editor.tsx'),
  (module) => module.RichTextEditor,
)

/** A list of values, of which a text with headings, lists and links is written as one. */
export function ArrayValue(props: FieldProps) {
  const { schema } = props
  return 'holds' in schema && schema.holds === 'rich-text' ? <RichTextValue {...props} /> : <ListValue {...props} />
}

function RichTextValue(props: FieldProps) {
  const {
    edit,
    choices: { routes },
  } = useFormContext()
  const { schema, fieldPathId, rawErrors } = props
  const value = (props.formData ?? []) as Json[] // of a document; ListValue shows what is no list
  const place = fieldPathId.path
  const label = labelOf(schema, place.at(-1) ?? '')
  const isInvalid = (rawErrors?.length ?? 0) > 0
  if (!isRichText(value)) return <ListValue {...props} />
  return (
    <FieldFrame place={place} label={label} schema={schema} value={value} isInvalid={isInvalid} group>
      {({ describedBy, invalid }) => (
        <Suspense fallback={<Skeleton lines={4} />}>
          <Editor
            label={label}
            describedBy={describedBy}
            invalid={invalid}
            value={value}
            routes={routes}
            onChange={(next) => edit(place, next, label, true)}
          />
        </Suspense>
      )}
    </FieldFrame>
  )
}
