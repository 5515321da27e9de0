import { isObject, pointerOf } from '../../schemas/json.ts'
import type { Json } from '../../schemas/json.ts'
import { inside, compareWhole, compareObjects } from './compare-values.ts'
import type { Location, Comparison } from './compare-values.ts'
import { collectItems, holderOf, listOf as listKey, ownList, ownOf, slotOf, withChildren } from './item-tree.ts'
import type { TreeItem, ItemTree } from './item-tree.ts'
import { pairRenamed } from './renamed-items.ts'
import type { ChangeData, ListPlace, Subject } from './change.ts'
import { stayingIndices } from './longest-increasing-subsequence.ts'

const maxSingleMoves = 3 // when more items of one list moved, they are reported as one reordering

/**
 * Compares two versions of a list whose items may hold lists themselves: nodes with slots, menu items. An item is recognised by its id
 * wherever it moves, so adding, removing, moving and changing an item are separate changes that can be chosen one by one.
 */
export function compareItemTrees(at: Location, kind: Subject['kind'], before: Json | undefined, after: Json | undefined): Comparison {
  const { pointer } = at.subject
  const old = collectItems(before, kind, pointer.before ?? '')
  const fresh = collectItems(after, kind, pointer.after ?? '')
  if (!old || !fresh) return compareWhole(at, before, after)
  return compareTrees(at, kind, old, pairRenamed(old, fresh, kind), before, after)
}

