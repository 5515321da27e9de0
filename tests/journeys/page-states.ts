import type { Locator, Page } from '@playwright/test'

import { centers, readPageTable } from '../support/documents/page-states.ts'
import type { CenterName, PageCell, TableName } from '../support/documents/page-states.ts'
import { sample } from '../support/samples/sample.ts'
import { animationsEnd, expect, faultsOfAccess, nodeAt } from './support.ts'

/** What the states of the pages of both centers and of the players' other pages have in common. */
export const looks = ['EN', 'AR'].flatMap((language) =>
  [1440, 390].flatMap((width) => ['dark', 'light'].map((theme) => ({ language, width, theme: theme as 'dark' | 'light' }))),
)
export type Look = (typeof looks)[number]
const tall = 7_000 // px, above that of every page on a phone

/** What every page of the portal asks for; all other calls are the page's own. */
const shared =
  /permission|whitelabel|game_menus|member\/info|announcement|balance|resource|unread|protection\/session|customer|countries|favou?rite/i
/** Pages whose own call is one of these: wallets are the balance's, promotions stand among the announcements. */
const own: Readonly<Record<string, RegExp>> = {
  transferFund: /balance/,
  agentAnnouncement: /agent\/announcement/,
  '/favorite': /favou?rite/i,
  '/promotions': /announcement/i,
}

/** Whether a call is one of the page itself. */
export const isOwnCall = (path: string, name: string) => !shared.test(path) || own[name]?.test(path) === true

export const inner = (page: Page, center: CenterName) => page.locator(`main[data-page="${centers[center].page}"] article`)
/** In English and in Arabic: a page is turned to the other language while it loads too. */
export const retries = (within: Locator) => within.getByRole('button', { name: /^(?:Try again|حاول مجدداً)$/ })
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

export async function showsAll(within: Locator, { shows }: { shows: readonly string[] }) {
  for (const text of shows) await expect(within.getByText(text).filter({ visible: true }).first()).toBeVisible()
}

/** The calls of the page itself get no good answer until `end`. */
export async function hinder(page: Page, name: string, how: 'failed' | 'slow'): Promise<{ end: () => Promise<void> }> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  const calls = /\/(?:wps|lgw|lotto)\//
  await page.route(calls, async (route) => {
    const url = route.request().url()
    if (!isOwnCall(url, name)) return route.fallback()
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

/** The loading state is there. After 5 s without an answer it is a notice with a retry, which loads again. */
export async function loads(within: Locator) {
  await expect(async () => {
    if ((await retries(within).count()) > 0) await retries(within).first().click({ timeout: 2_000 })
    await expect(within.locator('[aria-busy="true"]').first()).toBeVisible({ timeout: 2_000 })
  }).toPass()
}

/** Nothing is left to be tried again. */
export async function recovers(within: Locator) {
  await expect(async () => {
    if ((await retries(within).count()) > 0) await retries(within).first().click({ timeout: 2_000 })
    await expect(retries(within)).toHaveCount(0, { timeout: 2_000 })
  }).toPass()
}

/** Another language: by the menu of the center, whose chrome is `menu`, or by a reload where there is none. */
async function speak(page: Page, language: string, menu: string | undefined, address: string) {
  const html = page.locator('html')
  if ((await html.getAttribute('dir')) === (language === 'AR' ? 'rtl' : 'ltr')) return
  if (menu === undefined) {
    await page.context().addCookies([{ name: 'foyer-language', value: language, url: address }])
    await page.reload()
  } else {
    await nodeAt(page, menu, 'rail-language').getByRole('button').first().click()
    await page.locator(`[role="menuitemradio"][data-key="${language}"]`).click()
  }
  await expect(html).toHaveAttribute('dir', language === 'AR' ? 'rtl' : 'ltr')
}

/** The page in another look; `ready` waits for what it shows there. `chrome`: its side menu and its bar, where the page has them. */
export async function turn(
  page: Page,
  look: Look,
  { address, chrome, ready }: { address: string; chrome?: { menu: string; bar: string } | undefined; ready: () => Promise<void> },
) {
  await page.emulateMedia({ colorScheme: look.theme, reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await speak(page, look.language, chrome?.menu, address)
  await page.setViewportSize({ width: look.width, height: tall }) // a bar at the bottom covers nothing of it
  if (chrome) await expect(nodeAt(page, chrome.bar, 'bar')).toHaveCount(look.width === 390 ? 1 : 0)
  await ready()
  await animationsEnd(page)
}

/** The cells of a table that are opened, with their looks: all of them in the deep suite, else a sample. `usual`: the page's own cell. */
export function openedCells(table: TableName): { cell: PageCell; usual: PageCell; chosen: Look[] }[] {
  const cells = readPageTable(table)
  const turns = sample(
    table in centers ? `pages and states of the ${table} center` : 'pages and states of players',
    cells.flatMap((cell) => looks.map((look) => ({ cell, look }))),
    0,
    ({ cell, look }) => [cell.state, ...Object.values(look)],
  )
  return cells.flatMap((cell) => {
    const chosen = turns.filter((one) => one.cell === cell).map(({ look }) => look)
    const usual = cells.find((one) => one.page === cell.page && one.state === 'usual')!
    return chosen.length > 0 ? [{ cell, usual, chosen }] : []
  })
}

/** What is wrong with a page in its looks, `turned` into each: faults of access inside `within`, and what is wider than the screen. */
export async function faultsIn(page: Page, chosen: readonly Look[], within: string, turned: (look: Look) => Promise<void>) {
  const faults: string[] = []
  for (const look of chosen) {
    await turned(look)
    const told = `${look.language}, ${look.width} px, ${look.theme}`
    for (const fault of await faultsOfAccess(page, within)) faults.push(`${told}: ${fault}`)
    if (look.width === 390) await page.setViewportSize({ width: 320, height: tall })
    const width = page.viewportSize()!.width
    if ((await widthOf(page)) > width) faults.push(`${told}: it is ${await widthOf(page)} px wide on a screen of ${width} px`)
  }
  return faults
}
