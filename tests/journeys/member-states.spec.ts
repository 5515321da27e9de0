import type { Locator, Page } from '@playwright/test'

import { readCenterTable } from '../support/center-states.ts'
import type { CenterCell } from '../support/center-states.ts'
import { sample } from '../support/sample.ts'
import { animationsEnd, expect, faultsOfAccess, nodeAt, test } from './support.ts'

/**
 * Every page of the member center in every state of docs/member-center.md. A page is loaded once in each state; what it shows is compared
 * with the table, then it is turned into its other looks in place, as a player does.
 */
const cells = readCenterTable()
const looks = ['EN', 'AR'].flatMap((language) =>
  [1440, 390].flatMap((width) => ['dark', 'light'].map((theme) => ({ language, width, theme: theme as 'dark' | 'light' }))),
)
type Look = (typeof looks)[number]
const tall = 7_000 // px, above that of every page on a phone

const tokens = {
  usual: 'mock-member',
  empty: 'mock-member',
  failed: 'mock-member',
  slow: 'mock-member',
  trial: 'mock-trial',
  VIP: 'mock-vip',
}
/** What every page of the portal asks for; all other calls are the page's own. */
const shared =
  /permission|whitelabel|game_menus|member\/info|announcement|balance|resource|unread|protection\/session|customer|countries|favou?rite/i

const inner = (page: Page) => page.locator('main[data-page="member"] article')
const retries = (page: Page): Locator => inner(page).getByRole('button', { name: 'Try again' })

async function showsAll(page: Page, { shows }: { shows: readonly string[] }) {
  for (const text of shows) await expect(inner(page).getByText(text).filter({ visible: true }).first()).toBeVisible()
}

/** The calls of the page itself get no good answer until `end`. */
async function hinder(page: Page, name: string, how: 'failed' | 'slow'): Promise<{ end: () => Promise<void> }> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  const calls = /\/(?:wps|lgw|lotto)\//
  await page.route(calls, async (route) => {
    const url = route.request().url()
    if (shared.test(url) && !(name === 'transferFund' && /balance/.test(url))) return route.fallback() // its wallets are the balance's
    if (how === 'failed') return route.fulfill({ status: 500, json: { success: false, errorCode: 'INTERNAL', message: '' } })
    await held
    await route.fallback()
  })
  return {
    end: async () => {
      release()
      await page.unroute(calls)
    },
  }
}

/** A trial account that sets a limit of its own is told that it needs a real one. */
async function needsRealAccount(page: Page) {
  const limit = inner(page).locator('[data-key="DEPOSIT/DAY"]')
  await limit.getByRole('button').click()
  await limit.getByRole('textbox').fill('10')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toContainText('This needs a real account')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** The loading state is there. After 5 s without an answer it is a notice with a retry, which loads again. */
async function loads(page: Page) {
  await expect(async () => {
    if ((await retries(page).count()) > 0) await retries(page).first().click({ timeout: 2_000 })
    await expect(inner(page).locator('[aria-busy="true"]').first()).toBeVisible({ timeout: 2_000 })
  }).toPass()
}

async function speak(page: Page, language: string, reloads: boolean, address: string) {
  const html = page.locator('html')
  if ((await html.getAttribute('dir')) === (language === 'AR' ? 'rtl' : 'ltr')) return
  if (reloads) {
    await page.context().addCookies([{ name: 'foyer-language', value: language, url: address }])
    await page.reload()
  } else {
    await nodeAt(page, 'side-menu', 'rail-language').getByRole('button').first().click()
    await page.locator(`[role="menuitemradio"][data-key="${language}"]`).click()
  }
  await expect(html).toHaveAttribute('dir', language === 'AR' ? 'rtl' : 'ltr')
}

async function turn(page: Page, { state }: CenterCell, look: Look, address: string) {
  await page.emulateMedia({ colorScheme: look.theme, reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await speak(page, look.language, state === 'guest', address)
  await page.setViewportSize({ width: look.width, height: tall }) // a bar at the bottom covers nothing of it
  await expect(nodeAt(page, 'bottom-bar', 'bar')).toHaveCount(look.width === 390 ? 1 : 0)
  if (state === 'guest') await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible()
  else if (state === 'slow') await loads(page)
  else await expect(inner(page).locator('[aria-busy="true"]')).toHaveCount(0)
  await animationsEnd(page)
}

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

const turns = sample(
  'pages and states of the member center',
  cells.flatMap((cell) => looks.map((look) => ({ cell, look }))),
  0,
  ({ cell, look }) => [cell.state, ...Object.values(look)],
)
for (const cell of cells) {
  const chosen = turns.filter((one) => one.cell === cell).map(({ look }) => look)
  if (chosen.length === 0) continue
  const { page: name, state } = cell
  const usual = cells.find((one) => one.page === name && one.state === 'usual')!

  test(`${name} of the member center, ${state}: what it shows, without a fault of access or overflow`, async ({ page, server }) => {
    const scenario = state === 'empty' ? 'empty' : 'usual+no-slider'
    await page.request.post(`${server.address}/__mock`, { data: { scenario, faults: [] } })
    const hindered = state === 'failed' || state === 'slow' ? await hinder(page, name, state) : undefined
    await page.goto(`/member?page=${name}${state === 'guest' ? '' : `&token=${tokens[state]}`}`)

    if (state === 'guest') await expect(page).toHaveURL(new RegExp(`/login\\?back=%2Fmember%3Fpage%3D${name}$`))
    else {
      await showsAll(page, cell)
      await expect(inner(page).getByRole('heading', { level: 1 })).toHaveCount(1)
    }
    if (state === 'trial' && name === 'protection') await needsRealAccount(page)
    if (state === 'empty') await expect(page.getByRole('main').locator('a, button').first()).toBeVisible()
    if (state === 'failed') await expect(retries(page).first()).toBeVisible()
    if (state === 'slow') await loads(page)
    if (state === 'VIP') await expect(nodeAt(page, 'member', 'menu')).toContainText('VIP 4')

    const faults: string[] = []
    for (const look of chosen) {
      await turn(page, cell, look, server.address)
      const told = `${look.language}, ${look.width} px, ${look.theme}`
      for (const fault of await faultsOfAccess(page, state === 'guest' ? 'dialog[open]' : 'main')) faults.push(`${told}: ${fault}`)
      if (look.width === 390) await page.setViewportSize({ width: 320, height: tall })
      const width = page.viewportSize()!.width
      if ((await widthOf(page)) > width) faults.push(`${told}: it is ${await widthOf(page)} px wide on a screen of ${width} px`)
    }
    expect(faults).toEqual([])

    await turn(page, cell, { language: 'EN', width: 1440, theme: 'dark' }, server.address)
    if (state === 'guest') {
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('textbox', { name: 'Username' }).fill('member')
      await dialog.getByLabel('Password', { exact: true }).fill('Passw0rd1')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(new RegExp(`/member\\?page=${name}$`))
    }
    await hindered?.end()
    if (hindered) {
      await expect(async () => {
        if ((await retries(page).count()) > 0) await retries(page).first().click({ timeout: 2_000 })
        await expect(retries(page)).toHaveCount(0, { timeout: 2_000 })
      }).toPass()
    }
    if (state === 'guest' || hindered) await showsAll(page, usual)
  })
}
