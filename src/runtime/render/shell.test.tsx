// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { createWatch } from 'effector'
import { use } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { fakeGateway } from '../../../tests/support/gateway/fake-gateway.ts'
import { fakePlatform } from '../../../tests/support/portal/fake-platform.ts'
import { openGateway } from '../../../tests/support/portal/portal.ts'
import { aMember, aPermission } from '../../../tests/support/portal/builders.ts'
import type { LayoutDocument, Page } from '../../schemas/documents.ts'
import { readMember } from '../gateway/endpoints/member/read-member.ts'
import { readPermission } from '../gateway/endpoints/system/read-permission.ts'
import { $location } from '../model/navigation/navigation.ts'
import { InnerPageContext } from '../ui/sections/inner-page.ts'
import { aWidget } from './rendered-page.fixture.tsx'
import { aRenderedPortal, aTextPage } from './rendered-portal.fixture.tsx'

beforeEach(() => void vi.spyOn(window, 'scrollTo').mockImplementation(() => {}))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const chrome = { header: 'header', sideMenu: 'side', footer: 'footer' }
const pages: LayoutDocument[] = [
  aTextPage('home', { title: 'Home', chrome }),
  aTextPage('rng', { title: 'Slots', chrome }),
  aTextPage('favorite', { title: 'Favourites', chrome, access: 'login' }),
  aTextPage('login', { title: 'Log in', as: 'popup', over: 'home' }),
  aTextPage('help', { title: 'Help', as: 'popup', over: 'home', dismiss: 'close' }),
  ...['header', 'side', 'footer', 'bottom-bar', 'toasts'].map((id) => aTextPage(id, { as: 'chrome' })),
  aTextPage('maintenance', { title: 'Closed' }),
]
const routes = { '/': 'home', '/rng': 'rng', '/favorite': 'favorite', '/login': 'login', '/help': 'help' }
const locales = {
  EN: {
    action: { close: 'Close' },
    error: { server: 'The site had a problem' },
    session: { 'failed-title': 'You are logged in' },
    frame: {
      skip: 'Skip to content',
      'no-page.title': 'No such page',
      'failed.title': 'Did not load',
      'failed.action': 'Try again',
      'start-failed.title': 'The lobby did not start',
      'start-failed.text': 'The connection dropped',
      'broken.title': 'Something broke',
      'broken.action': 'Start again',
    },
  },
}
type Options = Partial<Parameters<typeof aRenderedPortal>[0]> & { address?: string }
const aShell = ({ address = '/', ...options }: Options = {}) =>
  aRenderedPortal({ pages, routes, locales, platform: fakePlatform({ href: `https://foyer.test${address}` }), ...options })

function Outlet() {
  return <>{use(InnerPageContext).page}</>
}

/** A body that a test delivers. */
function aLateBody() {
  let answer = (_: Page) => {}
  let fail = () => {}
  const body = new Promise<Page>((resolve, reject) => {
    answer = resolve
    fail = () => reject(new Error('offline'))
  })
  return { body, answer: (page: Page) => act(async () => answer(page)), fail: () => act(async () => fail()) }
}

