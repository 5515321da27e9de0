import { createEvent, createStore, fork, scopeBind } from 'effector'
import { createRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import * as z from 'zod/mini'

import { createWords } from '../../src/runtime/i18n/words.ts'
import { defineSource } from '../../src/runtime/contract/source.ts'
import { Engine } from '../../src/runtime/render/engine.ts'
import { PageView } from '../../src/runtime/render/page-view.tsx'
import { defineContract, defineWidget } from '../../src/runtime/contract/widget.ts'
import type { ViewProps } from '../../src/runtime/contract/widget.ts'
import { createRegistry } from '../../src/runtime/contract/registry.ts'
import type { Page } from '../../src/schemas/documents.ts'
import type { Facts } from '../../src/schemas/facts.ts'
import { Card } from './card.tsx'
import type { BenchCard } from './document.ts'
import './styles.ts'

// ---- one widget

const Cards = z.array(z.object({ id: z.string(), title: z.string(), vendor: z.string(), image: z.string() }))

const contract = defineContract({
  type: 'bench-section',
  version: 1,
  props: { type: 'object', additionalProperties: false, required: ['title'], properties: { title: { type: 'string', format: 'text' } } },
  inputs: { cards: { noun: Cards } },
  slots: {},
  intents: [],
  frame: { element: 'section', label: 'heading', loading: { skeleton: 'tiles' } },
})

function View({ props, inputs, labelId }: ViewProps<typeof contract>) {
  return (
    <>
      <h2 id={labelId}>{props.title}</h2>
      <ul className="bench-cards">
        {inputs.cards.map((card) => (
          <Card key={card.id} card={card} />
        ))}
      </ul>
    </>
  )
}

// ---- one source

const cardsKnown = createEvent<ReadonlyMap<string, BenchCard[]>>()
const $cards = createStore<ReadonlyMap<string, BenchCard[]>>(new Map()).on(cardsKnown, (_, cards) => cards)

const cards = defineSource(
  { name: 'bench.cards', args: z.object({ section: z.string() }), value: Cards },
  {
    from: $cards,
    select: (known, { section }) => {
      const value = known.get(section)
      return value ? { status: 'ready', value } : { status: 'loading' }
    },
  },
)

// ---- the context of a portal, made before the bench starts, as a portal makes it before its page

const scope = fork()
const factsTold = createEvent<Facts>()
const $facts = createStore<Facts>({}).on(factsTold, (_, facts) => facts)
const makeEngine = () =>
  new Engine({
    scope,
    registry: createRegistry([defineWidget({ contract, load: () => Promise.resolve({ View, strings: {} }) })]),
    sources: new Map([[cards.name, cards]]),
    words: createWords({ first: 'EN', load: () => Promise.resolve({}), locales: { EN: {} } }),
    facts: $facts,
    flags: createStore({}),
    queries: createStore({ address: '', ofPage: {} }),
    brand: createStore({}),
    narrowed: createStore({}),
    send: () => {},
    report: (fault) => console.error(fault),
  })

let engine = makeEngine()
let root: Root | undefined
let page: Page

await engine.loadViews(['bench-section'])
scopeBind(factsTold, { scope })({ role: 'guest', device: 'desktop', online: true }) // as a portal sets them at its start
window.__bench = {
  name: 'Foyer',
  mount({ sections }) {
    const known = new Map<string, BenchCard[]>()
    page = {
      id: 'bench',
      format: 1,
      kind: 'page',
      nodes: sections.map(({ id, title, cards }) => {
        known.set(id, cards)
        return { id, widget: 'bench-section', props: { title }, inputs: { cards: { source: 'bench.cards', args: { section: id } } } }
      }),
    }
    scopeBind(cardsKnown, { scope })(known)
    root = createRoot(document.getElementById('root')!)
    root.render(<PageView engine={engine} document={page} element="main" />)
  },
  update(index, title) {
    const node = { ...page.nodes[index]!, props: { title } }
    page.nodes[index] = node
    engine.page(page).patch(node)
  },
  reorder() {
    page = { ...page, nodes: [...page.nodes.slice(-1), ...page.nodes.slice(0, -1)] }
    engine.page(page).setDocument(page)
  },
  unmount() {
    root?.unmount()
    root = undefined
    engine.dispose()
    page = { ...page, nodes: [] }
    scopeBind(cardsKnown, { scope })(new Map())
    engine = makeEngine()
    void engine.loadViews(['bench-section'])
  },
}
