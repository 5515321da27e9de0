// @vitest-environment happy-dom
import { act, cleanup, fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import arabic from '../../../locales/ar/widgets/game-frame.json'
import { drawExample } from '../../../tests/support/widgets/draw-widget.tsx'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import { isFromGame, messageOf } from './messages.ts'
import { sandboxOf } from './sandbox.ts'
import * as view from './view.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const draw = (name: string) => drawExample(contract, view, examples[name]!, { arabic })
const frameOf = (drawn: ReturnType<typeof draw>) => drawn.getByTitle('Ember Koi') as HTMLIFrameElement // a title of an iframe

/** Posts a message as if from a window. */
function say(data: unknown, source: Window | null, origin: string) {
  act(() => void window.dispatchEvent(new MessageEvent('message', { data, source, origin })))
}

test('the game fills a frame of its name, kept apart from the portal, beside its cover, name and studio', () => {
  const drawn = draw('usual')
  const frame = frameOf(drawn)
  expect([frame.getAttribute('src'), frame.getAttribute('sandbox')?.includes('allow-top-navigation')]).toEqual(['about:blank', false])
  expect(drawn.getAllByText(/^(Ember Koi|JL)$/).map(({ textContent }) => textContent)).toEqual(['Ember Koi', 'JL'])
})

test('loading it again asks for another start: an address is good for one', () => {
  const { getAllByRole, send } = draw('usual')
  fireEvent.click(getAllByRole('button', { name: 'Load the game again' })[0]!)
  expect(send.mock.calls).toEqual([[{ kind: 'retry', input: 'game' }]])
})

test('a page without a game has its heading and the way back; a popup has its own close button', () => {
  const without = (look: 'page' | 'popup') =>
    drawExample(contract, view, { ...examples.usual, props: { ...examples.usual.props, look }, inputs: {} })
  const drawn = without('page')
  expect(drawn.getByRole('heading', { level: 1 }).textContent).toBe('Game')
  fireEvent.click(drawn.getByRole('button', { name: 'Back to the lobby' }))
  expect(drawn.send.mock.calls).toEqual([[{ kind: 'go', to: '/' }]])
  cleanup()
  expect(without('popup').queryAllByRole('button')).toEqual([])
})

test('another address is another frame', () => {
  const drawn = draw('usual')
  const first = frameOf(drawn)
  const { usual } = examples
  drawn.again({ ...usual, inputs: { ...usual.inputs, game: { ...usual.inputs!.game!, url: 'about:blank?2' } } })
  expect(frameOf(drawn)).not.toBe(first)
})

test('a game shows that it loads, that it takes long, that it failed; and when it loads late it is still shown', () => {
  const drawn = draw('usual')
  const said = () => drawn.queryByRole('status')?.textContent
  expect(said()).toBe('The game is loading')
  act(() => void vi.advanceTimersByTime(8_000))
  expect(said()).toBe('Still loadingThe game takes longer than usual. You can wait, or load it again.')
  fireEvent.click(drawn.getByRole('button', { name: 'Back to the lobby' }))
  expect(drawn.send.mock.calls).toEqual([[{ kind: 'close', popup: 'game' }]])
  act(() => void vi.advanceTimersByTime(22_000))
  expect(said()).toBe('The game did not loadCheck your connection, then load it again.')
  fireEvent.load(frameOf(drawn))
  expect(said()).toBeUndefined()
})

test('a favourite is taken away and a game made one', () => {
  const { getAllByRole, send } = draw('favourite')
  const heart = getAllByRole('button', { name: 'Favourite' })[0]!
  expect(heart.getAttribute('aria-pressed')).toBe('true')
  fireEvent.click(heart)
  expect(send.mock.calls).toEqual([[{ kind: 'toggle-favourite', nodeId: '17', vendor: 'JL', category: 'RNG' }]])
})

test('while it starts there is no frame and nothing to load again', () => {
  const { queryByTitle, queryByRole, getByRole } = draw('starting')
  expect([queryByTitle('Ember Koi'), queryByRole('button', { name: 'Load the game again' }), getByRole('status').textContent]).toEqual([
    null,
    null,
    'The game is starting',
  ])
})

test('a window that was not opened is a link that opens it and closes the popup', () => {
  const { getByRole, send } = draw('blocked')
  const link = getByRole('link', { name: 'Open the game' })
  expect({ target: link.getAttribute('target'), rel: link.getAttribute('rel') }).toEqual({ target: '_blank', rel: 'noopener' })
  fireEvent.click(link)
  act(() => void vi.runAllTimers())
  expect(send.mock.calls).toEqual([[{ kind: 'close', popup: 'game' }]])
})

test('a trial account sees a message on the page, and a button to read more', () => {
  const { getByText, getByRole, send } = draw('members')
  expect(getByText('This needs a real account')).toBeTruthy()
  fireEvent.click(getByRole('button', { name: 'How to play' }))
  expect(send.mock.calls).toEqual([[{ kind: 'open', popup: 'need-true-account' }]])
})

test('a page has a heading and a link back to the lobby', () => {
  const { getByRole, send } = draw('page')
  expect(getByRole('heading', { level: 1 }).textContent).toBe('Classic Lotteries')
  fireEvent.click(getByRole('button', { name: 'Back to the lobby' }))
  expect(send.mock.calls).toEqual([[{ kind: 'go', to: '/' }]])
})

test.each(Object.keys(examples))('the words of "%s" are all there', (name) => {
  expect(draw(name).missing).toEqual([])
})

describe('messages', () => {
  test('the game may close, have the balance read, and ask for a deposit', () => {
    const { usual } = examples
    const drawn = drawExample(contract, view, {
      ...usual,
      inputs: { ...usual.inputs, game: { ...usual.inputs!.game!, url: `${window.location.origin}/game` } },
    })
    const game = {} as Window // the test's browser opens no frames
    Object.defineProperty(frameOf(drawn), 'contentWindow', { value: game })
    for (const event of ['balance-changed', 'deposit', 'close']) say({ type: 'foyer-game', event }, game, window.location.origin)
    const heard = [[{ kind: 'refresh-balance' }], [{ kind: 'go', to: '/member?page=depositv2' }], [{ kind: 'close', popup: 'game' }]]
    expect(drawn.send.mock.calls).toEqual(heard)
    say({ type: 'foyer-game', event: 'close' }, game, 'https://evil.example')
    say({ type: 'foyer-game', event: 'close' }, {} as Window, window.location.origin)
    say({ type: 'foyer-game', event: 'jump' }, game, window.location.origin)
    expect(drawn.send.mock.calls).toEqual(heard)
  })

  test('messages of another window are ignored, and of the game’s window at another origin', () => {
    const frame = { contentWindow: {} as Window } as HTMLIFrameElement // an identity is all that is compared
    const own = 'https://foyer.example'
    const heard = (source: MessageEventSource | null, origin: string, url = 'https://games.example/play?ticket=1') =>
      isFromGame({ source, origin }, frame, url, own)
    expect(heard(frame.contentWindow, 'https://games.example')).toBe(true)
    expect(heard({} as Window, 'https://games.example')).toBe(false)
    expect(heard(null, 'https://games.example')).toBe(false)
    expect(heard(frame.contentWindow, 'https://evil.example')).toBe(false)
    expect(heard(frame.contentWindow, 'null')).toBe(false)
    expect(heard(frame.contentWindow, 'null', `${own}/play`)).toBe(true) // sandboxed without an origin of its own
  })

  test.each([
    [{ type: 'foyer-game', event: 'close' }, 'close'],
    ['closeGame', 'close'],
    ['GAME_EXIT', undefined],
    [{ event: 'exit' }, 'close'],
    [{ action: 'close_game' }, 'close'],
    [{ name: 'updateBalance' }, 'balance-changed'],
    [{ type: 'openCashier' }, 'deposit'],
    [{ type: 'foyer-game', event: 'constructor' }, undefined],
    [{ type: 'foyer-game', action: 'close' }, undefined],
    [{ event: ['close'] }, undefined],
    ['x'.repeat(50), undefined],
    [null, undefined],
    [7, undefined],
  ])('%j is %s', (data, message) => {
    expect(messageOf(data)).toBe(message)
  })
})

test('a frame never has both scripts and the portal’s own origin', () => {
  const own = 'https://foyer.example'

  expect(sandboxOf('https://games.example/play?x=1', own)).toContain('allow-same-origin')
  expect(sandboxOf('/play?x=1', own)).not.toContain('allow-same-origin')
  expect(sandboxOf('https://foyer.example/play', own)).not.toContain('allow-same-origin')
  expect(sandboxOf('https://foyer.example.evil/play', own)).toContain('allow-same-origin')
})
