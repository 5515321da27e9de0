// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react'
import { scopeBind } from 'effector'
import { afterEach, describe, expect, test, vi } from 'vitest'

import type { Overlay, PageNode } from '../../schemas/documents.ts'
import { applyOverlays } from '../../rules/overlays.ts'
import { share } from '../../rules/structural-sharing.ts'
import { Amount } from '../ui/money/amount.tsx'
import { PageView } from './page-view.tsx'
import { aSource, aRenderedPage, aWidget } from './rendered-page.fixture.tsx'
import type { Given } from './rendered-page.fixture.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** A widget that counts how often each of its nodes was drawn, by title. */
function counting() {
  const drawn: string[] = []
  const widget = aWidget('plain', ({ props }: Given) => {
    drawn.push(props.title)
    return <p>{props.title}</p>
  })
  return { widget, drawn }
}
const plain = (id: string, rest: Partial<PageNode> = {}): PageNode => ({ id, widget: 'plain', props: { title: id }, ...rest })

describe('which nodes render', () => {
  test('in a preview an edit renders only its node, also while an overlay copies the others', async () => {
    const { widget, drawn } = counting()
    const steps: Overlay['steps'] = [
      { op: 'set', key: 'b', props: { title: 'varied' } },
      { op: 'ensure', key: 'c', to: 'last', item: { widget: 'plain', props: { title: 'added' } } },
    ]
    const overlay: Overlay = { kind: 'overlay', id: 'summer', format: 1, target: 'page/home', priority: 0, steps }
    const varied = (nodes: PageNode[]) =>
      applyOverlays({ kind: 'page', id: 'home', format: 1, nodes }, [overlay], { facts: {}, flags: {} }).document.nodes
    const b = plain('b')
    const rendered = aRenderedPage({ widgets: [widget], nodes: varied([plain('a'), b]), newer: share })
    await rendered.settle()
    expect(drawn).toEqual(['a', 'varied', 'added'])
    drawn.length = 0
    rendered.show({ nodes: varied([plain('a', { props: { title: 'edited' } }), b]) })
    expect(drawn).toEqual(['edited'])
    rendered.show({ nodes: varied([plain('a', { props: { title: 'edited' } }), plain('b', { when: { eq: ['role', 'member'] } })]) })
    expect(rendered.ids()).toEqual(['a', 'c'])
  })

  test('amounts follow the decimals of the brand, also when its document changes', async () => {
    const widget = aWidget('plain', () => <Amount value="1234.5678" currency="$" />)
    const rendered = aRenderedPage({ widgets: [widget], nodes: [plain('a')] })
    await rendered.settle()
    const shown = [rendered.text('a')]
    for (const balanceDecimals of [0, 3]) {
      rendered.change('brand', { constants: { balanceDecimals } })
      shown.push(rendered.text('a'))
    }
    expect(shown).toEqual(['$1,234.57', '$1,235', '$1,234.568'])
  })

  test('a word that names a constant of the brand follows it', async () => {
    const { widget } = counting()
    const strings = { EN: { bet: 'Bets from {{minimumBet}}', games: '{{count}} games' } }
    const nodes = [plain('a', { props: { title: 't:bet' } }), plain('b', { props: { title: 't:games' } })]
    const rendered = aRenderedPage({ widgets: [widget], nodes, strings, brand: { constants: { minimumBet: 1, count: 2 } } })
    await rendered.settle()
    const before = rendered.text('a')
    rendered.change('brand', { constants: { minimumBet: 5, count: 2 } })
    expect([before, rendered.text('a'), rendered.text('b')]).toEqual(['Bets from 1', 'Bets from 5', '2 games'])
  })

  test('an unknown widget renders nothing, and its neighbours do', async () => {
    const { widget } = counting()
    const rendered = aRenderedPage({
      widgets: [widget],
      nodes: [
        plain('a'),
        ...['constructor', '__proto__', 'toString', 'hasOwnProperty', 'nobody'].map((name, i) => ({ id: `x${i}`, widget: name })),
        plain('b'),
      ],
    })
    await rendered.settle()
    expect(rendered.ids()).toEqual(['a', 'b'])
  })

  test('a node comes and goes with a fact and a flag, and the others do not render again', async () => {
    const { widget, drawn } = counting()
    const nodes = [plain('a'), plain('member', { when: { eq: ['role', 'member'] } }), plain('vip', { when: { flag: 'VIP3' } }), plain('b')]
    const rendered = aRenderedPage({ widgets: [widget], nodes, facts: { role: 'guest' } })
    await rendered.settle()
    const [a] = [rendered.node('a')]
    expect(rendered.ids()).toEqual(['a', 'b'])
    drawn.length = 0
    rendered.change('facts', { role: 'member' })
    rendered.change('flags', { VIP3: true })
    expect(rendered.ids()).toEqual(['a', 'member', 'vip', 'b'])
    expect(drawn).toEqual(['member', 'vip'])
    expect(rendered.node('a')).toBe(a)
    rendered.change('facts', {})
    expect(rendered.ids()).toEqual(['a', 'vip', 'b'])
  })

  test('a fact that changes no decision renders nothing again', async () => {
    const { widget, drawn } = counting()
    const rendered = aRenderedPage({
      widgets: [widget],
      nodes: [plain('a', { when: { gte: ['slotsVendors', 10] } }), plain('b')],
      facts: { slotsVendors: 12 },
    })
    await rendered.settle()
    drawn.length = 0
    const list = vi.fn<() => void>()
    rendered.engine.page({ id: 'home', format: 1, kind: 'page', nodes: [] }).list.subscribe(list)
    rendered.change('facts', { slotsVendors: 13, online: true })
    expect(drawn).toEqual([])
    expect(list).not.toHaveBeenCalled()
  })

  test('a node shows and hides by the clock', () => {
    const { widget } = counting()
    const rendered = aRenderedPage({
      widgets: [widget],
      nodes: [plain('noon', { when: { all: [{ from: '2027-01-20T12:00:00Z' }, { until: '2027-01-20T13:00:00Z' }] } })],
    })
    const at = (time: string) => rendered.change('facts', { now: Date.parse(`2027-01-20T${time}Z`) })
    expect(rendered.ids()).toEqual([])
    at('11:59:59')
    expect(rendered.ids()).toEqual([])
    at('12:00:00')
    expect(rendered.ids()).toEqual(['noon'])
    at('13:00:00')
    expect(rendered.ids()).toEqual([])
  })

  test('a date of a newer document counts, too', () => {
    const { widget } = counting()
    const rendered = aRenderedPage({ widgets: [widget], nodes: [plain('a')], facts: { now: Date.parse('2027-01-20T11:59:00Z') } })
    rendered.patch(plain('a', { when: { until: '2027-01-20T12:00:00Z' } }))
    expect(rendered.ids()).toEqual(['a'])
    rendered.change('facts', { now: Date.parse('2027-01-20T12:00:00Z') })
    expect(rendered.ids()).toEqual([])
  })
})

