import { AxeBuilder } from '@axe-core/playwright'

import { expect, nodesOf, quiet, test } from './support.ts'

const pages = [
  ['/', 'home', 900],
  ['/rng', 'rng', 900],
  ['/promotions', 'promotions', 4_400],
] as const // height in px; cards are shown whole: a button half under the bottom bar is one scroll away
const widths = [390, 1440] as const
const themes = ['dark', 'light'] as const
const languages = ['EN', 'AR'] as const

for (const [path, id, height] of pages) {
  for (const width of widths) {
    for (const theme of themes) {
      for (const language of languages) {
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
  }
}
