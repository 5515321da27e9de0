// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { Suspense, lazy } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'

import type { PageNode } from '../../schemas/documents.ts'
import type { Missed } from '../../schemas/failure.ts'
import { needed } from '../platform/needed.ts'
import { lateViewMs, slowViewMs } from './views.ts'
import { toLobby } from '../contract/empty-link.ts'
import type { EmptyLink } from '../contract/empty-link.ts'
import { aSource, aRenderedPage, aWidget } from './rendered-page.fixture.tsx'
import type { Given } from './rendered-page.fixture.tsx'

afterEach(cleanup)

const locales = {
  EN: {
    error: {
      slow: 'Takes longer.',
      script: 'A file is missing.',
      server: 'The site had a problem.',
      refused: 'Refused.',
      contract: 'Unreadable.',
    },
    frame: {
      'empty.title': 'Nothing here',
      'empty.text': 'Later.',
      'empty.games.hot.title': 'No hot games',
      'failed.title': 'Did not load',
      'failed.text': 'Offline.',
      'failed.action': 'Try again',
      'broken.action': 'Reload',
      'crashed.title': 'Could not be drawn',
      'crashed.text': 'Nothing else is affected.',
      'crashed.action': 'Draw again',
      'needs-login.title': 'Log in first',
      'needs-login.text': 'Yours alone.',
      'needs-login.action': 'Log in',
    },
    launch: {
      'true-account': 'Needs a real account',
      'true-account-text': 'Yours is for trying.',
      'create-account': 'Open one',
    },
  },
}
const node: PageNode = { id: 'shelf', widget: 'shelf', inputs: { games: { source: 'games.hot', args: { size: 3 } } } }
const args = { size: 3 }
function Shelf({ inputs, states, busy }: Given) {
  return (
    <div>
      {`${String(inputs.games ?? 'none')}${busy ? ' (busy)' : ''}`}
      {states.games}
    </div>
  )
}

