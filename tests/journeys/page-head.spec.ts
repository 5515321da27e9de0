import { expect, nodesOf, test } from './support.ts'

test('the title of the server’s page stays when scripts have run, and nothing in its head is against the policy', async ({
  page,
  request,
  complaints,
}) => {
  for (const [address, id] of [
    ['/', 'home'],
    ['/rng?lang=ar', 'rng'],
  ] as const) {
    const html = await (await request.get(address, { headers: { Accept: 'text/html' } })).text()
    const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? []
    await page.goto(address)
    await nodesOf(page, id)
    await expect(page).toHaveTitle(title)
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1)
  }
  await expect(page).toHaveURL(/\/rng$/) // the language is the player's own now
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  expect(complaints).toEqual([])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a page says in its language that playing needs JavaScript', async ({ page }) => {
    await page.goto('/?lang=ar')
    const sentence = page.locator('noscript p') // texts in it are not found by their words
    await expect(sentence).toBeVisible()
    await expect(sentence).toHaveCSS('text-align', 'center')
    expect(await sentence.evaluate((element) => element.textContent)).toContain('اللعب يحتاج إلى JavaScript')
  })
})
