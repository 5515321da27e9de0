import { devices } from '@playwright/test'
import type { Page } from '@playwright/test'

import { sample } from '../support/samples/sample.ts'
import { animationsEnd, expect, faultsOfAccess, nodeAt, quiet, test } from './support.ts'

const menu = (page: Page) => page.locator('[data-page="agent-menu"]').getByRole('navigation')
const pageShown = (page: Page) => page.locator('main[data-page="agent-home"] [data-page]')
const board = (page: Page) => nodeAt(page, 'agent-announcement', 'announcements')

/** Pages of the center: what each shows with the mock gateway, and where it has nothing. */
const pages = [
  { entry: 'Team overview', id: 'agent-team-overview', usual: 'Team balance', empty: 'No records' },
  { entry: 'Announcements', id: 'agent-announcement', usual: 'New dividend contract for December', empty: 'Nothing to announce' },
  { entry: 'Deposit', id: 'agent-depositv2', usual: 'How do you want to pay?', empty: 'No way to pay in is offered' },
  { entry: 'Withdraw', id: 'agent-withdraw', usual: 'Where should the money go?', empty: 'You have no bank account yet' },
  { entry: 'Register account', id: 'agent-register-center', usual: 'Rate in percent' },
  { entry: 'Team management', id: 'agent-downline-managment-view', usual: 'lin_team', empty: 'No accounts here' },
  { entry: 'Team betting', id: 'agent-personal-history-copy', usual: 'Valid bet', empty: 'No records' },
  { entry: 'Contracts', id: 'agent-contracts', usual: 'hoang_agency', empty: 'No contracts' },
  { entry: 'Platform messages', id: 'agent-message-v2', usual: 'Your deposit has arrived', empty: 'No messages' },
  { entry: 'Customer service', id: 'agent-customer-service', usual: 'Contact us' },
]

/** What an agent does on some of them: filters bets by account and days, and goes down one level of the team and back. */
const furtherOn: Record<string, (page: Page) => Promise<void>> = {
  'agent-personal-history-copy': async (page) => {
    const rows = nodeAt(page, 'agent-personal-history-copy', 'records').locator('[role="row"][data-key]')
    await pageShown(page).getByRole('button', { name: '30 days', exact: true }).click()
    await expect(page).toHaveURL(/from=/)
    const account = await rows
      .first()
      .getByRole('button', { name: /^Only / })
      .innerText()
    await pageShown(page).getByRole('textbox', { name: 'Account' }).fill(account)
    await pageShown(page).getByRole('textbox', { name: 'Account' }).press('Enter')
    await expect(page).toHaveURL((url) => url.searchParams.get('account') === account)
    await expect(rows.filter({ hasText: account }).first()).toBeVisible()
    await expect(rows.filter({ hasNotText: account })).toHaveCount(0)
  },
  'agent-downline-managment-view': async (page) => {
    const team = nodeAt(page, 'agent-downline-managment-view', 'downlines')
    await team.getByRole('link', { name: 'lin_team', exact: true }).click()
    await expect(team).toContainText('lin_north')
    await pageShown(page).getByRole('navigation', { name: 'Where you are' }).getByRole('link').first().click()
    await expect(page).not.toHaveURL(/under=lin_team/)
    await expect(team.getByRole('link', { name: 'lin_team', exact: true })).toBeVisible()
  },
}

