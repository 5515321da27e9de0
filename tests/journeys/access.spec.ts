import { sample } from '../support/sample.ts'
import { expect, faultsOfAccess, nodesOf, quiet, test } from './support.ts'

const pages = [
  ['/', 'home', 900],
  ['/rng', 'rng', 900],
  ['/promotions', 'promotions', 4_400],
] as const // height in px; cards are shown whole: a button half under the bottom bar is one scroll away
const states = pages.flatMap(([path, id, height]) =>
  [390, 1440].flatMap((width) =>
    ['dark', 'light'].flatMap((theme) => ['EN', 'AR'].map((language) => ({ path, id, height, width, theme, language }))),
  ),
)

for (const { path, id, height, width, theme, language } of sample('pages', states, 4, (state) => Object.values(state))) {
  test(`${path} has no accessibility faults at ${width} px, ${theme}, in ${language}`, async ({ page, context, baseURL }) => {
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ reducedMotion: 'reduce' }) // fades would be measured half way
    await context.addCookies([
      { name: 'foyer-theme', value: theme, url: baseURL! },
      { name: 'foyer-language', value: language, url: baseURL! },
    ])
    await page.goto(path)
    await nodesOf(page, id)
    await page.locator(`[data-page="${id}"] [data-key]`).first().waitFor()
    await quiet(page)

    expect(await page.locator('html').getAttribute('dir')).toBe(language === 'AR' ? 'rtl' : 'ltr')
    expect(await faultsOfAccess(page)).toEqual([])
  })
}
