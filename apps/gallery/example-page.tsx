import { isObject } from '../../src/schemas/json.ts'
import { createEvent, createStore, fork, scopeBind } from 'effector'
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'

import { brandCss } from '../../src/rules/brand-css.ts'
import type { Brand, Page, PageNode } from '../../src/schemas/documents.ts'
import type { FactValue, Facts } from '../../src/schemas/facts.ts'
import type { Intent } from '../../src/schemas/intents.ts'
import { directionOf, languages } from '../../src/schemas/language.ts'
import type { Json, JsonObject } from '../../src/schemas/json.ts'
import type { SourceReader, SourceState } from '../../src/runtime/contract/source.ts'
import { mayStayUnbound } from '../../src/runtime/contract/widget.ts'
import type { Contract, Example, InputSpec, SlotSpec, Widget } from '../../src/runtime/contract/widget.ts'
import { createWords } from '../../src/runtime/i18n/words.ts'
import type { LoadLocale, Locale } from '../../src/runtime/i18n/words.ts'
import { describePage } from '../../src/runtime/platform/page.ts'
import { Engine } from '../../src/runtime/render/engine.ts'
import { PageView } from '../../src/runtime/render/page-view.tsx'
import type { ExampleState, Outcome, Shown } from '../kit/examples/example-messages.ts'
import { exampleProps } from './example-props.ts'

type AnyContract = Contract<string, any, any, any>
export type ExampleFiles = Readonly<Record<string, Example<any>>>

export type ExamplePageOptions = {
  root: Element
  /** A widget by its type; undefined where there is none. */
  widgetOf: (type: string) => Promise<Widget | undefined>
  /** The examples of a widget; undefined for a widget that has none. */
  examplesOf: (widget: string) => Promise<ExampleFiles | undefined>
  brands: ReadonlyMap<string, Brand>
  english: Locale
  loadLocale: LoadLocale
  /** The address below which the drawn pictures are, which examples name as `/img/…`. */
  pictures: string
  /** An intent was sent, or something would have led away from the page (`{ kind: 'link', href }`). */
  sent: (intent: JsonObject) => void
  outcome: (outcome: Outcome) => void
}

type States = Readonly<Record<string, SourceState<unknown>>>
type Known = { node: string; states: States }

const sourceName = 'example'
const nodeId = 'example'
/** What a place for any widget is filled with; those of a bar, which is one line high, with what is small. */
const fillers = ['page-heading', 'link-line']
const smallFillers = ['search-button']
const bars = new Set(['header-bar', 'game-frame'])

/**
 * Draws one example of a widget as a page draws it: in its node's frame, by the engine of the portal, with the words, the brand and the
 * direction of a player. Its data is that of the example, or a state in which there is none. Nothing that it sends goes anywhere.
 * `show` resolves when the page has changed, and gives how it came out.
 */
export function createExamplePage(options: ExamplePageOptions) {
  const { brands, examplesOf } = options
  const registry = new Map<string, Widget>() // those that an example has needed so far
  const scope = fork()
  const shownChanged = createEvent<Known>()
  const retried = createEvent<{ input: string }>()
  const $known = createStore<Known>({ node: '', states: {} }).on(shownChanged, (_, known) => known)
  const setKnown = scopeBind(shownChanged, { scope })
  const source: SourceReader<{ place: string }, unknown, Known> = {
    name: sourceName,
    from: $known,
    retried: retried as SourceReader['retried'] & {},
    select: ({ states }, { place }) => states[place] ?? absent,
  }
  const words = createWords({ first: 'EN', locales: { EN: options.english }, load: options.loadLocale })
  const tokens = new CSSStyleSheet()
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, tokens]

  let renders = 0
  let fault: string | undefined
  const outcomeChanged = debouncedFrame(() => options.outcome(outcomeNow()))
  const engine = new Engine({
    scope,
    registry,
    sources: new Map([[sourceName, source]]),
    words,
    facts: createStore<Facts>({}),
    flags: createStore<Readonly<Record<string, FactValue | undefined>>>({}),
    queries: createStore({ address: '', ofPage: {} }),
    brand: createStore<unknown>({}),
    narrowed: createStore({}),
    send: (intent: Intent) => options.sent(intent),
    report({ code, message }) {
      if (code === 'render/crashed') fault = message
      outcomeChanged()
    },
    rendered() {
      renders++
      outcomeChanged()
    },
  })
  const reactRoot = createRoot(options.root)
  let made = 0
  let before: Shown | undefined
  let latest = 0

  async function widgetOf(type: string): Promise<Widget | undefined> {
    const widget = registry.get(type) ?? (await options.widgetOf(type))
    if (widget) registry.set(type, widget)
    return widget
  }

  async function show(shown: Shown): Promise<Outcome> {
    const turn = ++latest
    const [widget, examples] = await Promise.all([widgetOf(shown.widget), examplesOf(shown.widget)])
    if (turn !== latest) return outcomeNow() // another one was asked for meanwhile
    const example = examples?.[shown.example]
    if (!widget || !example) {
      before = undefined
      flushSync(() => reactRoot.render(null))
      fault = widget ? `The widget "${shown.widget}" has no example "${shown.example}".` : `There is no widget "${shown.widget}".`
      return { status: 'unknown', fault, renders: 0 }
    }
    const language = shown.language === 'own' ? (example.language ?? 'EN') : shown.language
    const tree = await treeOf(widget, example, shown, options.pictures, examplesOf, widgetOf)
    await engine.loadViews(typesIn(tree.nodes))
    if (words.language() !== language) await words.use(language) // it makes every node read its words
    if (turn !== latest) return outcomeNow()
    const isSame = before?.widget === shown.widget && before.example === shown.example && before.state === shown.state
    if (!isSame) {
      made++
      flushSync(() => reactRoot.render(null)) // before its inputs get data of another kind
    }
    if (!isSame || before?.language !== shown.language) renders = 0
    before = shown
    fault = undefined
    const brand = brands.get(shown.brand)
    if (brand) {
      document.documentElement.dataset['brand'] = shown.brand
      tokens.replaceSync(brandCss(brand).css.replace(/^@layer [^{]*;\n/, '')) // the page has named its layers already
    }
    describePage({ language: languages[language], direction: directionOf(language), theme: shown.theme })
    document.title = `${shown.widget}: ${example.title}`
    setKnown({ node: nodeId, states: tree.states })
    // another example is another page, so that it begins with a fresh view
    const page: Page = { kind: 'page', id: `${shown.widget}-${shown.example}-${made}`, format: 1, nodes: tree.nodes }
    const { element } = widget.contract.frame
    const isLandmark = element === 'header' || element === 'footer' || element === 'nav' || element === 'aside'
    flushSync(() =>
      reactRoot.render(<PageView key={made} engine={engine} document={page} element={isLandmark ? 'div' : 'main'} className="example" />),
    )
    return outcomeNow()
  }

  function outcomeNow(): Outcome {
    if (fault !== undefined) return { status: 'crashed', fault, renders }
    return { status: options.root.querySelector('[data-node]') ? 'drawn' : 'nothing', renders }
  }

  return { show, words, redraw: () => words.use(words.language()) }
}

