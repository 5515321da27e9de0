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

  await expect(card.getByRole('button', { name: 'Details: Birthday bonus' })).toHaveAttribute('aria-expanded', 'true')
  await expect(card.getByText('A gift in the week of your birthday')).toBeInViewport()
})

test('a hostile text runs no script, covers nothing and asks for no password', { tag: '@gate' }, async ({ page, server }) => {
  await page.request.post(`${server.address}/__mock`, { data: { scenario: 'hostile' } })
  await page.goto(`${server.address}/promotions`)
  const list = nodeAt(page, 'promotions', 'promotions')
  const details = list.getByRole('button', { name: /^Details/ })
  await details.first().waitFor()
  const count = await details.count()
  for (let index = 0; index < count; index += 1) await details.nth(index).click()
  await expect(list.getByText('Read me').first()).toBeVisible()

  expect(await page.evaluate(() => Reflect.get(window, '__hit'))).toBeUndefined()
  expect(
    await list.locator('script, iframe, form, input, style, [onerror], [onload], [href^="javascript:"], [style*="fixed"]').count(),
  ).toBe(0)
})