test(
  'an agent logs in, sees the time, the name and the navigation, and goes from page to page',
  { tag: '@gate' },
  async ({ page, server, complaints }) => {
    await page.request.post(`${server.address}/__mock`, { data: { scenario: 'usual+no-slider', faults: [] } })
    await page.goto('/agent')
    await page.getByRole('textbox', { name: 'Username' }).fill('agent')
    await page.getByLabel('Password', { exact: true }).fill('Passw0rd1')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/agentHome$/)
    const header = page.locator('[data-page="agent-header"]')
    await expect(header.locator('[data-node="clock"]')).toContainText(/\d\d:\d\d:\d\dGMT\+8/)
    await expect(header.getByRole('button', { name: /account/i })).toBeVisible()
    await expect(header.getByRole('button', { name: 'Sign out' })).toBeVisible()

    await expect(pageShown(page)).toHaveAttribute('data-page', 'agent-team-overview')
    const figures = nodeAt(page, 'agent-team-overview', 'figures')
    await expect(figures.locator('[data-key="deposit"]')).toContainText(/\$[\d,]+\.\d\d.*%.*vs\. 7 days before/)
    await expect(nodeAt(page, 'agent-team-overview', 'chart').locator('[data-line]')).toHaveCount(2)
    await expect(nodeAt(page, 'agent-team-overview', 'days').locator('[role="row"][data-key]')).toHaveCount(7)
    for (const { entry, id, usual } of pages) {
      await menu(page).getByRole('link', { name: entry }).click()
      await expect(pageShown(page)).toHaveAttribute('data-page', id)
      await expect(pageShown(page)).toContainText(usual)
      await expect(pageShown(page).getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(menu(page).getByRole('link', { name: entry })).toHaveAttribute('aria-current', 'page')
      await furtherOn[id]?.(page)
    }
    expect(complaints).toEqual([])
  },
)

test('on a phone the bar leads to the most used pages, and opens the whole navigation', async ({ browser, server }) => {
  const context = await browser.newContext({ ...devices['Pixel 7'], baseURL: server.address, serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.goto('/agentHome?token=mock-agent')
  const bar = page.locator('[data-page="agent-bar"]')
  await bar.getByRole('link', { name: 'Team' }).click()
  await expect(pageShown(page)).toHaveAttribute('data-page', 'agent-downline-managment-view')
  await expect(bar.getByRole('link', { name: 'Team' })).toHaveAttribute('aria-current', 'page')
  await bar.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Contracts' }).click()
  await expect(pageShown(page)).toHaveAttribute('data-page', 'agent-contracts')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await context.close()
})

test('an announcement named on the overview opens with its text, and the way back leads to the overview', async ({ page }) => {
  await page.goto('/agentHome?page=agentTeamOverview&token=mock-agent')
  await nodeAt(page, 'agent-team-overview', 'news').getByRole('link', { name: 'JDB maintenance on Tuesday' }).click()
  await expect(page).toHaveURL(/page=agentAnnouncement&announcement=/)
  await expect(board(page).getByRole('heading', { level: 2, name: 'JDB maintenance on Tuesday' })).toBeVisible()
  await page.goBack()
  await nodeAt(page, 'agent-team-overview', 'news').getByRole('link', { name: 'All announcements' }).click()
  await expect(board(page).getByRole('heading', { level: 2, name: 'New dividend contract for December' })).toBeVisible()
})

test('the overview lists the direct downlines, each with its actions, and one leads a level down', async ({ page }) => {
  await page.goto('/agentHome?page=agentTeamOverview&token=mock-agent')
  const direct = nodeAt(page, 'agent-team-overview', 'downlines')
  await expect(direct.getByRole('heading', { level: 2, name: 'Direct downlines' })).toBeVisible()
  await expect(direct.getByRole('columnheader', { name: 'Balance', exact: true })).toBeVisible()
  await direct.getByRole('columnheader', { name: 'Balance', exact: true }).getByRole('button').click()
  await expect(page).toHaveURL(/directSort=-balance/)
  await expect(direct.getByRole('link', { name: 'Transfer: siam_partners' })).toHaveAttribute('href', /account=siam_partners/)
  await direct.getByRole('link', { name: 'siam_partners', exact: true }).click()
  await expect(page).toHaveURL(/page=downlineManagmentView&under=siam_partners/)
})

test('the clock alone changes each second', async ({ page }) => {
  await page.goto('/agentHome?page=agentAnnouncement&token=mock-agent')
  const time = page.locator('[data-page="agent-header"] [data-node="clock"] [dir="ltr"]').first()
  await expect(board(page)).toContainText('New dividend contract')
  await expect(menu(page)).toContainText('99+') // the navigation and its figures come last
  await quiet(page)
  await animationsEnd(page)
  const before = await time.textContent()
  await page.evaluate(() => {
    const seen: string[] = []
    const noted = (target: Node) => (target.parentElement ?? document.body).closest('[data-node]')?.getAttribute('data-node') ?? ''
    new MutationObserver((list) => seen.push(...list.map(({ target }) => noted(target)))).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    })
    Object.assign(window, { seen })
  })
  await expect(time).not.toHaveText(before!)
  const next = await time.textContent()
  await expect(time).not.toHaveText(next!)
  expect(await page.evaluate(() => [...new Set((window as unknown as { seen: string[] }).seen)])).toEqual(['clock'])
})

