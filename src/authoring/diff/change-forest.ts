import type { Json } from '../../schemas/json.ts'
import { isObject } from '../../rules/merge.ts'
import { inside, leaf, record } from './change-parts.ts'
import type { At, Part } from './change-parts.ts'
import { collect, holderOf, listOf as listAt, ownList, ownOf, slotOf, withChildren } from './change-things.ts'
import type { Thing, Things } from './change-things.ts'
import { pairRenamed } from './change-renames.ts'
import type { ChangeData, ListPlace, Subject } from './changes.ts'
import { stayersOf } from './fewest-moves.ts'
import { segment } from '../text/json-positions.ts'

const few = 3 // more than these that moved in one list are one change

/**
 * A list of things that hold lists of things: nodes with slots, menu items. Each is known by its id wherever it goes, so that what
 * comes, goes, moves and changes are different changes, of which any may be taken.
 */
export function forest(at: At, kind: Subject['kind'], before: Json | undefined, after: Json | undefined): Part {
  const { pointer } = at.subject
  const old = collect(before, kind, pointer.before ?? '')
  const fresh = collect(after, kind, pointer.after ?? '')
  if (!old || !fresh) return leaf(at, before, after)
  return compareThings(at, kind, old, pairRenamed(old, fresh, kind), before, after)
}