describe('a newer document', () => {
  test('nodes that move keep their elements and do not render again', async () => {
    const { widget, drawn } = counting()
    const nodes = ['a', 'b', 'c', 'd'].map((id) => plain(id))
    const rendered = aRenderedPage({ widgets: [widget], nodes })
    await rendered.settle()
    const before = new Map(rendered.ids().map((id) => [id, rendered.node(id!)]))
    drawn.length = 0
    rendered.show({ nodes: [nodes[3]!, nodes[0]!, nodes[2]!, nodes[1]!] })
    expect(rendered.ids()).toEqual(['d', 'a', 'c', 'b'])
    for (const [id, element] of before) expect(rendered.node(id!)).toBe(element)
    expect(drawn).toEqual([])
  })

  test('a patch renders the node that it changes and no other', async () => {
    const { widget, drawn } = counting()
    const rendered = aRenderedPage({ widgets: [widget], nodes: [plain('a'), plain('b'), plain('c')] })
    await rendered.settle()
    drawn.length = 0
    rendered.patch(plain('b', { props: { title: 'B' } }))
    expect(drawn).toEqual(['B'])
    expect(rendered.container.textContent).toBe('aBc')
  })

  test('a document in which one node has changed renders that node, and not the list', async () => {
    const { widget, drawn } = counting()
    const [a, b] = [plain('a'), plain('b')]
    const rendered = aRenderedPage({ widgets: [widget], nodes: [a, b] })
    await rendered.settle()
    drawn.length = 0
    const list = vi.fn<() => void>()
    rendered.engine.page({ id: 'home', format: 1, kind: 'page', nodes: [] }).list.subscribe(list)
    rendered.show({ nodes: [a, plain('b', { props: { title: 'B' } })] })
    expect(drawn).toEqual(['B'])
    expect(list).not.toHaveBeenCalled()
    rendered.show({ nodes: [b, a] })
    expect(list).toHaveBeenCalledTimes(1)
  })

  test('nodes are added, removed and shown by a patched condition', async () => {
    const { widget, drawn } = counting()
    const [a, b] = [plain('a'), plain('b')]
    const rendered = aRenderedPage({ widgets: [widget], nodes: [a, b], facts: { role: 'guest' } })
    await rendered.settle()
    rendered.show({ nodes: [plain('new'), b] })
    expect(rendered.ids()).toEqual(['new', 'b'])
    drawn.length = 0
    rendered.patch({ ...b, when: { eq: ['role', 'member'] } })
    expect(rendered.ids()).toEqual(['new'])
    rendered.change('facts', { role: 'member' })
    expect(rendered.ids()).toEqual(['new', 'b'])
    rendered.show({ nodes: [{ ...b, when: { eq: ['role', 'guest'] } }] })
    expect(rendered.ids()).toEqual([])
    rendered.change('facts', { role: 'guest' })
    expect(rendered.ids()).toEqual(['b'])
  })

  test('a page that mounts again with a newer document shows the newer one', async () => {
    const { widget } = counting()
    const rendered = aRenderedPage({ widgets: [widget], nodes: [plain('a'), plain('b')] })
    await rendered.settle()
    rendered.unmount()
    const again = render(
      <PageView
        engine={rendered.engine}
        document={{ id: 'home', format: 1, kind: 'page', nodes: [plain('a', { props: { title: 'A' } })] }}
        element="main"
      />,
    )
    expect(again.container.textContent).toBe('A')
    expect(again.container.querySelector('main')?.dataset.page).toBe('home')
  })

  test('an id that occurs twice renders once', async () => {
    const { widget } = counting()
    const rendered = aRenderedPage({ widgets: [widget], nodes: [plain('a'), plain('a', { props: { title: 'again' } }), plain('b')] })
    await rendered.settle()
    expect(rendered.container.textContent).toBe('ab')
  })

  test('a node that becomes another widget shows nothing of the former one', async () => {
    const games = aSource('games')
    const View = ({ inputs }: Given) => <p>{String(inputs.games)}</p>
    const rendered = aRenderedPage({
      widgets: [
        aWidget('one', View, { inputs: { games: undefined } }),
        aWidget('two', View, { inputs: { games: undefined }, frame: { element: 'nav' } }),
      ],
      sources: [games.source],
      nodes: [{ id: 'x', widget: 'one', inputs: { games: { source: 'games', args: { a: 1 } } } }],
    })
    rendered.tell(games.told, { args: { a: 1 }, state: { status: 'ready', value: 'first' } })
    await rendered.settle()
    rendered.show({ nodes: [{ id: 'x', widget: 'two', inputs: { games: { source: 'games', args: { a: 2 } } } }] })
    await rendered.settle()
    expect(rendered.node('x')?.tagName).toBe('NAV')
    expect(rendered.text('x')).toBe('')
    expect(rendered.node('x')?.getAttribute('aria-busy')).toBe('true')
  })
})

