import { AxeBuilder } from '@axe-core/playwright'

import { sample } from '../support/sample.ts'
import { expect, nodesOf, quiet, test } from './support.ts'

const pages = [
  ['/', 'home', 900],
  ['/rng', 'rng', 900],
  ['/promotions', 'promotions', 4_400],
] as const // height in px; cards are shown whole: a button half under the bottom bar is one scroll away
const looks = [390, 1440].flatMap((width) =>
  ['dark', 'light'].flatMap((theme) => ['EN', 'AR'].map((language) => ({ width, theme, language }))),
)

for (const [path, id, height] of pages) {
  for (const { width, theme, language } of sample(path, looks, 2, (look) => Object.values(look))) {
    test(`${path} is open to everybody at ${width} px, ${theme}, in ${language}`, async ({ page, context, baseURL }) => {
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
      const { violations } = await new AxeBuilder({ page }).options({ rules: { 'target-size': { enabled: true } } }).analyze()
      expect(
        violations.flatMap(({ id: rule, nodes }) =>
          nodes.map(({ target, failureSummary }) => `${rule} ${target.join(' ')}: ${failureSummary}`),
        ),
      ).toEqual([])
    })
  }
}
