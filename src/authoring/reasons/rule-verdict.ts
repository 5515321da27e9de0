import { facts as declarations } from '../../schemas/facts.ts'
import type { Facts, FactValue, Role } from '../../schemas/facts.ts'
import type { Persona } from '../../schemas/view-settings.ts'
import type { Predicate } from '../../schemas/predicate.ts'
import { directionOf } from '../../schemas/language.ts'
import type { LanguageCode } from '../../schemas/language.ts'
import { evaluate } from '../../rules/predicate.ts'
import type { Asked, EvaluationContext, Truth } from '../../rules/predicate.ts'
import { maxContexts } from './decide.ts'
import { givenFor, personaOf } from './reach.ts'
import { personaFacts } from './suggest-views.ts'
import type { ViewFacts } from './reach.ts'
import { eachContext, isTrue, spaceOf, valueIn } from './contexts.ts'
import type { Axis, Space } from './contexts.ts'

/** Values of a fact that the rule treats alike, shown as one text: `EN, VI`, or `other` when `others` represents all unnamed values. */
export type ColumnPart = {
  name: Asked
  values: readonly FactValue[]
  others: boolean
  /** Of a time: the spans that its values stand for, in ms since 1970; one without a beginning or an end is open there. */
  spans?: readonly { from?: number; until?: number }[]
}

/**
 * Who sees it, one row per role. A cell is true when somebody with that role and column sees it, and `sure` when all of them do, whatever
 * the facts in `rest` are.
 */
export type Grid = {
  columns: readonly (readonly ColumnPart[])[]
  rows: readonly { role: Role; cells: readonly boolean[]; sure: readonly boolean[] }[]
  seen: number
  of: number
  rest: readonly Asked[]
}

/** A persona for whom a predicate is true, with the facts and flags that the predicate reads. `now` in ms since 1970. */
export type Example = { persona: Persona; facts: Facts; flags: Readonly<Record<string, FactValue>>; now: number | undefined }

/** `isOutOfView`: no persona of the preview is like the example, so viewing as it would not show the block. */
export type Verdict = {
  verdict: 'everyone' | 'some' | 'nobody' | 'undecided'
  grid: Grid | undefined
  example: Example | undefined
  isOutOfView?: true
}

const maxColumns = 6
/** Facts that an operator chooses in the view settings come first: they are clearer than figures from the gateway. */
const preferred: readonly string[] = ['language', 'device', 'vip', 'theme', 'direction']

/**
 * Computes what a predicate means over every combination of facts. The example is the one that differs least from `view`; of the view,
 * only `declared` limits which combinations are tried. One that the preview's personas can be comes before any other.
 */
export function verdict(when: Predicate | undefined, view: ViewFacts = {}): Verdict {
  if (when === undefined) return { verdict: 'everyone', grid: undefined, example: undefined }
  const { flags } = givenFor('member', when, { declared: view.declared })
  const undeclared = Object.fromEntries(Object.entries(flags ?? {}).filter(([, value]) => value === undefined))
  const space = spaceOf(when, { flags: undeclared }, view)
  if (space.contextCount > maxContexts) return { verdict: 'undecided', grid: undefined, example: undefined }

  const truths = new Uint8Array(space.contextCount) // 0: impossible, 1: hidden, 2: shown
  let best: { example: Example; shown: Truth; apart: number } | undefined
  let [some, all] = [false, true]
  eachContext(space, (context, index) => {
    const shown = isTrue(when, context)
    truths[index] = shown ? 2 : 1
    if (!shown) return void (all = false)
    some = true
    const apart = space.axes.reduce(
      (count, { name }) =>
        count + (valueIn(view, name) !== undefined && valueIn(view, name) !== valueIn(context, name) ? weightOf(name) : 0),
      0,
    )
    if (best && best.shown === true && apart >= best.apart) return
    const example = exampleOf(space, context, view)
    const seen = evaluate(when, viewedAs(example, when, view))
    if (!best || ranks.indexOf(seen) < ranks.indexOf(best.shown) || (seen === best.shown && apart < best.apart))
      best = { example, shown: seen, apart }
  })
  const result = !some ? 'nobody' : all ? 'everyone' : 'some'
  return {
    verdict: result,
    grid: result === 'some' ? gridOf(space, truths) : undefined,
    example: best?.example,
    ...(best?.shown === false && { isOutOfView: true as const }),
  }
}

const ranks: readonly Truth[] = [true, 'unknown', false]
/** Facts that an operator chooses; all others are those of the persona in the preview, and what its data say. */
const chosenByView = ['language', 'device', 'theme', 'systemStatus'] as const

/** What the frame evaluates once the view is that of the example. */
function viewedAs({ persona, facts, flags, now }: Example, when: Predicate, view: ViewFacts): EvaluationContext {
  const given = givenFor(persona, when, view)
  const chosen = Object.fromEntries(chosenByView.flatMap((name) => (facts[name] === undefined ? [] : [[name, facts[name]]])))
  const time = now ?? view.now
  return {
    facts: {
      ...given.facts,
      ...personaFacts[persona],
      ...chosen,
      ...(typeof chosen.language === 'string' && { direction: directionOf(chosen.language as LanguageCode) }), // values of the fact
      ...(time !== undefined && { now: time }),
    },
    flags: { ...given.flags, ...flags },
  }
}