describe('slots', () => {
  const box = aWidget('box', ({ slots }: Given) => <div>{slots.content}</div>, { slots: ['content'] })
  const boxed = (id: string, content: PageNode[]): PageNode => ({ id, widget: 'box', slots: { content } })

  test('nodes in slots in slots change without those around them', async () => {
    const { widget, drawn } = counting()
    const inner = boxed('inner', [plain('a'), plain('b', { when: { flag: 'ON' } })])
    const rendered = aRenderedPage({ widgets: [box, widget], nodes: [boxed('outer', [inner, plain('c')])] })
    await rendered.settle()
    expect(rendered.ids()).toEqual(['outer', 'inner', 'a', 'c'])
    drawn.length = 0
    rendered.patch(plain('a', { props: { title: 'A' } }))
    rendered.change('flags', { ON: true })
    expect(drawn).toEqual(['A', 'b'])
    expect(rendered.ids()).toEqual(['outer', 'inner', 'a', 'b', 'c'])
    rendered.show({ nodes: [boxed('outer', [plain('c')])] })
    expect(rendered.ids()).toEqual(['outer', 'c'])
  })

  test('a slot that the document does not fill is empty', async () => {
    const rendered = aRenderedPage({ widgets: [box], nodes: [{ id: 'box', widget: 'box' }] })
    await rendered.settle()
    expect(rendered.node('box')?.innerHTML).toBe('<div></div>')
  })
})

