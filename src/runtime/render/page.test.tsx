// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react'
import { scopeBind } from 'effector'
import { afterEach, describe, expect, test, vi } from 'vitest'

import type { Overlay, PageNode } from '../../schemas/documents.ts'
import { applyOverlays } from '../../rules/overlays.ts'
import { share } from '../../rules/structural-sharing.ts'
import { PageView } from './page-view.tsx'
import { aSource, aStage, aWidget } from './stage.fixture.tsx'
import type { Given } from './stage.fixture.tsx'

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

describe('which nodes are drawn', () => {
  test('in a preview an edit draws its node alone, also while a variation makes others again', async () => {
    const { widget, drawn } = counting()
    const steps: Overlay['steps'] = [
      { op: 'set', key: 'b', props: { title: 'varied' } },
      { op: 'ensure', key: 'c', to: 'last', item: { widget: 'plain', props: { title: 'added' } } },
    ]
    const overlay: Overlay = { kind: 'overlay', id: 'summer', format: 1, target: 'page/home', priority: 0, steps }
    const varied = (nodes: PageNode[]) =>
      applyOverlays({ kind: 'page', id: 'home', format: 1, nodes }, [overlay], { facts: {}, flags: {} }).document.nodes
    const b = plain('b')
    const stage = aStage({ widgets: [widget], nodes: varied([plain('a'), b]), newer: share })
    await stage.settle()
    expect(drawn).toEqual(['a', 'varied', 'added'])
    drawn.length = 0
    stage.show({ nodes: varied([plain('a', { props: { title: 'edited' } }), b]) })
    expect(drawn).toEqual(['edited'])
    stage.show({ nodes: varied([plain('a', { props: { title: 'edited' } }), plain('b', { when: { eq: ['role', 'member'] } })]) })
    expect(stage.ids()).toEqual(['a', 'c'])
  })

  test('names that nobody has registered draw nothing, and their neighbours stand', async () => {
    const { widget } = counting()
    const stage = aStage({
      widgets: [widget],
      nodes: [
        plain('a'),
        ...['constructor', '__proto__', 'toString', 'hasOwnProperty', 'nobody'].map((name, i) => ({ id: `x${i}`, widget: name })),
        plain('b'),
      ],
    })
    await stage.settle()
    expect(stage.ids()).toEqual(['a', 'b'])
  })

  test('a node comes and goes with a fact and a flag, and the others are not drawn again', async () => {
    const { widget, drawn } = counting()
    const nodes = [plain('a'), plain('member', { when: { eq: ['role', 'member'] } }), plain('vip', { when: { flag: 'VIP3' } }), plain('b')]
    const stage = aStage({ widgets: [widget], nodes, facts: { role: 'guest' } })
    await stage.settle()
    const [a] = [stage.node('a')]
    expect(stage.ids()).toEqual(['a', 'b'])
    drawn.length = 0
    stage.change('facts', { role: 'member' })
    stage.change('flags', { VIP3: true })
    expect(stage.ids()).toEqual(['a', 'member', 'vip', 'b'])
    expect(drawn).toEqual(['member', 'vip'])
    expect(stage.node('a')).toBe(a)
    stage.change('facts', {})
    expect(stage.ids()).toEqual(['a', 'vip', 'b'])
  })

  test('a fact that decides nothing anew draws nothing anew', async () => {
    const { widget, drawn } = counting()
    const stage = aStage({
      widgets: [widget],
      nodes: [plain('a', { when: { gte: ['slotsVendors', 10] } }), plain('b')],
      facts: { slotsVendors: 12 },
    })
    await stage.settle()
    drawn.length = 0
    const list = vi.fn<() => void>()
    stage.engine.page({ id: 'home', format: 1, kind: 'page', nodes: [] }).list.subscribe(list)
    stage.change('facts', { slotsVendors: 13, online: true })
    expect(drawn).toEqual([])
    expect(list).not.toHaveBeenCalled()
  })

  test('a node opens and closes by the clock', async () => {
    vi.useFakeTimers({ now: Date.parse('2027-01-20T11:59:00Z') })
    const { widget } = counting()
    const stage = aStage({
      widgets: [widget],
      nodes: [plain('noon', { when: { all: [{ from: '2027-01-20T12:00:00Z' }, { until: '2027-01-20T13:00:00Z' }] } })],
    })
    const wait = (minutes: number) => act(() => vi.advanceTimersByTimeAsync(minutes * 60_000))
    expect(stage.ids()).toEqual([])
    await wait(2)
    expect(stage.ids()).toEqual(['noon'])
    await wait(60)
    expect(stage.ids()).toEqual([])
    expect(vi.getTimerCount()).toBe(0)
  })

  test('a date that a newer document brings is waited for, too', async () => {
    vi.useFakeTimers({ now: Date.parse('2027-01-20T11:59:00Z') })
    const { widget } = counting()
    const stage = aStage({ widgets: [widget], nodes: [plain('a')] })
    stage.patch(plain('a', { when: { until: '2027-01-20T12:00:00Z' } }))
    expect(stage.ids()).toEqual(['a'])
    await act(() => vi.advanceTimersByTimeAsync(120_000))
    expect(stage.ids()).toEqual([])
  })
})

