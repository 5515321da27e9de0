import { act, render } from '@testing-library/react'
import { createEvent, createStore, fork, scopeBind } from 'effector'
import type { EventCallable, Store } from 'effector'
import { StrictMode } from 'react'
import * as z from 'zod/mini'

import type { Page, PageNode } from '../../schemas/documents.ts'
import type { FactValue, Facts } from '../../schemas/facts.ts'
import type { Intent } from '../../schemas/intents.ts'
import type { JsonObject } from '../../schemas/json.ts'
import type { LanguageCode } from '../../schemas/language.ts'
import { createWords } from '../i18n/words.ts'
import type { Locale } from '../i18n/words.ts'
import { defineSource } from '../contract/source.ts'
import type { Source, SourceState } from '../contract/source.ts'
import { defineWidget } from '../contract/widget.ts'
import type { Contract, FrameSpec, InputSpec, ViewModule, ViewProps, Widget } from '../contract/widget.ts'
import { createRegistry } from '../contract/registry.ts'
import { Engine } from './engine.ts'
import { PageView } from './page-view.tsx'
import type { Fault, Queries, RenderContext } from './context.ts'

/** What a test's view gets; its inputs are texts. */
export type Given = Omit<ViewProps<Contract<string, any, any, any>>, 'props'> & { props: { title: string } }

type WidgetSpec = {
  inputs?: Record<string, InputSpec['need']>
  slots?: string[]
  frame?: Partial<FrameSpec>
  props?: Record<string, object>
  strings?: Record<string, string>
  rootClass?: ViewModule['rootClass']
  load?: () => Promise<unknown>
}

/** A widget whose contract fits in a line. */
export function aWidget(
  type: string,
  View: (given: Given) => React.ReactNode,
  { inputs = {}, slots = [], frame, props = { title: { type: 'string', format: 'text' } }, strings = {}, rootClass, load }: WidgetSpec = {},
): Widget {
  const contract: Contract = {
    type,
    version: 1,
    intents: [],
    props: { type: 'object', properties: props },
    inputs: Object.fromEntries(Object.entries(inputs).map(([name, need]) => [name, { noun: z.string(), ...(need ? { need } : {}) }])),
    slots: Object.fromEntries(slots.map((name) => [name, {}])),
    frame: { element: 'section', label: 'none', loading: { skeleton: 'rows' }, ...frame },
  }
  return defineWidget({ contract, load: load ?? (() => Promise.resolve({ View, strings, rootClass })) })
}

/** A source whose state a test sets. `asked` and `again` hold the arguments of calls and retries, as JSON. */
export function aSource(name: string) {
  const told = createEvent<{ args: JsonObject; state: SourceState<string> }>()
  const $known = createStore<Readonly<Record<string, SourceState<string>>>>({}).on(told, (known, { args, state }) => ({
    ...known,
    [JSON.stringify(args)]: state,
  }))
  const unknown: SourceState<string> = { status: 'loading' }
  const wanted = createEvent<JsonObject>()
  const retried = createEvent<JsonObject>()
  const asked: string[] = []
  const again: string[] = []
  wanted.watch((args) => asked.push(JSON.stringify(args)))
  retried.watch((args) => again.push(JSON.stringify(args)))
  const source: Source = defineSource(
    { name, args: z.record(z.string(), z.any()), value: z.string() },
    { from: $known, wanted, retried, select: (known, args: JsonObject) => known[JSON.stringify(args)] ?? unknown },
  )
  return { source, told, asked, again }
}

type Options = {
  widgets?: Widget[]
  sources?: Source[]
  nodes: PageNode[]
  strings?: Page['strings']
  facts?: Facts
  flags?: Record<string, FactValue | undefined>
  queries?: Queries
  locales?: Partial<Record<LanguageCode, Locale>>
  strict?: boolean
  newer?: RenderContext['newer']
  brand?: object
  /** Called with each key that has no text. */
  missing?: (key: string) => void
}

/** A page that renders in its own context, with functions that change the context and read the result. */
export function aRenderedPage({
  widgets = [],
  sources = [],
  nodes,
  strings,
  facts = {},
  flags = {},
  queries = { address: '', ofPage: {} },
  locales = { EN: {} },
  strict = false,
  newer,
  brand = { constants: { size: 5 } },
  missing,
}: Options) {
  const scope = fork()
  const changers = new Map<string, (value: never) => void>()
  function changeable<T>(name: string, first: T): Store<T> {
    const changed: EventCallable<{ value: T }> = createEvent()
    const bound = scopeBind(changed, { scope })
    changers.set(name, (value: T) => bound({ value }))
    return createStore(first, { skipVoid: false }).on(changed, (_, { value }) => value)
  }
  const sent: { intent: Intent; from: string }[] = []
  const faults: Fault[] = []
  const engine = new Engine({
    scope,
    registry: createRegistry(widgets),
    sources: new Map(sources.map((source) => [source.name, source])),
    words: createWords({ first: 'EN', locales, load: (language) => Promise.resolve(locales[language] ?? {}), ...(missing && { missing }) }),
    facts: changeable('facts', facts),
    flags: changeable('flags', flags),
    queries: changeable('queries', queries),
    brand: changeable<unknown>('brand', brand),
    narrowed: changeable<Readonly<Record<string, Readonly<Record<string, JsonObject>>>>>('narrowed', {}),
    send: (intent, { page, node }) => sent.push({ intent, from: `${page}/${node}` }),
    report: (fault) => faults.push(fault),
    ...(newer && { newer }),
  })
  let document: Page = { id: 'home', format: 1, kind: 'page', nodes, ...(strings ? { strings } : {}) }
  const element = () =>
    strict ? (
      <StrictMode>
        <PageView engine={engine} document={document} />
      </StrictMode>
    ) : (
      <PageView engine={engine} document={document} />
    )
  const rendered = render(element())

  return {
    engine,
    scope,
    sent,
    faults,
    container: rendered.container,
    unmount: rendered.unmount,
    /** Waits for views and replies that are ready to arrive. */
    settle: () => act(async () => {}),
    /** The element of a node, or null. */
    node: (id: string) => rendered.container.querySelector<HTMLElement>(`[data-node="${id}"]`),
    ids: () => [...rendered.container.querySelectorAll('[data-node]')].map((element) => element.getAttribute('data-node')),
    text: (id: string) => rendered.container.querySelector(`[data-node="${id}"]`)?.textContent,
    /** A newer document, as the portal passes it. */
    show(change: Partial<Page>) {
      document = { ...document, ...change }
      rendered.rerender(element())
    },
    patch: (node: PageNode) => act(() => engine.page(document).patch(node)),
    tell: <T,>(event: EventCallable<T>, params: T) => act(() => scopeBind(event as EventCallable<unknown>, { scope })(params)),
    change: (what: 'facts' | 'flags' | 'queries' | 'brand' | 'narrowed', value: unknown) => act(() => changers.get(what)?.(value as never)),
    speak: (language: LanguageCode) => act(() => engine.context.words.use(language)),
  }
}
