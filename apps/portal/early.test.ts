// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const calls = [
  {
    url: '/wps/system/permission',
    headers: { Language: 'EN' },
    session: true,
    keys: { guest: 'guest permission', session: 'session permission' },
  },
  { url: '/lgw/games/game_menus', headers: { Language: 'EN' }, session: false, keys: { guest: 'guest menus', session: 'session menus' } },
]
const fetched = vi.fn<(url: string, init: { headers: Record<string, string> }) => Promise<Response>>()
const open = () => Response.json({ success: true, value: { maintenance: false, regionRestriction: false } })

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('fetch', fetched)
  document.body.innerHTML = `<script type="application/json" id="foyer-early">${JSON.stringify(calls)}</script>`
})
afterEach(() => {
  fetched.mockReset()
  vi.unstubAllGlobals()
  sessionStorage.clear()
  window.history.replaceState(null, '', '/')
})
const urls = () => fetched.mock.calls.map(([url]) => url)
const start = async () => (await import('./early.ts')).early
const settled = () => new Promise((resolve) => setTimeout(resolve, 20))

test('the permission goes first; the other calls follow when the site is open, and their answers are kept from the start', async () => {
  let answer: (response: Response) => void = () => undefined
  fetched.mockImplementation((url) =>
    url.endsWith('permission') ? new Promise((resolve) => (answer = resolve)) : Promise.resolve(new Response('menus')),
  )

  const early = await start()
  await settled()
  expect({ urls: urls(), '[...early.keys()]': [...early.keys()] }).toEqual({
    urls: ['/wps/system/permission'],
    '[...early.keys()]': ['guest permission', 'guest menus'],
  })
  answer(open())

  expect(await (await early.get('guest menus'))?.text()).toBe('menus')
  expect(urls()).toEqual(['/wps/system/permission', '/lgw/games/game_menus'])
})

test.each([{ maintenance: true }, { regionRestriction: '1' }])('a closed site (%o) gets no other call', async (closed) => {
  fetched.mockResolvedValue(Response.json({ success: true, value: { maintenance: false, regionRestriction: false, ...closed } }))

  const early = await start()

  await expect(early.get('guest menus')).rejects.toThrow('closed')
  expect(urls()).toEqual(['/wps/system/permission'])
})

test('a session speaks for itself where the call takes one, and nowhere else', async () => {
  sessionStorage.setItem('token', 'opaque')
  fetched.mockImplementation(() => Promise.resolve(open()))

  const early = await start()
  await settled()

  expect([...early.keys()]).toEqual(['session permission', 'guest menus'])
  expect(fetched.mock.calls.map(([, { headers }]) => headers.Authorization)).toEqual(['Bearer opaque', undefined])
})

test('no call is made while the address has a token', async () => {
  window.history.replaceState(null, '', '/?token=secret')

  const early = await start()
  await settled()

  expect({ urls: urls(), earlyCount: early.size }).toEqual({ urls: [], earlyCount: 0 })
})

test('a style sheet that did not come is asked for again in its place, until it comes; a script is not', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  document.head.innerHTML = '<link rel="stylesheet" title="a"><link rel="modulepreload">'
  const [sheet, script] = document.querySelectorAll('link')
  await start()

  script?.dispatchEvent(new Event('error'))
  sheet?.dispatchEvent(new Event('error'))
  vi.advanceTimersByTime(2_000)

  const [again, same] = document.querySelectorAll('link')
  expect(same).toBe(script)
  expect(again).not.toBe(sheet)
  expect(again?.outerHTML).toBe('<link rel="stylesheet" title="a">')

  again?.dispatchEvent(new Event('error'))
  vi.advanceTimersByTime(2_000)
  expect(document.querySelector('link')).not.toBe(again)
  vi.useRealTimers()
})

test.each([
  [
    'was cut off',
    {
      get cssRules() {
        throw new DOMException('', 'SecurityError')
      },
    },
    true,
  ],
  ['was not found', { cssRules: [] }, true],
  ['has come', { cssRules: [{}] }, false],
  ['is still coming', null, false],
])('a style sheet that %s before this script ran is asked for again when it failed', async (_, sheet, again) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  document.head.innerHTML = '<link rel="stylesheet" title="a">'
  const link = document.querySelector('link')
  if (link) Object.defineProperty(link, 'sheet', { value: sheet })
  await start()

  vi.advanceTimersByTime(2_000)
  expect(document.querySelector('link') !== link).toBe(again)
  vi.useRealTimers()
})
