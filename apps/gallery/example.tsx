import '../../src/runtime/theme/layers.css'
import '../../src/runtime/theme/reset.css'
import '../../src/runtime/theme/tokens.css'
import '../../src/runtime/theme/fonts.css'
import '../../src/runtime/theme/base.css'
import './example.css'

import { widgetsOf } from '../../src/runtime/contract/registry.ts'
import type { Contract, ViewModule, Widget } from '../../src/runtime/contract/widget.ts'
import type { Locale } from '../../src/runtime/i18n/words.ts'
import type { JsonObject } from '../../src/schemas/json.ts'
import { languages } from '../../src/schemas/language.ts'
import { brands } from './brands.ts'
import { ToExample } from '../kit/examples/example-messages.ts'
import type { ExampleState, FromExample, Outcome, Shown } from '../kit/examples/example-messages.ts'
import { createExamplePage } from './example-page.tsx'
import type { ExampleFiles } from './example-page.tsx'
import { exampleProps } from './example-props.ts'
import { statesOf } from './example-states.ts'
import { shownFrom } from './shown-address.ts'

type Words = Record<string, Record<string, string>>

/** What a script around this page may call, as the walkers in tests/journeys do. `sent` grows with what the examples send. */
export type ExamplePage = {
  show: (shown: Partial<Shown>) => Promise<Outcome>
  sent: JsonObject[]
  /** What a widget has to show: its props' schema, the props of its examples by name, and its states without data. */
  describe: (widget: string) => Promise<{ schema: JsonObject; examples: Record<string, JsonObject>; states: ExampleState[] }>
}

// each of its own types
const contracts = import.meta.glob<Contract<string, any, any, any>>('../../src/widgets/*/contract.ts', { import: 'contract' })
const views = import.meta.glob('../../src/widgets/*/view.tsx')
const examples = import.meta.glob<ExampleFiles>('../../src/widgets/*/examples.ts', { import: 'examples' })
/** Words of the kit and of examples; not those of pages and of the model, which no widget says by itself. */
const english = import.meta.glob<Record<string, string>>(
  [
    '../../locales/en/*.json',
    '!../../locales/en/{about,agent,agent-home,announcement,blocked,favourite,form,maintenance,member}.json',
    '!../../locales/en/{not-found,notification,password,point-mall,raffle,refusal,room,rule,section,security,server}.json',
  ],
  { eager: true, import: 'default' },
)
const others = import.meta.glob<Words>('../../locales/*/index.ts', { import: 'words' })

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element "root". It stands in apps/gallery/example.html.')

const sent: JsonObject[] = []
const page = createExamplePage({
  root,
  widgetOf,
  examplesOf,
  brands,
  english: localeOf(english),
  loadLocale: async (language) => localeOf((await others[`../../locales/${languages[language]}/index.ts`]?.()) ?? {}),
  pictures: new URL('img/', document.baseURI).pathname,
  sent: list,
  outcome: (outcome) => tell({ from: 'example', kind: 'outcome', outcome }),
})

const notice = document.body.appendChild(document.createElement('p'))
let shown = shownFrom(location.search)
async function show(change: Partial<Shown>): Promise<Outcome> {
  shown = { ...shown, props: undefined, ...change }
  const outcome = await page.show(shown)
  notice.textContent = outcome.status === 'unknown' ? (outcome.fault ?? '') : ''
  tell({ from: 'example', kind: 'outcome', outcome })
  tell({ from: 'example', kind: 'shown', widget: shown.widget, status: outcome.status })
  tellHeight()
  return outcome
}

Object.assign(window, { foyerExample: { show, sent, describe } satisfies ExamplePage })
stayHere()
window.addEventListener('message', ({ origin, source, data }) => {
  if (origin !== location.origin || source !== window.parent || source === window) return
  const message = ToExample.safeParse(data)
  if (message.success) void show(message.data.shown)
})
new ResizeObserver(tellHeight).observe(root)
await show({})
tell({ from: 'example', kind: 'ready' })

if (import.meta.hot) followEdits()

/** Development: a view, its strings and a style change in place; words reload the page, as Vite does after any other edit. */
function followEdits() {
  document.addEventListener('foyer-edit', ({ detail }: CustomEventInit<{ type: string; module: Partial<ViewModule> }>) => {
    if (detail?.module.strings) page.words.add('EN', `widget/${detail.type}`, detail.module.strings)
    void page.redraw()
  })
  import.meta.hot?.on('vite:afterUpdate', () => void page.redraw())
  import.meta.hot?.on('foyer:words', () => location.reload())
}

async function widgetOf(type: string): Promise<Widget | undefined> {
  const path = `../../src/widgets/${type}/contract.ts`
  const contract = await contracts[path]?.()
  return contract && widgetsOf({ [path]: contract }, views)[0]
}

async function examplesOf(widget: string): Promise<ExampleFiles | undefined> {
  return examples[`../../src/widgets/${widget}/examples.ts`]?.()
}

async function describe(widget: string): ReturnType<ExamplePage['describe']> {
  const contract = (await widgetOf(widget))?.contract
  if (!contract) throw new Error(`There is no widget "${widget}".`)
  return {
    schema: contract.props as unknown as JsonObject, // a JSON Schema is JSON
    examples: Object.fromEntries(
      Object.entries((await examplesOf(widget)) ?? {}).map(([name, example]) => [name, exampleProps(contract, example)]),
    ),
    states: statesOf(contract),
  }
}

function list(intent: JsonObject) {
  sent.push(intent)
  tell({ from: 'example', kind: 'sent', intent })
}

function tell(message: FromExample) {
  if (window.parent !== window) window.parent.postMessage(message, location.origin)
}

function tellHeight() {
  tell({ from: 'example', kind: 'height', height: Math.ceil(root!.getBoundingClientRect().height) })
}

/** Links, forms and new windows lead nowhere: what they would have opened is listed. */
function stayHere() {
  for (const kind of ['click', 'auxclick'])
    window.addEventListener(kind, (event) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      if (!link || event.defaultPrevented) return
      event.preventDefault()
      list({ kind: 'link', href: link.getAttribute('href') })
    })
  window.addEventListener('submit', (event) => event.preventDefault())
  window.open = (address) => {
    list({ kind: 'window', href: String(address ?? '') })
    return null
  }
}

/** `./widgets/banner.json` → file `widgets/banner`. */
function localeOf(words: Words): Locale {
  return Object.fromEntries(
    Object.entries(words).map(([path, entries]) => [path.replace(/^(?:\.\.\/\.\.\/locales\/en|\.)\/|\.json$/g, ''), entries]),
  )
}
