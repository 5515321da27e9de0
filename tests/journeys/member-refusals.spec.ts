import type { Page } from '@playwright/test'

import { expect, nodeAt, test } from './support.ts'
import type { Server } from './support.ts'

const center = (page: Page, name: string, token = 'mock-member') => page.goto(`/member?page=${name}&token=${token}`)
const faults = (page: Page, server: Server, list: object[]) => page.request.post(`${server.address}/__mock`, { data: { faults: list } })

test('a part that is not below the amount is refused beside its field, and nothing is sent', async ({ page }) => {
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && /confirm/i.test(new URL(request.url()).pathname)) sent += 1
  })
  await center(page, 'withdrawConfirmation')
  const card = nodeAt(page, 'member-withdraw-confirmation', 'confirmation').locator('[data-key="W-member-2"]')
  await card.getByRole('button', { name: 'A part has arrived' }).click()
  await card.locator('[name="receivedAmount"]').fill('1250.5')
  await card.getByRole('button', { name: 'Send' }).click()
  await expect(card.getByText(/^Enter an amount above 0 and below/)).toBeVisible()
  await expect(card.locator('[name="receivedAmount"]')).toHaveValue(/^1,?250\.50?$/)
  expect(sent).toBe(0)
})

for (const { name, id } of [
  { name: 'transferFund', id: 'member-transfer-fund' },
  { name: 'transferUpline', id: 'member-transfer-upline' },
])
  test(`${name}: more than there is, is refused beside its field and stays there`, async ({ page }) => {
    await center(page, name)
    const form = nodeAt(page, id, 'transfer')
    await form.locator('[name="amount"]').fill('999999999')
    await form.getByRole('button', { name: 'Transfer', exact: true }).click()
    await expect(form.locator('[name="amount"]')).toHaveAttribute('aria-invalid', 'true')
    await expect(form.locator('[name="amount"]')).toHaveValue(/^999,?999,?999$/)
  })

test('a rescue fund that is being checked has no button, and a list that fails is there after a retry', async ({ page, server }) => {
  await faults(page, server, [{ path: '/wps/relay/MCSFE_getRewardList', mode: '500' }])
  await center(page, 'rescueFund')
  const list = nodeAt(page, 'member-rescue-fund', 'rewards')
  await expect(list).toContainText('This part did not load')
  await faults(page, server, [])
  await list.getByRole('button', { name: 'Try again' }).click()
  await expect(list.locator('[data-key="member-reward-4"]')).toContainText('In process')
  await expect(list.locator('[data-key="member-reward-4"]').getByRole('button')).toHaveCount(0)
})

test('a link of an invitation is copied and says so, and who registered is there after a retry', async ({ page, server, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await faults(page, server, [{ path: '/wps/relay/MCSFE_getReferralInfo', mode: '500' }])
  await center(page, 'referral', 'mock-vip')
  const referral = nodeAt(page, 'member-referral', 'referral')
  await expect(referral).toContainText('This part did not load')
  await faults(page, server, [])
  await referral.getByRole('button', { name: 'Try again' }).click()
  await referral.getByRole('button', { name: 'Copy the link' }).click()
  await expect(referral.getByText('Copied').first()).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^https?:\/\/.+affiliateCode=/)
})

test('cash back whose claim is refused is not claimed, then it is, and stands so after a reload', async ({ page }) => {
  await center(page, 'cashBack')
  const row = nodeAt(page, 'member-cash-back', 'rewards').locator('[data-key="member-reward-1"]')
  await page.route('**/MCSFE_claimReward', (route) =>
    route.fulfill({ json: { success: false, errorCode: 'RECORD_NOT_FOUND', message: 'This reward is being checked' } }),
  )
  await row.getByRole('button', { name: 'Claim: Weekly cash back' }).click()
  await expect(page.locator('[data-page="toasts"]')).toContainText('This reward is being checked')
  await expect(row).not.toContainText('Claimed')

  await page.unroute('**/MCSFE_claimReward')
  await row.getByRole('button', { name: 'Claim: Weekly cash back' }).click()
  await expect(page.locator('[data-page="toasts"]').getByText('Weekly cash back: $42.80 is yours.')).toBeVisible()
  await expect(row).toContainText('Claimed')
  await page.reload()
  await expect(row).toContainText('Claimed')
})

const records = [
  { name: 'transactionHistory', id: 'member-transaction-history', call: '/wps/relay/ODSFE2_getTransactionRecord' },
  { name: 'personalProfit', id: 'member-personal-profit', call: '/wps/relay/ODSFE2_getPersonalProfit' },
  { name: 'bonusDetails', id: 'member-bonus-details', call: '/wps/relay/MCSFE_getBonusDetails' },
  { name: 'depositRecord', id: 'member-deposit-record', call: '/wps/deposit/records' },
  { name: 'withdrawRecord', id: 'member-withdraw-record', call: '/wps/withdraw/records' },
]
for (const { name, id, call } of records)
  test(`${name}: days are chosen while the record fails, and a retry shows the record of these days`, async ({ page, server }) => {
    await faults(page, server, [{ path: call, mode: '500' }])
    await center(page, name)
    const inner = page.locator(`[data-page="${id}"]`)
    await expect(inner).toContainText('This part did not load')
    await nodeAt(page, id, 'filter').getByRole('button', { name: '30 days' }).click()
    await expect(page).toHaveURL(/[?&]from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d/)
    await expect(inner).toContainText('This part did not load')
    await faults(page, server, [])
    const asked = page.waitForRequest((request) => new URL(request.url()).pathname === call)
    await inner.getByRole('button', { name: 'Try again' }).first().click()
    const from = new URL(page.url()).searchParams.get('from') ?? 'no day'
    expect(`${(await asked).url()} ${(await asked).postData() ?? ''}`).toContain(from)
    await expect(inner.locator('[role="row"][data-key]').first()).toBeVisible()
  })

test('a mission whose claim is refused can be claimed again, and a ranking that fails leaves the missions alone', async ({
  page,
  server,
}) => {
  await center(page, 'missionLeaderboard')
  const missions = nodeAt(page, 'member-mission-leaderboard', 'missions')
  await page.route('**/MCSFE_claimMission', (route) =>
    route.fulfill({ json: { success: false, errorCode: 'RECORD_NOT_FOUND', message: 'This mission is being checked' } }),
  )
  await missions.getByRole('button', { name: 'Claim: Log in today' }).click()
  await expect(page.locator('[data-page="toasts"]')).toContainText('This mission is being checked')
  await expect(missions.getByRole('button', { name: 'Claim: Log in today' })).toBeEnabled()

  const ranking = nodeAt(page, 'member-mission-leaderboard', 'ranking')
  await expect(ranking.locator('[data-key="1"]')).toBeVisible()
  await faults(page, server, [{ path: '/wps/relay/MCSFE_getMissionLeaderboard', mode: '500' }])
  await ranking.getByRole('button', { name: 'This month' }).click()
  await expect(ranking).toContainText('This part did not load')
  await expect(missions.locator('[data-key="mission-1"]')).toBeVisible()
  await faults(page, server, [])
  await ranking.getByRole('button', { name: 'Try again' }).click()
  await expect(ranking.locator('[data-key="8"]')).toContainText('maya_lin')
})

test('a message that could not be deleted stays, and is gone after a second try', async ({ page, server }) => {
  await center(page, 'messageV2')
  const list = nodeAt(page, 'member-message-v2', 'messages')
  const unwanted = list.getByRole('button', { name: 'Delete: Festival week has begun' })
  const remove = async () => {
    await unwanted.click()
    await page.getByRole('alertdialog', { name: 'Delete this message?' }).getByRole('button', { name: 'Delete', exact: true }).click()
  }
  await list.getByRole('button', { name: /^Festival week has begun/ }).click() // its own button is below its text
  await faults(page, server, [{ path: '/wps/relay/CSP_deleteMessage', mode: '500' }])
  await remove()
  await expect(page.locator('[data-page="toasts"] [data-key]').first()).toBeVisible()
  await expect(unwanted).toBeVisible()

  await faults(page, server, [])
  await remove()
  await expect(unwanted).toHaveCount(0)
  await page.reload()
  await expect(list.getByRole('button', { name: /^Your deposit has arrived/ }).first()).toBeVisible()
  await expect(list.getByRole('button', { name: /^Festival week has begun/ })).toHaveCount(0)
})

test('a bonus of a level whose claim did not arrive is told as not claimed in the list, and is paid at the second try', async ({
  page,
}) => {
  await center(page, 'vip', 'mock-vip')
  const claim = nodeAt(page, 'member-vip', 'vip').getByRole('button', { name: /^Claim: / })
  await expect(claim).toHaveCount(2)
  await page.route('**/MCSFE_claimVipBonus', (route) => route.abort())
  await claim.first().click()
  const toasts = page.locator('[data-page="toasts"]')
  const notClaimed = toasts.getByText(/the list does not show that .+ was claimed\. You can claim it again/)
  await expect(notClaimed).toBeVisible()
  await expect(claim).toHaveCount(2)

  await page.unroute('**/MCSFE_claimVipBonus')
  await claim.first().click()
  await expect(toasts.getByText(/is yours\.$/)).toBeVisible()
  await expect(claim).toHaveCount(1)
})
