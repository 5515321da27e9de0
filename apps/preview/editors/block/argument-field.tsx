import { useEffect } from 'react'

import { factNames } from '../../../../src/schemas/facts.ts'
import type { Argument } from '../../../../src/schemas/documents.ts'
import { Chip } from '../../../kit/controls/chip.tsx'
import { Combobox } from '../../../kit/controls/combobox.tsx'
import { Field } from '../../../kit/controls/field.tsx'
import { Segmented } from '../../../kit/controls/segmented.tsx'
import { Select } from '../../../kit/controls/select.tsx'
import { TextField } from '../../../kit/controls/text-field.tsx'
import { t } from '../../../kit/i18n/words.ts'
import { ChoicesMissed, NotFound } from '../../../kit/fields/text/name-value.tsx'
import { numberOf, rangeOf } from '../../../kit/fields/numbers/number-value.tsx'
import { plainName } from '../../../kit/i18n/plain-name.ts'
import { ProblemNote } from '../../../kit/fields/form/problem-note.tsx'
import type { ArgumentSpec } from './source-args.ts'
import { subjectName } from '../../../kit/rules/rule-words.ts'
import { textOf, useTyped } from '../../../kit/fields/form/typing.ts'
import type { BlockProblem, OnFix } from '../../../kit/fields/form/types.ts'
import type { DataModel } from './inspector-types.ts'
import styles from '../../../kit/fields/form/fields.module.css'

type From = 'here' | 'query' | 'fact' | 'brand'

type Props = {
  spec: ArgumentSpec
  source: string
  value: Argument | undefined
  data: DataModel
  pointer: string
  problems: readonly BlockProblem[]
  onChange: (value: Argument | undefined) => void
  onFix: OnFix | undefined
}

/** One argument of a source: a fixed value, or where it is read from. Without it the source uses its default. */
export function ArgumentField({ spec, source, value, data, pointer, problems, onChange, onFix }: Props) {
  const label = plainName(spec.name)
  const from = fromOf(value)
  const { want } = data
  useEffect(() => want?.(source, spec.name), [want, source, spec.name])
  const own = problems.filter((problem) => problem.pointer === pointer || problem.pointer.startsWith(`${pointer}/`))
  const fault = own.find(({ severity }) => severity === 'error')
  const change = (next: From) =>
    onChange(
      next === 'here'
        ? undefined
        : next === 'query'
          ? { query: data.queries[0] ?? spec.name }
          : next === 'fact'
            ? { fact: 'category' }
            : { brand: data.brandPaths[0] ?? '' },
    )
  const missing = spec.required && value === undefined
  const unanswered = from === 'here' ? data.unanswered?.(source, spec.name) : undefined
  return (
    <div className={styles.prop} data-pointer={pointer}>
      <Field
        label={label}
        hint={[spec.required ? undefined : t('inspector.may-be-left'), rangeOf(spec.schema)].filter(Boolean).join(' · ') || undefined}
        problem={
          fault
            ? `${fault.message} ${t('inspector.left-out')}`
            : missing
              ? `${t('inspector.needed')} ${t('inspector.left-out')}`
              : undefined
        }
        side={
          <Select<From>
            quiet
            size="small"
            label={t('inspector.comes-from-of', { label })}
            value={from}
            options={(['here', 'query', 'fact', 'brand'] as const).map((one) => ({ value: one, label: t(`inspector.arg-${one}`) }))}
            onChange={change}
          />
        }
      >
        {(ids) =>
          from === 'query' ? (
            <Combobox
              {...ids}
              label={label}
              value={(value as { query: string }).query}
              options={namesWith(data.queries, (value as { query: string }).query)}
              allowNew={(text) => (text === '' ? undefined : t('inspector.use-value', { value: text }))}
              onChange={(query) => onChange({ query })}
            />
          ) : from === 'fact' ? (
            <Select
              {...ids}
              label={label}
              value={(value as { fact: string }).fact}
              options={namesWith(factNames, (value as { fact: string }).fact).map((option) => ({
                ...option,
                label: subjectName(option.value as 'role'),
              }))}
              onChange={(fact) => onChange({ fact })}
            />
          ) : from === 'brand' ? (
            <Combobox
              {...ids}
              label={label}
              value={(value as { brand: string }).brand}
              options={namesWith(data.brandPaths, (value as { brand: string }).brand)}
              onChange={(brand) => onChange({ brand })}
            />
          ) : (
            <Literal ids={ids} spec={spec} label={label} value={value} choices={data.choices(source, spec.name)} onChange={onChange} />
          )
        }
      </Field>
      {unanswered ? <ChoicesMissed unanswered={unanswered} /> : null}
      {own.map((problem) => (
        <ProblemNote key={`${problem.code} ${problem.pointer}`} problem={problem} isShownByField={problem === fault} onFix={onFix} />
      ))}
    </div>
  )
}