describe('the page at the address', () => {
  test('renders with its chrome around it, and titles the tab', async () => {
    const { pages: shown, main } = await aShell({ address: '/rng' })
    expect(shown()).toEqual(['header', 'side', 'rng', 'footer', 'toasts', 'bottom-bar'])
    expect(main()?.textContent).toBe('Text of rng')
    expect(document.title).toBe('Slots · Foyer')
  })

  test('with words of its own titles the tab, and names a popup, without a missing word', async () => {
    const own = { title: 't:own', strings: { EN: { own: 'In own words' } } }
    const page = aTextPage('rng', { chrome, ...own })
    const popup = aTextPage('help', { as: 'popup', over: 'rng', ...own })
    const { faults } = await aShell({ address: '/help', pages: pages.map((one) => [page, popup].find(({ id }) => id === one.id) ?? one) })
    expect(document.title).toBe('In own words · Foyer')
    expect(await screen.findByRole('dialog', { name: 'In own words' })).toBeTruthy()
    expect(faults.map(({ message }) => message)).not.toContain('own')
  })

  test('begins at its top with the focus there when it is another one; another query changes neither', async () => {
    const { at, main } = await aShell()
    await at('/?page=2')
    expect(window.scrollTo).not.toHaveBeenCalled()
    await at('/rng', 'rng')
    expect(vi.mocked(window.scrollTo).mock.calls).toEqual([[0, 0]])
    expect(document.activeElement).toBe(main())
    expect(document.title).toBe('Slots · Foyer')
  })

  test('stays on the screen while the next one is fetched', async () => {
    const late = aLateBody()
    const { at, main } = await aShell({ withheld: ['page/rng'], fetchDocument: () => late.body })
    await at('/rng', 'rng')
    expect(main()?.dataset.page).toBe('home')
    await late.answer(aTextPage('rng', { chrome }))
    expect(main()?.dataset.page).toBe('rng')
  })

  test('leaves the focus where the player has put it while it was fetched: what has opened there stays open', async () => {
    const [rng, live] = [aLateBody(), aLateBody()]
    const bodies = [rng.body, live.body]
    const menu = aWidget('menu', () => <button type="button">Games</button>)
    const header: Page = { kind: 'page', id: 'header', format: 1, as: 'chrome', nodes: [{ id: 'menu', widget: 'menu' }] }
    const { at, main } = await aShell({
      pages: [...pages.filter(({ id }) => id !== 'header'), header, aTextPage('live', { chrome })],
      widgets: [menu],
      routes: { ...routes, '/live': 'live' },
      withheld: ['page/rng', 'page/live'],
      fetchDocument: () => bodies.shift()!,
    })
    const games = screen.getByRole('button', { name: 'Games' })
    const press = () => {
      fireEvent.pointerDown(games)
      games.focus()
    }
    await at('/rng', 'rng')
    press()
    await rng.answer(aTextPage('rng', { chrome }))
    expect([main()?.dataset.page, document.activeElement]).toEqual(['rng', games])

    press() // the press that leaves the page
    await at('/live', 'live')
    await live.answer(aTextPage('live', { chrome }))
    expect([main()?.dataset.page, document.activeElement]).toEqual(['live', main()])
  })

  test('is a skeleton while it is first fetched, and a notice with a retry when that fails', async () => {
    const [first, second] = [aLateBody(), aLateBody()]
    const bodies = [first, second]
    const { main } = await aShell({ address: '/rng', withheld: ['page/rng'], fetchDocument: () => bodies.shift()!.body })
    expect({ "main()?.getAttribute('aria-busy')": main()?.getAttribute('aria-busy'), id: main()?.id }).toEqual({
      "main()?.getAttribute('aria-busy')": 'true',
      id: 'main',
    })
    await first.fail()
    expect(main()?.textContent).toContain('Did not load')
    await act(async () => void fireEvent.click(screen.getByText('Try again')))
    await second.answer(aTextPage('rng'))
    expect(main()?.dataset.page).toBe('rng')
  })

  test('keeps its chrome when the next one cannot be fetched', async () => {
    const late = aLateBody()
    const { at, pages: shown } = await aShell({ withheld: ['page/rng'], fetchDocument: () => late.body })
    await at('/rng', 'rng')
    await late.fail()
    expect(shown()).toEqual(['header', 'side', 'footer', 'toasts', 'bottom-bar'])
  })

  test('is a notice when there is none', async () => {
    const { main } = await aShell({ address: '/nowhere' })
    expect(main()?.textContent).toContain('No such page')
    expect(document.title).toBe('Foyer')
  })

  test('has no bottom bar when it has no header', async () => {
    const { pages: shown } = await aShell({ pages: [aTextPage('home'), aTextPage('bottom-bar', { as: 'chrome' })] })
    expect(shown()).toEqual(['home'])
  })
})

