import { isObject } from '../schemas/json.ts'
import type { ListProgram, ListStep, Place } from '../schemas/list-program.ts'
import { mergeInto } from './merge.ts'

/** Numbers, then texts, then booleans, then what has no value; equal ones keep their order. */
function inOrder(a: unknown, b: unknown): number {
  const rank = rankOf(a) - rankOf(b)
  if (rank !== 0) return rank
  if (typeof a === 'number' && typeof b === 'number') return a - b
  if (typeof a === 'string' && typeof b === 'string') return a < b ? -1 : a > b ? 1 : 0
  return Number(a === true) - Number(b === true)
}

function rankOf(value: unknown): number {
  if (typeof value === 'number' && !Number.isNaN(value)) return 0
  return typeof value === 'string' ? 1 : typeof value === 'boolean' ? 2 : 3
}

/** Something worth telling that is no fault of the program: the data did not have what a step names. */
export type ListNote = {
  code:
    | 'list/key-missing'
    | 'list/anchor-missing'
    | 'list/item-impossible'
    | 'list/members-missing'
    | 'list/step-unreadable'
    | 'list/duplicate-key'
  step: number
  key: string
}

/**
 * How a program handles one kind of item. `members` and `withMembers` open items that hold members (a category's vendors) for `split`;
 * `brand` answers `{ "brand": "vendors.esports" }`; `makeItem` gives undefined where nothing can be made of a key.
 */
export type ListKind<Item> = {
  keyOf: (item: Item) => string
  makeItem: (key: string, given: Readonly<Record<string, unknown>>) => Item | undefined
  merge?: (item: Item, fields: Readonly<Record<string, unknown>>) => Item
  field?: (item: Item, field: string) => unknown
  members?: (item: Item, by: string) => readonly ListMember[] | undefined
  withMembers?: (item: Item, by: string, members: readonly ListMember[]) => Item
  brand?: (path: string) => readonly string[] | undefined
}
export type ListMember = { key: string; value: unknown }

/** `placed`: which step put an item where it is; `touched`: every step that made, moved or changed it. An item in neither is as it came. */
export type ListResult<Item> = {
  items: Item[]
  placed: ReadonlyMap<string, number>
  touched: ReadonlyMap<string, readonly number[]>
  notes: ListNote[]
}

/**
 * Runs the steps over the items in order. Pure; items that no step names keep their identity and their order among themselves.
 * Never throws: a step that cannot be read or finds nothing is skipped with a note.
 */
export function runListProgram<Item>(items: readonly Item[], steps: ListProgram, kind: ListKind<Item>): ListResult<Item> {
  const run = new Run(items, kind)
  steps.forEach((step, index) => run.step(step, index))
  run.dropEmptySources()
  return { items: run.items, placed: run.placed, touched: run.touched, notes: run.notes }
}

class Run<Item> {
  items: Item[] = []
  readonly placed = new Map<string, number>()
  readonly touched = new Map<string, number[]>()
  readonly notes: ListNote[] = []
  private readonly sources = new Map<string, string>() // key of a split source → by
  private readonly kind: ListKind<Item>
  private index = -1

  constructor(items: readonly Item[], kind: ListKind<Item>) {
    this.kind = kind
    const seen = new Set<string>()
    for (const item of items) {
      const key = kind.keyOf(item)
      if (seen.has(key)) this.note('list/duplicate-key', key)
      else this.items.push(item)
      seen.add(key)
    }
  }

  step(step: ListStep, index: number): void {
    this.index = index
    if (!isObject(step)) return this.unreadable()
    if (step.op === 'sortBy') return typeof step.field === 'string' ? this.sort(step.field) : this.unreadable()
    if (step.op === 'split')
      return typeof step.from === 'string' && typeof step.by === 'string' && Array.isArray(step.into) ? this.split(step) : this.unreadable()
    if (typeof step.key !== 'string') return this.unreadable()
    if (step.op === 'ensure') return this.ensure(step.key, step.to, isObject(step.item) ? step.item : {})
    const at = this.at(step.key)
    if (at < 0) return this.note('list/key-missing', step.key)
    if (step.op === 'move') return this.place(step.key, step.to)
    if (step.op === 'remove') return this.remove(step.key, at)
    if (step.op === 'set') return this.set(step, at)
    this.unreadable()
  }

  /** A source whose members all went elsewhere is no longer needed; it stays until the end because later steps may be anchored to it. */
  dropEmptySources(): void {
    for (const [key, by] of this.sources) {
      const at = this.at(key)
      const item = this.items[at]
      if (item !== undefined && this.kind.members?.(item, by)?.length === 0) this.items.splice(at, 1)
    }
  }

  private ensure(key: string, to: Place, given: Readonly<Record<string, unknown>>): void {
    if (this.at(key) < 0) {
      const item = this.kind.makeItem(key, given)
      if (item === undefined || this.kind.keyOf(item) !== key) return this.note('list/item-impossible', key)
      this.items.push(item)
      this.touch(key)
      this.placed.set(key, this.index)
    }
    this.place(key, to)
  }

