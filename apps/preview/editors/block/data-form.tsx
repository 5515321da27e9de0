import { pointerOf } from '../../../../src/schemas/json.ts'
import { Database } from 'lucide-react'

import type { Argument, Binding, PageNode } from '../../../../src/schemas/documents.ts'
import type { Json } from '../../../../src/schemas/json.ts'
import type { PatchOperation } from '../../../../src/schemas/preview.ts'
import type { DocumentedContract } from '../../../../src/runtime/contract/docs.ts'
import { mayStayUnbound } from '../../../../src/runtime/contract/widget.ts'
import type { SourceContract, SourceLogin } from '../../../../src/runtime/contract/source.ts'
import { Empty } from '../../../kit/layout/empty.tsx'
import { Field } from '../../../kit/controls/field.tsx'
import { Select } from '../../../kit/controls/select.tsx'
import { t } from '../../../kit/i18n/words.ts'
import { ArgumentField } from './argument-field.tsx'
import { plainName } from '../../../kit/i18n/plain-name.ts'
import { ProblemNote } from '../../../kit/fields/form/problem-note.tsx'
import { same } from '../../../kit/fields/form/prop-edits.ts'
import { RawValue } from '../../../kit/fields/form/raw-value.tsx'
import { SavedListLine } from './saved-lists.tsx'
import { argumentsOf } from './source-args.ts'
import type { BlockProblem, OnEdit, OnFix } from '../../../kit/fields/form/types.ts'
import type { Arrival, DataModel } from './inspector-types.ts'
import styles from '../../../kit/fields/form/fields.module.css'

type Props = {
  contract: DocumentedContract
  inputs: PageNode['inputs']
  data: DataModel
  problems: readonly BlockProblem[]
  onEdit: OnEdit
  onFix?: OnFix | undefined
}

/** The data of a block: for each input a source of the same noun, its arguments, and what arrived. */
export function DataForm({ contract, inputs = {}, data, problems, onEdit, onFix }: Props) {
  const known = Object.entries(contract.inputs)
  const others = Object.entries(inputs).filter(([name]) => !Object.hasOwn(contract.inputs, name))
  const edit = (patch: PatchOperation[], group: string, label: string) => onEdit({ patch, group, label })
  if (known.length === 0 && others.length === 0) return <Empty icon={Database} title={t('inspector.no-data')} />
  return (
    <div className={styles.props}>
      {known.map(([name, spec]) => (
        <InputForm
          key={name}
          name={name}
          spec={spec}
          binding={Object.hasOwn(inputs, name) ? inputs[name] : undefined}
          data={data}
          problems={problems}
          onFix={onFix}
          onChange={(binding, part) => edit(putInput(inputs, name, binding), `/inputs/${name}${part}`, plainName(name))}
        />
      ))}
      {others.map(([name, binding]) => (
        <div key={name} className={styles.prop} data-pointer={`/inputs/${name}`}>
          <p className={styles.unknown}>
            <span>{`${t('inspector.unknown-prop')} `}</span>
            <code>{name}</code>
          </p>
          <RawValue label={name} value={binding as Json} edit={() => edit(putInput(inputs, name, undefined), `/inputs/${name}`, name)} />
        </div>
      ))}
    </div>
  )
}

const none = ' none' // no source is called so