test('a member and a guest are led to the agents’ login', async ({ page }) => {
  await page.goto('/agentHome?page=depositv2')
  await expect(page).toHaveURL(/\/agent(?:\?.*)?$/)
  await expect(nodeAt(page, 'agent', 'form')).toBeVisible()
  await page.goto('/agentHome?token=mock-member')
  await expect(page).toHaveURL(/\/agent$/)
  await expect(nodeAt(page, 'agent', 'form')).toBeVisible()
})

test('pages of the agent center have a state for nothing, and a failure that is tried again', async ({ page, server }) => {
  const mock = (data: object) => page.request.post(`${server.address}/__mock`, { data })
  await mock({ scenario: 'empty', faults: [] })
  await page.goto('/agentHome?token=mock-agent')
  for (const { entry, id, empty } of pages.filter((one) => one.empty)) {
    await menu(page).getByRole('link', { name: entry }).click()
    await expect(pageShown(page)).toHaveAttribute('data-page', id)
    await expect(pageShown(page)).toContainText(empty!)
  }

  await mock({ scenario: 'usual', faults: [{ path: '/wps/agent/announcement', mode: '500' }] })
  await page.goto('/agentHome?page=agentAnnouncement')
  await expect(board(page)).toContainText('This part did not load')
  await mock({ faults: [] })
  await board(page).getByRole('button', { name: 'Try again' }).click()
  await expect(board(page)).toContainText('New dividend contract for December')
})

test('the navigation is what its document says', async ({ page, layouts, serve }) => {
  const path = '_base/menus/agent.json'
  const document = JSON.parse(layouts.read(path)) as { items: { id: string }[] }
  const [kept] = document.items.filter(({ id }) => id === 'service')
  layouts.write(path, JSON.stringify({ ...document, items: [{ ...kept, label: 'Ask us' }] }))
  const { address } = await serve({ LAYOUTS_DIR: layouts.dir })
  await page.goto(`${address}/agentHome?token=mock-agent`)
  await expect(menu(page).getByRole('link', { name: 'Ask us' })).toBeVisible()
  await expect(menu(page).getByRole('link')).toHaveCount(1)
})

const cells = ['dark', 'light'].flatMap((theme) =>
  ['en', 'ar'].flatMap((language) => [390, 1440].map((width) => ({ theme, language, width }))),
)
for (const { theme, language, width } of sample('looks of the agent center', cells, 2, (cell) => [`${cell.width}`, cell.theme]))
  test(`the agent center has no fault of access: ${theme}, ${language}, ${width} px`, async ({ page, server }) => {
    const { hostname } = new URL(server.address)
    await page.context().addCookies([
      { name: 'foyer-theme', value: theme, domain: hostname, path: '/' },
      { name: 'foyer-language', value: language.toUpperCase(), domain: hostname, path: '/' },
    ])
    await page.setViewportSize({ width, height: 2400 })
    await page.goto('/agentHome?token=mock-agent')
    await expect(nodeAt(page, 'agent-team-overview', 'figures').getByText('Online now').or(page.getByText('متصلون الآن'))).toBeVisible()
    await animationsEnd(page)
    expect(await faultsOfAccess(page, 'body')).toEqual([])
    await page.setViewportSize({ width: Math.min(width, 320), height: 2400 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })
