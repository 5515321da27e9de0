import type { Page } from '@playwright/test'

import { expect, nodeAt, test } from './support.ts'
import type { Server } from './support.ts'

const center = (page: Page, name: string, token = 'mock-member') => page.goto(`/member?page=${name}&token=${token}`)
const mock = (page: Page, server: Server, order: object) => page.request.post(`${server.address}/__mock`, { data: order })
const balance = (page: Page) => nodeAt(page, 'header', 'balance').locator('[data-amount]')
const toast = (page: Page, text: string | RegExp) => page.locator('[data-page="toasts"]').getByText(text)

/** Orders 200 by the chosen method; what waits is not credited before somebody says so. Returns the number of the order. */
async function deposit(page: Page, server: Server): Promise<string> {
  const form = nodeAt(page, 'member-depositv2', 'deposit')
  await form.locator('[name="amount"]').fill('200')
  if (await form.locator('[name="payerName"]').isVisible()) await form.locator('[name="payerName"]').fill('Maya Lin')
  const answer = page.waitForResponse((response) => response.url().endsWith('/wps/deposit'))
  await form.getByRole('button', { name: 'Continue' }).click()
  const { value } = (await (await answer).json()) as { value: { referenceNo: string } } // a DepositOrder
  await mock(page, server, { due: 'tomorrow' })
  await expect(form.getByText(`Order ${value.referenceNo}`)).toBeVisible()
  return value.referenceNo
}

/** The password is set in the popup; the focus is then where the form goes on. */
async function setPassword(page: Page): Promise<void> {
  const popup = page.getByRole('dialog', { name: 'Set a transaction password' })
  await popup.locator('[name="newPassword"]').fill('864209')
  await popup.locator('[name="confirmNewPassword"]').fill('864209')
  await page.keyboard.press('Enter')
  await expect(popup).toContainText('Your transaction password is set.')
  await page.keyboard.press('Escape')
  await expect(popup).toHaveCount(0)
}

test(
  'a bank transfer is pending in the record until a message says that it was credited, and the balance has grown',
  { tag: '@gate' },
  async ({ page, server, complaints }) => {
    await page.clock.install()
    await center(page, 'depositv2')
    const before = Number(await balance(page).getAttribute('data-amount'))
    const reference = await deposit(page, server)

    const form = nodeAt(page, 'member-depositv2', 'deposit')
    await form.getByRole('link', { name: 'All deposits' }).click()
    const row = page.locator(`[data-page="member-deposit-record"] [role="row"][data-key="${reference}"]`)
    await expect(row).toContainText('Pending')
    await expect(balance(page)).toHaveAttribute('data-amount', String(before))

    await mock(page, server, { due: 'now' })
    await page.clock.fastForward(61_000) // unread messages are asked once a minute
    await expect(toast(page, 'Deposit credited: Your deposit has arrived')).toBeVisible()
    await expect(row).toContainText('Credited')
    await expect(balance(page)).toHaveAttribute('data-amount', String(before + 200))
    expect(complaints).toEqual([])
  },
)

test('Back from an order leads to the form with what was typed, Forward to the order again', async ({ page, server }) => {
  await center(page, 'depositv2')
  const form = nodeAt(page, 'member-depositv2', 'deposit')
  const reference = await deposit(page, server)
  await expect(page).toHaveURL(new RegExp(`[?&]order=${reference}`))

  await page.goBack()
  await expect(form.locator('[name="amount"]')).toHaveValue('200')
  await expect(form.getByText(`Your deposit was ordered. Its number is ${reference}.`)).toBeVisible()
  await page.goForward()
  await expect(form.getByRole('button', { name: 'Make another deposit' })).toBeVisible()

  await page.goBack()
  await form.getByRole('button', { name: `Order ${reference}` }).click()
  await form.getByRole('button', { name: 'Make another deposit' }).click()
  await expect(form.locator('[name="amount"]')).toHaveValue('')
  await expect(page).not.toHaveURL(/order=/)
})