describe('a newer document', () => {
  test('nodes that move keep their elements and are not drawn again', async () => {
    const { widget, drawn } = counting()
    const nodes = ['a', 'b', 'c', 'd'].map((id) => plain(id))
    const stage = aStage({ widgets: [widget], nodes })
    await stage.settle()
    const before = new Map(stage.ids().map((id) => [id, stage.node(id!)]))
    drawn.length = 0
    stage.show({ nodes: [nodes[3]!, nodes[0]!, nodes[2]!, nodes[1]!] })
    expect(stage.ids()).toEqual(['d', 'a', 'c', 'b'])
    for (const [id, element] of before) expect(stage.node(id!)).toBe(element)
    expect(drawn).toEqual([])
  })

  test('a patch draws the node it changes and no other', async () => {
    const { widget, drawn } = counting()
    const stage = aStage({ widgets: [widget], nodes: [plain('a'), plain('b'), plain('c')] })
    await stage.settle()
    drawn.length = 0
    stage.patch(plain('b', { props: { title: 'B' } }))
    expect(drawn).toEqual(['B'])
    expect(stage.container.textContent).toBe('aBc')
  })

  test('a document in which one node has changed draws that node, and not the list', async () => {
    const { widget, drawn } = counting()
    const [a, b] = [plain('a'), plain('b')]
    const stage = aStage({ widgets: [widget], nodes: [a, b] })
    await stage.settle()
    drawn.length = 0
    const list = vi.fn<() => void>()
    stage.engine.page({ id: 'home', format: 1, kind: 'page', nodes: [] }).list.subscribe(list)
    stage.show({ nodes: [a, plain('b', { props: { title: 'B' } })] })
    expect(drawn).toEqual(['B'])
    expect(list).not.toHaveBeenCalled()
    stage.show({ nodes: [b, a] })
    expect(list).toHaveBeenCalledTimes(1)
  })

  test('nodes are added, taken away and shown by a patched condition', async () => {
    const { widget, drawn } = counting()
    const [a, b] = [plain('a'), plain('b')]
    const stage = aStage({ widgets: [widget], nodes: [a, b], facts: { role: 'guest' } })
    await stage.settle()
    stage.show({ nodes: [plain('new'), b] })
    expect(stage.ids()).toEqual(['new', 'b'])
    drawn.length = 0
    stage.patch({ ...b, when: { eq: ['role', 'member'] } })
    expect(stage.ids()).toEqual(['new'])
    stage.change('facts', { role: 'member' })
    expect(stage.ids()).toEqual(['new', 'b'])
    stage.show({ nodes: [{ ...b, when: { eq: ['role', 'guest'] } }] })
    expect(stage.ids()).toEqual([])
    stage.change('facts', { role: 'guest' })
    expect(stage.ids()).toEqual(['b'])
  })

  test('a page that is drawn again from a newer document shows the newer one', async () => {
    const { widget } = counting()
    const stage = aStage({ widgets: [widget], nodes: [plain('a'), plain('b')] })
    await stage.settle()
    stage.unmount()
    const again = render(
      <PageView
        engine={stage.engine}
        document={{ id: 'home', format: 1, kind: 'page', nodes: [plain('a', { props: { title: 'A' } })] }}
        element="main"
      />,
    )
    expect(again.container.textContent).toBe('A')
    expect(again.container.querySelector('main')?.dataset.page).toBe('home')
  })

  test('an id that stands twice is drawn once', async () => {
    const { widget } = counting()
    const stage = aStage({ widgets: [widget], nodes: [plain('a'), plain('a', { props: { title: 'again' } }), plain('b')] })
    await stage.settle()
    expect(stage.container.textContent).toBe('ab')
  })

  test('a node that becomes another widget shows nothing of the former one', async () => {
    const games = aSource('games')
    const View = ({ inputs }: Given) => <p>{String(inputs.games)}</p>
    const stage = aStage({
      widgets: [
        aWidget('one', View, { inputs: { games: undefined } }),
        aWidget('two', View, { inputs: { games: undefined }, frame: { element: 'nav' } }),
      ],
      sources: [games.source],
      nodes: [{ id: 'x', widget: 'one', inputs: { games: { source: 'games', args: { a: 1 } } } }],
    })
    stage.say(games.told, { args: { a: 1 }, state: { status: 'ready', value: 'first' } })
    await stage.settle()
    stage.show({ nodes: [{ id: 'x', widget: 'two', inputs: { games: { source: 'games', args: { a: 2 } } } }] })
    await stage.settle()
    expect(stage.node('x')?.tagName).toBe('NAV')
    expect(stage.text('x')).toBe('')
    expect(stage.node('x')?.getAttribute('aria-busy')).toBe('true')
  })
})

