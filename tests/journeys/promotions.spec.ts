import { expect, nodeAt, nodesOf, test } from './support.ts'

test(
  'promotions are one click from the lobby, filter by type in the address, and have pages',
  { tag: '@gate' },
  async ({ page, complaints }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/')
    await nodesOf(page, 'home')
    await page.getByRole('navigation').getByRole('link', { name: 'Promotions' }).first().click()
    const list = nodeAt(page, 'promotions', 'promotions')
    const cards = list.locator('li[data-key]')
    await expect(cards).toHaveCount(9)
    await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toHaveCount(0)

    await list.getByRole('button', { name: 'Page 2' }).click()
    await expect(page).toHaveURL(/\/promotions\?page=2$/)
    await expect(cards).toHaveCount(1)
    await list.getByRole('button', { name: 'Slots' }).click()
    await expect(page).toHaveURL(/\/promotions\?type=SLOTS$/)
    await expect(cards).toHaveCount(2)
    expect(complaints).toEqual([])
  },
)

test('the promotion in the address is open, whichever page it is on', async ({ page }) => {
  await page.goto('/promotions?id=p-vip')
  const card = nodeAt(page, 'promotions', 'promotions').locator('li[data-key="p-vip"]')

  await expect(card.getByRole('button', { name: 'Close: Birthday bonus' })).toHaveAttribute('aria-expanded', 'true')
  await expect(card.getByText('A gift in the week of your birthday')).toBeInViewport()
})

test('a hostile text runs no script, covers nothing and asks for no password', { tag: '@gate' }, async ({ page, server }) => {
  await page.request.post(`${server.address}/__mock`, { data: { scenario: 'hostile' } })
  await page.goto(`${server.address}/promotions`)
  const list = nodeAt(page, 'promotions', 'promotions')
  const details = list.getByRole('button', { name: /^Details/ })
  await details.first().waitFor()
  const count = await details.count()
  for (let index = 0; index < count; index += 1) await details.first().click() // an open one says “Close”
  await expect(list.getByText('Read me').first()).toBeVisible()

  expect(await page.evaluate(() => Reflect.get(window, '__hit'))).toBeUndefined()
  expect(
    await list.locator('script, iframe, form, input, style, [onerror], [onload], [href^="javascript:"], [style*="fixed"]').count(),
  ).toBe(0)
})

test('a promotion is joined with a comment by one call, however often it is pressed', async ({ page, complaints }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('MCSFE_joinPromotion')) sent.push(request.postData() ?? '')
  })
  await page.goto('/promotions?token=mock-member')
  const card = nodeAt(page, 'promotions', 'promotions').locator('li[data-key="p-friend"]')
  await card.getByRole('button', { name: /^Add a comment/ }).click()
  await card.getByRole('textbox').fill('My sister told me')
  await card.getByRole('button', { name: /^Join/ }).dblclick()

  await expect(page.locator('[data-page="toasts"]').getByText(/Your application for Bring a friend was sent\.$/)).toBeVisible()
  await expect(card).toContainText('Applied for')
  expect(sent).toEqual(['{"id":"p-friend","comment":"My sister told me"}'])
  expect(complaints).toEqual([])
})

test('a promotion whose answer is lost is looked up in the list, and is not claimed a second time', async ({ page }) => {
  let sent = 0
  await page.route('**/MCSFE_claimPromotion', async (route) => {
    sent += 1
    await route.fetch()
    await route.abort()
  })
  await page.goto('/promotions?token=mock-member')
  const card = nodeAt(page, 'promotions', 'promotions').locator('li[data-key="p-rescue"]')
  await card.getByRole('button', { name: /^Claim/ }).click()

  await expect(page.locator('[data-page="toasts"]').getByText(/was claimed\. Only the answer was lost\.$/)).toBeVisible()
  await expect(card).toContainText('Claimed')
  expect(sent).toBe(1)
})

test('without promotions the page says so, and what failed is there after a retry', async ({ page, server }) => {
  const play = (data: object) => page.request.post(`${server.address}/__mock`, { data })
  const list = nodeAt(page, 'promotions', 'promotions')
  await play({ scenario: 'empty' })
  await page.goto('/promotions?token=mock-member')
  await expect(list.getByText('No promotions right now')).toBeVisible()
  await play({ scenario: 'usual', faults: [{ path: '/wps/relay/MCSFE_getListAnnouncements', mode: '500' }] })
  await page.goto('/promotions?token=mock-member')
  const retry = list.getByRole('button')
  await expect(retry).toBeVisible()
  await play({ faults: [] })
  await retry.click()
  await expect(list.locator('li[data-key]')).toHaveCount(9)
})

test('a guest who joins is asked to log in, and a trial account is told that it needs a real one', async ({ page }) => {
  const join = nodeAt(page, 'promotions', 'promotions').locator('li[data-key="p-lanterns"]').getByRole('button', { name: /^Join/ })
  await page.goto('/promotions')
  await join.click()
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
  await page.goto('/promotions?token=mock-trial')
  await join.click()
  await expect(page.getByRole('dialog', { name: 'This needs a real account' })).toBeVisible()
})