const absent: SourceState<unknown> = { status: 'absent' }

/** The node of an example with the blocks in its slots, and what its inputs know. */
async function treeOf(
  { contract }: Widget,
  example: Example<any>,
  { state, props, widget }: Shown,
  pictures: string,
  examplesOf: ExamplePageOptions['examplesOf'],
  widgetOf: ExamplePageOptions['widgetOf'],
): Promise<{ nodes: PageNode[]; states: States }> {
  const own = nodeOf(widget, nodeId, contract, example, state, pictures)
  const states: Record<string, SourceState<unknown>> = { ...own.states }
  const slots: Record<string, PageNode[]> = {}
  for (const [slot, { allow, max = 2 }] of Object.entries(contract.slots as Record<string, SlotSpec>)) {
    slots[slot] = []
    for (const type of (allow ?? (bars.has(widget) ? smallFillers : fillers)).slice(0, max)) {
      const filler = (await widgetOf(type))?.contract
      const usual = (await examplesOf(type))?.['usual']
      if (!filler || !usual || type === widget) continue
      const inside = nodeOf(type, `${slot}-${type}`, filler, usual, 'ready', pictures)
      Object.assign(states, inside.states)
      slots[slot].push(inside.node)
    }
  }
  const node = { ...own.node, ...(props && { props: withPictures(props, pictures) }), ...(Object.keys(slots).length > 0 && { slots }) }
  return { nodes: [node as PageNode], states } // props are JSON, as a document's
}

function nodeOf(widget: string, id: string, contract: AnyContract, example: Example<any>, state: ExampleState, pictures: string) {
  const specs = Object.entries(contract.inputs as Record<string, InputSpec>)
  const given = (example.inputs ?? {}) as Readonly<Record<string, unknown>>
  // an input that the example leaves out is not bound, unless the frame waits for it
  const bound = specs.filter(([name, spec]) => given[name] !== undefined || !mayStayUnbound(spec, exampleProps(contract, example)))
  const states = Object.fromEntries(
    bound.map(([name, { need = 'required' }]): [string, SourceState<unknown>] => {
      const waits = need === 'required' || need === 'inside'
      const value = given[name]
      const ready: SourceState<unknown> =
        value === undefined ? { status: 'loading' } : { status: 'ready', value: withPictures(value as Json, pictures) }
      return [`${id}.${name}`, waits && state !== 'ready' ? stateFor(state) : ready]
    }),
  )
  const inputs = Object.fromEntries(bound.map(([name]) => [name, { source: sourceName, args: { place: `${id}.${name}` } }]))
  const props = withPictures(exampleProps(contract, example), pictures) as JsonObject
  return { node: { id, widget, props, inputs } as PageNode, states } // props are JSON, as a document's
}

function stateFor(state: Exclude<ExampleState, 'ready'>): SourceState<unknown> {
  return state === 'failed' ? { status: 'failed', failure: { kind: 'offline' } } : { status: state }
}

/** Examples name drawn pictures as the portal's server has them, `/img/…`; here they are below another address. */
function withPictures(value: Json, pictures: string): Json {
  if (typeof value === 'string') return value.startsWith('/img/') ? pictures + value.slice('/img/'.length) : value
  if (Array.isArray(value)) return value.map((entry) => withPictures(entry, pictures))
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, withPictures(entry, pictures)]))
}

function typesIn(nodes: readonly PageNode[]): Set<string> {
  return new Set(nodes.flatMap(({ widget, slots }) => [widget, ...Object.values(slots ?? {}).flatMap((list) => [...typesIn(list)])]))
}

/** Calls it once for all calls before the next frame. */
function debouncedFrame(call: () => void): () => void {
  let waits = false
  return () => {
    if (waits) return
    waits = true
    requestAnimationFrame(() => {
      waits = false
      call()
    })
  }
}