describe('the states of a node', () => {
  test('a node loads as a skeleton in its own element, then shows its content', async () => {
    const games = aSource('games.hot')
    const page = aRenderedPage({
      widgets: [aWidget('shelf', Shelf, { inputs: { games: undefined } })],
      sources: [games.source],
      nodes: [node],
    })
    await page.settle()
    const element = page.node('shelf')
    expect(element?.tagName).toBe('SECTION')
    expect(element?.getAttribute('aria-busy')).toBe('true')
    expect(element?.querySelector('[aria-hidden="true"]')).not.toBeNull()
    expect(games.asked).toEqual([JSON.stringify(args)])

    page.tell(games.told, { args, state: { status: 'ready', value: 'Book' } })
    expect(page.node('shelf')).toBe(element)
    expect(element?.innerHTML).toBe('<div>Book</div>')
    expect(element?.hasAttribute('aria-busy')).toBe(false)
  })

  test('an empty source shows a notice in its own words if the widget wants one', async () => {
    const games = aSource('games.hot')
    const page = aRenderedPage({
      widgets: [aWidget('shelf', Shelf, { inputs: { games: undefined }, frame: { empty: 'notice' } })],
      sources: [games.source],
      nodes: [node],
      locales,
    })
    page.tell(games.told, { args, state: { status: 'empty' } })
    await page.settle()
    expect(page.text('shelf')).toBe('No hot gamesLater.')
  })

  test.each([
    ['its source’s, whatever the widget says of every source', {}, 'No hot gamesLater.'],
    ['the page’s, which an operator writes for it alone', { EN: { 'empty.title': 'Quiet today' } }, 'Quiet todayLater.'],
  ])('the words of an empty node are %s', async (_, strings, text) => {
    const games = aSource('games.hot')
    const shelf = { inputs: { games: undefined }, frame: { empty: 'notice' }, strings: { 'empty.title': 'An empty shelf' } } as const
    const page = aRenderedPage({ widgets: [aWidget('shelf', Shelf, shelf)], sources: [games.source], nodes: [node], strings, locales })
    page.tell(games.told, { args, state: { status: 'empty' } })
    await page.settle()
    expect(page.text('shelf')).toBe(text)
  })

  test('the notice of an empty source has a button that leads on, where the widget says where', async () => {
    const games = aSource('games.hot')
    const page = aRenderedPage({
      widgets: [aWidget('shelf', Shelf, { inputs: { games: undefined }, frame: { empty: 'notice', emptyTo: toLobby } })],
      sources: [games.source],
      nodes: [node],
      locales: { EN: { ...locales.EN, action: { 'to-lobby': 'To the lobby' } } },
    })
    page.tell(games.told, { args, state: { status: 'empty' } })
    await page.settle()
    fireEvent.click(screen.getByRole('button', { name: 'To the lobby' }))
    expect(page.sent).toEqual([{ intent: { kind: 'go', to: '/' }, from: 'home/shelf' }])
  })

  test('it leads to the page that a prop names, with its own label', async () => {
    const games = aSource('games.hot')
    const emptyTo = ({ choose }: Readonly<Record<string, unknown>>) => choose as EmptyLink
    const page = aRenderedPage({
      widgets: [
        aWidget('shelf', Shelf, {
          props: { choose: { type: 'object', properties: { label: { type: 'string' }, to: { type: 'string' } } } },
          inputs: { games: undefined },
          frame: { empty: 'notice', emptyTo },
        }),
      ],
      sources: [games.source],
      nodes: [{ ...node, props: { choose: { label: 't:action.team', to: '/agentHome?page=team' } } }],
      locales: { EN: { ...locales.EN, action: { team: 'To the team' } } },
    })
    page.tell(games.told, { args, state: { status: 'empty' } })
    await page.settle()
    fireEvent.click(screen.getByRole('button', { name: 'To the team' }))
    expect(page.sent).toEqual([{ intent: { kind: 'go', to: '/agentHome?page=team' }, from: 'home/shelf' }])
  })

  test.each([{ status: 'empty' }, { status: 'absent' }] as const)(
    'the state $status is nothing at all without a word about it',
    async (state) => {
      const games = aSource('games.hot')
      const page = aRenderedPage({
        widgets: [aWidget('shelf', Shelf, { inputs: { games: undefined } })],
        sources: [games.source],
        nodes: [node],
      })
      page.tell(games.told, { args, state })
      await page.settle()
      expect(page.ids()).toEqual([])
      page.tell(games.told, { args, state: { status: 'ready', value: 'Book' } })
      expect(page.text('shelf')).toBe('Book')
    },
  )

  test('a failure shows a notice whose button tries again', async () => {
    const games = aSource('games.hot')
    const page = aRenderedPage({
      widgets: [aWidget('shelf', Shelf, { inputs: { games: undefined } })],
      sources: [games.source],
      nodes: [node],
      locales,
    })
    page.tell(games.told, { args, state: { status: 'failed', failure: { kind: 'offline' } } })
    await page.settle()
    expect(page.text('shelf')).toContain('Did not load')
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(games.again).toEqual([JSON.stringify(args)])
  })

  test('a failed decoration shows nothing', async () => {
    const games = aSource('games.hot')
    const page = aRenderedPage({
      widgets: [aWidget('shelf', Shelf, { inputs: { games: undefined }, frame: { failed: 'nothing' } })],
      sources: [games.source],
      nodes: [node],
    })
    page.tell(games.told, { args, state: { status: 'failed', failure: { kind: 'slow' } } })
    await page.settle()
    expect(page.ids()).toEqual([])
  })

  test('a view that takes more than 10 s says so and offers to load the page again; it is drawn when it comes', async () => {
    vi.useFakeTimers()
    try {
      let arrive = (_view: unknown) => {}
      const load = () => new Promise((resolve) => (arrive = resolve))
      const page = aRenderedPage({
        widgets: [aWidget('late', () => <p>There</p>, { load })],
        nodes: [{ id: 'late', widget: 'late' }],
        locales,
      })
      await act(() => vi.advanceTimersByTimeAsync(slowViewMs - 1))
      expect(page.node('late')?.querySelector('[aria-hidden="true"]')).not.toBeNull()
      expect(page.text('late')).toBe('')

      await act(() => vi.advanceTimersByTimeAsync(1))
      expect(page.text('late')).toContain('Takes longer.')
      const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
      fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
      expect(reload).toHaveBeenCalledOnce()
      reload.mockRestore()

      arrive({ View: () => <p>There</p>, strings: {} })
      await act(() => vi.advanceTimersByTimeAsync(0))
      expect(page.text('late')).toBe('There')
    } finally {
      vi.useRealTimers()
    }
  })

  test('a view that has not come within 120 s has failed; trying again waits for it anew', async () => {
    vi.useFakeTimers()
    try {
      const load = vi.fn<() => Promise<unknown>>(() => new Promise(() => {}))
      const page = aRenderedPage({ widgets: [aWidget('late', () => null, { load })], nodes: [{ id: 'late', widget: 'late' }], locales })
      await act(() => vi.advanceTimersByTimeAsync(lateViewMs))
      expect(page.text('late')).toContain('Offline.')
      load.mockResolvedValue({ View: () => <p>There</p>, strings: {} })
      fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
      await act(() => vi.advanceTimersByTimeAsync(0))
      expect(page.text('late')).toBe('There')
    } finally {
      vi.useRealTimers()
    }
  })

  test('a node that needs a login links to it, and keeps no room for what a member would see', async () => {
    const games = aSource('games.hot')
    const page = aRenderedPage({
      widgets: [aWidget('shelf', Shelf, { inputs: { games: undefined } })],
      sources: [games.source],
      nodes: [node],
      locales,
    })
    page.tell(games.told, { args, state: { status: 'needs-login' } })
    await page.settle()
    expect(screen.getByText('Log in first').closest('[data-node]')?.className).not.toContain('reserved')
    fireEvent.click(screen.getByRole('button', { name: 'Log in' }))
    expect(page.sent).toEqual([{ intent: { kind: 'go', to: '/login' }, from: 'home/shelf' }])
  })

  test('a trial account sees that what belongs to real ones needs one', async () => {
    const games = aSource('games.hot')
    const page = aRenderedPage({
      widgets: [aWidget('shelf', Shelf, { inputs: { games: undefined } })],
      sources: [games.source],
      nodes: [node],
      locales,
      facts: { role: 'trial' },
    })
    page.tell(games.told, { args, state: { status: 'needs-login' } })
    await page.settle()
    expect(page.text('shelf')).toBe('Needs a real accountYours is for trying.Open one')
    fireEvent.click(screen.getByRole('button', { name: 'Open one' }))
    expect(page.sent).toEqual([{ intent: { kind: 'go', to: '/register' }, from: 'home/shelf' }])
  })

  test('a view that is there before an input it needs inside is announced as busy until that has come', async () => {
    const games = aSource('games.hot')
    const page = aRenderedPage({
      widgets: [aWidget('shelf', Shelf, { inputs: { games: 'inside' } })],
      sources: [games.source],
      nodes: [node],
    })
    await page.settle()
    expect(page.text('shelf')).toBe('none')
    expect(page.node('shelf')?.getAttribute('aria-busy')).toBe('true')
    page.tell(games.told, { args, state: { status: 'ready', value: 'Book' } })
    expect(page.node('shelf')?.hasAttribute('aria-busy')).toBe(false)
  })

  test('an input that is needed inside shows its notice inside the view', async () => {
    const games = aSource('games.hot')
    const page = aRenderedPage({
      widgets: [aWidget('shelf', Shelf, { inputs: { games: 'inside' } })],
      sources: [games.source],
      nodes: [node],
      locales,
    })
    page.tell(games.told, { args, state: { status: 'failed', failure: { kind: 'offline' } } })
    await page.settle()
    expect(page.text('shelf')).toContain('noneDid not load')
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(games.again).toHaveLength(1)
  })

  test('an optional input without a binding is simply missing', async () => {
    const page = aRenderedPage({
      widgets: [aWidget('shelf', Shelf, { inputs: { games: 'optional' } })],
      nodes: [{ id: 'shelf', widget: 'shelf' }],
    })
    await page.settle()
    expect(page.text('shelf')).toBe('none')
  })

  test.each([
    [{ status: 'loading' }, 'none'],
    [{ status: 'failed', failure: { kind: 'offline' } }, 'none'],
    [{ status: 'ready', value: 'Book' }, 'Book'],
    [{ status: 'empty' }, undefined],
    [{ status: 'absent' }, undefined],
  ] as const)('a node whose subject is %j is drawn as %s: it stays away only where there is none', async (state, text) => {
    const games = aSource('games.hot')
    const page = aRenderedPage({
      widgets: [aWidget('shelf', Shelf, { inputs: { games: 'subject' } })],
      sources: [games.source],
      nodes: [node],
    })
    page.tell(games.told, { args, state })
    await page.settle()
    expect(page.node('shelf') ? page.text('shelf') : undefined).toBe(text)
  })

  test('a subject without a binding hides nothing', async () => {
    const page = aRenderedPage({
      widgets: [aWidget('shelf', Shelf, { inputs: { games: 'subject' } })],
      nodes: [{ id: 'shelf', widget: 'shelf' }],
    })
    await page.settle()
    expect(page.text('shelf')).toBe('none')
  })

  test('a value that is being refreshed stays, and the node is announced as busy', async () => {
    const games = aSource('games.hot')
    const page = aRenderedPage({
      widgets: [aWidget('shelf', Shelf, { inputs: { games: undefined } })],
      sources: [games.source],
      nodes: [node],
    })
    page.tell(games.told, { args, state: { status: 'ready', value: 'Book', refreshing: true } })
    await page.settle()
    expect(page.text('shelf')).toBe('Book (busy)')
    expect(page.node('shelf')?.getAttribute('aria-busy')).toBe('true')
  })
})

