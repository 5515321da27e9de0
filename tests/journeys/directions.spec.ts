import { expect, nodeAt, test } from './support.ts'

for (const { language, tag, forward } of [
  { language: 'EN', tag: 'en', forward: 1 },
  { language: 'UR', tag: 'ur', forward: -1 },
])
  test(`in ${language} a row of games, the days of a chart and the keys of its slider go in the direction of reading`, async ({
    page,
    context,
    baseURL,
    complaints,
  }) => {
    await context.addCookies([{ name: 'foyer-language', value: language, url: baseURL! }])
    await page.setViewportSize({ width: 820, height: 900 })
    await page.goto('/')
    await expect(page.locator(`html[lang="${tag}"][data-ready]`)).toBeVisible()
    const games = nodeAt(page, 'home', 'hot').locator('ul [data-key]')
    await expect(games.nth(2)).toBeVisible()
    const [first, third] = [(await games.first().boundingBox())!, (await games.nth(2).boundingBox())!]
    expect(Math.sign(third.x - first.x)).toBe(forward)

    await page.goto('/member?page=personalProfit&token=mock-member')
    const chart = page.locator('[data-page="member-personal-profit"] figure')
    const bars = chart.locator('svg [data-key] > :first-child')
    await expect(bars.first()).toBeVisible()
    const [earliest, latest] = [(await bars.first().boundingBox())!, (await bars.last().boundingBox())!]
    expect(Math.sign(latest.x - earliest.x)).toBe(forward)
    const slider = chart.getByRole('slider')
    const [last, most] = [Number(await slider.inputValue()), Number(await slider.getAttribute('max'))]
    expect(last).toBe(most)
    await slider.press(forward > 0 ? 'ArrowLeft' : 'ArrowRight')
    await expect(slider).toHaveValue(String(most - 1))
    expect(complaints).toEqual([])
  })