function Literal({
  ids,
  spec,
  label,
  value,
  choices,
  onChange,
}: {
  ids: { id: string; describedBy: string | undefined; invalid: boolean }
  spec: ArgumentSpec
  label: string
  value: Argument | undefined
  choices: ReturnType<DataModel['choices']>
  onChange: (value: Argument | undefined) => void
}) {
  const text = value === undefined ? undefined : textOf(value) // a literal: the other forms are read elsewhere
  if (spec.kind === 'list')
    return <List ids={ids} label={label} value={Array.isArray(value) ? value : []} choices={choices} onChange={onChange} />
  if (spec.kind === 'switch') {
    const options = [
      ...(spec.required ? [] : [{ value: unset, label: t('inspector.as-usual') }]),
      { value: 'true', label: t('inspector.yes') },
      { value: 'false', label: t('inspector.no') },
    ]
    return (
      <Segmented
        label={label}
        value={text ?? unset}
        options={options}
        onChange={(next) => onChange(next === unset ? undefined : next === 'true')}
      />
    )
  }
  const known =
    spec.kind === 'choice' && Array.isArray(spec.schema.enum)
      ? spec.schema.enum.map((option) => ({ value: textOf(option), label: textOf(option) }))
      : choices
  if (known) {
    const none = spec.required ? [] : [{ value: '', label: t('inspector.not-set') }]
    const typedAs = (next: string) =>
      Array.isArray(spec.schema.enum)
        ? ((spec.schema.enum.find((option) => textOf(option) === next) as Argument | undefined) ?? next)
        : next
    return (
      <>
        <Combobox
          {...ids}
          label={label}
          value={text ?? (spec.required ? undefined : '')}
          options={[
            ...none,
            ...(text === undefined || known.some((option) => option.value === text) ? [] : [{ value: text, label: text }]),
            ...known,
          ]}
          allowNew={spec.kind === 'choice' ? undefined : (next) => t('inspector.use-value', { value: next })}
          onChange={(next) => onChange(next === '' ? undefined : typedAs(next))}
        />
        <NotFound value={text} options={known} />
      </>
    )
  }
  return <Typed ids={ids} value={value} numeric={spec.kind === 'number' || spec.kind === 'free'} onChange={onChange} />
}

function Typed({
  ids,
  value,
  numeric,
  onChange,
}: {
  ids: { id: string; describedBy: string | undefined; invalid: boolean }
  value: Argument | undefined
  numeric: boolean
  onChange: (value: Argument | undefined) => void
}) {
  const typed = useTyped(
    value,
    (known) => (known === undefined ? '' : typeof known === 'string' ? known : JSON.stringify(known)),
    (text) => (text === '' ? undefined : numeric ? numberOf(text) : text),
    (next) => onChange(next as Argument | undefined),
  ) // texts and numbers are arguments
  return <TextField {...ids} value={typed.text} inputMode={numeric ? 'numeric' : 'text'} onChange={typed.type} onBlur={typed.leave} />
}

function List({
  ids,
  label,
  value,
  choices = [],
  onChange,
}: {
  ids: { id: string; describedBy: string | undefined; invalid: boolean }
  label: string
  value: readonly string[]
  choices: ReturnType<DataModel['choices']>
  onChange: (value: Argument | undefined) => void
}) {
  return (
    <div className={styles.chips}>
      {value.map((item, index) => (
        // The same text may occur twice in a document, so its place is part of the key
        <Chip
          key={`${index} ${item}`}
          text={choices.find((choice) => choice.value === item)?.label ?? item}
          remove={t('inspector.take-out', { label: item })}
          onRemove={() => onChange(value.length === 1 ? undefined : value.toSpliced(index, 1))}
        />
      ))}
      <Combobox
        {...ids}
        size="small"
        label={t('inspector.add-to', { label })}
        value={undefined}
        placeholder={t('inspector.add-value')}
        options={choices.filter((choice) => !value.includes(choice.value))}
        allowNew={(text) => t('inspector.use-value', { value: text })}
        onChange={(next) => onChange([...value, next])}
      />
    </div>
  )
}

const unset = 'unset' // no argument is called so: the source does what is its default

function fromOf(value: Argument | undefined): From {
  if (typeof value !== 'object' || Array.isArray(value)) return 'here'
  return 'query' in value ? 'query' : 'fact' in value ? 'fact' : 'brand'
}

function namesWith(names: readonly string[], own: string): { value: string; label: string }[] {
  return (names.includes(own) ? names : [own, ...names]).map((name) => ({ value: name, label: name }))
}
