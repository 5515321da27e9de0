import type { Locator, Page } from '@playwright/test'

import { sample } from '../support/samples/sample.ts'
import { expect, faultsOfAccess, nodeAt, quiet, test } from './support.ts'

const minute = 60_000
const dialog = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name })
const clock = (page: Page, on = 'header') => nodeAt(page, on, 'clock').getByRole('button')
const limit = (page: Page, key: string) => nodeAt(page, 'protection', 'limits').locator(`[data-key="${key}"]`)

/** A page for a logged-in player whose time a test moves. The code that watches a session loads when the page is idle. */
async function open(page: Page, address: string, token = 'mock-member') {
  await page.clock.install()
  const url = new URL(address)
  url.searchParams.set('token', token)
  await page.goto(url.href)
  await page.waitForFunction(() => sessionStorage.getItem('foyer-session') !== null)
  await quiet(page)
}

/** Advances the time in small steps, as if the page stays awake: one jump would count as sleep, and sleep is not activity. */
async function pass(page: Page, minutes: number) {
  for (let left = minutes; left > 0; left -= 10) {
    await page.clock.fastForward(Math.min(left, 10) * minute)
    await quiet(page, 100) // the requests that the timers caused have been sent
  }
}

test(
  'a lower limit applies at once, a higher one a day later, and both show a message at their place',
  { tag: '@gate' },
  async ({ page, server, complaints }) => {
    const { address } = server
    await open(page, address)
    await expect(clock(page)).toHaveAccessibleName(/^You have been here for/)
    await clock(page).click()
    const deposits = limit(page, 'DEPOSIT/DAY')
    await expect(deposits.getByRole('meter', { name: 'Deposits, Per day' })).toHaveAttribute('value', '120')

    await deposits.getByRole('button', { name: 'Change the limit: Deposits, Per day' }).click()
    await expect(deposits.getByRole('textbox', { name: 'Amount' })).toBeFocused()
    await deposits.getByRole('textbox').fill('0')
    await page.keyboard.press('Enter')
    await expect(deposits.getByRole('textbox')).toHaveAccessibleDescription(/above 0/)
    await deposits.getByRole('textbox').fill('300')
    await expect(deposits).toContainText('It applies at once.')
    await page.keyboard.press('Enter')
    await expect(deposits).toContainText('$120.00 of $300.00 used')
    await expect(deposits.getByRole('textbox')).toHaveCount(0)

    await deposits.getByRole('button').click()
    await deposits.getByRole('textbox').fill('800')
    await expect(deposits).toContainText('Until then it stays $300.00.')
    await deposits.getByRole('button', { name: 'Save' }).click()
    await expect(deposits).toContainText('$120.00 of $300.00 used')
    await expect(deposits).toContainText(/\$800\.00 from [A-Z][a-z]{2} \d+, \d{4}/)

    await limit(page, 'LOSS/WEEK').getByRole('button', { name: 'Set a limit: Losses, Per week' }).click()
    await limit(page, 'LOSS/WEEK').getByRole('textbox').fill('90000')
    await page.keyboard.press('Enter')
    await expect(limit(page, 'LOSS/WEEK')).toContainText(/\$[\d,]+\.\d\d of \$90,000\.00 used/)
    expect(complaints).toEqual([])
  },
)

