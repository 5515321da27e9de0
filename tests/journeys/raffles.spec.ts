import type { Page } from '@playwright/test'

import { sample } from '../support/samples/sample.ts'
import { animationsEnd, expect, faultsOfAccess, nodeAt, test } from './support.ts'

const open = (page: Page, name: string, token = 'mock-member') => page.goto(`/raffle?page=${name}${token === '' ? '' : `&token=${token}`}`)
const raffle = (page: Page, name: string) => nodeAt(page, `raffle-${name}`, 'raffle')

test(
  'the wheel is spun once for a ticket by a double click, says its prize, and the history has it',
  { tag: '@gate' },
  async ({ page, complaints }) => {
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('rafflePromotion')) sent.push(request.postData() ?? '')
    })
    await open(page, 'wheel')
    const wheel = raffle(page, 'wheel')
    await expect(wheel.locator('[data-tickets]')).toHaveText('3 tickets')
    await wheel.getByRole('button', { name: 'Spin the wheel' }).dblclick()
    const result = wheel.locator('[aria-live="polite"]').filter({ hasText: /^Your prize / })
    await expect(result).toBeVisible()
    await expect(wheel.locator('[data-tickets]')).toHaveText('2 tickets')
    expect(sent).toEqual(['{"promotionId":"raffle-wheel"}'])
    const rows = nodeAt(page, 'raffle-wheel', 'records').locator('[role="row"][data-key]')
    await expect(rows.first()).toContainText('The weekend wheel:')

    // By keyboard, with the same focus afterwards
    const spin = wheel.getByRole('button', { name: 'Spin the wheel' })
    await spin.focus()
    await page.keyboard.press('Enter')
    await expect(wheel.locator('[data-tickets]')).toHaveText('1 ticket')
    await expect(spin).toBeFocused()
    expect(complaints).toEqual([])
  },
)

test('an egg and an envelope are opened, and without tickets the page says so', async ({ page }) => {
  await open(page, 'eggs')
  await raffle(page, 'eggs').getByRole('button', { name: 'Break egg 2' }).click()
  await expect(raffle(page, 'eggs').locator('[data-call="done"]')).toContainText('Your prize')
  await page.getByRole('navigation', { name: 'Raffles' }).getByRole('link', { name: 'Red envelopes' }).click()
  const envelopes = raffle(page, 'envelopes')
  await envelopes.getByRole('button', { name: 'Open envelope 1' }).click()
  await expect(envelopes.locator('[data-call="done"]')).toContainText('Your prize')
  await expect(envelopes.getByText('You have no tickets for this raffle.')).toBeVisible()
  await expect(envelopes.getByRole('button', { name: 'Open envelope 3' })).toHaveAttribute('aria-disabled', 'true')
})

test('every ticket is played once: another egg after the first, then none is left, after a reload either', async ({ page, complaints }) => {
  let sent = 0
  page.on('request', (request) => (sent += request.url().includes('rafflePromotion') ? 1 : 0))
  await open(page, 'eggs')
  const eggs = raffle(page, 'eggs')
  for (const [number, left] of [
    [2, '1 ticket'],
    [1, '0 tickets'],
  ] as const) {
    await eggs.getByRole('button', { name: `Break egg ${number}` }).dblclick()
    await expect(eggs.locator('[data-tickets]')).toHaveText(left)
    await expect(eggs.locator('[data-call="done"]')).toContainText('Your prize')
    await expect(eggs.locator('button[data-state="open"]')).toHaveAttribute('data-key', String(number))
  }
  await expect(eggs.getByRole('button', { name: 'Break egg 3' })).toHaveAttribute('aria-disabled', 'true')
  await page.reload()
  await expect(eggs.locator('[data-tickets]')).toHaveText('0 tickets')
  await eggs.getByRole('link', { name: 'See the promotions' }).click()
  await expect(page).toHaveURL(/\/promotions/)
  expect(sent).toBe(2)
  expect(complaints).toEqual([])
})

