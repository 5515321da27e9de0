import type { Page } from '@playwright/test'

import { sample } from '../support/samples/sample.ts'
import { animationsEnd, expect, faultsOfAccess, nodeAt, quiet, test } from './support.ts'

const center = (page: Page, name: string, token = 'mock-member') => page.goto(`/member?page=${name}&token=${token}`)
const menuItem = (page: Page, key: string) => page.locator(`[data-page="member"] [data-node="menu"] [data-key="${key}"]`)
const toast = (page: Page, text: string | RegExp) => page.locator('[data-page="toasts"]').getByText(text)

test(
  'a reward is claimed: message, state, balance and the count in the menu follow, and a double click is one call',
  { tag: '@gate' },
  async ({ page, complaints }) => {
    const claims: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('MCSFE_claimReward')) claims.push(request.postData() ?? '')
    })
    await center(page, 'rewardCenter')
    const row = nodeAt(page, 'member-reward-center', 'rewards').locator('[data-key="member-reward-2"]')
    await expect(menuItem(page, 'rewards')).toContainText('3')
    await expect(row.locator('[data-amount]')).toHaveAttribute('data-amount', '8.88')
    await row.getByRole('button', { name: 'Claim: Festival red envelope' }).dblclick()

    await expect(toast(page, 'Festival red envelope: $8.88 is yours.')).toBeVisible()
    await expect(row).toContainText('Claimed')
    await expect(menuItem(page, 'rewards')).toContainText('2')
    expect(claims).toEqual(['{"id":"member-reward-2"}'])

    await page.getByRole('button', { name: 'Claimed', exact: true }).click()
    await expect(page).toHaveURL(/[?&]state=CLAIMED/)
    await page.reload()
    await expect(row).toContainText('Claimed')
    expect(complaints).toEqual([])
  },
)

test('a mission is claimed, and the ranking of another period is at its own address', async ({ page }) => {
  await center(page, 'missionLeaderboard')
  const missions = nodeAt(page, 'member-mission-leaderboard', 'missions')
  await missions.getByRole('button', { name: 'Claim: Log in today' }).click()
  await expect(missions.locator('[data-key="mission-1"]')).toContainText('Claimed')
  await expect(menuItem(page, 'missions')).toContainText('1')

  await page.getByRole('button', { name: 'This month' }).click()
  await expect(page).toHaveURL(/periodType=Monthly/)
  await expect(nodeAt(page, 'member-mission-leaderboard', 'ranking').locator('[data-key="8"]')).toContainText('maya_lin')
})

test('a claim whose answer is lost is looked up, and the message says what was found', async ({ page }) => {
  await center(page, 'manualRebate')
  await page.route('**/MCSFE_claimManualRebate', (route) => route.abort())
  await page.getByRole('button', { name: 'Claim all' }).click()
  const notClaimed = toast(page, /the list does not show that your rebate was claimed\. You can claim it again/)
  await expect(notClaimed).toBeVisible()

  await page.unroute('**/MCSFE_claimManualRebate')
  await page.route('**/MCSFE_claimManualRebate', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('button', { name: 'Claim all' }).click()
  await expect(toast(page, 'Your rebate was claimed. Only the answer was lost.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Claim all' })).toHaveCount(0)
})

test('a message is read on its page, and announcements stand beside it', async ({ page }) => {
  await center(page, 'messageV2')
  const list = nodeAt(page, 'member-message-v2', 'messages')
  await list.getByRole('button', { name: /^Unread/ }).click()
  await expect(page).toHaveURL(/unread=true/)
  const arrived = list.getByRole('button', { name: /^Your deposit has arrived/ })
  await expect(arrived).toHaveCount(1) // the other one has been read
  await arrived.click()
  await expect(list.getByText('We have credited')).toBeVisible()
  await expect(menuItem(page, 'messages')).toContainText('2')

  await page.getByText('Announcements', { exact: true }).first().click()
  await expect(nodeAt(page, 'member-message-v2', 'announcements')).toBeVisible()
})

test('chosen rebates are claimed by their exact sum, a VIP bonus too, and the link of an invitation is there', async ({
  page,
  complaints,
}) => {
  await center(page, 'manualRebate', 'mock-vip')
  const rebates = nodeAt(page, 'member-manual-rebate', 'rebates')
  await rebates.getByRole('checkbox').first().check()
  const sum = await rebates.locator('[aria-live] [data-amount]').getAttribute('data-amount')
  await expect(rebates.locator('li').first().locator(`[data-amount="${sum}"]`)).toBeVisible()
  await rebates.getByRole('button', { name: 'Claim chosen' }).click()
  await expect(rebates.locator('li').first()).toContainText('Claimed')

  await menuItem(page, 'vip').click()
  const levels = nodeAt(page, 'member-vip', 'vip')
  await levels
    .getByRole('button', { name: /^Claim: / })
    .first()
    .click()
  await expect(toast(page, /is yours\.$/).first()).toBeVisible()

  await menuItem(page, 'invite').click()
  await expect(nodeAt(page, 'member-referral', 'referral').getByText(/^https?:\/\/.+affiliateCode=/)).toBeVisible()
  expect(complaints).toEqual([])
})

test('a trial account sees that these pages need a real one', async ({ page }) => {
  await center(page, 'rewardCenter', 'mock-trial')
  await expect(page.locator('[data-page="member-reward-center"]')).toContainText('This needs a real account')
})

const pages = ['rewardCenter', 'missionLeaderboard', 'referral', 'manualRebate', 'vip', 'messageV2']
const situations = pages.flatMap((name) =>
  [1440, 390].flatMap((width) => ['light', 'dark'].flatMap((theme) => ['EN', 'AR'].map((language) => ({ name, width, theme, language })))),
)
for (const { name, width, theme, language } of sample('pages of rewards', situations, 3, ({ width, theme, language }) => [
  String(width),
  theme,
  language,
]))
  test(`${name} is accessible, ${width} px, ${theme}, ${language}`, async ({ page, server }) => {
    await page.setViewportSize({ width, height: 7_000 }) // pages are shown whole: a button half under the bottom bar is one scroll away
    await page.context().addCookies([
      { name: 'foyer-theme', value: theme, url: server.address },
      { name: 'foyer-language', value: language, url: server.address },
    ])
    await center(page, name, 'mock-vip')
    await page.locator('[data-page^="member-"] [data-node]').first().waitFor()
    await quiet(page, 400)
    await animationsEnd(page)

    expect(await faultsOfAccess(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })
