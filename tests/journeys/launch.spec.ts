import type { Page, Route } from '@playwright/test'

import { sample } from '../support/samples/sample.ts'
import { expect, test } from './support.ts'

const launchCall = '**/wps/relay/GCS_gameLaunchFB'
const lobbyCall = '**/wps/game/launchGame'

/** Records the calls that start games; the gateway answers them. */
async function starts(page: Page, pattern = launchCall): Promise<Record<string, unknown>[]> {
  const made: Record<string, unknown>[] = []
  await page.route(pattern, async (route: Route) => {
    made.push(route.request().postDataJSON() as Record<string, unknown>) // what the portal sent
    await route.fallback()
  })
  return made
}
const tiles = (page: Page) => page.locator('[data-page="rng"] [data-node="games"] li')
const popup = (page: Page) => page.getByRole('dialog')
const stage = (page: Page) => page.frameLocator('iframe')

test('a guest who starts a game logs in and gets the game on the same page', { tag: '@gate' }, async ({ page, server, complaints }) => {
  await page.request.post(`${server.address}/__mock`, { data: { scenario: 'usual+no-slider' }, headers: { Origin: server.address } })
  const made = await starts(page)
  await page.goto(`${server.address}/rng?vassalage=PG`)
  const name = await tiles(page).first().locator('button').first().innerText()
  await tiles(page).first().locator('button').first().click()
  await popup(page).getByRole('textbox', { name: 'Username' }).fill('member')
  await popup(page).locator('input[type=password]').fill('Passw0rd1')
  await page.keyboard.press('Enter')

  await expect(stage(page).locator('#spin')).toBeVisible()
  await expect.poll(async () => name.includes((await page.locator('iframe').getAttribute('title')) || 'nothing')).toBe(true)
  expect(made).toHaveLength(1)
  expect(made[0]).toMatchObject({ vassalage: 'PG', gameType: 'RNG', platform: 'html5-desktop' })
  await expect(page).toHaveURL(/\/seamless\?vassalage=PG&gameType=RNG&nodeId=\d+$/) // a reload starts the game again
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL(/\/rng\?vassalage=PG$/)
  expect(complaints).toEqual([])
})

test(
  'a member starts a game with one call, reloads it with another ticket, and returns to its tile',
  { tag: '@gate' },
  async ({ page, complaints }) => {
    await page.clock.install()
    const made = await starts(page)
    await page.goto('/rng?token=mock-member')
    const tile = tiles(page).nth(1).locator('button').first()
    await tile.dblclick()
    await expect(stage(page).locator('#spin')).toBeVisible()
    expect(made).toHaveLength(1)
    await expect(page.locator('iframe')).toBeFocused() // the keys belong to the game
    const first = await page.locator('iframe').getAttribute('src')
    expect(first).toContain('ticket=')

    await page.clock.fastForward(1_001) // a second launch of the same game within a second is a double click
    await popup(page).getByRole('button', { name: 'Load the game again' }).click()
    await expect(page.locator('iframe')).not.toHaveAttribute('src', first ?? '')
    await expect(stage(page).locator('#spin')).toBeVisible()
    expect(made).toHaveLength(2)
    expect(
      await page.evaluate(() => JSON.stringify({ ...sessionStorage, at: location.href, state: history.state as unknown })),
    ).not.toContain('ticket')

    await page.getByRole('button', { name: 'Close' }).click()
    await expect(popup(page)).toHaveCount(0)
    await expect(tile).toBeFocused()
    expect(complaints).toEqual([])
  },
)

test('Back of the browser closes a running game, then a popup, and only then leaves the page', async ({ page, complaints }) => {
  await page.goto('/?token=mock-member')
  await page.locator('a[href="/rng"]:visible').first().click()
  const tile = tiles(page).nth(1).locator('button').first()
  await tile.click()
  await expect(stage(page).locator('#spin')).toBeVisible()

  await page.goBack()
  await expect(popup(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/rng$/)
  await page.locator('[data-page="header"] [data-node="search"] button').click()
  await expect(popup(page)).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(popup(page)).toHaveCount(0)
  await page.locator('[data-page="header"] [data-node="search"] button').click()
  await expect(popup(page)).toBeVisible()
  await page.goBack()
  await expect(popup(page)).toHaveCount(0)
  await expect(tile).toBeVisible()

  await page.goBack()
  await expect(page.locator('[data-page="home"]').first()).toBeVisible()
  expect(complaints).toEqual([])
})

test('a game is opened and closed with the keyboard alone', async ({ page }) => {
  await page.goto('/rng?token=mock-member')
  const tile = tiles(page).first().locator('button').first()
  await tile.focus()
  await page.keyboard.press('Enter')
  await expect(stage(page).locator('#spin')).toBeVisible()
  await page.keyboard.press('Escape') // a game keeps its keys
  await expect(popup(page)).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).focus()
  await page.keyboard.press('Enter')
  await expect(tile).toBeFocused()
})