describe('names of nodes', () => {
  test.each([
    [{ label: { prop: 'title' } } as const, 'aria-label', 'Slots'],
    [{ label: { word: 'name' } } as const, 'aria-label', 'Games'],
    [{ label: 'heading' } as const, 'aria-labelledby', 'home-shelf-label'],
    [{ label: 'none' } as const, 'aria-label', null],
  ])('%j gives %s', async (frame, attribute, value) => {
    const page = aRenderedPage({
      widgets: [aWidget('shelf', ({ labelId, t }) => <h2 id={labelId}>{t('name')}</h2>, { frame, strings: { name: 'Games' } })],
      nodes: [{ id: 'shelf', widget: 'shelf', props: { title: 'Slots' } }],
    })
    await page.settle()
    expect(page.node('shelf')?.getAttribute(attribute)).toBe(value)
  })

  test('a prop that names a word of the widget is read once the view is there, and what the page has at once', async () => {
    const missing: string[] = []
    const frame = { label: { prop: 'title' } } as const
    const shelf = aWidget('shelf', ({ props }) => <h2>{props.title}</h2>, { frame, strings: { heading: 'Jackpots tonight' } })
    const page = aRenderedPage({
      widgets: [shelf],
      nodes: [
        { id: 'own', widget: 'shelf', props: { title: 't:heading' } },
        { id: 'plain', widget: 'shelf', props: { title: 'Slots' } },
      ],
      missing: (key) => void missing.push(key),
    })
    expect(['own', 'plain'].map((id) => page.node(id)?.getAttribute('aria-label'))).toEqual([null, 'Slots'])
    await page.settle()
    expect(page.node('own')?.getAttribute('aria-label')).toBe('Jackpots tonight')
    expect(page.text('own')).toBe('Jackpots tonight')
    expect(missing).toEqual([])
  })

  test('the element has the height of its content in every state', () => {
    const page = aRenderedPage({
      widgets: [aWidget('shelf', Shelf, { frame: { loading: { skeleton: 'box', height: { phone: 1, tablet: 2, desktop: 3 } } } })],
      nodes: [{ id: 'shelf', widget: 'shelf' }],
    })
    const element = page.node('shelf')!
    expect(element.hasAttribute('style')).toBe(false)
    expect([...element.classList]).toContain('frame-height-tablet-2')
    expect(getComputedStyle(element).getPropertyValue('--frame-height-tablet')).toBe('0.125rem')
  })
})

