import { sample } from '../support/samples/sample.ts'
import { animationsEnd, expect, faultsOfAccess, nodeAt, nodesOf, quiet, takenOver, test } from './support.ts'

const pages = [
  ['/', 'home', 900],
  ['/rng', 'rng', 900],
  ['/promotions', 'promotions', 4_400],
] as const // height in px; cards are shown whole: a button half under the bottom bar is one scroll away
const states = pages.flatMap(([path, id, height]) =>
  [390, 1440].flatMap((width) =>
    ['dark', 'light'].flatMap((theme) => ['EN', 'AR'].map((language) => ({ path, id, height, width, theme, language }))),
  ),
)

const looks = sample('pages', states, 4, (state) => Object.values(state))
for (const [index, { path, id, height, width, theme, language }] of looks.entries()) {
  const tag = index < 2 ? '@gate' : []
  test(`${path} has no accessibility faults at ${width} px, ${theme}, in ${language}`, { tag }, async ({ page, context, baseURL }) => {
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ reducedMotion: 'reduce' }) // fades would be measured half way
    await context.addCookies([
      { name: 'foyer-theme', value: theme, url: baseURL! },
      { name: 'foyer-language', value: language, url: baseURL! },
    ])
    await page.goto(path)
    await nodesOf(page, id)
    await page.locator(`[data-page="${id}"] [data-key]`).first().waitFor()
    await takenOver(page)
    await quiet(page)

    expect(await page.locator('html').getAttribute('dir')).toBe(language === 'AR' ? 'rtl' : 'ltr')
    expect(await faultsOfAccess(page)).toEqual([])
  })
}

/** The icon of the notice in place of what is not there, which is the same in every language. */
const notices = { empty: 'inbox', failed: 'wifi-off', guest: 'lock', trial: 'user' } as const
type State = 'usual' | keyof typeof notices
/**
 * Pages in the states in which they are drawn without, or with another kind of, content: the address, the page and its block, the part of
 * the block that is there in the usual state, the call that may fail, and who sees it in which states. An agent sees contracts, everybody
 * the draws; a session's own games and raffles ask for a real account.
 */