describe('words', () => {
  const locales = { EN: { home: { hello: 'Hello' } }, AR: { home: { hello: 'أهلا' }, 'widgets/greeting': { bye: 'مع السلامة' } } }
  const greeting = aWidget('greeting', ({ props, t }: Given) => <p>{`${props.title} ${t('bye')}`}</p>, { strings: { bye: 'Bye' } })

  test('a change of language reads every word again, also on a page that is not in view', async () => {
    const rendered = aRenderedPage({
      widgets: [greeting],
      nodes: [{ id: 'x', widget: 'greeting', props: { title: 't:home.hello' } }],
      locales,
    })
    await rendered.settle()
    expect(rendered.text('x')).toBe('Hello Bye')
    await rendered.speak('AR')
    expect(rendered.text('x')).toBe('أهلا مع السلامة')
    rendered.unmount()
    await rendered.speak('EN')
    const page = rendered.engine.page({ id: 'home', format: 1, kind: 'page', nodes: [] })
    const handle = page.handles.get('x')!
    expect(handle.viewProps(page.reading(handle.planned.widget!.contract))).toEqual({ title: 'Hello' })
  })

  test('nodes that stay read the words of a newer document', async () => {
    const nodes: PageNode[] = [{ id: 'x', widget: 'greeting', props: { title: 't:title' } }]
    const rendered = aRenderedPage({ widgets: [greeting], nodes, strings: { EN: { title: 'One' } } })
    await rendered.settle()
    rendered.show({ strings: { EN: { title: 'Two', bye: 'So long' } } })
    expect(rendered.text('x')).toBe('Two So long')
  })
})