describe('slots', () => {
  const box = aWidget('box', ({ slots }: Given) => <div>{slots.content}</div>, { slots: ['content'] })
  const boxed = (id: string, content: PageNode[]): PageNode => ({ id, widget: 'box', slots: { content } })

  test('nodes stand in slots in slots, and change without those around them', async () => {
    const { widget, drawn } = counting()
    const inner = boxed('inner', [plain('a'), plain('b', { when: { flag: 'ON' } })])
    const stage = aStage({ widgets: [box, widget], nodes: [boxed('outer', [inner, plain('c')])] })
    await stage.settle()
    expect(stage.ids()).toEqual(['outer', 'inner', 'a', 'c'])
    drawn.length = 0
    stage.patch(plain('a', { props: { title: 'A' } }))
    stage.change('flags', { ON: true })
    expect(drawn).toEqual(['A', 'b'])
    expect(stage.ids()).toEqual(['outer', 'inner', 'a', 'b', 'c'])
    stage.show({ nodes: [boxed('outer', [plain('c')])] })
    expect(stage.ids()).toEqual(['outer', 'c'])
  })

  test('a slot that the document does not fill is empty', async () => {
    const stage = aStage({ widgets: [box], nodes: [{ id: 'box', widget: 'box' }] })
    await stage.settle()
    expect(stage.node('box')?.innerHTML).toBe('<div></div>')
  })
})

describe('words', () => {
  const locales = { EN: { home: { hello: 'Hello' } }, AR: { home: { hello: 'أهلا' }, 'widgets/greeting': { bye: 'مع السلامة' } } }
  const greeting = aWidget('greeting', ({ props, t }: Given) => <p>{`${props.title} ${t('bye')}`}</p>, { strings: { bye: 'Bye' } })

  test('a change of language reads every word again, also on a page that is not in view', async () => {
    const stage = aStage({ widgets: [greeting], nodes: [{ id: 'x', widget: 'greeting', props: { title: 't:home.hello' } }], locales })
    await stage.settle()
    expect(stage.text('x')).toBe('Hello Bye')
    await stage.speak('AR')
    expect(stage.text('x')).toBe('أهلا مع السلامة')
    stage.unmount()
    await stage.speak('EN')
    const page = stage.engine.page({ id: 'home', format: 1, kind: 'page', nodes: [] })
    const handle = page.handles.get('x')!
    expect(handle.viewProps(page.reading(handle.planned.widget!.contract))).toEqual({ title: 'Hello' })
  })

  test('words that a newer document brings are read by the nodes that stay', async () => {
    const nodes: PageNode[] = [{ id: 'x', widget: 'greeting', props: { title: 't:title' } }]
    const stage = aStage({ widgets: [greeting], nodes, strings: { EN: { title: 'One' } } })
    await stage.settle()
    stage.show({ strings: { EN: { title: 'Two', bye: 'So long' } } })
    expect(stage.text('x')).toBe('Two So long')
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
    const stage = aStage({ widgets: [shelf], sources: [games.source], nodes: [shelfNode(args)] })
    stage.change(what, first)
    stage.say(games.told, { args: asked, state: { status: 'ready', value: 'old' } })
    await stage.settle()
    expect(stage.text('shelf')).toBe('old')
    const element = stage.node('shelf')
    stage.change(what, second)
    expect(games.asked.at(-1)).toBe(JSON.stringify(then))
    expect(stage.text('shelf')).toBe('old (busy)')
    stage.say(games.told, { args: then, state: { status: 'ready', value: 'new' } })
    expect(stage.text('shelf')).toBe('new')
    expect(stage.node('shelf')).toBe(element)
  })

  test('a narrowing that fails is told, and its retry shows no value of before', async () => {
    const games = aSource('games')
    const stage = aStage({ widgets: [shelf], sources: [games.source], nodes: [shelfNode({})] })
    stage.say(games.told, { args: {}, state: { status: 'ready', value: 'old' } })
    await stage.settle()
    stage.change('narrowed', { 'home/shelf': { games: { page: 2 } } })
    stage.say(games.told, { args: { page: 2 }, state: { status: 'failed', failure: { kind: 'offline' } } })
    expect(stage.text('shelf')).not.toContain('old')
    stage.say(games.told, { args: { page: 2 }, state: { status: 'loading' } })
    expect(stage.text('shelf')).toBe('')
  })

  test('a fact that no argument reads asks nobody', async () => {
    const games = aSource('games')
    const stage = aStage({
      widgets: [shelf],
      sources: [games.source],
      nodes: [shelfNode({ category: { fact: 'category' } })],
      facts: { category: 'RNG' },
    })
    await stage.settle()
    stage.change('facts', { category: 'RNG', role: 'member' })
    expect(games.asked).toHaveLength(1)
  })

  test('nodes on the first screen are asked for at once, the others when the page is at rest', async () => {
    vi.useFakeTimers()
    const games = aSource('games')
    const nodes = Array.from({ length: 9 }, (_, i) => ({ ...shelfNode({ i: String(i) }), id: `shelf-${i}` }))
    const stage = aStage({ widgets: [shelf], sources: [games.source], nodes })
    await stage.settle()
    expect(games.asked).toHaveLength(5)
    await vi.advanceTimersByTimeAsync(2_600)
    expect(games.asked).toHaveLength(9)
  })

  test('two nodes that ask the same share one answer, and one that leaves does not take it away', async () => {
    const games = aSource('games')
    const [one, two] = [shelfNode({ a: '1' }), { ...shelfNode({ a: '1' }), id: 'other' }]
    const stage = aStage({ widgets: [shelf], sources: [games.source], nodes: [one, two] })
    await stage.settle()
    expect(stage.engine.cells.size()).toBe(1)
    stage.show({ nodes: [two] })
    stage.say(games.told, { args: { a: '1' }, state: { status: 'ready', value: 'still here' } })
    expect(stage.container.textContent).toBe('still here')
    stage.show({ nodes: [] })
    expect(stage.engine.cells.size()).toBe(0)
  })
})