test('an exclusion ends the session, shows until when, and locks the account', async ({ page, server }) => {
  const { address } = server
  await page.request.post(`${address}/__mock`, { data: { scenario: 'usual+no-slider' }, headers: { Origin: address } })
  await open(page, `${address}/member?page=protection`)
  await nodeAt(page, 'member-protection', 'exclusion').getByText('7 days').click()
  await nodeAt(page, 'member-protection', 'exclusion').getByRole('button', { name: 'Take the break' }).click()
  const question = page.getByRole('alertdialog', { name: 'Close your account for 7 days?' })
  await expect(question).toContainText('nobody can shorten that')
  await question.getByRole('button', { name: 'Close it for 7 days' }).click()

  await expect(dialog(page, 'Your session is over')).toContainText(/nobody can log in to your account before/)
  await expect(page).toHaveURL(`${address}/`)
  expect(
    await page.evaluate(() =>
      Object.keys(sessionStorage).filter((key) => ['token', 'nickname', 'customerId', 'foyer-session'].includes(key)),
    ),
  ).toEqual([])
  await page.getByRole('button', { name: 'To the lobby' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await nodeAt(page, 'header', 'guest').getByRole('link', { name: 'Log in' }).click()
  await dialog(page, 'Log in').getByRole('textbox', { name: 'Username' }).fill('member')
  await dialog(page, 'Log in').getByLabel('Password', { exact: true }).fill('Passw0rd1')
  const answer = page.waitForResponse((response) => response.url().endsWith('/wps/session/login'))
  await page.keyboard.press('Enter')
  expect(await (await answer).json()).toMatchObject({ success: false, errorCode: 'ACCOUNT_LOCKED' })
  await expect(nodeAt(page, 'header', 'guest')).toBeVisible()
})

test('a reality check opens over a running game and waits for an answer, and a reload does not delay the next', async ({
  page,
  server,
  complaints,
}) => {
  const { address } = server
  let played = 0 // minutes, by the gateway's clock, which the test cannot move
  const at = (minutes: number) => new Date(Date.UTC(2027, 0, 10) + minutes * minute).toISOString()
  await page.route('**/wps/member/protection/session', (route) =>
    route.fulfill({ json: { success: true, value: { startedAt: at(0), serverTime: at(played), netResult: -12.5 } } }),
  )
  await open(page, `${address}/rng`)
  await nodeAt(page, 'rng', 'games').locator('li button').first().click()
  await expect(page.frameLocator('iframe').locator('#spin')).toBeVisible()
  await expect(clock(page, 'game')).toHaveAccessibleName(/net result/)
  await pass(page, 59)
  await expect(dialog(page, 'Reality check')).toHaveCount(0)
  played = 60
  await pass(page, 1)
  const check = dialog(page, 'Reality check')
  await expect(check).toContainText('You have been here for 1 hour')
  await expect(check).toContainText('−$12.50')
  await page.mouse.click(5, 5)
  await expect(check).toBeVisible()
  await page.keyboard.press('Space') // meant for the game
  await expect(check).toBeVisible()
  await check.getByRole('button', { name: 'Go on playing' }).click()
  await expect(check).toHaveCount(0)
  await expect(page.locator('iframe')).toBeFocused()
  await expect(page.frameLocator('iframe').locator('#spin')).toBeVisible()

  await pass(page, 30)
  await page.reload()
  await page.waitForFunction(() => sessionStorage.getItem('foyer-session') !== null)
  await quiet(page)
  await pass(page, 28)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.mouse.move(200, 200)
  await pass(page, 2.5)
  await expect(dialog(page, 'Reality check')).toBeVisible()
  expect(complaints).toEqual([])
})

test('a warning before an inactive session ends offers to stay; without an answer it ends, and a login returns to the page', async ({
  page,
  server,
}) => {
  const { address } = server
  await page.request.post(`${address}/__mock`, { data: { scenario: 'usual+no-slider' }, headers: { Origin: address } })
  await open(page, `${address}/favorite`)
  await page.clock.fastForward(29 * minute + 2_000)
  const warning = dialog(page, 'Are you still there?')
  await expect(warning).toContainText(/0:5\d/)
  await expect(warning.getByRole('status')).toHaveText(/^60 seconds/)
  await page.mouse.move(300, 300)
  await page.mouse.move(320, 320)
  await warning.getByRole('button', { name: 'Stay signed in' }).click()
  await expect(warning).toHaveCount(0)
  await page.clock.fastForward(28 * minute)
  await expect(warning).toHaveCount(0)

  await page.clock.fastForward(minute + 2_000)
  await expect(warning).toBeVisible()
  const out = page.waitForRequest((request) => request.method() === 'DELETE' && request.url().endsWith('/wps/session/logout'))
  await page.clock.fastForward(minute)
  await out
  const over = dialog(page, 'Your session is over')
  await expect(over).toContainText('Nothing had happened for a while')
  await expect(nodeAt(page, 'header', 'guest')).toBeAttached()
  await over.getByRole('link', { name: 'Log in again' }).click()
  await dialog(page, 'Log in').getByRole('textbox', { name: 'Username' }).fill('vip')
  await dialog(page, 'Log in').getByLabel('Password', { exact: true }).fill('Passw0rd1')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/favorite$/)
  await expect(nodeAt(page, 'header', 'member')).toBeVisible()
})

test('with a gateway without player protection its widgets are not shown, but help is', async ({ page, server }) => {
  const { address } = server
  await page.route('**/wps/member/protection**', (route) =>
    route.fulfill({ status: 404, json: { success: false, errorCode: 'NOT_FOUND', message: 'Unknown path' } }),
  )
  await open(page, address)
  await expect(nodeAt(page, 'header', 'member')).toBeVisible()
  await expect(nodeAt(page, 'header', 'clock')).toHaveCount(0)
  await nodeAt(page, 'header', 'member').getByRole('button').click()
  await page.getByRole('menuitem', { name: 'Player protection' }).click()
  const popup = dialog(page, 'Player protection')
  await expect(popup.getByRole('link', { name: /^Playing responsibly/ })).toBeVisible()
  await expect(popup.getByRole('heading', { name: 'Limits' })).toHaveCount(0)
  await expect(popup.getByRole('heading', { name: 'Close your account for a while' })).toHaveCount(0)
})

test('a trial account can view player protection, but needs a real account to change it', async ({ page, server }) => {
  const { address } = server
  await open(page, address, 'mock-trial')
  await clock(page).click()
  await limit(page, 'DEPOSIT/DAY').getByRole('button').click()
  await limit(page, 'DEPOSIT/DAY').getByRole('textbox').fill('10')
  await page.keyboard.press('Enter')
  await expect(dialog(page, 'This needs a real account')).toBeVisible()
})

const ways = [
  {
    way: 'the member’s menu',
    width: 1440,
    token: 'mock-vip',
    to: '/',
    ask: async (page: Page) => {
      await nodeAt(page, 'header', 'member').getByRole('button').click()
      await page.getByRole('menuitem', { name: 'Sign out' }).click()
    },
  },
  {
    way: 'the rail',
    width: 1440,
    token: 'mock-vip',
    to: '/',
    ask: (page: Page) => nodeAt(page, 'side-menu', 'rail').getByRole('button', { name: 'Sign out' }).click(),
  },
  {
    way: 'the drawer',
    width: 390,
    token: 'mock-vip',
    to: '/',
    ask: async (page: Page) => {
      await nodeAt(page, 'bottom-bar', 'bar').getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('button', { name: 'Sign out' }).click()
    },
  },
  {
    way: 'the menu of an agent',
    width: 1440,
    token: 'mock-agent',
    to: '/agent',
    ask: async (page: Page) => {
      await nodeAt(page, 'header', 'member').getByRole('button').click()
      await page.getByRole('menuitem', { name: 'Sign out' }).click()
    },
  },
]
for (const { way, width, token, to, ask } of ways) {
  test(
    `logging out by ${way} asks once, makes one call and leaves no data`,
    { tag: way === ways[0]?.way ? '@gate' : [] },
    async ({ page, server }) => {
      const { address } = server
      await page.setViewportSize({ width, height: 900 })
      const calls: string[] = []
      page.on('request', (request) => void (request.method() === 'DELETE' && calls.push(new URL(request.url()).pathname)))
      await open(page, `${address}/rng`, token)
      await ask(page)
      const question = page.getByRole('alertdialog').filter({ hasText: 'Sign out' })
      await question.getByRole('button', { name: 'Cancel' }).first().click()
      expect(calls).toEqual([])
      await expect(question).toHaveCount(0)
      if (width === 390) await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await ask(page)
      await question.getByRole('button', { name: 'Sign out' }).click()
      await expect(page).toHaveURL(`${address}${to}`)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
      expect(calls).toEqual(['/wps/session/logout'])
      expect(
        await page.evaluate(() =>
          Object.keys(sessionStorage)
            .filter((key) => !key.startsWith('foyer-') && key !== 'HOT_GAMES')
            .toSorted(),
        ),
      ).toEqual(['merchant', 'merchantCode']) // hot games are asked for anew, as a guest
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem('foyer-session'))).toBeNull()
    },
  )
}

