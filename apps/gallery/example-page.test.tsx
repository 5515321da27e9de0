// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'

import { createRegistry } from '../../src/runtime/contract/registry.ts'
import { defineContract, defineWidget } from '../../src/runtime/contract/widget.ts'
import type { Example, ViewProps } from '../../src/runtime/contract/widget.ts'
import type { Brand } from '../../src/schemas/documents.ts'
import type { JsonObject } from '../../src/schemas/json.ts'
import type { Outcome, Shown } from '../kit/examples/example-messages.ts'
import { createExamplePage } from './example-page.tsx'
import { statesOf } from './example-states.ts'

const shelf = defineContract({
  type: 'shelf',
  version: 1,
  props: {
    type: 'object',
    properties: { title: { type: 'string', format: 'text' }, rows: { type: 'integer', default: 2 } },
  },
  inputs: { games: { noun: z.array(z.string()) } },
  slots: {},
  intents: ['go', 'retry'],
  frame: { element: 'section', label: 'none', loading: { skeleton: 'rows' }, empty: 'notice' },
})
type ShelfProps = ViewProps<typeof shelf>

const box = defineContract({
  type: 'box',
  version: 1,
  props: { type: 'object', properties: {} },
  inputs: {},
  slots: { main: { allow: ['shelf'] } },
  intents: [],
  frame: { element: 'div', label: 'none', loading: { skeleton: 'none' } },
})

const examples: Record<string, Record<string, Example<any>>> = {
  shelf: {
    usual: { title: 'Two games', props: { title: 'Hot' }, inputs: { games: ['/img/game/koi.svg', 'Owl'] } },
    crashing: { title: 'It crashes', props: { title: 'crash' }, inputs: { games: [] } },
    rtl: { title: 'Right to left', props: { title: 'ساخن' }, inputs: { games: ['Koi'] }, language: 'AR' },
  },
  box: { usual: { title: 'A box', props: {} } },
}

function ShelfView({ props, inputs, send }: ShelfProps) {
  if (props.title === 'crash') throw new Error('No games to draw')
  return (
    <button type="button" onClick={() => send({ kind: 'go', to: '/rng' })}>
      {`${props.title} ${props.rows}: ${inputs.games.join(', ')}`}
    </button>
  )
}

const widgets = createRegistry([
  defineWidget({ contract: shelf, load: async () => ({ View: ShelfView, strings: {} }) }),
  defineWidget({ contract: box, load: async () => ({ View: ({ slots }: ViewProps<typeof box>) => slots.main, strings: {} }) }),
])

function aPage() {
  const root = document.createElement('div')
  document.body.append(root)
  const sent: JsonObject[] = []
  const page = createExamplePage({
    root,
    widgetOf: async (type) => widgets.get(type),
    examplesOf: async (widget) => examples[widget],
    brands: new Map([['foyer', { tokens: { dark: {}, light: {}, shared: {} }, defaultTheme: 'dark' } as unknown as Brand]]), // its colours
    english: { frame: { 'empty.title': 'Nothing here', 'failed.title': 'Did not load', 'needs-login.title': 'Log in first' } },
    loadLocale: async () => ({}),
    pictures: '/preview/gallery/img/',
    sent: (intent) => sent.push(intent),
    outcome: () => {},
  })
  const show = (shown: Partial<Shown>): Promise<Outcome> =>
    act(() => page.show({ widget: 'shelf', example: 'usual', state: 'ready', language: 'own', theme: 'dark', brand: 'foyer', ...shown }))
  return { root, sent, show }
}

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => {
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

test('an example is drawn in its frame, with the defaults of its contract and pictures from where the page has them', async () => {
  const { root, show } = aPage()

  expect(await show({})).toEqual({ status: 'drawn', renders: 1 })
  expect(root.querySelector('[data-node]')?.tagName).toBe('SECTION')
  expect(root.textContent).toBe('Hot 2: /preview/gallery/img/game/koi.svg, Owl')
})

test('another example takes its place, in the language and the direction that it is written in', async () => {
  const { root, show } = aPage()
  await show({})
  await show({ example: 'rtl', theme: 'light' })

  const { dir, lang, dataset } = document.documentElement
  expect({ text: root.textContent, dir, lang, theme: dataset['theme'] }).toEqual({
    text: 'ساخن 2: Koi',
    dir: 'rtl',
    lang: 'ar',
    theme: 'light',
  })
})

test('a state without data is drawn by the frame: what loads, is empty, has failed or needs a login', async () => {
  const { root, show } = aPage()
  const drawn: Record<string, string> = {}
  for (const state of statesOf(shelf)) {
    await show({ state })
    drawn[state] = root.querySelector('[aria-busy]') ? 'busy' : (root.querySelector('[data-node]')?.textContent ?? '')
  }

  expect(Object.keys(drawn)).toEqual(['loading', 'empty', 'failed', 'needs-login'])
  expect(drawn['loading']).toBe('busy')
  expect(drawn['empty']).toContain('Nothing here')
  expect(drawn['failed']).toContain('Did not load')
  expect(drawn['needs-login']).toContain('Log in first')
})

test('other props are drawn in place of those of the example', async () => {
  const { root, show } = aPage()
  await show({})
  const button = root.querySelector('button')

  await show({ props: { title: 'New', rows: 1 } })

  expect(root.textContent).toContain('New 1:')
  expect(root.querySelector('button')).toBe(button)
})

test('an example that crashes says so, and the next one is drawn', async () => {
  const { root, show } = aPage()

  expect(await show({ example: 'crashing' })).toMatchObject({ status: 'crashed', fault: 'No games to draw' })
  expect(await show({})).toMatchObject({ status: 'drawn' })
  expect(root.textContent).toContain('Hot 2:')
})

test('what an example sends is listed', async () => {
  const { root, sent, show } = aPage()
  await show({})
  root.querySelector('button')?.click()

  expect(sent).toEqual([{ kind: 'go', to: '/rng' }])
})

test('a place for other widgets holds usual examples of those that it takes', async () => {
  const { root, show } = aPage()
  await show({ widget: 'box' })

  expect(root.textContent).toContain('Hot 2:')
  expect(root.querySelectorAll('[data-node]')).toHaveLength(2)
})

test.each([
  [{ widget: 'shelf', example: 'gone' }, 'The widget "shelf" has no example "gone".'],
  [{ widget: 'gone' }, 'There is no widget "gone".'],
])('an example that does not exist is named', async (shown, fault) => {
  const { root, show } = aPage()
  await show({})

  expect(await show(shown)).toEqual({ status: 'unknown', fault, renders: 0 })
  expect(root.textContent).toBe('')
})