test('red envelopes are opened to the last one: each prize is a new row of the history; then the page leads to the promotions', async ({
  page,
  complaints,
}) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('rafflePromotion')) sent.push(request.postData() ?? '')
  })
  await open(page, 'envelopes', 'mock-vip')
  const envelopes = raffle(page, 'envelopes')
  const rows = nodeAt(page, 'raffle-envelopes', 'records').locator('[role="row"][data-key]')
  await expect(envelopes.locator('[data-tickets]')).toHaveText('3 tickets')
  await expect(rows.first()).toBeVisible()
  const newest = [await rows.first().getAttribute('data-key')]
  for (const [number, left] of [
    [3, '2 tickets'],
    [3, '1 ticket'], // the one that is open is as good as another
    [1, '0 tickets'],
  ] as const) {
    await envelopes.getByRole('button', { name: `Open envelope ${number}` }).dblclick()
    await expect(envelopes.locator('[data-tickets]')).toHaveText(left)
    await expect(envelopes.locator('button[data-state="open"]')).toHaveAttribute('data-key', String(number))
    await expect(rows.first()).not.toHaveAttribute('data-key', newest.at(-1) ?? '')
    await expect(rows.first()).toContainText(await envelopes.locator('[data-call="done"] bdi').innerText())
    newest.push(await rows.first().getAttribute('data-key'))
  }
  expect(new Set(newest).size).toBe(4)
  expect(sent).toEqual(Array.from({ length: 3 }, () => '{"promotionId":"raffle-envelope"}'))

  await expect(envelopes.getByText('You have no tickets for this raffle.')).toBeVisible()
  await expect(envelopes.locator('button[aria-disabled="true"]')).toHaveCount(3)
  await envelopes.getByRole('button', { name: 'Open envelope 2' }).click({ force: true }) // it says that it is disabled
  await page.reload()
  await expect(envelopes.locator('[data-tickets]')).toHaveText('0 tickets')
  await expect(rows.first()).toHaveAttribute('data-key', newest.at(-1) ?? '')
  await envelopes.getByRole('link', { name: 'See the promotions' }).click()
  await expect(page).toHaveURL(/\/promotions/)
  expect(sent.length).toBe(3)
  expect(complaints).toEqual([])
})

test('recent winners stand beside the prizes, and a raffle that nobody has won yet has no list of them', async ({ page }) => {
  const winners = raffle(page, 'wheel').getByRole('region', { name: 'Recent winners' })
  await open(page, 'wheel')
  await expect(winners.getByRole('listitem')).toHaveCount(6)
  await page.route('**/wps/relay/MCSFE_getRaffle*', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace(/"winners":\[[^\]]*\]/g, '"winners":[]') })
  })
  await open(page, 'wheel')
  await expect(raffle(page, 'wheel').getByRole('region', { name: 'Prizes' })).toBeVisible()
  await expect(winners).toHaveCount(0)
})

test('a play whose answer is lost is found by its ticket and its bonus, and is not repeated', async ({ page }) => {
  let sent = 0
  await page.route('**/wps/relay/MCSFE_rafflePromotion', async (route) => {
    sent += 1
    await route.fetch()
    await route.abort()
  })
  await open(page, 'envelopes')
  await raffle(page, 'envelopes').getByRole('button', { name: 'Open envelope 1' }).click()
  await expect(raffle(page, 'envelopes').getByText(/^The ticket was played, though the answer was lost\./)).toBeVisible()
  await expect(raffle(page, 'envelopes').locator('[data-tickets]')).toHaveText('0 tickets')
  expect(sent).toBe(1)
})

test('without raffles the page says so, and what failed is there after a retry', async ({ page, server }) => {
  const play = (data: object) => page.request.post(`${server.address}/__mock`, { data })
  await play({ scenario: 'empty' })
  await open(page, 'eggs')
  await expect(raffle(page, 'eggs').getByText('No raffle now')).toBeVisible()
  await play({ scenario: 'usual', faults: [{ path: '/wps/relay/MCSFE_getRaffle', mode: '500' }] })
  await open(page, 'eggs')
  const retry = raffle(page, 'eggs').getByRole('button')
  await expect(retry).toBeVisible()
  await play({ faults: [] })
  await retry.click()
  await expect(raffle(page, 'eggs').locator('[data-tickets]')).toHaveText('2 tickets')
})

test('a guest is asked to log in, and a trial account is told that it needs a real one', async ({ page }) => {
  await open(page, 'wheel', '')
  await expect(page.getByRole('heading', { level: 1, name: 'Raffles' })).toBeVisible()
  await raffle(page, 'wheel').getByRole('button').click()
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
  await open(page, 'wheel', 'mock-trial')
  await expect(raffle(page, 'wheel').getByText('This needs a real account')).toBeVisible()
})

const looks = ['wheel', 'eggs', 'envelopes'].flatMap((name) =>
  ['dark', 'light'].flatMap((theme) => ['EN', 'AR'].flatMap((language) => [390, 1440].map((width) => ({ name, theme, language, width })))),
)
for (const { name, theme, language, width } of sample('looks of the raffles', looks, 3, (look) => [
  look.name,
  look.theme,
  look.language,
  look.width,
]))
  test(`${name} of the raffles has no fault of access: ${theme}, ${language}, ${width} px`, async ({ page, server }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.context().addCookies([
      { name: 'foyer-theme', value: theme, url: server.address },
      { name: 'foyer-language', value: language, url: server.address },
    ])
    await open(page, name)
    const shown = raffle(page, name)
    await expect(shown.locator('[data-tickets]')).toBeVisible()
    await (
      name === 'wheel'
        ? shown
            .locator('button')
            .filter({ hasNot: page.locator('svg') })
            .last()
        : shown.locator('button[data-key="1"]')
    ).click()
    await expect(shown.locator('[data-call="done"]')).toBeVisible()
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
    await animationsEnd(page)
    expect(await faultsOfAccess(page, 'main')).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })
