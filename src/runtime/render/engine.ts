import { createWatch } from 'effector'

import type { Page, PageNode } from '../../schemas/documents.ts'
import type { FactName } from '../../schemas/facts.ts'
import type { Json } from '../../schemas/json.ts'
import type { LanguageCode } from '../../schemas/language.ts'
import type { Predicate } from '../../schemas/predicate.ts'
import { createPlanner } from './plan.ts'
import type { FactKey, Planner } from './plan.ts'
import { compileProps } from './texts.ts'
import { evaluate, nextChange } from '../../rules/predicate.ts'
import type { Contract } from '../contract/widget.ts'
import { createCells } from './cells.ts'
import type { Cell, Cells } from './cells.ts'
import { PageRuntime } from './page.ts'
import type { ArgumentKey, Reading } from './page.ts'
import { createRest } from './rest.ts'
import { createViews } from './views.ts'
import type { Views } from './views.ts'
import type { World } from './world.ts'

const longestTimer = 2 ** 31 - 1
const theAddress: ReadonlySet<ArgumentKey> = new Set(['the address'])
const theBrand: ReadonlySet<ArgumentKey> = new Set(['the brand'])
const noProps = Object.freeze({})

/**
 * Draws pages of one portal. It knows which node hangs on which fact and which source, so a change reaches the nodes it touches and
 * no other: no edit, fact or reply walks a document.
 */
export class Engine {
  readonly world: World
  readonly planner: Planner
  readonly cells: Cells
  readonly views: Views
  private pages = new Map<string, PageRuntime>()
  private readers = new Map<Contract['props'], ReturnType<typeof compileProps>>()
  private waiting: Cell[] = []
  private readonly rest = createRest()
  /** Cells of the first screen that have no answer yet. */
  private readonly held = new Map<Cell, () => void>()
  private disposed = false
  private timer: ReturnType<typeof setTimeout> | undefined
  private stops: (() => void)[] = []
  private facts
  private flags
  private queries
  private brand
  private lastNarrowed
  private anyNarrowed = false

  constructor(world: World) {
    this.world = world
    this.planner = createPlanner(world.registry, world.sources)
    this.cells = createCells(world.scope, (cell) => this.letGo(cell))
    this.views = createViews(world.registry, (type, view) => world.words.add('EN', `widget/${type}`, view.strings), this.rest)
    const { scope } = world
    this.facts = scope.getState(world.facts)
    this.flags = scope.getState(world.flags)
    this.queries = scope.getState(world.queries)
    this.brand = scope.getState(world.brand)
    this.stops.push(
      createWatch({ unit: world.facts, scope, fn: (facts) => this.factsChanged(facts) }),
      createWatch({ unit: world.flags, scope, fn: (flags) => this.flagsChanged(flags) }),
      createWatch({ unit: world.queries, scope, fn: (queries) => this.queriesChanged(queries) }),
      createWatch({ unit: world.brand, scope, fn: (brand) => this.brandChanged(brand) }),
      createWatch({ unit: world.narrowed, scope, fn: (narrowed) => this.narrowedChanged(narrowed) }),
      world.words.subscribe(() => {
        for (const page of this.pages.values()) page.wordsChanged()
      }),
    )
    this.lastNarrowed = scope.getState(world.narrowed)
    this.anyNarrowed = Object.keys(this.lastNarrowed).length > 0
  }

  private now(): number {
    return this.world.now ? this.world.now() : Date.now()
  }

  /** Whether every widget of a document is here, as far as it can be: a document may name widgets that nobody has. */
  knows(document: Page): boolean {
    const { registry } = this.world
    if (registry.complete() || this.whole.has(document)) return true
    const here = (nodes: readonly PageNode[]): boolean =>
      nodes.every(
        ({ widget, slots, fallback }) =>
          registry.has(widget) && (!slots || Object.values(slots).every(here)) && (typeof fallback !== 'object' || here([fallback])),
      )
    if (!here(document.nodes)) return false
    this.whole.add(document)
    return true
  }
  /** Brings the widgets and words that were left out at first. */
  async more(): Promise<void> {
    const { registry, words } = this.world
    await Promise.all([registry.more(), words.more()])
  }
  pageOf(id: string): PageRuntime | undefined {
    return this.pages.get(id)
  }
  has(page: string): boolean {
    return this.pages.has(page)
  }
  private readonly whole = new WeakSet<Page>()

  /** The page of a document, made once by its id; `setDocument` of the page takes a newer document in place. `later` waits for the first screen. */
  page(document: Page, later = false): PageRuntime {
    let page = this.pages.get(document.id)
    if (!page) {
      page = new PageRuntime(this, document, later)
      this.pages.set(document.id, page)
      this.wakeAtNextMoment()
    }
    return page
  }

  /** Downloads the views of these widgets, so that a page drawn next shows no skeleton for a view that could have been there. */
  async ready(types: Iterable<string>): Promise<void> {
    const wanted = [...types]
    if (wanted.some((type) => !this.world.registry.has(type))) await this.more().catch(() => undefined)
    await Promise.all(wanted.map((type) => new Promise<void>((resolve) => this.views.wait(type, resolve))))
  }

  dispose() {
    for (const stop of this.stops) stop()
    this.cells.dispose()
    clearTimeout(this.timer)
    this.waiting = []
    this.pages.clear()
    this.disposed = true
  }

