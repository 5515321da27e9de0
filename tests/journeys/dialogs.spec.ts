import type { Locator, Page } from '@playwright/test'

import { sample } from '../support/samples/sample.ts'
import { animationsEnd, expect, faultsOfAccess, nodeAt, test } from './support.ts'

/** Every other dialog on the way into a game: the test opens it as a player does and finds no accessibility fault. */

const dialog = (page: Page): Locator => page.getByRole('dialog').or(page.getByRole('alertdialog')).last()
const tile = (page: Page, id: string) => page.locator(`[data-page="${id}"] [data-node="games"] li button`).first()
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 640
/** Opens the menu that has the account's actions: the side menu on a phone, elsewhere the member's menu in the header. */
const accountMenu = async (page: Page) =>
  isPhone(page)
    ? nodeAt(page, 'bottom-bar', 'bar').getByRole('button', { name: 'Menu' }).click()
    : nodeAt(page, 'header', 'member').getByRole('button').first().click()
const failing = (page: Page) =>
  page.route('**/wps/relay/GCS_gameLaunchFB', (route) =>
    route.fulfill({ json: { success: false, errorCode: 'VENDOR_MAINTENANCE', message: 'This studio is being maintained' } }),
  )

async function logIn(page: Page, account: string) {
  await page.goto('/login')
  await dialog(page).getByRole('textbox', { name: 'Username' }).fill(account)
  await dialog(page).locator('input[type=password]').fill('Passw0rd1')
  await page.keyboard.press('Enter')
}

const dialogs: Record<string, (page: Page) => Promise<void>> = {
  'a running game': async (page) => {
    await page.goto('/rng?token=mock-member')
    await tile(page, 'rng').click()
    await expect(page.frameLocator('iframe').locator('#spin')).toBeVisible()
  },
  'need true account': async (page) => {
    await page.goto('/rng?token=mock-trial')
    await tile(page, 'rng').click()
    await expect(dialog(page)).toContainText('This needs a real account')
  },
  'a start that failed': async (page) => {
    await failing(page)
    await page.goto('/rng?token=mock-member')
    await tile(page, 'rng').click()
    await expect(dialog(page)).toContainText('This studio is being maintained')
  },
  rooms: async (page) => {
    await page.goto('/pvp?token=mock-member')
    await page
      .getByRole('button', { name: /^Knight Club/ })
      .first()
      .click()
    await expect(dialog(page)).toContainText('Pick a room')
  },
  'sign out': async (page) => {
    await page.goto('/?token=mock-member')
    await accountMenu(page)
    await page.getByText('Sign out').first().click()
    await expect(dialog(page)).toContainText('Sign out?')
  },
  messages: async (page) => {
    // Phones have a page for messages; this dialog is on one that was unfolded when it was opened
    const size = page.viewportSize()!
    if (isPhone(page)) await page.setViewportSize({ ...size, width: 768 })
    await page.goto('/?token=mock-member')
    await accountMenu(page)
    await nodeAt(page, 'header', 'member').getByText('Messages', { exact: true }).first().click()
    await expect(dialog(page)).toContainText('Your deposit has arrived')
    await page.setViewportSize(size)
  },
  'a notice': async (page) => {
    await page.goto('/')
    await page
      .locator('[data-page="home"] [data-node="notices"]')
      .getByRole('button', { name: /^Scheduled maintenance/ })
      .click({ force: true }) // it drifts
    await expect(dialog(page).getByRole('heading').first()).toBeVisible()
  },
  'a forced change of the password': async (page) => {
    await logIn(page, 'newcomer')
    await expect(dialog(page)).toContainText('Choose a new password')
  },
  'an address that is not known': async (page) => {
    await logIn(page, 'traveller')
    await expect(dialog(page)).toContainText('Confirm it is you')
  },
}

const looks = [
  { theme: 'dark', width: 390 },
  { theme: 'light', width: 1440 },
]
const states = sample(
  'dialogs',
  Object.entries(dialogs).flatMap(([name, open]) => looks.map((look) => ({ name, open, look }))),
  0,
  ({ name, look }) => [name, look],
)
for (const look of looks) {
  const { theme, width } = look
  test(`dialogs before a game have no accessibility faults, ${theme}, ${width} px`, async ({ page, server, context }) => {
    await page.setViewportSize({ width, height: 900 })
    await context.addCookies([{ name: 'foyer-theme', value: theme, url: server.address }])
    for (const { name, open } of states.filter((state) => state.look === look)) {
      await page.request.post(`${server.address}/__mock`, { data: { scenario: 'usual+no-slider', faults: [] } })
      await page.unrouteAll()
      await page.goto('/favicon.svg') // of the lobby's origin, and drawn at once
      await page.evaluate(() => sessionStorage.clear())
      await open(page)
      await animationsEnd(page)
      expect(await faultsOfAccess(page, 'dialog[open]'), name).toEqual([])
    }
  })
}
