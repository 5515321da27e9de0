import type { Page } from '@playwright/test'

import { sample } from '../support/samples/sample.ts'
import { animationsEnd, expect, faultsOfAccess, nodeAt, test } from './support.ts'

const mall = (page: Page, name: string, token = 'mock-member') =>
  page.goto(`/pointMall?page=${name}${token === '' ? '' : `&token=${token}`}`)
const shop = (page: Page) => nodeAt(page, 'point-mall-shop', 'items')
const points = (page: Page) => nodeAt(page, 'point-mall', 'points').locator('[data-points]')

test('points are redeemed and converted, each once, and the history has both', { tag: '@gate' }, async ({ page, complaints }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/loyalty/')) sent.push(new URL(request.url()).pathname)
  })
  await mall(page, 'shop')
  await expect(points(page)).toHaveAttribute('data-points', '24860')
  await shop(page).getByRole('button', { name: 'Gifts' }).click()
  await expect(page).toHaveURL(/[?&]type=GIFT/)
  await shop(page).getByRole('button', { name: 'Redeem: Festival gift box' }).click()
  const dialog = page.getByRole('dialog', { name: 'Festival gift box' })
  await dialog.locator('[name="receivingAddress"]').fill('18 Harbour Road, Bangkok 10500')
  await dialog.locator('[name="paymentPassword"]').fill('246813')
  await dialog.getByRole('button', { name: 'Redeem', exact: true }).dblclick()
  await expect(dialog.getByText(/^Festival gift box was asked for, for 12,000 points\. The number is LP/)).toBeVisible()
  await dialog.locator('[data-call="done"] ~ button').click()
  await expect(points(page)).toHaveAttribute('data-points', '12860')

  const conversion = nodeAt(page, 'point-mall-shop', 'conversion')
  await conversion.locator('[name="points"]').fill('2,000')
  await conversion.locator('[name="paymentPassword"]').fill('246813')
  await conversion.getByRole('button', { name: 'Convert', exact: true }).dblclick()
  await expect(conversion.getByText(/^2,000 points were converted to \$20\.00\./)).toBeVisible()
  await expect(points(page)).toHaveAttribute('data-points', '10860')
  expect(sent).toEqual(['/wps/loyalty/points/redeem', '/wps/loyalty/points/convert'])

  await page.getByRole('navigation', { name: 'Points mall' }).getByRole('link', { name: 'Redeem history' }).click()
  await expect(page).toHaveURL(/\/pointMall\?page=history$/)
  const rows = nodeAt(page, 'point-mall-history', 'records').locator('[role="row"][data-key]')
  await expect(rows.nth(0)).toContainText('Money')
  await expect(rows.nth(1)).toContainText('Festival gift box')
  await expect(rows.nth(1)).toContainText('In process')
  await rows
    .nth(1)
    .getByRole('button', { name: /^Details/ })
    .click()
  await expect(page.getByRole('dialog').locator('[data-key="receivingAddress"] dd')).toHaveText('18 Harbour Road, Bangkok 10500')
  await expect(page.getByRole('dialog').locator('dl > [data-key]')).toHaveCount(19)
  expect(complaints).toEqual([])
})

test('a request whose answer is lost is found in the history, and is not sent a second time', async ({ page }) => {
  let sent = 0
  await page.route('**/wps/loyalty/points/convert', async (route) => {
    sent += 1
    await route.fetch()
    await route.abort()
  })
  await mall(page, 'shop')
  const conversion = nodeAt(page, 'point-mall-shop', 'conversion')
  await conversion.locator('[name="points"]').fill('700')
  await conversion.locator('[name="paymentPassword"]').fill('246813')
  await conversion.getByRole('button', { name: 'Convert', exact: true }).click()
  await expect(conversion.getByText(/^Your points were converted\. The number is LP/)).toBeVisible()
  expect(sent).toBe(1)
})

test('an empty mall says so, and what failed is there after a retry', async ({ page, server }) => {
  const play = (data: object) => page.request.post(`${server.address}/__mock`, { data })
  await play({ scenario: 'empty' })
  await mall(page, 'shop')
  await expect(shop(page).getByText('Nothing to redeem yet')).toBeVisible()
  await play({ scenario: 'usual', faults: [{ path: '/wps/loyalty/points/redeemList', mode: '500' }] })
  await mall(page, 'shop')
  const retry = shop(page).getByRole('button')
  await expect(retry).toBeVisible()
  await play({ faults: [] })
  await retry.click()
  await expect(shop(page).locator('li[data-key="chips-50"]')).toBeVisible()
})

test('a guest is asked to log in, and a trial account is told that it needs a real one', async ({ page }) => {
  await mall(page, 'shop', '')
  await expect(page.getByRole('heading', { level: 1, name: 'Points mall' })).toBeVisible()
  await shop(page).getByRole('button').click()
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
  await mall(page, 'shop', 'mock-trial')
  await expect(shop(page).getByText('This needs a real account')).toBeVisible()
  await shop(page).getByRole('button').click()
  await expect(page.getByRole('dialog', { name: 'Register' })).toBeVisible()
})

const looks = ['shop', 'gift', 'history', 'details', 'rules'].flatMap((name) =>
  ['dark', 'light'].flatMap((theme) => ['EN', 'AR'].flatMap((language) => [390, 1440].map((width) => ({ name, theme, language, width })))),
)
for (const { name, theme, language, width } of sample('looks of the points mall', looks, 3, (look) => [
  look.name,
  look.theme,
  look.language,
  look.width,
]))
  test(`${name} of the points mall has no fault of access: ${theme}, ${language}, ${width} px`, async ({ page, server }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.context().addCookies([
      { name: 'foyer-theme', value: theme, url: server.address },
      { name: 'foyer-language', value: language, url: server.address },
    ])
    const id = name === 'gift' ? 'shop' : name
    await mall(page, id)
    await expect(page.locator(`[data-page="point-mall-${id}"] [data-node]`).last()).toBeVisible()
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
    if (name === 'gift') await shop(page).locator('li[data-key="festival-box"] button').last().click()
    await animationsEnd(page)
    expect(await faultsOfAccess(page, name === 'gift' ? 'dialog[open]' : 'main')).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })
