import type { Page } from '@playwright/test'

import { logInAsMember } from './input.ts'
import { drawnPng } from '../support/pictures/picture-files.ts'
import { expect, faultsOfAccess, nodeAt, quiet, test } from './support.ts'

const center = (page: Page, name: string) => page.goto(`/member?page=${name}&token=mock-member`)
const png = Buffer.from(drawnPng)

test('a deposit whose answer is lost is found in the history, and is not sent a second time', { tag: '@gate' }, async ({ page }) => {
  const sent: string[] = []
  await page.route('**/wps/deposit', async (route) => {
    sent.push(route.request().postData() ?? '')
    await route.fetch()
    await route.abort()
  })
  await center(page, 'depositv2')
  const form = nodeAt(page, 'member-depositv2', 'deposit')
  await form.getByRole('button', { name: '$200' }).click()
  await form.getByRole('button', { name: 'Continue' }).click()
  await expect(form.locator('[name="payerName"]')).toBeFocused()
  await form.locator('[name="payerName"]').fill('Maya Lin')
  await quiet(page)
  expect(await faultsOfAccess(page)).toEqual([])
  await form.getByRole('button', { name: 'Continue' }).dblclick()
  await expect(form.getByText(/^Your deposit was ordered, and it is not paid yet\. Its number is D/)).toBeVisible()
  expect(sent).toEqual(['{"channelId":"bank-1","amount":200,"fields":{"payerName":"Maya Lin"}}'])
  await expect(form.locator('[name="payerName"]')).toHaveValue('Maya Lin')
})

test('a payment that did not arrive is denied with a picture, judged by its bytes', { tag: '@gate' }, async ({ page }) => {
  await center(page, 'withdrawConfirmation')
  const card = nodeAt(page, 'member-withdraw-confirmation', 'confirmation').locator('[data-key="W-member-2"]')
  await card.getByRole('button', { name: 'It has not arrived' }).click()
  await card.locator('[name="file"]').setInputFiles({ name: 'page.png', mimeType: 'image/png', buffer: Buffer.from('<html>') })
  await expect(card.getByText('page.png is neither a png nor a jpg.')).toBeVisible()
  await card.locator('[name="file"]').setInputFiles({ name: 'account.png', mimeType: 'image/png', buffer: png })
  await card.getByRole('button', { name: 'Send' }).click()
  await expect(card.getByText('Not received, being checked')).toBeVisible()
})

const forms = [
  { item: 'deposit', id: 'member-depositv2', node: 'deposit', typed: { amount: '250.5', payerName: 'Maya Lin' } },
  { item: 'withdraw', id: 'member-withdraw', node: 'withdraw', typed: { amount: '57.25' } },
  { item: 'transfer-fund', id: 'member-transfer-fund', node: 'transfer', typed: { amount: '33.3' } },
  { item: 'transfer-upline', id: 'member-transfer-upline', node: 'transfer', typed: { amount: '20', remark: 'For the trip' } },
]

test('what is typed outlives theme, language, other pages, a call that fails and a session that ends', async ({ page, server }) => {
  const faults = (list: object[]) => page.request.post(`${server.address}/__mock`, { data: { faults: list } })
  const go = (item: string) => page.locator(`[data-page="member"] [data-node="menu"] [data-key="${item}"]`).click()
  const areThere = async ({ id, node, typed }: (typeof forms)[number]) => {
    for (const [name, value] of Object.entries(typed)) await expect(nodeAt(page, id, node).locator(`[name="${name}"]`)).toHaveValue(value)
  }
  await center(page, 'securityCenter')
  for (const form of forms) {
    await go(form.item)
    for (const [name, value] of Object.entries(form.typed)) await nodeAt(page, form.id, form.node).locator(`[name="${name}"]`).fill(value)
    await page.locator('[data-node="rail-theme"] button').click()
    await areThere(form)
  }
  await page.goBack()
  await areThere(forms[2]!)
  await page.goForward()
  await page.locator('[data-node="rail-language"] button').click()
  await page.getByRole('menuitemradio', { name: /العربية/ }).click()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await areThere(forms[3]!)
  await page.locator('[data-node="rail-language"] button').click()
  await page.getByRole('menuitemradio', { name: 'English' }).click()

  const upline = nodeAt(page, 'member-transfer-upline', 'transfer')
  await upline.locator('[name="paymentPassword"]').fill('246813')
  await faults([{ path: '/wps/relay/ODSFE2_getTransactionRecord', mode: '429' }])
  await upline.getByRole('button', { name: 'Transfer', exact: true }).click()
  await expect(upline.getByText(/^Nothing was sent/)).toBeVisible()
  await areThere(forms[3]!)
  await expect(upline.locator('[name="paymentPassword"]')).toHaveValue('246813')

  await faults([{ path: '/wps/member/transfer/upline', mode: '401' }])
  await upline.getByRole('button', { name: 'Transfer', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
  await faults([])
  await logInAsMember(page)
  await areThere(forms[3]!)
  await expect(upline.locator('[name="paymentPassword"]')).toHaveValue('') // no password is kept
  for (const form of forms.slice(0, 3)) {
    await go(form.item)
    await areThere(form)
  }
})

test('money is withdrawn, moved between wallets and given to the upline, each once', { tag: '@gate' }, async ({ page, complaints }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && /withdraw$|walletTransfer$|upline$/.test(request.url())) sent.push(new URL(request.url()).pathname)
  })
  const go = (item: string) => page.locator(`[data-page="member"] [data-node="menu"] [data-key="${item}"]`).click()
  await center(page, 'withdraw')
  const withdrawal = nodeAt(page, 'member-withdraw', 'withdraw')
  await withdrawal.locator('[name="amount"]').fill('50')
  await withdrawal.locator('[name="paymentPassword"]').fill('246813')
  await withdrawal.getByRole('button', { name: 'Withdraw', exact: true }).dblclick()
  await expect(withdrawal.getByText(/^Your withdrawal .+ of \$50\.00 has been received\.$/)).toBeVisible()

  await go('transfer-fund')
  const wallets = nodeAt(page, 'member-transfer-fund', 'transfer')
  await wallets.getByRole('button', { name: 'Everything from PG to the main wallet' }).dblclick()
  await expect(wallets.getByText('The money has been moved.')).toBeVisible()
  await expect(wallets.locator('[data-key="PG"] [data-amount]')).toHaveAttribute('data-amount', '0')

  await go('transfer-upline')
  const upline = nodeAt(page, 'member-transfer-upline', 'transfer')
  await upline.locator('[name="amount"]').fill('20')
  await upline.locator('[name="paymentPassword"]').fill('246813')
  await upline.getByRole('button', { name: 'Transfer', exact: true }).dblclick()
  await expect(upline.getByText(/^\$20\.00 have been transferred\./)).toBeVisible()
  expect(sent).toEqual(['/wps/withdraw', '/wps/relay/GCS_walletTransfer', '/wps/member/transfer/upline'])
  expect(complaints).toEqual([])
})
