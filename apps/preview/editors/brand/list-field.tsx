import { useState } from 'react'

import { Field } from '../../ui/field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { t } from '../../i18n/words.ts'

/** A list of short texts on one line, with commas between. Typed text is kept unchanged, so that a comma can be typed. */
export function ListField({
  label,
  hint,
  value,
  onChange,
  problemOf,
  readOnly = false,
}: {
  label: string
  hint?: string | undefined
  value: readonly string[]
  onChange: (value: string[]) => void
  problemOf?: ((value: readonly string[]) => string | undefined) | undefined
  readOnly?: boolean
}) {
  const [typed, setTyped] = useState<string>()
  const written = value.join(', ')
  const text = typed !== undefined && split(typed).join(', ') === written ? typed : written
  return (
    <Field label={label} hint={hint ?? t('editors.list-hint')} problem={problemOf?.(value)}>
      {(ids) => (
        <TextField
          {...ids}
          mono
          value={text}
          readOnly={readOnly}
          onBlur={() => setTyped(undefined)}
          onChange={(next) => {
            setTyped(next)
            if (split(next).join(', ') !== written) onChange(split(next))
          }}
        />
      )}
    </Field>
  )
}

function split(text: string): string[] {
  return text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')
}
