import { expect, test } from './support.ts'

const menuCall = '**/lgw/vn/games/game_menu?*'

test(
  'a guest sees draws and numbers of both areas; a member what was played, and a game starts in its prize mode',
  { tag: '@gate' },
  async ({ page, complaints }) => {
    await page.goto('/lott')
    await page.getByRole('link', { name: 'Draws and numbers' }).click()
    const draws = page.locator('[data-page="draws"] [data-node="draws"]')
    await expect(draws.getByRole('heading', { name: 'FAST' })).toBeVisible()
    await expect(page.locator('[data-node="played"]')).toHaveCount(0)
    await expect(draws.getByRole('button', { name: /Draw at \d?\d:\d\d\s[AP]M/ }).first()).toBeVisible()

    const numbers = page.locator('[data-node="numbers"]')
    await numbers.getByRole('button', { name: 'Other countries' }).click()
    await expect(page).toHaveURL(/\/draws\?area=other$/)
    await expect(numbers.getByRole('button', { name: 'Other countries' })).toHaveAttribute('aria-pressed', 'true') // its games are here
    const game = numbers.getByRole('combobox', { name: 'Lottery' })
    await game.selectOption({ index: 1 })
    await expect(page).toHaveURL(/area=other&game=\w+$/)
    await expect(numbers.locator('ol > li[data-key]')).toHaveCount(20)

    await page.goto('/draws?token=mock-member')
    await expect(page.locator('[data-node="played"] li')).toHaveCount(4)
    await draws.getByRole('button', { name: 'Fast play' }).click()
    await expect(page).toHaveURL(/prizeMode=ZY$/)
    await expect(draws.getByRole('button', { name: 'Fast play' })).toHaveAttribute('aria-pressed', 'true')
    const call = page.waitForRequest('**/wps/game/launchGame')
    await draws
      .getByRole('button', { name: /Draw at/ })
      .first()
      .click()
    expect((await call).postDataJSON()).toMatchObject({ prizeMode: 'ZY', view: 'GAME', device: 'WEB' })
    await expect(page.frameLocator('iframe').locator('#spin')).toBeVisible()
    expect(complaints).toEqual([])
  },
)

test('a guest who picks a lottery is asked to log in, a trial account reads that it needs a real one', async ({ page }) => {
  await page.goto('/draws')
  await page
    .locator('[data-node="draws"]')
    .getByRole('button', { name: /Draw at/ })
    .first()
    .click()
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Username' })).toBeVisible()

  await page.goto('/draws?token=mock-trial')
  await page
    .locator('[data-node="draws"]')
    .getByRole('button', { name: /Draw at/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toContainText('This needs a real account')
})

test('draws that did not come are asked for again by a button, a site without any says so', async ({ page, server }) => {
  await page.route(menuCall, (route) => route.fulfill({ status: 500, body: 'no' }))
  await page.goto('/draws')
  const draws = page.locator('[data-page="draws"] [data-node="draws"]')
  const retry = draws.getByRole('button')
  await expect(retry).toHaveCount(1)
  await page.unroute(menuCall)
  await retry.click()
  await expect(draws.getByRole('heading', { name: 'FAST' })).toBeVisible()

  await page.request.post(`${server.address}/__mock`, { data: { scenario: 'empty' }, headers: { Origin: server.address } })
  await page.goto(`${server.address}/draws`)
  await expect(draws).toContainText('No draws yet')
  await expect(page.locator('[data-node="numbers"]')).toContainText('No numbers were drawn yet')
})