describe('what arguments read', () => {
  const View = ({ inputs, busy }: Given) => <p>{`${String(inputs.games)}${busy ? ' (busy)' : ''}`}</p>
  const shelf = aWidget('shelf', View, { inputs: { games: undefined } })
  const shelfNode = (args: Record<string, never> | object): PageNode => ({
    id: 'shelf',
    widget: 'shelf',
    inputs: { games: { source: 'games', args: args as Record<string, string> } },
  })

  test.each([
    [
      'the address',
      { vendor: { query: 'vassalage' } },
      'queries',
      { address: '?vassalage=PG', ofPage: {} },
      { address: '?vassalage=JDB', ofPage: {} },
      { vendor: 'PG' },
      { vendor: 'JDB' },
    ],
    [
      'the query that the page had at the address',
      { vendor: { query: 'vassalage' } },
      'queries',
      { address: '?vassalage=PG', ofPage: { home: '?vassalage=PG' } },
      { address: '', ofPage: { home: '?vassalage=JDB' } },
      { vendor: 'PG' },
      { vendor: 'JDB' },
    ],
    [
      'a fact',
      { category: { fact: 'category' } },
      'facts',
      { category: 'RNG' },
      { category: 'FISH' },
      { category: 'RNG' },
      { category: 'FISH' },
    ],
    [
      'the brand',
      { size: { brand: 'constants.size' } },
      'brand',
      { constants: { size: 6 } },
      { constants: { size: 7 } },
      { size: 6 },
      { size: 7 },
    ],
    [
      'what its widget narrowed',
      { size: 1 },
      'narrowed',
      { 'home/shelf': { games: { page: 1 } } },
      { 'home/shelf': { games: { page: 2 } } },
      { size: 1, page: 1 },
      { size: 1, page: 2 },
    ],
  ] as const)('%s is asked anew, and the old value stays until the new one is there', async (_, args, what, first, second, asked, then) => {
    const games = aSource('games')
    const rendered = aRenderedPage({ widgets: [shelf], sources: [games.source], nodes: [shelfNode(args)] })
    rendered.change(what, first)
    rendered.tell(games.told, { args: asked, state: { status: 'ready', value: 'old' } })
    await rendered.settle()
    expect(rendered.text('shelf')).toBe('old')
    const element = rendered.node('shelf')
    rendered.change(what, second)
    expect(games.asked.at(-1)).toBe(JSON.stringify(then))
    expect(rendered.text('shelf')).toBe('old (busy)')
    rendered.tell(games.told, { args: then, state: { status: 'ready', value: 'new' } })
    expect(rendered.text('shelf')).toBe('new')
    expect(rendered.node('shelf')).toBe(element)
  })

  test('a narrowing that fails shows the failure, and its retry shows no old value', async () => {
    const games = aSource('games')
    const rendered = aRenderedPage({ widgets: [shelf], sources: [games.source], nodes: [shelfNode({})] })
    rendered.tell(games.told, { args: {}, state: { status: 'ready', value: 'old' } })
    await rendered.settle()
    rendered.change('narrowed', { 'home/shelf': { games: { page: 2 } } })
    rendered.tell(games.told, { args: { page: 2 }, state: { status: 'failed', failure: { kind: 'offline' } } })
    expect(rendered.text('shelf')).not.toContain('old')
    rendered.tell(games.told, { args: { page: 2 }, state: { status: 'loading' } })
    expect(rendered.text('shelf')).toBe('')
  })

  test('a fact that no argument reads asks no source', async () => {
    const games = aSource('games')
    const rendered = aRenderedPage({
      widgets: [shelf],
      sources: [games.source],
      nodes: [shelfNode({ category: { fact: 'category' } })],
      facts: { category: 'RNG' },
    })
    await rendered.settle()
    rendered.change('facts', { category: 'RNG', role: 'member' })
    expect(games.asked).toHaveLength(1)
  })

  test('nodes on the first screen ask their sources at once, the others when the page is idle', async () => {
    vi.useFakeTimers()
    const games = aSource('games')
    const nodes = Array.from({ length: 9 }, (_, i) => ({ ...shelfNode({ i: String(i) }), id: `shelf-${i}` }))
    const rendered = aRenderedPage({ widgets: [shelf], sources: [games.source], nodes })
    await rendered.settle()
    expect(games.asked).toHaveLength(5)
    await vi.advanceTimersByTimeAsync(2_600)
    expect(games.asked).toHaveLength(9)
  })

  test('two nodes that ask the same share one subscription, and the other keeps it when one leaves', async () => {
    const games = aSource('games')
    const [one, two] = [shelfNode({ a: '1' }), { ...shelfNode({ a: '1' }), id: 'other' }]
    const rendered = aRenderedPage({ widgets: [shelf], sources: [games.source], nodes: [one, two] })
    await rendered.settle()
    expect(rendered.engine.subscriptions.size()).toBe(1)
    rendered.show({ nodes: [two] })
    rendered.tell(games.told, { args: { a: '1' }, state: { status: 'ready', value: 'still here' } })
    expect(rendered.container.textContent).toBe('still here')
    rendered.show({ nodes: [] })
    expect(rendered.engine.subscriptions.size()).toBe(0)
  })
})

