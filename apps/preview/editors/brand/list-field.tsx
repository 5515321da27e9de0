import { Field } from '../../../kit/controls/field.tsx'
import { TextField } from '../../../kit/controls/text-field.tsx'
import { t } from '../../../kit/i18n/words.ts'
import { useTyped } from '../../../kit/fields/form/typing.ts'

/** A list of short texts on one line, with commas between. Typed text stays as it is, also one that the brand does not take. */
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
  const typed = useTyped(
    [...value],
    (known) => (Array.isArray(known) ? known.map(String).join(', ') : ''),
    split,
    (next) => Array.isArray(next) && onChange(next.map(String)),
  )
  const isTaken = split(typed.text).join() === value.join()
  return (
    <Field label={label} hint={hint ?? t('editors.list-hint')} problem={problemOf?.(split(typed.text))}>
      {(ids) => (
        <TextField {...ids} mono value={typed.text} readOnly={readOnly} onBlur={isTaken ? typed.leave : undefined} onChange={typed.type} />
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