test('a game can close itself and refresh the balance; messages of other origins are ignored', async ({ page }) => {
  await page.goto('/rng?token=mock-member')
  await tiles(page).first().locator('button').first().click()
  await expect(stage(page).locator('#spin')).toBeVisible()

  await page.evaluate(() => {
    window.postMessage({ type: 'foyer-game', event: 'close' }, '*') // the portal's own window
    const other = document.createElement('iframe')
    document.body.append(other)
    other.contentWindow?.parent.postMessage({ type: 'foyer-game', event: 'close' }, '*')
    const game = [...document.querySelectorAll('iframe')].find(({ title }) => title !== '')
    window.dispatchEvent(
      new MessageEvent('message', {
        data: { type: 'foyer-game', event: 'close' },
        origin: 'https://evil.example',
        source: game?.contentWindow ?? null,
      }),
    )
    other.remove()
    return new Promise<void>((resolve) => {
      window.addEventListener('message', ({ data }) => data === 'last' && requestAnimationFrame(() => resolve()))
      window.postMessage('last', '*') // the portal has received the messages before it
    })
  })
  await expect(popup(page)).toBeVisible()

  const balance = page.waitForRequest((request) => /balance/i.test(request.url()))
  await stage(page).locator('#spin').click()
  await balance
  await stage(page).locator('#close').click()
  await expect(popup(page)).toHaveCount(0)
})

test('a running game is added to the favourites and removed again', async ({ page }) => {
  await page.clock.install()
  await page.goto('/rng?token=mock-member')
  const tile = tiles(page).nth(1)
  await tile.locator('button').first().click()
  const heart = popup(page).getByRole('button', { name: 'Favourite' })
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.clock.fastForward(1_001) // at most one switch a second
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
})

test('a favourite that the gateway refuses is reset with a message', async ({ page }) => {
  await page.route('**/MCSFE_addFavoriteGameV2', (route) =>
    route.fulfill({ json: { success: false, errorCode: 'INTERNAL', message: 'No' } }),
  )
  await page.goto('/rng?token=mock-member')
  const heart = tiles(page)
    .nth(1)
    .getByRole('button', { name: /^Favourite/ })
  await heart.click()
  await expect(page.getByText('The game could not be added to your favourites.')).toBeVisible()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
})

test('a failed start shows the reason and can be tried again', { tag: '@gate' }, async ({ page }) => {
  let failing = true
  await page.route(launchCall, (route) =>
    failing
      ? route.fulfill({ json: { success: false, errorCode: 'VENDOR_MAINTENANCE', message: 'This studio is being maintained' } })
      : route.fallback(),
  )
  await page.goto('/rng?token=mock-member')
  await tiles(page).first().locator('button').first().click()
  await expect(popup(page)).toContainText('This studio is being maintained')
  failing = false
  await popup(page).getByRole('button', { name: 'Try again' }).click()
  await expect(stage(page).locator('#spin')).toBeVisible()
})

