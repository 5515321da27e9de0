import type { FactName } from '../../schemas/facts.ts'
import type { Json, JsonObject } from '../../schemas/json.ts'
import type { LanguageCode } from '../../schemas/language.ts'
import type { Page } from '../../schemas/documents.ts'
import type { Predicate } from '../../schemas/predicate.ts'
import type { Translate } from '../../schemas/translate.ts'
import { evaluate } from '../../rules/predicate.ts'
import { browserClock } from '../platform/clock.ts'
import type { Clock } from '../platform/clock.ts'
import { uncovered } from '../platform/modal.ts'
import type { Contract, ViewModule } from '../contract/widget.ts'
import type { RenderContext } from './context.ts'
import { createIdleTasks, neverIdle } from './idle.ts'
import type { IdleTasks } from './idle.ts'
import { createPlanner } from './plan.ts'
import type { Known, Planner } from './plan.ts'
import { createSubscriptions } from './subscriptions.ts'
import type { Subscription, Subscriptions } from './subscriptions.ts'
import { compileProps } from './texts.ts'
import { createViews } from './views.ts'
import type { Views } from './views.ts'

const noProps = Object.freeze({})

/** How the nodes of one widget read their words on one page. Another object when the words change. */
export type Reading = { props: (props: JsonObject | undefined) => JsonObject; t: Translate }

/** How long, in ms, what is not on the first screen waits behind a popup that came with the page, such as the login: nobody sees it. */
const behindPopupMs = 5_000

/**
 * What all pages of one portal share: plans, views, subscriptions to sources, and what predicates, arguments and words are read from.
 * It knows no page.
 */
export abstract class PageServices {
  readonly context: RenderContext
  readonly clock: Clock
  readonly planner: Planner
  readonly subscriptions: Subscriptions
  readonly views: Views
  protected facts
  protected flags
  protected queries
  protected brand
  protected allNarrowed
  protected isAnyNarrowed: boolean
  private readonly readers = new Map<Contract['props'], ReturnType<typeof compileProps>>()
  private readonly idle: IdleTasks
  /** Subscriptions that wait for the first screen. */
  private waiting: Subscription[] = []
  /** Subscriptions of the first screen that have no answer yet. */
  private readonly held = new Map<Subscription, () => void>()

  constructor(context: RenderContext) {
    const { scope, registry, sources, words } = context
    this.context = context
    this.clock = context.clock ?? browserClock
    this.idle = context.isDrawnOnce ? neverIdle : createIdleTasks(context.hydration?.done.then(() => uncovered(behindPopupMs)))
    this.planner = createPlanner(registry, sources)
    this.subscriptions = createSubscriptions(scope, (subscription) => this.release(subscription))
    const isLoaded = async (type: string, { strings }: ViewModule) => {
      words.add('EN', `widget/${type}`, strings ?? {})
      if (strings) await words.completeFor(type).catch(() => undefined) // it is read in English then
    }
    this.views = createViews(registry, isLoaded, this.idle)
    this.facts = scope.getState(context.facts)
    this.flags = scope.getState(context.flags)
    this.queries = scope.getState(context.queries)
    this.brand = scope.getState(context.brand)
    this.allNarrowed = scope.getState(context.narrowed)
    this.isAnyNarrowed = Object.keys(this.allNarrowed).length > 0
  }

  /** Whether what renders now is drawn by a server, or is being taken over from its drawing. */
  get isHydrating(): boolean {
    return this.context.hydration?.isDone === false
  }

  decide(when: Predicate): boolean | 'unknown' {
    return evaluate(when, { facts: this.facts, flags: this.flags })
  }

  // ---- what arguments read

  /** What the arguments of one page's nodes may read. */
  known(page: string): Known {
    return {
      fact: (name) => this.facts[name as FactName], // an unknown name is never known
      query: (name) => new URLSearchParams(this.queryOf(page)).get(name),
      brand: (path) => {
        let value = this.brand
        for (const part of path.split('.'))
          value =
            typeof value === 'object' && value !== null && Object.hasOwn(value, part) ? (value as Record<string, unknown>)[part] : undefined
        return value as Json | undefined // the brand is a JSON document
      },
    }
  }

  protected queryOf(page: string): string {
    const { address, ofPage } = this.queries
    return Object.hasOwn(ofPage, page) ? (ofPage[page] ?? '') : address
  }

  narrowed(page: string, node: string) {
    return this.isAnyNarrowed ? this.allNarrowed[`${page}/${node}`] : undefined
  }

  // ---- props and words

  /** How the nodes of one widget read their words on one page, in the current language. Texts of props may name the brand's constants. */
  read({ type, props }: Contract, page: string): Reading {
    const { words } = this.context
    let read = this.readers.get(props)
    if (!read) this.readers.set(props, (read = compileProps(props)))
    const translate = words.from(page, type)
    const text = (value: string) => words.text(value, page, type, (this.brand as { constants?: object } | null)?.constants) // its document
    const now = () => ({ language: words.language(), device: this.facts.device })
    return { props: (values) => read(values ?? noProps, text, now), t: (key, values) => translate(key, values) }
  }

  addStrings({ id, strings }: Page) {
    if (!strings) return
    // keys of a record over LanguageCode
    for (const [language, entries] of Object.entries(strings)) this.context.words.add(language as LanguageCode, `page/${id}`, entries)
  }

  // ---- asking sources

  /** Runs a task once the first screen has its views and answers. */
  whenIdle(task: () => void) {
    this.idle.run(task)
  }

  /** Asks the source now, or once the first screen has what it needs. */
  want(subscription: Subscription, isUrgent: boolean) {
    if (isUrgent) {
      if (!this.idle.isFirstScreenDone && subscription.state.status === 'loading' && !this.held.has(subscription))
        this.held.set(subscription, this.idle.hold())
      this.subscriptions.want(subscription)
    } else {
      if (this.waiting.length === 0) this.idle.run(this.wantNext)
      this.waiting.push(subscription)
    }
  }

  /** Asks a source as a node of the first screen does, and gives what it knows; an unknown one is not asked. */
  ask(name: string, args: JsonObject): Subscription | undefined {
    const source = this.context.sources.get(name)
    const subscription = source && this.subscriptions.get(source, args)
    if (subscription) this.want(subscription, true)
    return subscription
  }

  /** A subscription was answered, or has no subscriber any more. */
  private release(subscription: Subscription) {
    this.held.get(subscription)?.()
    this.held.delete(subscription)
  }

  /** Requests the first of the waiting sources, and the next one when the browser is idle again. */
  private wantNext = () => {
    const next = this.waiting.shift()
    if (this.waiting.length > 0) this.idle.run(this.wantNext)
    if (next) this.subscriptions.want(next)
  }

  dispose() {
    this.idle.stop()
    this.waiting = []
    this.subscriptions.dispose()
  }
}
