import { isObject } from '../../rules/merge.ts'
import type { Subject } from './changes.ts'
import { holderOf, listOf, ownOf, slotOf } from './change-things.ts'
import type { Thing, Things } from './change-things.ts'
import { stableText } from './json-equal.ts'
import { idOf } from './list-match.ts'

const most = 0.5 // how much of two things must be the same for one to be the other under a new id
const many = 200 // of so many that went nobody looks for new names

/**
 * A thing that went and one that came, of the same widget and with most of its content, are one thing with a new id. Gives the things
 * of the new version with the keys of the old one.
 */
export function pairRenamed(old: Things, now: Things, kind: Subject['kind']): Things {
  const gone = new Map([...old.things].filter(([key, { value }]) => !now.things.has(key) && idOf(value) !== undefined))
  if (gone.size === 0 || gone.size > many) return now
  const names = new Map<string, string>()
  for (const [key, thing] of now.things) {
    if (old.things.has(key) || idOf(thing.value) === undefined) continue
    let best: { key: string; alike: number } | undefined
    for (const [candidate, was] of gone) {
      const samePlace = was.list === listAs(thing.list, names)
      const alike = likeness(was, thing, kind, samePlace) + (samePlace ? 0.01 : 0) // of two that are equally like it the one at its place
      if (alike >= most && alike > (best?.alike ?? 0)) best = { key: candidate, alike }
    }
    if (!best) continue
    names.set(key, best.key)
    gone.delete(best.key)
  }
  return names.size === 0 ? now : renamed(now, names)
}

/** From 0 to 1. Things without any content are alike when they stand at the same place. */
function likeness(was: Thing, is: Thing, kind: Subject['kind'], samePlace: boolean): number {
  if (kind === 'node' && !(isObject(was.value) && isObject(is.value) && was.value.widget === is.value.widget)) return 0
  const [a, b] = [contentOf(was, kind), contentOf(is, kind)]
  if (a.size === 0 && b.size === 0) return samePlace && was.index === is.index ? 1 : 0
  return [...a].filter((part) => b.has(part)).length / Math.max(a.size, b.size)
}

function contentOf({ value, lists }: Thing, kind: Subject['kind']): Set<string> {
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

function renamed(now: Things, names: ReadonlyMap<string, string>): Things {
  const as = (key: string) => names.get(key) ?? key
  const lists = new Map([...now.lists].map(([list, keys]) => [listAs(list, names), keys.map(as)]))
  const things = [...now.things.values()].map((thing): Thing => {
    const inner = new Map([...thing.lists].map(([slot, keys]) => [slot, keys.map(as)]))
    return { ...thing, key: as(thing.key), holder: as(thing.holder), list: listAs(thing.list, names), lists: inner }
  })
  return { things: new Map(things.map((thing) => [thing.key, thing])), lists, missing: now.missing }
}