test('an amount that a method does not take is refused beside its field, and nothing is ordered', async ({ page }) => {
  let sent = 0
  await page.route('**/wps/deposit', (route) => {
    sent += 1
    return route.continue()
  })
  await center(page, 'depositv2')
  const form = nodeAt(page, 'member-depositv2', 'deposit')
  await form.locator('[name="amount"]').fill('1')
  await form.locator('[name="payerName"]').fill('Maya Lin')
  await form.getByRole('button', { name: 'Continue' }).click()
  await expect(form.locator('[name="amount"]')).toHaveAttribute('aria-invalid', 'true')
  await expect(form.locator('[name="amount"]')).toBeFocused()
  expect(sent).toBe(0)
})

test('a payment page opens in a window of its own, and the order waits where it was left', async ({ page, server, context }) => {
  await center(page, 'depositv2')
  const form = nodeAt(page, 'member-depositv2', 'deposit')
  await form.locator('label[data-key="card-1"]').click()
  const reference = await deposit(page, server)
  const opened = context.waitForEvent('page')
  await form.getByRole('link', { name: /^Open the payment page/ }).click()
  const payment = await opened
  await expect(payment).toHaveURL(new RegExp(`/mock/pay/${reference}$`))
  expect(await payment.evaluate(() => window.opener)).toBeNull()
  await payment.close()

  const order = form.locator(`[data-key="${reference}"]`)
  await expect(order).toContainText('Pending')
  await mock(page, server, { due: 'now' })
  await order.getByRole('button', { name: 'Check the status' }).click()
  await expect(order).toContainText('Credited')
  await expect(order).toBeFocused() // the button that had it is gone
  await expect(form.getByRole('link', { name: /^Open the payment page/ })).toHaveCount(0)
})

test('a player without a transaction password sets it within the withdrawal, which goes on with what was typed', async ({
  page,
  complaints,
}) => {
  await center(page, 'withdraw', 'mock-traveller')
  const form = nodeAt(page, 'member-withdraw', 'withdraw')
  await form.locator('[name="amount"]').fill('57.25')
  await form.getByRole('button', { name: 'Set a transaction password' }).click()
  await setPassword(page)
  await expect(form.getByRole('button', { name: 'Set a transaction password' })).toHaveCount(0)
  await expect(form.locator('[name="amount"]')).toHaveValue('57.25')
  await expect(form.locator('[name="paymentPassword"]')).toBeFocused()
  await form.locator('[name="paymentPassword"]').fill('864209')
  await form.getByRole('button', { name: 'Withdraw', exact: true }).click()
  await expect(form.getByText(/^Your withdrawal .+ of \$57\.25 has been received\.$/)).toBeVisible()
  expect(complaints).toEqual([])
})