function InputForm({
  name,
  spec,
  binding,
  data,
  problems,
  onFix,
  onChange,
}: {
  name: string
  spec: DocumentedContract['inputs'][string]
  binding: Binding | undefined
  data: DataModel
  problems: readonly BlockProblem[]
  onFix: OnFix | undefined
  onChange: (binding: Binding | undefined, part: string) => void
}) {
  const pointer = `/inputs/${name}`
  const fitting = data.sources.filter((source) => source.value === spec.noun).toSorted((a, b) => (a.name < b.name ? -1 : 1))
  const source = data.sources.find((one) => one.name === binding?.source)
  const fits = source !== undefined && fitting.includes(source)
  const own = problems.filter(
    (problem) => problem.pointer === pointer || problem.pointer === `${pointer}/source` || problem.pointer === `${pointer}/args`,
  )
  const label = t('inspector.come-from', { input: plainName(name) })
  const options = [
    ...(mayStayUnbound(spec) ? [{ value: none, label: t('inspector.from-nowhere') }] : []),
    ...(binding && !fits ? [{ value: binding.source, label: binding.source, hint: t('inspector.source-unfit') }] : []),
    ...fitting.map((one) => ({ value: one.name, label: sourceName(one), hint: data.describe(one.name) })),
  ]
  const specs = source && fits ? argumentsOf(source) : []
  const list = data.saved?.lists.find(({ id }) => id === binding?.list)
  const strangers = Object.entries(binding?.args ?? {}).filter(([argument]) => !specs.some((one) => one.name === argument))
  const setArgument = (argument: string, value: Argument | undefined) => {
    if (!binding) return
    if (list && !Object.hasOwn(binding.args ?? {}, argument)) {
      const { [argument]: _before, ...others } = list.args
      return data.saved?.change(list.id, value === undefined ? others : { ...others, [argument]: value })
    }
    const { [argument]: _, ...rest } = binding.args ?? {}
    const kept = Object.keys(binding.args ?? {}).includes(argument)
    const args = value === undefined ? rest : kept ? { ...binding.args, [argument]: value } : { ...rest, [argument]: value }
    const { args: _args, ...bare } = binding
    onChange(Object.keys(args).length === 0 ? bare : { ...bare, args }, `/args/${argument}`)
  }
  return (
    <section className={styles.input} data-pointer={pointer} aria-label={label}>
      <Field
        label={label}
        hint={spec.description}
        problem={binding === undefined && !mayStayUnbound(spec) ? `${t('inspector.needed')} ${t('inspector.left-out')}` : undefined}
      >
        {(ids) => (
          <Select
            {...ids}
            label={label}
            value={binding?.source ?? (mayStayUnbound(spec) ? none : undefined)}
            options={options}
            onChange={(next) =>
              onChange(
                next === none
                  ? undefined
                  : bindingTo(
                      binding,
                      fitting.find((one) => one.name === next),
                      next,
                    ),
                '',
              )
            }
          />
        )}
      </Field>
      {binding ? (
        <ArrivalLine
          arrival={Object.hasOwn(data.arrivals, name) ? data.arrivals[name] : undefined}
          scenario={data.scenario}
          login={source?.login}
        />
      ) : null}
      {own.map((problem) => (
        <ProblemNote key={`${problem.code} ${problem.pointer}`} problem={problem} onFix={onFix} />
      ))}
      {binding && fits && specs.length > 0 && data.saved ? (
        <SavedListLine input={name} binding={binding} saved={data.saved} onChange={(next) => onChange(next, '/list')} />
      ) : null}
      {specs.map((one) => (
        <ArgumentField
          key={one.name}
          spec={one}
          source={binding?.source ?? ''}
          value={binding?.args?.[one.name] ?? list?.args[one.name]}
          data={data}
          pointer={`${pointer}/args/${one.name}`}
          problems={problems}
          onFix={onFix}
          onChange={(value) => setArgument(one.name, value)}
        />
      ))}
      {strangers.map(([argument, value]) => (
        <div key={argument} className={styles.prop} data-pointer={`${pointer}/args/${argument}`}>
          <p className={styles.unknown}>
            <span>{`${t('inspector.unknown-argument')} `}</span>
            <code>{argument}</code>
          </p>
          <RawValue label={argument} value={value as Json} edit={() => setArgument(argument, undefined)} />
        </div>
      ))}
    </section>
  )
}

/** What arrived in the main frame. */
function ArrivalLine({ arrival, scenario, login }: { arrival: Arrival | undefined; scenario: string; login: SourceLogin | undefined }) {
  if (!arrival)
    return login ? <p className={styles.arrival}>{t(login === 'agent' ? 'inspector.needs-agent' : 'inspector.needs-login')}</p> : null
  const text =
    arrival.status === 'ready'
      ? arrival.count === undefined
        ? t('inspector.arrived-some', { scenario })
        : t('inspector.arrived', { count: arrival.count, scenario })
      : t(`inspector.arrival-${arrival.status}`, { scenario })
  return (
    <p className={styles.arrival} data-status={arrival.status}>
      {text}
    </p>
  )
}

/** "games.by-category" → "Games by category" */
export function sourceName({ name }: Pick<SourceContract, 'name'>): string {
  return plainName(name)
}

/** Binds an input to another source; arguments that both sources have are kept. */
function bindingTo(before: Binding | undefined, source: SourceContract | undefined, name: string): Binding {
  const known = source ? argumentsOf(source).map((spec) => spec.name) : []
  const args = Object.fromEntries(Object.entries(before?.args ?? {}).filter(([argument]) => known.includes(argument)))
  return Object.keys(args).length === 0 ? { source: name } : { source: name, args }
}

function putInput(inputs: NonNullable<PageNode['inputs']>, name: string, binding: Binding | undefined): PatchOperation[] {
  const path = pointerOf('inputs', name)
  const had = Object.hasOwn(inputs, name)
  if (binding === undefined) return had ? [{ op: 'remove', path: Object.keys(inputs).length === 1 ? '/inputs' : path }] : []
  const value = binding as unknown as Json // a binding is JSON
  if (had) return same(inputs[name], value) ? [] : [{ op: 'replace', path, value }]
  return Object.keys(inputs).length === 0 ? [{ op: 'add', path: '/inputs', value: { [name]: value } }] : [{ op: 'add', path, value }]
}
