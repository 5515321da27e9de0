import { isObject } from '../../schemas/json.ts'
import type { Subject } from './change.ts'
import { holderOf, listOf, ownOf, slotOf } from './item-tree.ts'
import type { TreeItem, ItemTree } from './item-tree.ts'
import { stableText } from './json-equal.ts'
import { idOf } from './list-match.ts'

const minLikeness = 0.5 // the share of equal content from which two items count as one item with a new id
const maxRemoved = 200 // with more removed items nothing is paired: the search would cost too much

/**
 * A item that went and one that came, of the same widget and with most of its content, are one item with a new id. Gives the items
 * of the new version with the keys of the old one.
 */
export function pairRenamed(old: ItemTree, now: ItemTree, kind: Subject['kind']): ItemTree {
  const gone = new Map([...old.items].filter(([key, { value }]) => !now.items.has(key) && idOf(value) !== undefined))
  if (gone.size === 0 || gone.size > maxRemoved) return now
  const names = new Map<string, string>()
  for (const [key, item] of now.items) {
    if (old.items.has(key) || idOf(item.value) === undefined) continue
    let best: { key: string; alike: number } | undefined
    for (const [candidate, was] of gone) {
      const samePlace = was.list === listAs(item.list, names)
      const alike = likeness(was, item, kind, samePlace) + (samePlace ? 0.01 : 0) // between equals, the one at the same place wins
      if (alike >= minLikeness && alike > (best?.alike ?? 0)) best = { key: candidate, alike }
    }
    if (!best) continue
    names.set(key, best.key)
    gone.delete(best.key)
  }
  return names.size === 0 ? now : renamed(now, names)
}

/** From 0 to 1. ItemTree without any content are alike when they are at the same place. */
function likeness(was: TreeItem, is: TreeItem, kind: Subject['kind'], samePlace: boolean): number {
  if (kind === 'node' && !(isObject(was.value) && isObject(is.value) && was.value.widget === is.value.widget)) return 0
  const [a, b] = [contentOf(was, kind), contentOf(is, kind)]
  if (a.size === 0 && b.size === 0) return samePlace && was.index === is.index ? 1 : 0
  return [...a].filter((part) => b.has(part)).length / Math.max(a.size, b.size)
}

function contentOf({ value, lists }: TreeItem, kind: Subject['kind']): Set<string> {
  const own = ownOf(value, kind)
  const parts = isObject(own) ? Object.entries(own).filter(([key]) => key !== 'id' && key !== 'widget') : []
  const flat = parts.flatMap(([key, part]) =>
    isObject(part) ? Object.entries(part).map(([name, inner]) => `${key}/${name}=${stableText(inner)}`) : [`${key}=${stableText(part)}`],
  )
  return new Set([...flat, ...[...lists].flatMap(([slot, keys]) => keys.map((key) => `${slot}:${key}`))])
}

function listAs(list: string, names: ReadonlyMap<string, string>): string {
  const holder = holderOf(list)
  return listOf(names.get(holder) ?? holder, slotOf(list))
}

function renamed(now: ItemTree, names: ReadonlyMap<string, string>): ItemTree {
  const as = (key: string) => names.get(key) ?? key
  const lists = new Map([...now.lists].map(([list, keys]) => [listAs(list, names), keys.map(as)]))
  const items = [...now.items.values()].map((item): TreeItem => {
    const inner = new Map([...item.lists].map(([slot, keys]) => [slot, keys.map(as)]))
    return { ...item, key: as(item.key), holder: as(item.holder), list: listAs(item.list, names), lists: inner }
  })
  return { items: new Map(items.map((item) => [item.key, item])), lists, missing: now.missing }
}