const content: readonly {
  path: string
  id: string
  node: string
  ready: string
  call: string
  as: Partial<Record<State, string>>
  height?: number // of the window, where 4,400 px do not show the page whole
}[] = [
  {
    path: '/draws',
    id: 'draws',
    node: 'draws',
    ready: '[data-key]',
    call: '/lgw/vn/games/game_menu',
    as: { usual: 'mock-member', empty: '', failed: '' },
  },
  {
    path: '/contracts',
    id: 'contracts',
    node: 'contracts',
    ready: '[data-key]',
    call: '/wps/agent/contracts',
    as: { usual: 'mock-agent', empty: 'mock-agent', failed: 'mock-agent' },
  },
  {
    path: '/agentHome?page=downlineManagmentView',
    id: 'agent-downline-managment-view',
    node: 'downlines',
    ready: '[role="row"][data-key]',
    call: '/wps/agent/downlines',
    as: { usual: 'mock-agent', empty: 'mock-agent', failed: 'mock-agent' },
  },
  {
    path: '/agentHome?page=agentDailyWages2',
    id: 'agent-daily-wages2',
    node: 'records',
    ready: '[role="row"][data-key]',
    call: '/wps/relay/SAL_dailySalary',
    as: { usual: 'mock-agent', failed: 'mock-agent' }, // an empty gateway has no salaries, so that they are switched off
    height: 9_000, // 25 cards on a phone
  },
  {
    path: '/agentHome?page=offerContract&account=lin_team',
    id: 'agent-offer-contract',
    node: 'offer',
    ready: 'fieldset',
    call: '/wps/agent/downlines',
    as: { usual: 'mock-agent', failed: 'mock-agent' },
  },
  ...['wheel', 'eggs', 'envelopes'].map((name) => ({
    path: `/raffle?page=${name}`,
    id: `raffle-${name}`,
    node: 'raffle',
    ready: '[data-tickets]',
    call: '/wps/relay/MCSFE_getRaffle',
    as: { usual: 'mock-vip', empty: 'mock-member', failed: 'mock-member', guest: '', trial: 'mock-trial' },
  })),
  {
    path: '/recent',
    id: 'recent',
    node: 'games',
    ready: '[data-key]',
    call: '/wps/relay/GCS_recentGame',
    as: { usual: 'mock-member', empty: 'mock-member', failed: 'mock-member', trial: 'mock-trial' },
  },
  {
    path: '/promotions',
    id: 'promotions',
    node: 'promotions',
    ready: '[data-key]',
    call: '/wps/relay/MCSFE_getListAnnouncements',
    as: { usual: 'mock-member', empty: 'mock-member', failed: 'mock-trial' },
  },
  {
    path: '/favorite',
    id: 'favorite',
    node: 'games',
    ready: '[data-key]',
    call: '/wps/relay/MCSFE_getFavoriteGamesList',
    as: { usual: 'mock-member', empty: 'mock-member', failed: 'mock-member', trial: 'mock-trial' },
  },
  {
    path: '/service',
    id: 'service',
    node: 'chat',
    ready: '[data-key]',
    call: '/wps/relay/CBS_chatModelList',
    as: { usual: '', empty: 'mock-member', failed: 'mock-trial' },
  },
  {
    path: '/download',
    id: 'download',
    node: 'apps',
    ready: '[data-key]',
    call: '/wps/system/appDownload',
    as: { usual: '', empty: 'mock-member', failed: 'mock-trial' },
  },
  {
    path: '/feedback',
    id: 'feedback',
    node: 'form',
    ready: 'textarea',
    call: '',
    as: { usual: 'mock-member', guest: '', trial: 'mock-trial' },
  },
  {
    path: '/jp',
    id: 'jackpot',
    node: 'games',
    ready: '[data-key]:not([data-key^="sort."])',
    call: '/wps/relay/GCSGAME_gameList',
    as: { usual: '', empty: '', failed: 'mock-trial' },
  },
]
const views = content.flatMap((one) =>
  (Object.keys(one.as) as State[]).flatMap((state) =>
    [390, 1440].flatMap((width) =>
      ['dark', 'light'].flatMap((theme) => ['EN', 'AR'].map((language) => ({ ...one, state, width, theme, language }))),
    ),
  ),
)

for (const { path, id, node, ready, call, as, height = 4_400, state, width, theme, language } of sample(
  'pages without content',
  views,
  8,
  (view) => [view.path, `state ${view.state}`, view.width, view.theme, view.language],
)) {
  test(`${path}, ${state}, has no accessibility faults at ${width} px, ${theme}, in ${language}`, async ({ page, context, server }) => {
    const faults = state === 'failed' ? [{ path: call, mode: '500' }] : []
    await page.request.post(`${server.address}/__mock`, { data: { scenario: state === 'empty' ? 'empty' : 'usual', faults } })
    await page.setViewportSize({ width, height }) // cards are shown whole, and nothing is half under the bottom bar
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await context.addCookies([
      { name: 'foyer-theme', value: theme, url: server.address },
      { name: 'foyer-language', value: language, url: server.address },
    ])
    const token = as[state]
    await page.goto(token ? `${path}${path.includes('?') ? '&' : '?'}token=${token}` : path)
    const block = nodeAt(page, id, node)
    const shown = state === 'usual' ? block.locator(ready) : block.locator(`svg use[href$="#${notices[state]}"]`)
    await shown.first().waitFor({ state: state === 'usual' ? 'visible' : 'attached' })
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
    await quiet(page)
    await animationsEnd(page)

    expect(await page.locator('html').getAttribute('dir')).toBe(language === 'AR' ? 'rtl' : 'ltr')
    expect(await faultsOfAccess(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })
}