describe('leaks', () => {
  const shelf = aWidget(
    'shelf',
    ({ inputs, send }: Given) => (
      <button type="button" onClick={() => send({ kind: 'retry', input: 'games' })}>
        {String(inputs.games)}
      </button>
    ),
    { inputs: { games: undefined } },
  )
  const nodes: PageNode[] = [{ id: 'shelf', widget: 'shelf', inputs: { games: { source: 'games', args: { a: 1 } } } }]

  test('a node that StrictMode mounts twice subscribes once and leaves nothing', async () => {
    const warnings = vi.spyOn(console, 'error')
    const games = aSource('games')
    const rendered = aRenderedPage({ widgets: [shelf], sources: [games.source], nodes, strict: true })
    await rendered.settle()
    rendered.tell(games.told, { args: { a: 1 }, state: { status: 'ready', value: 'Book' } })
    expect(rendered.text('shelf')).toBe('Book')
    expect(rendered.engine.subscriptions.size()).toBe(1)
    rendered.unmount()
    expect(rendered.engine.subscriptions.size()).toBe(0)
    rendered.tell(games.told, { args: { a: 1 }, state: { status: 'ready', value: 'nobody reads this' } })
    expect(warnings).not.toHaveBeenCalled()
    warnings.mockRestore()
  })

  test('pages that narrow again and again keep only the subscriptions they show', async () => {
    const games = aSource('games')
    const rendered = aRenderedPage({ widgets: [shelf], sources: [games.source], nodes })
    await rendered.settle()
    for (let page = 2; page < 20; page++) rendered.change('narrowed', { 'home/shelf': { games: { page } } })
    expect(rendered.engine.subscriptions.size()).toBe(1)
  })

  test('after dispose no change reaches a node', async () => {
    const games = aSource('games')
    const rendered = aRenderedPage({
      widgets: [shelf],
      sources: [games.source],
      nodes,
    })
    await rendered.settle()
    rendered.engine.dispose()
    rendered.tell(games.told, { args: { a: 1 }, state: { status: 'ready', value: 'too late' } })
    rendered.change('facts', { role: 'member' })
    expect(rendered.container.textContent).not.toContain('too late')
    rendered.unmount()
  })

  test('a reply between rendering and mounting is not lost', async () => {
    const games = aSource('games')
    const late = aWidget('late', ({ inputs }: Given) => <p>{String(inputs.games)}</p>, { inputs: { games: undefined } })
    let tell = () => {}
    const reader = aWidget('reader', () => {
      tell()
      return null
    })
    const rendered = aRenderedPage({ widgets: [late, reader], sources: [games.source], nodes: [] })
    tell = () => scopeBind(games.told, { scope: rendered.scope })({ args: {}, state: { status: 'ready', value: 'in time' } })
    await act(() => rendered.engine.loadViews(['late', 'reader']))
    rendered.show({
      nodes: [
        { id: 'late', widget: 'late', inputs: { games: { source: 'games' } } },
        { id: 'reader', widget: 'reader' },
      ],
    })
    expect(rendered.text('late')).toBe('in time')
  })
})