test('a game at an unknown origin is refused with a message', async ({ page }) => {
  await page.route(launchCall, (route) => route.fulfill({ json: { success: true, value: { launchUrl: 'https://evil.example/game' } } }))
  await page.goto('/rng?token=mock-member')
  await tiles(page).first().locator('button').first().click()
  await expect(popup(page)).toContainText('not one that this site knows')
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('a trial account sees a message that playing needs a real account', async ({ page }) => {
  const made = await starts(page)
  await page.goto('/rng?token=mock-trial')
  await tiles(page).first().locator('button').first().click()
  await expect(popup(page)).toContainText('This needs a real account')
  await popup(page).getByRole('button', { name: 'Not now' }).click()
  await expect(popup(page)).toHaveCount(0)
  expect(made).toEqual([])
})

test('a slots vendor in the navigation links to its list; a vendor with a list opens it in a popup, for guests too', async ({ page }) => {
  const header = page.locator('[data-page="header"]')
  const choose = async (category: RegExp, vendor: string) => {
    await header.getByRole('button', { name: 'Games', exact: true }).click()
    await header.getByRole('link', { name: category }).hover()
    await header.locator(`[data-key="${vendor}"]`).click()
  }
  await page.goto('/')
  await choose(/^Slots/, 'RNG/JDB')
  await expect(page).toHaveURL(/\/rng\?vassalage=JDB$/)
  await choose(/^Live casino/, 'LIVE/PP')
  await expect(popup(page).getByRole('heading', { level: 2 }).last()).toHaveText(/PP/)
  await popup(page).locator('li button').first().click()
  await expect(popup(page).last()).toContainText('Log in')
})

test('a PVP game asks for a room and starts in the selected one', { tag: '@gate' }, async ({ page }) => {
  const made = await starts(page, lobbyCall)
  await page.goto('/pvp?token=mock-member')
  await page
    .getByRole('button', { name: /^Knight Club/ })
    .first()
    .click()
  await expect(popup(page)).toContainText('Pick a room')
  await expect(popup(page).locator('[data-key="9001"]').getByRole('button')).toHaveCount(0) // it is full
  await popup(page).getByRole('button', { name: 'Enter Quiet corner' }).click()
  await expect(stage(page).locator('#spin')).toBeVisible()
  expect(made).toMatchObject([{ vassalage: 'KY', roomId: '9000' }])
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(popup(page)).toHaveCount(0)
})

test('a full room shows a message, and the rooms are reloaded', async ({ page }) => {
  await page.route(lobbyCall, (route) =>
    route.fulfill({ json: { success: false, errorCode: 'STATE_CONFLICT', message: 'This room is full' } }),
  )
  await page.goto('/pvp?token=mock-member')
  await page
    .getByRole('button', { name: /^Knight Club/ })
    .first()
    .click()
  const again = page.waitForRequest('**/GLS2_roomList*')
  await popup(page).getByRole('button', { name: 'Enter Quiet corner' }).click()
  await again
  await expect(popup(page).getByRole('status')).toHaveText('This room is full')
})

const lotteries = [
  { path: '/lottery', vassalage: 'LOTT', prizeMode: 'LOTT', spelt: 'as today' },
  { path: '/lottert', vassalage: 'LOTT', prizeMode: 'LOTT', spelt: 'otherwise' },
  { path: '/seaLottery', vassalage: 'TCG_SEA', prizeMode: 'SEA', spelt: 'as today' },
  { path: '/sealottery', vassalage: 'TCG_SEA', prizeMode: 'SEA', spelt: 'otherwise' },
  { path: '/vnLottery', vassalage: 'TCG_LOTTO_VN', prizeMode: 'LOTT', spelt: 'as today' },
  { path: '/vnlottery', vassalage: 'TCG_LOTTO_VN', prizeMode: 'LOTT', spelt: 'otherwise' },
]
for (const { path, vassalage, prizeMode } of sample('lotteries', lotteries, 0, (one) => [one.vassalage, one.spelt])) {
  test(
    `${path} runs the lottery of ${vassalage}, without side menu and footer`,
    { tag: path === '/seaLottery' || path === '/sealottery' ? '@gate' : [] },
    async ({ page, complaints }) => {
      const made = await starts(page, lobbyCall)
      await page.goto(`${path}?gameCode=G_1&token=mock-member`)
      await expect(stage(page).locator('#spin')).toBeVisible()
      expect(made).toMatchObject([
        { vassalage, gameCode: 'G_1', prizeMode, lottoArea: 'VN', launchMode: 'LOTT', view: 'GAME', device: 'WEB' },
      ])
      await expect(page.locator('[data-page="side-menu"], [data-page="footer"]')).toHaveCount(0)
      expect(complaints).toEqual([])
    },
  )
}

test('/seamless runs the game in its address', async ({ page }) => {
  const made = await starts(page)
  await page.goto('/seamless?vassalage=EVO&gameType=LIVE&gameCode=EVO_LOBBY&token=mock-member')
  await expect(stage(page).locator('#spin')).toBeVisible()
  expect(made).toMatchObject([{ vassalage: 'EVO', gameType: 'LIVE', gameCode: 'EVO_LOBBY' }])
  await page.goto('/seamless')
  await expect(page.getByText('There is no game here')).toBeVisible()
})

test('a trial account on a lottery page sees a message', async ({ page }) => {
  await page.goto('/lottery?token=mock-trial')
  await page.getByRole('button', { name: 'How to play' }).click()
  await expect(popup(page)).toContainText('This needs a real account')
})
