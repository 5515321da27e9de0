import { t } from '../../i18n/words.ts'
import { Combobox } from '../../controls/combobox.tsx'
import { plainName } from '../../i18n/plain-name.ts'
import { useFormContext } from '../form/form-context.ts'
import type { ValuePropsOf } from '../form/value-props.ts'

/** A field or an action of the record that the block is bound to. Any other name may be typed: the checker says that there is none. */
export function RecordNameValue({ ids, label, schema, value, required, edit }: ValuePropsOf<string>) {
  const { records } = useFormContext().choices
  const names: readonly [name: string, hint?: string][] =
    schema.format === 'field' ? Object.entries(records?.fields ?? {}) : (records?.actions ?? []).map((action) => [action])
  const options = names.map(([name, hint]) => ({ value: name, label: plainName(name), hint: hint ?? name }))
  const own = value === undefined || value === '' || names.some(([name]) => name === value) ? [] : [{ value, label: value }]
  return (
    <Combobox
      {...ids}
      label={label}
      options={[...own, ...options]}
      value={value}
      allowNew={(typed) => t('inspector.use-text', { text: typed })}
      onChange={(next) => edit(next === '' && !required ? undefined : next)}
    />
  )
}