  private place(key: string, to: Place): void {
    const from = this.at(key)
    const [item] = this.items.slice(from, from + 1)
    const rest = this.items.filter((_, index) => index !== from)
    const target = this.target(key, to, rest)
    if (target === undefined || item === undefined) return this.note('list/anchor-missing', key)
    rest.splice(target, 0, item)
    this.items = rest
    this.touch(key)
    this.placed.set(key, this.index)
  }

  private target(key: string, to: Place, rest: readonly Item[]): number | undefined {
    for (const place of Array.isArray(to) ? to : [to]) {
      if (place === 'first') return 0
      if (place === 'last') return rest.length
      if (!isObject(place)) continue
      const { before, after } = place as { before?: unknown; after?: unknown } // either may be missing, both may be nonsense
      const anchor = before ?? after
      const at = anchor === key ? -1 : rest.findIndex((item) => this.kind.keyOf(item) === anchor)
      if (at >= 0) return before === undefined ? at + 1 : at
    }
    return undefined
  }

  private remove(key: string, at: number): void {
    this.items.splice(at, 1)
    this.placed.delete(key)
    this.touched.delete(key)
  }

  private set({ op: _op, key, in: _in, ...fields }: Extract<ListStep, { op: 'set' }>, at: number): void {
    const item = this.items[at]
    if (item === undefined) return
    const merged = (this.kind.merge ?? mergeItem)(item, fields)
    if (this.kind.keyOf(merged) !== key) return this.note('list/step-unreadable', key)
    this.items[at] = merged
    this.touch(key)
  }

  private split({ from, by, into }: Extract<ListStep, { op: 'split' }>): void {
    const { kind } = this
    const source = this.items[this.at(from)]
    if (source === undefined) return this.note('list/key-missing', from)
    let left: readonly ListMember[] | undefined = kind.members?.(source, by)
    if (!left || !kind.withMembers) return this.note('list/members-missing', from)
    this.sources.set(from, by)
    let previous = from
    for (const target of into) {
      if (!isObject(target) || typeof target.key !== 'string' || target.key === from) continue
      const wanted = new Set(this.membersOf(target.members))
      const taken: readonly ListMember[] = left.filter((member) => wanted.has(member.key))
      left = left.filter((member) => !wanted.has(member.key))
      if (!this.give(target.key, by, taken)) left = [...left, ...taken]
      if (this.at(target.key) < 0) continue
      this.place(target.key, { after: previous })
      previous = target.key
    }
    const at = this.at(from)
    if (left.length !== kind.members?.(source, by)?.length) {
      this.items[at] = kind.withMembers(source, by, left)
      this.touch(from)
    }
  }

  /** Adds members to the target, which is made when it is not there and there is something to put in. False when it cannot be made. */
  private give(key: string, by: string, taken: readonly ListMember[]): boolean {
    const { kind } = this
    if (!taken.length || !kind.withMembers) return true
    const at = this.at(key)
    const target = this.items[at] ?? kind.makeItem(key, {})
    if (target === undefined || kind.keyOf(target) !== key) {
      this.note('list/item-impossible', key)
      return false
    }
    const there = kind.members?.(target, by) ?? []
    const has = new Set(there.map((member) => member.key))
    const filled = kind.withMembers(target, by, [...there, ...taken.filter((member) => !has.has(member.key))])
    if (at < 0) this.items.push(filled)
    else this.items[at] = filled
    return true
  }

  private membersOf(members: unknown): readonly unknown[] {
    if (Array.isArray(members)) return members
    return isObject(members) && typeof members.brand === 'string' ? (this.kind.brand?.(members.brand) ?? []) : []
  }

  private sort(field: string): void {
    const value = this.kind.field ?? ownField
    const before = this.items
    this.items = [...before].sort((a, b) => inOrder(value(a, field), value(b, field)))
    this.items.forEach((item, index) => {
      if (item === before[index]) return
      this.touch(this.kind.keyOf(item))
      this.placed.set(this.kind.keyOf(item), this.index)
    })
  }

  private at(key: string): number {
    return this.items.findIndex((item) => this.kind.keyOf(item) === key)
  }

  private touch(key: string): void {
    const steps = this.touched.get(key) ?? []
    if (steps.at(-1) !== this.index) this.touched.set(key, [...steps, this.index])
  }

  private note(code: ListNote['code'], key: string): void {
    this.notes.push({ code, step: this.index, key })
  }

  private unreadable(): void {
    this.note('list/step-unreadable', '')
  }
}

function mergeItem<Item>(item: Item, fields: Readonly<Record<string, unknown>>): Item {
  return isObject(item) ? (mergeInto(item, fields) as Item) : item // the same item with some keys changed
}

function ownField(item: unknown, field: string): unknown {
  return isObject(item) && Object.hasOwn(item, field) ? item[field] : undefined
}