function compareTrees(
  at: Location,
  kind: Subject['kind'],
  old: ItemTree,
  now: ItemTree,
  before: Json | undefined,
  after: Json | undefined,
): Comparison {
  const keys = [...new Set([...old.items.keys(), ...now.items.keys()])]
  const changes: ChangeData[] = []
  const addedBy = new Map<string, string>() // item key → the change that adds it: its own, or the one that adds its holder
  const removedBy = new Map<string, string>()
  const movedBy = new Map<string, string>()
  const emptyListBy = new Map<string, string>() // list → the change that adds or removes it while it is empty
  const owns = new Map<string, Comparison>()
  const pathOf = (key: string) => at.path + pointerOf(key)
  const subjectOf = (key: string): Subject => {
    const [was, is] = [old.items.get(key), now.items.get(key)]
    const { value } = (is ?? was) as TreeItem // every key comes from one of the two trees
    const widget = isObject(value) && typeof value.widget === 'string' && kind === 'node' ? { widget: value.widget } : {}
    return {
      kind,
      id: (was ?? is)?.name ?? key,
      ...widget,
      pointer: { ...(was && { before: was.pointer }), ...(is && { after: is.pointer }) },
    }
  }

  for (const key of keys) {
    const [was, is] = [old.items.get(key), now.items.get(key)]
    const here: Location = { path: pathOf(key), subject: subjectOf(key) }
    if (!was || !is) {
      const [only, others, by] = is ? ([is, old, addedBy] as const) : ([was as TreeItem, now, removedBy] as const)
      const holder = by.get(only.holder)
      const id = holder !== undefined && !others.items.has(only.holder) ? holder : `${is ? 'added' : 'removed'}:${here.path}`
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
      const [empty] = compareWhole(
        {
          path: here.path + (kind === 'node' ? pointerOf('slots') + pointerOf(list) : pointerOf('items')),
          subject: here.subject,
          property,
        },
        had && [],
        has && [],
      ).changes
      if (!empty) continue
      emptyListBy.set(listKey(key, list), empty.id)
      changes.push(empty)
    }
  }
  for (const [list, order] of now.lists) {
    const both = order.filter((key) => old.items.get(key)?.list === list)
    const stayers = stayingIndices(both.map((key) => old.items.get(key)?.index ?? 0))
    const movers = both.filter((_, index) => !stayers.has(index))
    if (movers.length <= maxSingleMoves) {
      for (const key of movers) move(key, old.items.get(key) as TreeItem, now.items.get(key) as TreeItem) // both trees have it
      continue
    }
    const holder = holderOf(list)
    const subject = holder === '' ? { ...at.subject } : subjectOf(holder)
    const id = `reordered:${holder === '' ? at.path : pathOf(holder)}${pointerOf(slotOf(list))}`
    for (const key of movers) movedBy.set(key, id)
    const names = (all: ItemTree) => (all.lists.get(list) ?? []).map((key) => all.items.get(key)?.name ?? key)
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
    const [empty] = (old.missing ? now : old).items.size === 0 ? compareWhole(at, before, after).changes : []
    if (empty) {
      changes.push(empty)
      emptyListBy.set(ownList, empty.id)
    }
  }

  return { changes, build }

  function move(key: string, was: TreeItem, is: TreeItem): void {
    const id = `moved:${pathOf(key)}`
    movedBy.set(key, id)
    changes.push({ id, kind: 'moved', subject: subjectOf(key), from: placeOf(old, was), to: placeOf(now, is) })
  }

  function compareOwn(here: Location, was: TreeItem, is: TreeItem): Comparison {
    return compareObjects(here, ownOf(was.value, kind), ownOf(is.value, kind), (key, ...values) => {
      const place = inside(here, key)
      if (key === 'id') return renamed(compareWhole(place, ...values), here)
      if (kind === 'node' && (key === 'props' || key === 'inputs'))
        return compareObjects(place, ...values, (name, ...inner) => compareWhole(inside(place, name), ...inner))
      return compareWhole(place, ...values)
    })
  }

  function build(chosen: ReadonlySet<string>): Json | undefined {
    const { present, atNewPlace, listOf } = resolveChoice(chosen)
    const held = new Map<string, string[]>()
    const put = (key: string, index: (list: string[]) => number) => {
      const list = held.get(listOf(key)) ?? []
      held.set(listOf(key), list.toSpliced(index(list), 0, key))
    }
    for (const key of old.items.keys()) if (present(key) && !atNewPlace(key)) put(key, (list) => list.length)
    // An item goes after the nearest item before it in the new order that is already where the new order has it
    for (const [list, order] of now.lists) {
      let last: string | undefined
      for (const key of order) {
        if (!present(key) || listOf(key) !== list) continue
        const stays = !atNewPlace(key)
        if (!stays) put(key, (keysThere) => (last === undefined ? 0 : keysThere.indexOf(last) + 1))
        if (!stays || !movedBy.has(key)) last = key
      }
    }
    const top = held.get(ownList) ?? []
    const change = emptyListBy.get(ownList)
    const stands = old.missing === now.missing ? !now.missing : change !== undefined && (chosen.has(change) ? !now.missing : !old.missing)
    return top.length > 0 || stands ? top.map(make) : undefined

    function make(key: string): Json {
      const [was, is] = [old.items.get(key), now.items.get(key)]
      const value = was && is ? owns.get(key)?.build(chosen) : ownOf(((is ?? was) as TreeItem).value, kind)
      if (!isObject(value)) return value as Json // an item that is no object is taken as a whole
      const names = new Set([...(was?.lists.keys() ?? []), ...(is?.lists.keys() ?? [])])
      const children = new Map<string, Json[]>()
      for (const name of names) {
        const list = held.get(listKey(key, name)) ?? []
        const came = emptyListBy.get(listKey(key, name))
        const [had, has] = [was?.lists.has(name), is?.lists.has(name)]
        const remains = !was || !is || (had && has) || (came !== undefined && (chosen.has(came) ? has : had))
        if (list.length > 0 || remains) children.set(name, list.map(make))
      }
      return withChildren(value, children, kind)
    }
  }

  /** Decides which items exist and the place of each. A chosen change that would lose an item or put it inside itself is dropped. */
  function resolveChoice(chosen: ReadonlySet<string>): {
    present: (key: string) => boolean
    atNewPlace: (key: string) => boolean
    listOf: (key: string) => string
  } {
    const taken = new Set(chosen)
    const has = (id: string | undefined) => id !== undefined && taken.has(id)
    const present = (key: string): boolean =>
      key === '' || (old.items.has(key) ? now.items.has(key) || !has(removedBy.get(key)) : has(addedBy.get(key)))
    const atNewPlace = (key: string): boolean => {
      const [was, is] = [old.items.get(key), now.items.get(key)]
      if (!was || !is) return is !== undefined
      if (was.list === is.list) return has(movedBy.get(key))
      return has(movedBy.get(key)) ? present(is.holder) : !present(was.holder)
    }
    const listOf = (key: string): string => ((atNewPlace(key) ? now : old).items.get(key) as TreeItem).list // a present item has a place
    for (;;) {
      const bad = keys.filter((key) => present(key) && !stands(key))
      if (bad.length === 0) return { present, atNewPlace, listOf }
      for (const key of bad) {
        const [was, is] = [old.items.get(key), now.items.get(key)]
        if (!was || !is || was.list === is.list) continue // it moves with its holder
        if (atNewPlace(key)) taken.delete(movedBy.get(key) ?? '')
        taken.delete(removedBy.get(was.holder) ?? '')
      }
    }

    function stands(key: string): boolean {
      if (!present(holderOf(listOf(key)))) return false
      const seen = new Set([key])
      for (let up = holderOf(listOf(key)); up !== '' && present(up); up = holderOf(listOf(up))) {
        if (up === key) return false
        if (seen.has(up)) return true // a cycle among its holders, which is reported for the items in it
        seen.add(up)
      }
      return true
    }
  }
}

function renamed(part: Comparison, here: Location): Comparison {
  const [change] = part.changes
  if (!change || change.before === undefined || change.after === undefined) return part
  const id = `renamed:${here.path}`
  return {
    changes: [{ ...change, id, kind: 'renamed', subject: { ...change.subject, pointer: here.subject.pointer } }],
    build: (chosen) => (chosen.has(id) ? change.after : change.before),
  }
}

function placeOf(all: ItemTree, item: TreeItem): ListPlace {
  const name = (key: string | undefined) => (key === undefined ? undefined : (all.items.get(key)?.name ?? key))
  const previous = name(all.lists.get(item.list)?.[item.index - 1])
  const slot = slotOf(item.list)
  const list = [item.holder === '' ? '' : (name(item.holder) ?? ''), slot].filter((part) => part !== '').join('/')
  return { list, index: item.index, ...(previous !== undefined && { after: previous }) }
}
