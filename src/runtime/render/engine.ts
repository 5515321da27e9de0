import { createWatch } from 'effector'

import type { Page } from '../../schemas/documents.ts'
import type { FactName } from '../../schemas/facts.ts'
import type { RenderContext } from './context.ts'
import { PageRuntime } from './page.ts'
import type { ArgumentKey } from './page.ts'
import { PageServices } from './page-services.ts'
import type { Subscription } from './subscriptions.ts'
import type { FactKey } from './plan.ts'

const addressKey: ReadonlySet<ArgumentKey> = new Set(['the address'])
const brandKey: ReadonlySet<ArgumentKey> = new Set(['the brand'])

/**
 * Renders the pages of one portal. It knows which node depends on which fact and which source, so a change reaches the nodes it touches
 * and no other: no edit, fact or reply traverses a document.
 */
export class Engine extends PageServices {
  private readonly pages = new Map<string, PageRuntime>()
  private readonly stops: (() => void)[]

  constructor(context: RenderContext) {
    super(context)
    const { scope, words } = context
    this.stops = [
      createWatch({ unit: context.facts, scope, fn: (facts) => this.factsChanged(facts) }),
      createWatch({ unit: context.flags, scope, fn: (flags) => this.flagsChanged(flags) }),
      createWatch({ unit: context.queries, scope, fn: (queries) => this.queriesChanged(queries) }),
      createWatch({ unit: context.brand, scope, fn: (brand) => this.brandChanged(brand) }),
      createWatch({ unit: context.narrowed, scope, fn: (narrowed) => this.narrowedChanged(narrowed) }),
      words.subscribe(() => {
        for (const page of this.pages.values()) page.wordsChanged()
      }),
    ]
  }

  /** The page of a document, made once by its id; its `setDocument` takes a newer document. `isLazy`: it waits for the first screen. */
  page(document: Page, isLazy = false): PageRuntime {
    let page = this.pages.get(document.id)
    if (!page) {
      page = new PageRuntime(this, document, isLazy)
      this.pages.set(document.id, page)
    }
    return page
  }

  /** The title of a page, or an empty text. Read before the page is made, which would add its words, it adds them itself. */
  titleOf(document: Page): string {
    if (!document.title) return ''
    if (!this.pages.has(document.id)) this.addStrings(document)
    return this.context.words.text(document.title, document.id)
  }

  pageOf(id: string): PageRuntime | undefined {
    return this.pages.get(id)
  }

  /** Loads the views of these widgets, so that a page that renders next shows no skeleton for a view that could have been there. */
  async loadViews(types: Iterable<string>): Promise<void> {
    await Promise.all([...types].map((type) => new Promise<void>((resolve) => this.views.wait(type, resolve))))
  }

  /** Asks for what the nodes of the first screens need that have rendered so far: each node once. For a drawing, which mounts nothing. */
  askFirstScreens(asked: Set<Subscription>): void {
    for (const page of this.pages.values())
      for (const handle of page.handles.values())
        if (handle.shown && handle.element !== null && handle.list.isUrgent(handle)) for (const each of handle.askInputs()) asked.add(each)
  }

  override dispose() {
    super.dispose()
    for (const stop of this.stops) stop()
    this.pages.clear()
  }

  // ---- changes

  private factsChanged(facts: typeof this.facts) {
    const before = this.facts
    this.facts = facts
    const changed = new Set<FactKey>()
    for (const name of new Set([...Object.keys(before), ...Object.keys(facts)]) as Set<FactName>)
      if (before[name] !== facts[name]) changed.add(name) // keys of Facts
    this.notify(changed)
  }

  private flagsChanged(flags: typeof this.flags) {
    const before = this.flags
    this.flags = flags
    const changed = new Set<FactKey>()
    for (const name of new Set([...Object.keys(before), ...Object.keys(flags)]))
      if (before[name] !== flags[name]) changed.add(`flag:${name}`)
    this.notify(changed)
  }

  private notify(changed: ReadonlySet<FactKey>) {
    if (changed.size > 0) for (const page of this.pages.values()) page.factsChanged(changed)
  }

  private queriesChanged(queries: typeof this.queries) {
    const before = [...this.pages.values()].map((page) => [page, this.queryOf(page.id)] as const)
    this.queries = queries
    for (const [page, query] of before) if (query !== this.queryOf(page.id)) page.argumentsChanged(addressKey)
  }

  private brandChanged(brand: typeof this.brand) {
    this.brand = brand
    for (const page of this.pages.values()) {
      page.argumentsChanged(brandKey)
      page.wordsChanged() // they may name its constants
    }
  }

  private narrowedChanged(narrowed: typeof this.allNarrowed) {
    const before = this.allNarrowed
    this.allNarrowed = narrowed
    this.isAnyNarrowed = Object.keys(narrowed).length > 0
    for (const key of new Set([...Object.keys(before), ...Object.keys(narrowed)])) {
      if (before[key] === narrowed[key]) continue
      const [page = '', node = ''] = key.split('/')
      this.pages.get(page)?.handles.get(node)?.rebind()
    }
  }
}