const looks = ['dark', 'light'].flatMap((theme) => [1440, 390].map((width) => ({ theme, width })))

for (const { theme, width } of sample('protection', looks, 0, (look) => Object.values(look))) {
  test(`every dialog has no accessibility faults at ${width} px, ${theme}`, async ({ page, context, server }) => {
    const { address } = server
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await context.addCookies([{ name: 'foyer-theme', value: theme, url: address }])
    await open(page, address)
    const faults: string[] = []
    const look = async (name: string) => {
      await dialog(page, name).waitFor()
      await quiet(page, 400)
      faults.push(...(await faultsOfAccess(page, 'dialog[open]')).map((fault) => `${name}: ${fault}`))
    }
    if (width === 390) await nodeAt(page, 'bottom-bar', 'bar').getByRole('button', { name: 'Menu' }).click()
    else await nodeAt(page, 'header', 'member').getByRole('button').click()
    await page.getByRole(width === 390 ? 'button' : 'menuitem', { name: 'Player protection' }).click()
    await limit(page, 'DEPOSIT/DAY').getByRole('button').click()
    await look('Player protection')
    await page.getByRole('button', { name: 'Take the break' }).click()
    await look('Close your account for 24 hours?')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.clock.fastForward(29 * minute + 5_000)
    await look('Are you still there?')
    await page.getByRole('button', { name: 'Stay signed in' }).click()
    await page.clock.fastForward(29 * minute + 30_000)
    await page.getByRole('button', { name: 'Stay signed in' }).click()
    await page.clock.fastForward(2 * minute)
    await look('Reality check')
    await page.getByRole('button', { name: 'Go on playing' }).click()
    await page.clock.fastForward(30 * minute)
    await look('Your session is over')
    expect(faults).toEqual([])
  })
}