function compareThings(at: At, kind: Subject['kind'], old: Things, now: Things, before: Json | undefined, after: Json | undefined): Part {
  const keys = [...new Set([...old.things.keys(), ...now.things.keys()])]
  const changes: ChangeData[] = []
  const addedBy = new Map<string, string>() // by key the change that brings it: its own or that of what holds it
  const removedBy = new Map<string, string>()
  const movedBy = new Map<string, string>()
  const emptied = new Map<string, string>() // by list the change that makes an empty one come or go
  const owns = new Map<string, Part>()
  const pathOf = (key: string) => at.path + segment(key)
  const subjectOf = (key: string): Subject => {
    const [was, is] = [old.things.get(key), now.things.get(key)]
    const { value } = (is ?? was) as Thing // every key is of one of them
    const widget = isObject(value) && typeof value.widget === 'string' && kind === 'node' ? { widget: value.widget } : {}
    return {
      kind,
      id: (was ?? is)?.name ?? key,
      ...widget,
      pointer: { ...(was && { before: was.pointer }), ...(is && { after: is.pointer }) },
    }
  }

  for (const key of keys) {
    const [was, is] = [old.things.get(key), now.things.get(key)]
    const here: At = { path: pathOf(key), subject: subjectOf(key) }
    if (!was || !is) {
      const [only, others, by] = is ? ([is, old, addedBy] as const) : ([was as Thing, now, removedBy] as const)
      const holder = by.get(only.holder)
      const id = holder !== undefined && !others.things.has(only.holder) ? holder : `${is ? 'added' : 'removed'}:${here.path}`
      by.set(key, id)
      if (id !== holder)
        changes.push({
          id,
          kind: is ? 'added' : 'removed',
          subject: here.subject,
          ...(is ? { after: is.value, to: placeOf(now, is) } : { before: only.value, from: placeOf(old, only) }),
        })
      continue
    }
    const part = compareOwn(here, was, is)
    owns.set(key, part)
    changes.push(...part.changes)
    if (was.list !== is.list) move(key, was, is)
    for (const list of new Set([...was.lists.keys(), ...is.lists.keys()])) {
      const [had, has] = [was.lists.get(list), is.lists.get(list)]
      if ((had === undefined) === (has === undefined) || (had ?? has ?? []).length > 0) continue
      const property = kind === 'node' ? `slots/${list}` : 'items'
      const [empty] = leaf(
        { path: here.path + (kind === 'node' ? segment('slots') + segment(list) : segment('items')), subject: here.subject, property },
        had && [],
        has && [],
      ).changes
      if (!empty) continue
      emptied.set(listAt(key, list), empty.id)
      changes.push(empty)
    }
  }
  for (const [list, order] of now.lists) {
    const both = order.filter((key) => old.things.get(key)?.list === list)
    const stayers = stayersOf(both.map((key) => old.things.get(key)?.index ?? 0))
    const movers = both.filter((_, index) => !stayers.has(index))
    if (movers.length <= few) {
      for (const key of movers) move(key, old.things.get(key) as Thing, now.things.get(key) as Thing) // both have it
      continue
    }
    const holder = holderOf(list)
    const subject = holder === '' ? { ...at.subject } : subjectOf(holder)
    const id = `reordered:${holder === '' ? at.path : pathOf(holder)}${segment(slotOf(list))}`
    for (const key of movers) movedBy.set(key, id)
    const names = (all: Things) => (all.lists.get(list) ?? []).map((key) => all.things.get(key)?.name ?? key)
    changes.push({
      id,
      kind: 'reordered',
      subject,
      property: slotOf(list),
      before: names(old),
      after: names(now),
      count: { moved: movers.length, of: order.length },
    })
  }
  if (old.missing !== now.missing) {
    const [empty] = (old.missing ? now : old).things.size === 0 ? leaf(at, before, after).changes : []
    if (empty) {
      changes.push(empty)
      emptied.set(ownList, empty.id)
    }
  }

  return { changes, build }

  function move(key: string, was: Thing, is: Thing): void {
    const id = `moved:${pathOf(key)}`
    movedBy.set(key, id)
    changes.push({ id, kind: 'moved', subject: subjectOf(key), from: placeOf(old, was), to: placeOf(now, is) })
  }

  function compareOwn(here: At, was: Thing, is: Thing): Part {
    return record(here, ownOf(was.value, kind), ownOf(is.value, kind), (key, ...values) => {
      const place = inside(here, key)
      if (key === 'id') return renamed(leaf(place, ...values), here)
      if (kind === 'node' && (key === 'props' || key === 'inputs'))
        return record(place, ...values, (name, ...inner) => leaf(inside(place, name), ...inner))
      return leaf(place, ...values)
    })
  }

  function build(chosen: ReadonlySet<string>): Json | undefined {
    const { present, later, listOf } = settle(chosen)
    const held = new Map<string, string[]>()
    const put = (key: string, index: (list: string[]) => number) => {
      const list = held.get(listOf(key)) ?? []
      held.set(listOf(key), list.toSpliced(index(list), 0, key))
    }
    for (const key of old.things.keys()) if (present(key) && !later(key)) put(key, (list) => list.length)
    // A thing comes after the nearest one before it, in the new order, that stands where the new order has it
    for (const [list, order] of now.lists) {
      let last: string | undefined
      for (const key of order) {
        if (!present(key) || listOf(key) !== list) continue
        const stays = !later(key)
        if (!stays) put(key, (keysThere) => (last === undefined ? 0 : keysThere.indexOf(last) + 1))
        if (!stays || !movedBy.has(key)) last = key
      }
    }
    const top = held.get(ownList) ?? []
    const change = emptied.get(ownList)
    const stands = old.missing === now.missing ? !now.missing : change !== undefined && (chosen.has(change) ? !now.missing : !old.missing)
    return top.length > 0 || stands ? top.map(make) : undefined

    function make(key: string): Json {
      const [was, is] = [old.things.get(key), now.things.get(key)]
      const value = was && is ? owns.get(key)?.build(chosen) : ownOf(((is ?? was) as Thing).value, kind)
      if (!isObject(value)) return value as Json // a thing without parts stands as it is
      const names = new Set([...(was?.lists.keys() ?? []), ...(is?.lists.keys() ?? [])])
      const children = new Map<string, Json[]>()
      for (const name of names) {
        const list = held.get(listAt(key, name)) ?? []
        const came = emptied.get(listAt(key, name))
        const [had, has] = [was?.lists.has(name), is?.lists.has(name)]
        const remains = !was || !is || (had && has) || (came !== undefined && (chosen.has(came) ? has : had))
        if (list.length > 0 || remains) children.set(name, list.map(make))
      }
      return withChildren(value, children, kind)
    }
  }

  /** Which things there are and where each stands. A choice that would lose a thing or put it inside itself is taken back. */
  function settle(chosen: ReadonlySet<string>): {
    present: (key: string) => boolean
    later: (key: string) => boolean
    listOf: (key: string) => string
  } {
    const taken = new Set(chosen)
    const has = (id: string | undefined) => id !== undefined && taken.has(id)
    const present = (key: string): boolean =>
      key === '' || (old.things.has(key) ? now.things.has(key) || !has(removedBy.get(key)) : has(addedBy.get(key)))
    const later = (key: string): boolean => {
      const [was, is] = [old.things.get(key), now.things.get(key)]
      if (!was || !is) return is !== undefined
      if (was.list === is.list) return has(movedBy.get(key))
      return has(movedBy.get(key)) ? present(is.holder) : !present(was.holder)
    }
    const listOf = (key: string): string => ((later(key) ? now : old).things.get(key) as Thing).list // present things have a place
    for (;;) {
      const bad = keys.filter((key) => present(key) && !stands(key))
      if (bad.length === 0) return { present, later, listOf }
      for (const key of bad) {
        const [was, is] = [old.things.get(key), now.things.get(key)]
        if (!was || !is || was.list === is.list) continue // it stands where its holder does
        if (later(key)) taken.delete(movedBy.get(key) ?? '')
        taken.delete(removedBy.get(was.holder) ?? '')
      }
    }

    function stands(key: string): boolean {
      if (!present(holderOf(listOf(key)))) return false
      const seen = new Set([key])
      for (let up = holderOf(listOf(key)); up !== '' && present(up); up = holderOf(listOf(up))) {
        if (up === key) return false
        if (seen.has(up)) return true // a ring above it, of which others tell
        seen.add(up)
      }
      return true
    }
  }
}

function renamed(part: Part, here: At): Part {
  const [change] = part.changes
  if (!change || change.before === undefined || change.after === undefined) return part
  const id = `renamed:${here.path}`
  return {
    changes: [{ ...change, id, kind: 'renamed', subject: { ...change.subject, pointer: here.subject.pointer } }],
    build: (chosen) => (chosen.has(id) ? change.after : change.before),
  }
}

function placeOf(all: Things, thing: Thing): ListPlace {
  const name = (key: string | undefined) => (key === undefined ? undefined : (all.things.get(key)?.name ?? key))
  const previous = name(all.lists.get(thing.list)?.[thing.index - 1])
  const slot = slotOf(thing.list)
  const list = [thing.holder === '' ? '' : (name(thing.holder) ?? ''), slot].filter((part) => part !== '').join('/')
  return { list, index: thing.index, ...(previous !== undefined && { after: previous }) }
}
