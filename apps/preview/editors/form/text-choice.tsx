import { Combobox } from '../../../kit/controls/combobox.tsx'
import type { FieldIds } from '../../../kit/controls/field.tsx'
import { t } from '../../../kit/i18n/words.ts'
import type { FormEditorProps } from './form-props.ts'

type TextProps = Partial<FieldIds> &
  Pick<FormEditorProps, 'formatText' | 'words'> & { label: string; value: string; onChange: (value: string) => void }

/** A text that players read: one of the lobby's words, or plain typed text. */
export function TextChoice({ formatText, words = [], label, value, onChange, ...ids }: TextProps) {
  const known = words.map(({ key, text }) => ({ value: `t:${key}`, label: text, hint: key }))
  const options = value === '' || known.some((option) => option.value === value) ? known : [{ value, label: formatText(value) }, ...known]
  return (
    <Combobox
      {...ids}
      label={label}
      options={options}
      value={value}
      onChange={onChange}
      allowNew={(text) => t('editors.form-plain', { text })}
    />
  )
}