describe('a view that cannot render', () => {
  const quiet = () => vi.spyOn(console, 'error').mockImplementation(() => {}) // React logs to the console what a boundary caught
  const fragile = aWidget('fragile', ({ props }) => {
    if (props.title === 'bad') throw new Error('broken view')
    if (props.title === 'worse') throw undefined
    return <p>{props.title}</p>
  })
  const neighbour: PageNode = { id: 'neighbour', widget: 'fragile', props: { title: 'fine' } }

  test.each(['bad', 'worse'])('a view that throws (%s) affects only its node, and a corrected document brings it back', async (title) => {
    const silence = quiet()
    const page = aRenderedPage({ widgets: [fragile], nodes: [{ id: 'one', widget: 'fragile', props: { title } }, neighbour], locales })
    await page.settle()
    expect(page.text('one')).toContain('Could not be drawnNothing else is affected.Draw again')
    expect(page.text('neighbour')).toBe('fine')
    expect(page.faults).toMatchObject([{ code: 'render/crashed', page: 'home', node: 'one' }])

    page.show({ nodes: [{ id: 'one', widget: 'fragile', props: { title: 'fixed' } }, neighbour] })
    expect(page.text('one')).toBe('fixed')
    silence.mockRestore()
  })

  test('in development the notice names the widget, and shows the error with its stack without the address of the server', async () => {
    const silence = quiet()
    const stack = `Error: broken view\n    at View (${window.location.origin}/@fs/work/src/widgets/fragile/view.tsx?t=17:4:9)`
    const torn = aWidget('torn', () => {
      throw Object.assign(new Error('broken view'), { stack })
    })
    const page = aRenderedPage({ widgets: [torn], nodes: [{ id: 'one', widget: 'torn' }], locales })
    await page.settle()
    expect(page.node('one')?.querySelector('pre')?.textContent).toBe(
      'torn: Error: broken view\n    at View (/work/src/widgets/fragile/view.tsx:4:9)',
    )
    silence.mockRestore()
  })

  test('a retry renders the view again', async () => {
    const silence = quiet()
    let broken = true
    const moody = aWidget('moody', () => {
      if (broken) throw new Error('not today')
      return <p>better</p>
    })
    const page = aRenderedPage({ widgets: [moody], nodes: [{ id: 'one', widget: 'moody' }], locales })
    await page.settle()
    broken = false
    fireEvent.click(screen.getByRole('button', { name: 'Draw again' }))
    expect(page.text('one')).toBe('better')
    silence.mockRestore()
  })

  test('a root class that throws affects only its node, and is reported once', async () => {
    const picky = aWidget('picky', () => <p>there</p>, {
      rootClass: () => {
        throw new Error('no such look')
      },
    })
    const page = aRenderedPage({ widgets: [picky, fragile], nodes: [{ id: 'one', widget: 'picky' }, neighbour], locales })
    await page.settle()
    await page.speak('EN') // draws every node again
    expect(page.text('one')).toContain('Could not be drawnNothing else is affected.Draw again')
    expect(page.text('neighbour')).toBe('fine')
    expect(page.faults).toEqual([{ code: 'render/crashed', page: 'home', node: 'one', message: 'no such look' }])
  })

  test('a view that cannot be downloaded is a failure with a retry', async () => {
    let offline = true
    const far = aWidget('far', () => null, {
      load: () => (offline ? Promise.reject(new Error('offline')) : Promise.resolve({ View: () => <p>arrived</p>, strings: {} })),
    })
    const page = aRenderedPage({ widgets: [far], nodes: [{ id: 'one', widget: 'far' }], locales })
    expect(page.node('one')?.getAttribute('aria-busy')).toBe('true')
    await page.settle()
    expect(page.text('one')).toBe('Did not loadA file is missing.Reload')
    offline = false
    fireEvent.click(screen.getByRole('button', { name: 'Reload' }))
    await page.settle()
    expect(page.text('one')).toBe('arrived')
  })

  test.each([
    [{ kind: 'offline' }, 'Offline.'],
    [{ kind: 'server' }, 'The site had a problem.'],
    [{ kind: 'contract', detail: '' }, 'Unreadable.'],
    [{ kind: 'refused', code: 'INTERNAL', message: '', status: 500 }, 'The site had a problem.'],
    [{ kind: 'refused', code: 'X', message: 'Not today.', status: 200 }, 'Not today.'],
    [{ kind: 'slow' }, 'Takes longer.'],
  ] as [Missed, string][])('a failure of the kind %o says what failed', async (failure, words) => {
    const games = aSource('games.hot')
    const page = aRenderedPage({
      widgets: [aWidget('shelf', Shelf, { inputs: { games: undefined } })],
      sources: [games.source],
      nodes: [node],
      locales,
    })
    page.tell(games.told, { args, state: { status: 'failed', failure } })
    await page.settle()
    expect(page.text('shelf')).toBe(`Did not load${words}Try again`)
  })

  test('one press asks again for a view and for the data that was lost with it', async () => {
    let offline = true
    const games = aSource('games.hot')
    const shelf = { View: Shelf, strings: {} }
    const far = aWidget('shelf', Shelf, {
      inputs: { games: undefined },
      load: () => (offline ? Promise.reject(new Error('offline')) : Promise.resolve(shelf)),
    })
    const page = aRenderedPage({ widgets: [far], sources: [games.source], nodes: [node], locales })
    page.tell(games.told, { args, state: { status: 'failed', failure: { kind: 'offline' } } })
    await page.settle()
    offline = false
    fireEvent.click(screen.getByRole('button', { name: 'Reload' }))
    expect(games.again).toEqual([JSON.stringify(args)])
    page.tell(games.told, { args, state: { status: 'ready', value: 'ten games' } })
    await page.settle()
    expect(page.text('shelf')).toBe('ten games')
  })

  test('a part of a view that cannot be downloaded is a failure of its node, whose button loads the page again', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const Part = lazy(() => needed<{ default: () => null }>(() => Promise.reject(new Error('404'))))
    const parted = aWidget('parted', () => (
      <Suspense>
        <Part />
      </Suspense>
    ))
    const page = aRenderedPage({ widgets: [parted, fragile], nodes: [{ id: 'one', widget: 'parted' }, neighbour], locales })
    await page.settle()
    await page.settle()
    expect(page.text('one')).toContain('Did not loadA file is missing.Reload')
    expect(page.text('neighbour')).toBe('fine')

    fireEvent.click(screen.getByRole('button', { name: 'Reload' }))
    await page.settle()
    expect(reload).toHaveBeenCalledOnce()
    vi.restoreAllMocks()
  })
})
