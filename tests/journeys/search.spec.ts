import { sample } from '../support/samples/sample.ts'
import { expect, faultsOfAccess, nodeAt, nodesOf, quiet, test } from './support.ts'

test(
  'a visitor finds a game with the keyboard alone, despite swapped letters, and is asked to log in',
  { tag: '@gate' },
  async ({ page, complaints }) => {
    await page.goto('/search')
    const search = page.getByRole('dialog', { name: 'Search' })
    const field = search.getByRole('textbox', { name: 'Search games' })
    await expect(field).toBeFocused()
    await page.keyboard.type('fxo & fortnue')
    const games = search.getByRole('list', { name: 'Games' })
    await expect(games.getByRole('button').first()).toContainText('Fox & Fortune')

    await field.fill('koi')
    await expect(search.getByRole('status')).toContainText('Enter plays')
    await expect(search.getByRole('progressbar')).toHaveCount(0)
    await search
      .getByRole('list', { name: 'Categories' })
      .getByRole('button', { name: /^Fishing/ })
      .click()
    await expect(games.getByRole('button').first()).toContainText('Fishing')
    await field.focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowRight')
    await expect(games.getByRole('button').nth(1)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('foyer-searches'))).toBe('["koi"]')
    expect(complaints).toEqual([])
  },
)

test('on a phone search opens over the page from the bottom bar, and Escape closes it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/rng')
  await nodeAt(page, 'bottom-bar', 'bar').getByRole('button', { name: 'Search' }).click()
  const search = page.getByRole('dialog', { name: 'Search' })
  await expect(search.getByRole('textbox')).toBeFocused()
  await expect(page).toHaveURL(/\/rng$/)
  await page.keyboard.press('Escape')
  await expect(search).toHaveCount(0)
})

test('what is typed after "/" is searched for, however fast it comes; Enter starts nothing that was not', async ({ page }) => {
  await page.goto('/')
  await nodesOf(page, 'home')
  await page.keyboard.type('/koi')
  await page.keyboard.press('Enter')
  const search = page.getByRole('dialog', { name: 'Search' })
  await expect(search.getByRole('textbox')).toHaveValue('koi')
  await expect(search.getByRole('status')).toContainText('Enter plays')
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await search.getByRole('textbox').fill('')
  await page.keyboard.press('Enter')
  await expect(search.getByRole('list', { name: 'Suggestions' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
})

const looks = [390, 1440].flatMap((width) =>
  ['dark', 'light'].flatMap((theme) => ['EN', 'AR'].map((language) => ({ width, theme, language }))),
)

for (const { width, theme, language } of sample('search', looks, 2, (look) => Object.values(look))) {
  test(`search has no accessibility faults at ${width} px, ${theme}, in ${language}`, async ({ page, context, baseURL }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ reducedMotion: 'reduce' }) // fades would be measured half way
    await context.addCookies([
      { name: 'foyer-theme', value: theme, url: baseURL! },
      { name: 'foyer-language', value: language, url: baseURL! },
    ])
    await page.addInitScript(() => sessionStorage.setItem('foyer-searches', '["koi"]'))
    await page.goto('/search')
    const field = page.getByRole('dialog').getByRole('textbox')
    for (const text of ['', 'fo', 'qqqqqq']) {
      await field.fill(text)
      await quiet(page, 400)
      expect(await faultsOfAccess(page, 'dialog'), `“${text}” in the field`).toEqual([])
    }
  })
}
