import { facts } from '../../../src/schemas/facts.ts'
import type { FactName } from '../../../src/schemas/facts.ts'
import type { Literal } from '../../../src/schemas/predicate.ts'
import { Chip } from '../controls/chip.tsx'
import { Combobox } from '../controls/combobox.tsx'
import { Select } from '../controls/select.tsx'
import { TextField } from '../controls/text-field.tsx'
import { t } from '../i18n/words.ts'
import { many } from './rule-tree.ts'
import type { Line } from './rule-tree.ts'
import { shortName, subjectName, valueName, valuesOf } from './rule-words.ts'
import { MomentValue } from '../fields/numbers/moment-value.tsx'
import { numberOf } from '../fields/numbers/number-value.tsx'
import { textOf, useTyped } from '../fields/form/typing.ts'
import styles from './rule.module.css'

type Props = { line: Line; onChange: (values: readonly Literal[]) => void }

/** The values that a line compares with: chips for several, a list for one of few, a number, a text, a date. A flag has none. */
export function RuleValue({ line, onChange }: Props) {
  const { subject, comparison, values } = line
  if (subject.startsWith('flag:')) return null
  const label = t('inspector.value-of', { fact: subjectName(subject) })
  const { type } = facts[subject as FactName] // no flag: a fact
  const [value] = values
  if (many.has(comparison)) return <Chips line={line} label={label} onChange={onChange} />
  if (type === 'time') return <Moments line={line} onChange={onChange} />
  if (type === 'boolean')
    return (
      <Select
        className={styles.pick}
        size="small"
        label={label}
        value={JSON.stringify(value)}
        options={withOwn([true, false], value).map((option) => ({ value: JSON.stringify(option), label: valueName(subject, option) }))}
        onChange={(next) => onChange([JSON.parse(next) as Literal])}
      />
    )
  if (type === 'integer') return <Figure label={label} value={value} onChange={(next) => onChange([next])} />
  const options = valuesOf(subject)
  const numeric = typeof options?.[0] === 'number'
  if (options && (typeof value === 'number') === numeric)
    return (
      <Select
        className={styles.pick}
        size="small"
        label={label}
        value={JSON.stringify(value)}
        options={withOwn(options, value).map((option) => ({ value: JSON.stringify(option), label: valueName(subject, option) }))}
        onChange={(next) => onChange([JSON.parse(next) as Literal])}
      />
    )
  if (options) return <Figure label={label} value={value} onChange={(next) => onChange([next])} />
  return (
    <Combobox
      className={styles.pick}
      size="small"
      label={label}
      value={value === undefined ? undefined : String(value)}
      options={value === undefined || value === '' ? [] : [{ value: String(value), label: String(value) }]}
      allowNew={(text) => t('inspector.use-value', { value: text })}
      placeholder={t('inspector.type-value')}
      onChange={(next) => onChange([next])}
    />
  )
}

/** The moment of a line, or the two of a span, each by the clocks of a zone that has a name. */
function Moments({ line: { subject, comparison, values }, onChange }: Props) {
  const labels =
    comparison === 'between'
      ? (['start', 'end'] as const).map((end) => t(`inspector.${end}-of`, { fact: subjectName(subject) }))
      : [subjectName(subject)]
  return (
    <span className={styles.moments}>
      {labels.map((name, index) => {
        const value = values[index]
        return (
          <span key={name} className={styles.moment}>
            <MomentValue
              ids={{}}
              label={name}
              value={typeof value === 'string' ? value : undefined}
              required
              brief
              edit={(next) => typeof next === 'string' && onChange(values.with(index, next))}
            />
          </span>
        )
      })}
    </span>
  )
}

function Figure({ label, value, onChange }: { label: string; value: Literal | undefined; onChange: (value: number) => void }) {
  // A rule holds numbers alone: letters stay in the field until they are one
  const typed = useTyped(
    value,
    (known) => (known === undefined ? '' : textOf(known)),
    (text) => (typeof numberOf(text) === 'number' ? numberOf(text) : value),
    (next) => typeof next === 'number' && onChange(next),
  )
  const bad = typeof numberOf(typed.text) !== 'number'
  return (
    <span className={styles.figure}>
      <TextField
        size="small"
        label={label}
        inputMode="numeric"
        dir="ltr"
        value={typed.text}
        invalid={bad}
        onChange={typed.type}
        onBlur={bad ? undefined : typed.leave}
      />
      {bad ? <output className={styles.must}>{t('inspector.must-be-number')}</output> : null}
    </span>
  )
}

function Chips({ line: { subject, values }, label, onChange }: Props & { label: string }) {
  const free = valuesOf(subject) === undefined
  const left = (valuesOf(subject) ?? []).filter((option) => !values.includes(option))
  const integer = facts[subject as FactName].type === 'integer' // a line of several values is about a fact
  const add = (text: string) => {
    const value = free ? (integer ? Number(text) : text) : (JSON.parse(text) as Literal)
    if (!values.includes(value)) onChange([...values, value])
  }
  return (
    <span className={styles.chips}>
      {values.map((value, index) => (
        // Values may occur twice in a document, so the place is part of the key
        <Chip
          key={`${index} ${String(value)}`}
          text={shortName(subject, value)}
          remove={t('inspector.take-out', { label: valueName(subject, value) })}
          onRemove={() => onChange(values.toSpliced(index, 1))}
        />
      ))}
      {free || left.length > 0 ? (
        <Combobox
          className={styles.more}
          size="small"
          label={t('inspector.add-to', { label })}
          value={undefined}
          placeholder={t('inspector.add-value')}
          options={left.map((option) => ({ value: JSON.stringify(option), label: valueName(subject, option) }))}
          allowNew={
            free ? (text) => (integer && Number.isNaN(Number(text)) ? undefined : t('inspector.use-value', { value: text })) : undefined
          }
          onChange={add}
        />
      ) : null}
    </span>
  )
}

function withOwn(options: readonly Literal[], value: Literal | undefined): readonly Literal[] {
  return value === undefined || options.includes(value) ? options : [...options, value]
}