describe('a page inside another one', () => {
  const center: Page = { kind: 'page', id: 'center', format: 1, title: 'Center', nodes: [{ id: 'outlet', widget: 'outlet' }], chrome }
  const inside = {
    pages: [
      ...pages,
      center,
      aTextPage('limits', { title: 'Limits', parent: 'center' }),
      aTextPage('bets', { title: 'Bets', parent: 'center' }),
    ],
    routes: { ...routes, '/center': 'center', '/center?page=': 'limits', '/center?page=limits': 'limits', '/center?page=bets': 'bets' },
    widgets: [aWidget('outlet', Outlet)],
  }
  const inner = () => screen.findByRole('article')

  test('renders in it, titles the tab, and leaves it mounted when another one comes, which begins at its top with the focus', async () => {
    const { at, pages: shown, main } = await aShell({ ...inside, address: '/center' })
    await inner()
    expect([shown().slice(2, 4), document.title]).toEqual([['center', 'limits'], 'Limits · Foyer'])
    const outer = main()
    await at('/center?page=bets&no=2', 'bets')
    expect([main() === outer, shown().slice(2, 4), document.title]).toEqual([true, ['center', 'bets'], 'Bets · Foyer'])
    expect([document.activeElement === (await inner()), (await inner()).getAttribute('aria-label')]).toEqual([true, 'Bets'])
    expect(vi.mocked(window.scrollTo).mock.calls).toEqual([[0, 0]])
    await at('/center?page=bets&no=3', 'bets')
    expect(vi.mocked(window.scrollTo).mock.calls).toEqual([[0, 0]])
  })

  test('leaves the focus in the menu beside it when the player moves there before it renders', async () => {
    const around: Page = { ...center, nodes: [{ id: 'menu', widget: 'menu' }, ...center.nodes] }
    const { scope, at } = await aShell({
      ...inside,
      pages: inside.pages.map((one) => (one.id === 'center' ? around : one)),
      widgets: [...inside.widgets, aWidget('menu', () => <button type="button">Bets</button>)],
      address: '/center',
    })
    await inner()
    const bets = screen.getByRole('button', { name: 'Bets' })
    const stop = createWatch({
      unit: $location,
      scope,
      fn: () => {
        fireEvent.keyDown(document.body, { key: 'Tab' })
        bets.focus()
      },
    })
    await at('/center?page=bets', 'bets')
    stop()
    expect([(await inner()).getAttribute('aria-label'), document.activeElement]).toEqual(['Bets', bets])
  })

  test('is the same one while the shell around it is drawn again: a drawn page would be taken over in one task', async () => {
    const values = new Set<object>()
    const Reader = () => {
      values.add(use(InnerPageContext))
      return <p>Read</p>
    }
    const home: Page = { kind: 'page', id: 'home', format: 1, title: 'Home', nodes: [{ id: 'reader', widget: 'reader' }], chrome }
    const { send } = await aShell({ pages: [home, ...pages.slice(1)], widgets: [aWidget('reader', Reader)] })
    await send({ kind: 'open', popup: 'help' })
    await screen.findByRole('dialog')
    expect(values.size).toBe(1)
  })

  test('is a skeleton while it is fetched and a notice with a retry when that fails, with the page around it standing', async () => {
    const bodies = [aLateBody(), aLateBody()]
    const [first, second] = bodies
    const {
      at,
      main,
      pages: shown,
    } = await aShell({
      ...inside,
      address: '/center',
      withheld: ['page/bets'],
      fetchDocument: () => bodies.shift()!.body,
    })
    await inner()
    await at('/center?page=bets', 'bets')
    expect([main()?.dataset.page, (await inner()).getAttribute('aria-busy'), (await inner()).textContent]).toEqual(['center', 'true', ''])
    await first!.fail()
    await waitFor(async () => expect((await inner()).textContent).toContain('Did not load'))
    await act(async () => void fireEvent.click(screen.getByText('Try again')))
    await second!.answer(aTextPage('bets'))
    expect(shown().slice(2, 4)).toEqual(['center', 'bets'])
  })

  test('is a notice when there is none of that name, and stays under a popup', async () => {
    const { at, pages: shown } = await aShell({ ...inside, address: '/center?page=nothing' })
    expect((await inner()).textContent).toContain('No such page')
    await at('/center?page=bets', 'bets')
    await at('/login', 'login')
    await screen.findByRole('dialog')
    expect(shown().slice(2, 4)).toEqual(['center', 'bets'])
  })
})

