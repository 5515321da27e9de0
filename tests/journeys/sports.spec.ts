import type { Page } from '@playwright/test'

import { expect, nodeAt, test } from './support.ts'

const matchesOn = (page: Page, id: 'home' | 'sports') =>
  nodeAt(page, id, id === 'home' ? 'sports' : 'matches').getByRole('list', { name: 'Hot matches' })
async function openBook(page: Page, id: 'home' | 'sports'): Promise<void> {
  const opened = page.waitForEvent('popup')
  await matchesOn(page, id).getByRole('button').first().click()
  await (await opened).close()
}

test('hot matches stand on home with teams and odds, and a match opens its book in a window, on the page of sports too', async ({
  page,
  complaints,
}) => {
  await page.goto('/?token=mock-member')
  const matches = matchesOn(page, 'home').getByRole('button')
  await expect(matches).toHaveCount(3)
  await expect(matches.first()).toContainText('Harbor City – Riverside United')
  await expect(matches.first()).toContainText(/1\s*1\.85\s*X\s*3\.40\s*2\s*4\.20/)
  await openBook(page, 'home')

  await page.goto('/sports')
  await openBook(page, 'sports')
  expect(complaints).toEqual([])
})

for (const [why, order] of [
  ['there are no hot matches', { scenario: 'usual', faults: [{ path: '/wps/relay/GCSGAME_hotMatches', mode: 'nulls' }] }],
  ['they fail', { scenario: 'usual', faults: [{ path: '/wps/relay/GCSGAME_hotMatches', mode: '500' }] }],
] as const)
  test(`when ${why}, sports keeps its entrance on home and says nothing of them`, async ({ page, server }) => {
    await page.request.post(`${server.address}/__mock`, { data: order })
    const asked = page.waitForResponse(/GCSGAME_hotMatches/)
    await page.goto('/')
    await (await asked).finished()
    const sports = nodeAt(page, 'home', 'sports')
    await expect(sports.getByRole('heading', { level: 2 })).toBeVisible()
    await expect(matchesOn(page, 'home')).toHaveCount(0)
    await expect(sports.getByRole('button', { name: 'Try again' })).toHaveCount(0)
    await sports.getByRole('link').first().click()
    await expect(page).toHaveURL(/\/sports$/)
  })

test('a guest who opens a hot match is asked to log in, and a trial account is told that it needs a real one', async ({ page }) => {
  await page.goto('/')
  await matchesOn(page, 'home').getByRole('button').first().click()
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
  await page.goto('/?token=mock-trial')
  await matchesOn(page, 'home').getByRole('button').first().click()
  await expect(page.getByRole('dialog', { name: 'This needs a real account' })).toBeVisible()
})