  decide(when: Predicate): boolean | 'unknown' {
    return evaluate(when, { facts: this.facts, flags: this.flags, now: this.now() })
  }

  // ---- what arguments read

  /** What the arguments of one page's nodes may read. */
  known(page: string) {
    return {
      fact: (name: string): Json | undefined => this.facts[name as FactName], // an unknown name is never known
      query: (name: string): string | null => new URLSearchParams(this.queryOf(page)).get(name),
      brand: (path: string): Json | undefined => {
        let value: unknown = this.brand
        for (const part of path.split('.'))
          value =
            typeof value === 'object' && value !== null && Object.hasOwn(value, part) ? (value as Record<string, unknown>)[part] : undefined
        return value as Json | undefined // the brand is a JSON document
      },
    }
  }
  private queryOf(page: string): string {
    const { address, ofPage } = this.queries
    return Object.hasOwn(ofPage, page) ? (ofPage[page] ?? '') : address
  }
  narrowed(page: string, node: string) {
    return this.anyNarrowed ? this.lastNarrowed[`${page}/${node}`] : undefined
  }

  // ---- props and words

  /** How the nodes of one widget read their words on one page, in the language of now. */
  read({ type, props }: Contract, page: string): Reading {
    const { words } = this.world
    let read = this.readers.get(props)
    if (!read) this.readers.set(props, (read = compileProps(props)))
    const translate = words.from(page, type)
    const text = (value: string) => words.text(value, page, type)
    return { props: (values) => read(values ?? noProps, text), t: (key, values) => translate(key, values) }
  }

  addStrings({ id, strings }: Page) {
    if (!strings) return
    for (const [language, entries] of Object.entries(strings)) this.world.words.add(language as LanguageCode, `page/${id}`, entries) // keys of a record over LanguageCode
  }

  // ---- asking

  /** Runs what can wait until the first screen has its views and answers. */
  whenAtRest(task: () => void) {
    this.rest.run(task)
  }

  /** Asks for a cell now, or when the page is first at rest. */
  want(cell: Cell, urgent: boolean) {
    if (urgent) {
      if (!this.rest.reached && cell.state.status === 'loading' && !this.held.has(cell)) this.held.set(cell, this.rest.hold())
      this.cells.want(cell)
    } else {
      if (this.waiting.length === 0) this.rest.run(() => this.flush())
      this.waiting.push(cell)
    }
  }

  /** A cell was answered, or nobody reads it any more. */
  private letGo(cell: Cell) {
    this.held.get(cell)?.()
    this.held.delete(cell)
  }

  private flush() {
    const cells = this.waiting
    this.waiting = []
    for (const cell of cells) this.cells.want(cell)
  }

  // ---- changes

  private factsChanged(facts: typeof this.facts) {
    const before = this.facts
    this.facts = facts
    const changed = new Set<FactKey>()
    for (const name of new Set([...Object.keys(before), ...Object.keys(facts)]) as Set<FactName>)
      if (before[name] !== facts[name]) changed.add(name) // keys of Facts
    this.tell(changed)
  }

  private flagsChanged(flags: typeof this.flags) {
    const before = this.flags
    this.flags = flags
    const changed = new Set<FactKey>()
    for (const name of new Set([...Object.keys(before), ...Object.keys(flags)]))
      if (before[name] !== flags[name]) changed.add(`flag:${name}`)
    this.tell(changed)
  }

  private tell(changed: ReadonlySet<FactKey>) {
    if (changed.size > 0) for (const page of this.pages.values()) page.factsChanged(changed)
  }

  private queriesChanged(queries: typeof this.queries) {
    const before = [...this.pages.values()].map((page) => [page, this.queryOf(page.id)] as const)
    this.queries = queries
    for (const [page, query] of before) if (query !== this.queryOf(page.id)) page.argumentsChanged(theAddress)
  }

  private brandChanged(brand: typeof this.brand) {
    this.brand = brand
    for (const page of this.pages.values()) page.argumentsChanged(theBrand)
  }

  private narrowedChanged(narrowed: typeof this.lastNarrowed) {
    const before = this.lastNarrowed
    this.lastNarrowed = narrowed
    this.anyNarrowed = Object.keys(narrowed).length > 0
    for (const key of new Set([...Object.keys(before), ...Object.keys(narrowed)])) {
      if (before[key] === narrowed[key]) continue
      const [page = '', node = ''] = key.split('/')
      this.pages.get(page)?.handles.get(node)?.rebind()
    }
  }

  nextMoment(when: Predicate | undefined, now: number): number {
    return when ? (nextChange(when, now) ?? Infinity) : Infinity
  }

  /** Wakes at the next `from` or `until` of any page, and decides anew what hangs on the clock. */
  wakeAtNextMoment() {
    clearTimeout(this.timer)
    if (this.disposed) return
    const now = this.now()
    let next = Infinity
    for (const page of this.pages.values()) next = Math.min(next, page.nextMoment(now))
    if (next === Infinity) return
    this.timer = setTimeout(
      () => {
        this.tell(new Set<FactKey>(['now']))
        this.wakeAtNextMoment()
      },
      Math.min(Math.max(next - now, 0) + 1, longestTimer),
    )
  }
}