describe('popups', () => {
  test('one at an address opens over the page shown before', async () => {
    const { at, pages: shown, main } = await aShell({ address: '/rng?page=2' })
    await at('/login', 'login')
    expect(main()?.dataset.page).toBe('rng')
    expect((await screen.findByRole('dialog')).querySelector('[data-page]')?.getAttribute('data-page')).toBe('login')
    expect(document.title).toBe('Log in · Foyer')
    await at('/', 'home')
    expect(shown()).not.toContain('login')
  })

  test('a visit that begins at one has the page under it', async () => {
    const { main } = await aShell({ address: '/login' })
    expect(main()?.dataset.page).toBe('home')
    expect((await screen.findByRole('dialog')).textContent).toContain('Text of login')
  })

  test('one without an address opens over the page and closes by its button', async () => {
    const { send, main, pages: shown } = await aShell()
    await send({ kind: 'open', popup: 'help' })
    await screen.findByRole('dialog')
    expect({ page: main()?.dataset.page, 'shown().at(-1)': shown().at(-1) }).toEqual({ page: 'home', 'shown().at(-1)': 'help' })
    await act(async () => void fireEvent.click(screen.getByLabelText('Close')))
    expect(shown()).not.toContain('help')
    expect(document.title).toBe('Home · Foyer')
  })
})

describe('a page that the visitor may not see', () => {
  test('redirects a guest to the login, which opens over home', async () => {
    const { main, platform } = await aShell({ address: '/favorite' })
    expect([main()?.dataset.page, (await screen.findByRole('dialog')).textContent]).toEqual([
      'home',
      expect.stringContaining('Text of login'),
    ])
    expect(platform.entries()).toEqual(['/login?back=%2Ffavorite'])
  })

  test('waits while the member is not known, and renders afterwards', async () => {
    const gateway = openGateway(0)
    const held = gateway.hold(readMember)
    const platform = fakePlatform({ href: 'https://foyer.test/favorite', storage: { token: 'tok' } })
    const { main, settle } = await aShell({ gateway, platform, awaitsStart: false })
    expect(main()?.getAttribute('aria-busy')).toBe('true')
    await act(async () => held.answer(0, aMember({ type: 0 })))
    await settle()
    expect(main()?.dataset.page).toBe('favorite')
  })

  test('a login whose member info fails: a notice says that the player is logged in, with a retry', async () => {
    const gateway = openGateway(0).fail(readMember)
    const platform = fakePlatform({ href: 'https://foyer.test/favorite', storage: { token: 'tok' } })
    const { main, settle } = await aShell({ gateway, platform })
    expect(main()?.textContent).toContain('You are logged in')
    const asked = gateway.names().filter((name) => name === 'readMember').length
    await act(async () => void fireEvent.click(screen.getByText('Try again')))
    await settle()
    expect(gateway.names().filter((name) => name === 'readMember').length).toBe(asked + 1)
  })
})

describe('in place of the lobby', () => {
  test('a site under maintenance shows its document alone', async () => {
    const gateway = fakeGateway().answer(readPermission, aPermission({ maintenance: true }))
    const { pages: shown } = await aShell({ gateway })
    expect(shown()).toEqual(['maintenance'])
    expect(document.title).toBe('Closed · Foyer')
  })

  test('a site whose permission could not be read shows that, and retries', async () => {
    const gateway = fakeGateway().fail(readPermission, { kind: 'server' })
    const { main, settle } = await aShell({ gateway })
    expect(main()?.textContent).toContain('The lobby did not startThe site had a problem')
    expect(main()?.textContent).toMatch(/^Foyer/) // the brand
    gateway.answer(readPermission, aPermission())
    await act(async () => void fireEvent.click(screen.getByText('Try again')))
    await settle()
    expect(main()?.dataset.page).toBe('home')
  })

  test('a shell that crashes shows that and reports it', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { engine, at, main, faults } = await aShell()
    vi.spyOn(engine, 'page').mockImplementation(() => {
      throw new Error('No such luck')
    })
    await at('/rng', 'rng')
    expect(main()?.textContent).toContain('Something broke')
    expect(faults).toEqual([{ code: 'render/shell-crashed', page: '', node: '', message: 'No such luck' }])
  })
})