describe('what is left behind', () => {
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

  test('drawn twice by StrictMode, a node listens once and leaves nothing', async () => {
    const warnings = vi.spyOn(console, 'error')
    const games = aSource('games')
    const stage = aStage({ widgets: [shelf], sources: [games.source], nodes, strict: true })
    await stage.settle()
    stage.say(games.told, { args: { a: 1 }, state: { status: 'ready', value: 'Book' } })
    expect(stage.text('shelf')).toBe('Book')
    expect(stage.engine.cells.size()).toBe(1)
    stage.unmount()
    expect(stage.engine.cells.size()).toBe(0)
    stage.say(games.told, { args: { a: 1 }, state: { status: 'ready', value: 'nobody reads this' } })
    expect(warnings).not.toHaveBeenCalled()
    warnings.mockRestore()
  })

  test('pages that narrow again and again keep only the answers they show', async () => {
    const games = aSource('games')
    const stage = aStage({ widgets: [shelf], sources: [games.source], nodes })
    await stage.settle()
    for (let page = 2; page < 20; page++) stage.change('narrowed', { 'home/shelf': { games: { page } } })
    expect(stage.engine.cells.size()).toBe(1)
  })

  test('after dispose no change of the world reaches a node, and no clock runs', async () => {
    vi.useFakeTimers({ now: Date.parse('2027-01-20T11:59:00Z') })
    const games = aSource('games')
    const stage = aStage({
      widgets: [shelf],
      sources: [games.source],
      nodes: [...nodes, { id: 'noon', widget: 'shelf', when: { from: '2027-01-20T12:00:00Z' } }],
    })
    await stage.settle()
    expect(vi.getTimerCount()).toBe(1)
    stage.engine.dispose()
    expect(vi.getTimerCount()).toBe(0)
    stage.say(games.told, { args: { a: 1 }, state: { status: 'ready', value: 'too late' } })
    stage.change('facts', { role: 'member' })
    expect(stage.container.textContent).not.toContain('too late')
    stage.unmount()
  })

  test('a reply between drawing and mounting is not lost', async () => {
    const games = aSource('games')
    const late = aWidget('late', ({ inputs }: Given) => <p>{String(inputs.games)}</p>, { inputs: { games: undefined } })
    let tell = () => {}
    const teller = aWidget('teller', () => {
      tell()
      return null
    })
    const stage = aStage({ widgets: [late, teller], sources: [games.source], nodes: [] })
    tell = () => scopeBind(games.told, { scope: stage.scope })({ args: {}, state: { status: 'ready', value: 'in time' } })
    await act(() => stage.engine.ready(['late', 'teller']))
    stage.show({
      nodes: [
        { id: 'late', widget: 'late', inputs: { games: { source: 'games' } } },
        { id: 'teller', widget: 'teller' },
      ],
    })
    expect(stage.text('late')).toBe('in time')
  })
})
