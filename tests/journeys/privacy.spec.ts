import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

import { expect, faultsOfAccess, test } from './support.ts'

const question = (page: Page) => page.getByRole('dialog', { name: 'Privacy' })

/** A site whose brand and whose gateway name somebody who counts visits; the requests to him, and what the browser keeps. */
async function counted(page: Page) {
  const visits: { page: string; visitor: string }[] = []
  await page.route('**/visits', (route) => {
    visits.push(route.request().postDataJSON() as { page: string; visitor: string })
    return route.fulfill({ status: 204 })
  })
  await page.route('**/wps/system/permission*', async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { value: { info: { analytics: unknown[] } } }
    body.value.info.analytics = [{ provider: 'collector', id: '/visits' }]
    await route.fulfill({ response, json: body })
  })
  const kept = () =>
    page.evaluate(() =>
      Object.keys(localStorage)
        .filter((key) => /analytics|visitor/.test(key))
        .toSorted(),
    )
  return { visits, kept }
}

test(
  'before consent nothing is counted or kept; allowing counts, refusing forgets',
  { tag: '@gate' },
  async ({ page, serve, layouts, complaints }) => {
    const file = join(layouts.dir, 'foyer', 'brand.json')
    const brand = JSON.parse(readFileSync(file, 'utf8')) as object
    writeFileSync(file, JSON.stringify({ ...brand, analytics: ['collector'] }))
    const { address } = await serve({ LAYOUTS_DIR: layouts.dir, DRAW_PAGES: 'off' })
    const { visits, kept } = await counted(page)

    await page.goto(address)
    await expect(question(page)).toBeVisible()
    expect(await faultsOfAccess(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(question(page)).toBeHidden()
    await page.getByRole('link', { name: 'Promotions' }).first().click()
    await expect(page).toHaveURL(/\/promotions$/)
    expect([visits, await kept()]).toEqual([[], []])

    await page.goto(`${address}/privacy`)
    await question(page).getByRole('button', { name: 'Allow', exact: true }).click()
    await expect(question(page).getByRole('button', { name: 'Allow', exact: true })).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(() => visits.map((visit) => visit.page)).toEqual(['home'])
    expect(await kept()).toEqual(['foyer-analytics', 'foyer-visitor'])

    await question(page).getByRole('button', { name: 'Do not allow' }).click()
    await expect.poll(kept).toEqual(['foyer-analytics'])
    await page.goto(`${address}/promotions`)
    await expect(page.getByRole('heading', { name: 'Promotions' }).first()).toBeVisible()
    await expect(question(page)).toBeHidden()
    expect(visits).toHaveLength(1)
    expect(complaints).toEqual([])
  },
)