test('a popup for the transaction password that is closed changes nothing, and the form keeps what was typed', async ({ page }) => {
  await center(page, 'withdraw', 'mock-traveller')
  const form = nodeAt(page, 'member-withdraw', 'withdraw')
  await form.locator('[name="amount"]').fill('57.25')
  await form.getByRole('button', { name: 'Set a transaction password' }).click()
  await expect(page.getByRole('dialog', { name: 'Set a transaction password' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Set a transaction password' })).toHaveCount(0)
  await expect(form.getByRole('button', { name: 'Set a transaction password' })).toBeVisible()
  await expect(form.locator('[name="amount"]')).toHaveValue('57.25')
})

test('points are converted once the transaction password that the gateway misses was set on the way', async ({ page, server }) => {
  await page.route('**/wps/loyalty/points/convert', (route) =>
    route.fulfill({ json: { success: false, errorCode: 'PAYMENT_PASSWORD_UNSET', message: 'Set a transaction password first' } }),
  )
  await page.route('**/wps/member/security/paymentPassword', (route) => route.fulfill({ json: { success: true, value: true } }))
  await page.goto(`${server.address}/pointMall?page=shop&token=mock-member`)
  const conversion = nodeAt(page, 'point-mall-shop', 'conversion')
  await conversion.locator('[name="points"]').fill('700')
  await conversion.locator('[name="paymentPassword"]').fill('246813')
  await conversion.getByRole('button', { name: 'Convert', exact: true }).click()
  await conversion.getByRole('button', { name: 'Set a transaction password' }).click()
  await page.unroute('**/wps/loyalty/points/convert')
  await setPassword(page)
  await expect(conversion.getByRole('button', { name: 'Set a transaction password' })).toHaveCount(0)
  await expect(conversion.locator('[name="points"]')).toHaveValue('700')
  await conversion.getByRole('button', { name: 'Convert', exact: true }).click()
  await expect(conversion.getByText(/^700 points were converted/)).toBeVisible()
})

const transfers = [
  { name: 'transferFund', id: 'member-transfer-fund', call: '**/GCS_walletTransfer' },
  { name: 'transferUpline', id: 'member-transfer-upline', call: '**/wps/member/transfer/upline' },
]
for (const { name, id, call } of transfers)
  test(`${name}: a transfer that is not decided has a link to the account record`, async ({ page, server }) => {
    await page.route(call, async (route) => {
      await mock(page, server, { faults: [{ path: '/wps/relay/ODSFE2_getTransactionRecord', mode: 'offline' }] })
      await route.abort()
    })
    await center(page, name)
    const form = nodeAt(page, id, 'transfer')
    await form.locator('[name="amount"]').fill('20')
    if (name === 'transferUpline') await form.locator('[name="paymentPassword"]').fill('246813')
    await form.getByRole('button', { name: 'Transfer', exact: true }).click()
    await expect(form.locator('[data-call="checking"], [data-call="unknown"]')).toContainText(/is not decided yet/)
    await mock(page, server, { faults: [] })
    await form.getByRole('link', { name: 'To the account record' }).click()
    await expect(page).toHaveURL(/\/member\?page=transactionHistory$/)
    await expect(page.locator('[data-page="member-transaction-history"] [role="row"][data-key]').first()).toBeVisible()
  })

test('a wrong transaction password is told beside its field with the tries that are left, and the amount stays', async ({ page }) => {
  await center(page, 'withdraw')
  const form = nodeAt(page, 'member-withdraw', 'withdraw')
  await form.locator('[name="amount"]').fill('50')
  await form.locator('[name="paymentPassword"]').fill('111111')
  await form.getByRole('button', { name: 'Withdraw', exact: true }).click()
  await expect(form.getByText(/Tries left: 4$/)).toBeVisible()
  await expect(form.locator('[name="paymentPassword"]')).toHaveAttribute('aria-invalid', 'true')
  await expect(form.locator('[name="amount"]')).toHaveValue('50')
})

test('a payment counts as received after a second question, another in two parts that add up; a forced one has no buttons', async ({
  page,
  complaints,
}) => {
  await center(page, 'withdrawConfirmation')
  const card = (key: string) => nodeAt(page, 'member-withdraw-confirmation', 'confirmation').locator(`[data-key="${key}"]`)
  await expect(card('W-member-3').getByRole('timer')).toContainText('Counts as received in')
  await expect(card('W-member-2').getByRole('timer')).toHaveCount(0) // the gateway names no minutes
  await expect(card('W-member-1')).toContainText('Set to received by us')
  await expect(card('W-member-1').getByRole('button')).toHaveCount(0)

  await card('W-member-2').getByRole('button', { name: 'A part has arrived' }).click()
  await card('W-member-2').locator('[name="receivedAmount"]').fill('1000.25')
  await expect(card('W-member-2').locator('[data-amount="250.25"]')).toBeVisible()
  await card('W-member-2').getByRole('button', { name: 'Send' }).click()
  await expect(card('W-member-2')).toContainText('Received in part')

  await card('W-member-3').getByRole('button', { name: 'It has arrived' }).click()
  await page.getByRole('alertdialog', { name: 'Has all of it arrived?' }).getByRole('button', { name: 'Yes, all of it' }).click()
  await expect(card('W-member-3').getByRole('timer')).toHaveCount(0)
  await expect(card('W-member-3')).toContainText('Received')
  expect(complaints).toEqual([])
})
