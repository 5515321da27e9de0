import { facts as declarations } from '../../schemas/facts.ts'
import type { Facts, FactValue, Role } from '../../schemas/facts.ts'
import type { Persona } from '../../schemas/view-settings.ts'
import type { Predicate } from '../../schemas/predicate.ts'
import type { Asked } from '../../rules/predicate.ts'
import { mostWorlds } from './decide.ts'
import { givenFor, personaOf } from './reach.ts'
import type { Look } from './reach.ts'
import { eachWorld, isTrue, spaceOf, valueIn } from './contexts.ts'
import type { Axis, Space } from './contexts.ts'

/** Values of a fact that the rule does not tell apart; `others`: all that no other column names. Shown as one text, `EN, VI` or `other`. */
export type ColumnPart = { name: Asked; values: readonly FactValue[]; others: boolean }

/**
 * Who sees it, role by role. A cell is true when somebody of that role and column sees it; it is `sure` when all of them do, whatever
 * the facts in `rest` are.
 */
export type Grid = {
  columns: readonly (readonly ColumnPart[])[]
  rows: readonly { role: Role; cells: readonly boolean[]; sure: readonly boolean[] }[]
  seen: number
  of: number
  rest: readonly Asked[]
}

/** Somebody for whom a predicate is true; of the facts and flags those that it asks for. `now` in ms since 1970. */
export type Example = { persona: Persona; facts: Facts; flags: Readonly<Record<string, FactValue>>; now: number | undefined }

export type Verdict = { verdict: 'everyone' | 'some' | 'nobody' | 'undecided'; grid: Grid | undefined; example: Example | undefined }

const mostColumns = 6
/** Facts that a look chooses come first: they say more than figures that arrive by themselves. */
const telling: readonly string[] = ['language', 'device', 'vip', 'theme', 'direction']

/**
 * What a predicate means over every combination of facts: worked out, never guessed. The example is the one nearest to `look`, of which
 * only `declared` narrows what is looked at.
 */
export function verdict(when: Predicate | undefined, look: Look = {}): Verdict {
  if (when === undefined) return { verdict: 'everyone', grid: undefined, example: undefined }
  const { flags } = givenFor('member', when, { declared: look.declared })
  const undeclared = Object.fromEntries(Object.entries(flags ?? {}).filter(([, value]) => value === undefined))
  const space = spaceOf(when, { flags: undeclared }, look)
  if (space.worlds > mostWorlds) return { verdict: 'undecided', grid: undefined, example: undefined }

  const truths = new Uint8Array(space.worlds) // 0: cannot be, 1: hidden, 2: shown
  let best: { example: Example; apart: number } | undefined
  let [some, all] = [false, true]
  eachWorld(space, (world, index) => {
    const shown = isTrue(when, world)
    truths[index] = shown ? 2 : 1
    if (!shown) return void (all = false)
    some = true
    const apart = space.axes.reduce(
      (count, { name }) => count + (valueIn(look, name) !== undefined && valueIn(look, name) !== valueIn(world, name) ? weightOf(name) : 0),
      0,
    )
    if (!best || apart < best.apart) best = { example: exampleOf(space, world, look), apart }
  })
  const said = !some ? 'nobody' : all ? 'everyone' : 'some'
  return { verdict: said, grid: said === 'some' ? gridOf(space, truths) : undefined, example: best?.example }
}

/** Another person is nearer than another fact of the world. */
function weightOf(name: Asked): number {
  return name === 'role' || name === 'vip' ? 1 : 2
}

function exampleOf({ axes }: Space, world: { facts: Facts; flags: Readonly<Record<string, FactValue | undefined>> }, look: Look): Example {
  const facts: Facts = {}
  const flags = new Map<string, FactValue>()
  for (const { name } of axes) {
    const value = valueIn(world, name)
    if (value === undefined) continue
    if (name.startsWith('flag:')) flags.set(name.slice('flag:'.length), value)
    else if (name !== 'now' && Object.hasOwn(declarations, name)) Object.assign(facts, { [name]: value })
  }
  const person: Facts = {
    role: look.facts?.role ?? (typeof facts.vip === 'number' && facts.vip > 0 ? 'member' : 'guest'),
    ...(look.facts?.vip === undefined ? {} : { vip: look.facts.vip }),
    ...facts,
  }
  const now = axes.some(({ name }) => name === 'now') ? valueIn(world, 'now') : undefined
  return { persona: personaOf(person) ?? 'guest', facts, flags: Object.fromEntries(flags), now: typeof now === 'number' ? now : undefined }
}

function gridOf(space: Space, truths: Uint8Array): Grid {
  const places = placesOf(space)
  const deciding = places.filter((place) => place.axis.name !== 'role' && matters(place, truths))
  const chosen: Place[] = []
  for (const place of deciding.toSorted((a, b) => rankOf(a.axis.name) - rankOf(b.axis.name))) {
    if (chosen.reduce((product, { axis }) => product * axis.groups.length, place.axis.groups.length) <= mostColumns) chosen.push(place)
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

/** Whether two combinations that differ in this alone differ in truth. */
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
  const at = telling.indexOf(name)
  return at >= 0 ? at : name.startsWith('flag:') ? telling.length : telling.length + 1
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
    return { name, values: groups[at] ?? [], others: groups.length > 1 && at === largest && (groups[at]?.length ?? 0) > 3 }
  })
}