/** Changing the person counts as a smaller difference than changing any other fact. */
function weightOf(name: Asked): number {
  return name === 'role' || name === 'vip' ? 1 : 2
}

function exampleOf(
  { axes }: Space,
  context: { facts: Facts; flags: Readonly<Record<string, FactValue | undefined>> },
  view: ViewFacts,
): Example {
  const facts: Facts = {}
  const flags = new Map<string, FactValue>()
  for (const { name } of axes) {
    const value = valueIn(context, name)
    if (value === undefined) continue
    if (name.startsWith('flag:')) flags.set(name.slice('flag:'.length), value)
    else if (name !== 'now' && Object.hasOwn(declarations, name)) Object.assign(facts, { [name]: value })
  }
  const person: Facts = {
    role: view.facts?.role ?? (typeof facts.vip === 'number' && facts.vip > 0 ? 'member' : 'guest'),
    ...(view.facts?.vip === undefined ? {} : { vip: view.facts.vip }),
    ...facts,
  }
  const now = axes.some(({ name }) => name === 'now') ? valueIn(context, 'now') : undefined
  return { persona: personaOf(person) ?? 'guest', facts, flags: Object.fromEntries(flags), now: typeof now === 'number' ? now : undefined }
}

function gridOf(space: Space, truths: Uint8Array): Grid {
  const places = placesOf(space)
  const deciding = places.filter((place) => place.axis.name !== 'role' && matters(place, truths))
  const chosen: Place[] = []
  for (const place of deciding.toSorted((a, b) => rankOf(a.axis.name) - rankOf(b.axis.name))) {
    if (chosen.reduce((product, { axis }) => product * axis.groups.length, place.axis.groups.length) <= maxColumns) chosen.push(place)
  }
  const count = chosen.reduce((product, { axis }) => product * axis.groups.length, 1)
  const role = places.find(({ axis }) => axis.name === 'role')
  const seen = Array.from({ length: count * (role?.axis.groups.length ?? 1) }, () => ({ some: false, all: true }))
  truths.forEach((truth, index) => {
    const cell = seen[cellOf(index, chosen, count, role)]
    if (!cell || truth === 0) return
    if (truth === 2) cell.some = true
    else cell.all = false
  })
  const rows = declarations.role.values.map((name) => {
    const group = Math.max(0, role?.axis.groups.findIndex((values) => values.includes(name)) ?? 0)
    const own = seen.slice(group * count, (group + 1) * count)
    return { role: name, cells: own.map(({ some }) => some), sure: own.map(({ some, all }) => some && all) }
  })
  return {
    columns: Array.from({ length: count }, (_, column) => columnOf(column, chosen)),
    rows,
    seen: rows.reduce((sum, { cells }) => sum + cells.filter(Boolean).length, 0),
    of: rows.length * count,
    rest: deciding.filter((place) => !chosen.includes(place)).map(({ axis }) => axis.name),
  }
}

type Place = { axis: Axis; stride: number }

function placesOf({ axes }: Space): Place[] {
  let stride = 1
  return axes.map((axis) => {
    const place = { axis, stride }
    stride *= axis.groups.length
    return place
  })
}

function groupAt(index: number, { axis, stride }: Place): number {
  return Math.floor(index / stride) % axis.groups.length
}

/** Whether two combinations that differ only in this fact have different outcomes. */
function matters(place: Place, truths: Uint8Array): boolean {
  return (
    truths.some((truth, index) => {
      const first = index - groupAt(index, place) * place.stride
      return truth !== 0 && truths[first] !== 0 && truth !== truths[first]
    }) ||
    (truths.includes(0) && place.axis.groups.length > 1)
  )
}

function rankOf(name: Asked): number {
  const at = preferred.indexOf(name)
  return at >= 0 ? at : name.startsWith('flag:') ? preferred.length : preferred.length + 1
}

function cellOf(index: number, chosen: readonly Place[], count: number, role: Place | undefined): number {
  let [column, factor] = [0, 1]
  for (const place of chosen) {
    column += groupAt(index, place) * factor
    factor *= place.axis.groups.length
  }
  return (role ? groupAt(index, role) : 0) * count + column
}

function columnOf(column: number, chosen: readonly Place[]): ColumnPart[] {
  let rest = column
  return chosen.map(({ axis: { name, groups } }) => {
    const at = rest % groups.length
    rest = Math.floor(rest / groups.length)
    const largest = groups.reduce((most, values, index) => (values.length > (groups[most]?.length ?? 0) ? index : most), 0)
    const part = { name, values: groups[at] ?? [], others: groups.length > 1 && at === largest && (groups[at]?.length ?? 0) > 3 }
    return name === 'now' ? { ...part, others: false, spans: spansOf(groups, at) } : part
  })
}

/** The spans of one group of moments: from its first moment of a row to the first of the next group. */
function spansOf(groups: readonly (readonly FactValue[])[], at: number): { from?: number; until?: number }[] {
  const moments = groups
    .flatMap((values, group) => values.map((value) => ({ value: Number(value), group })))
    .toSorted((a, b) => a.value - b.value)
  const starts = moments.filter(({ group }, index) => moments[index - 1]?.group !== group)
  return starts.flatMap(({ value, group }, index) => {
    const next = starts[index + 1]
    return group === at ? [{ ...(index > 0 && { from: value }), ...(next && { until: next.value }) }] : []
  })
}
