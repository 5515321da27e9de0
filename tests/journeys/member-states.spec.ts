import type { Page } from '@playwright/test'

import type { PageCell } from '../support/documents/page-states.ts'
import { faultsIn, hinder, inner, loads, openedCells, recovers, retries, showsAll, turn } from './page-states.ts'
import type { Look } from './page-states.ts'
import { expect, nodeAt, test } from './support.ts'

/**
 * Every page of the member center in every state of docs/member-center.md. A page is loaded once in each state; what it shows is compared
 * with the table, then it is turned into its other looks in place, as a player does.
 */

const tokens: Readonly<Record<string, string>> = {
  usual: 'mock-member',
  empty: 'mock-member',
  failed: 'mock-member',
  slow: 'mock-member',
  trial: 'mock-trial',
  VIP: 'mock-vip',
}
const shown = (page: Page) => inner(page, 'member')

/** A trial account that sets a limit of its own is told that it needs a real one. */
async function needsRealAccount(page: Page) {
  const limit = shown(page).locator('[data-key="DEPOSIT/DAY"]')
  await limit.getByRole('button').click()
  await limit.getByRole('textbox').fill('10')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toContainText('This needs a real account')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** The page in a look, with what its state has there. */
async function turned(page: Page, { state }: PageCell, look: Look, address: string) {
  await turn(page, look, {
    address,
    ...(state !== 'guest' && { chrome: { menu: 'side-menu', bar: 'bottom-bar' } }),
    ready: async () => {
      if (state === 'guest') await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible()
      else if (state === 'slow') await loads(shown(page))
      else await expect(shown(page).locator('[aria-busy="true"]')).toHaveCount(0)
    },
  })
}

for (const { cell, usual, chosen } of openedCells('member')) {
  const { page: name, state } = cell

  test(`${name} of the member center, ${state}: what it shows, without a fault of access or overflow`, async ({ page, server }) => {
    const scenario = state === 'empty' ? 'empty' : 'usual+no-slider'
    await page.request.post(`${server.address}/__mock`, { data: { scenario, faults: [] } })
    const hindered = state === 'failed' || state === 'slow' ? await hinder(page, name, state) : undefined
    await page.goto(`/member?page=${name}${state === 'guest' ? '' : `&token=${tokens[state]}`}`)

    if (state === 'guest') await expect(page).toHaveURL(new RegExp(`/login\\?back=%2Fmember%3Fpage%3D${name}$`))
    else {
      await showsAll(shown(page), cell)
      await expect(shown(page).getByRole('heading', { level: 1 })).toHaveCount(1)
    }
    if (state === 'trial' && name === 'protection') await needsRealAccount(page)
    if (state === 'empty') await expect(page.getByRole('main').locator('a, button').first()).toBeVisible()
    if (state === 'failed') await expect(retries(shown(page)).first()).toBeVisible()
    if (state === 'slow') await loads(shown(page))
    if (state === 'VIP') await expect(nodeAt(page, 'member', 'menu')).toContainText('VIP 4')

    const within = state === 'guest' ? 'dialog[open]' : 'main'
    expect(await faultsIn(page, chosen, within, (look) => turned(page, cell, look, server.address))).toEqual([])

    await turned(page, cell, { language: 'EN', width: 1440, theme: 'dark' }, server.address)
    if (state === 'guest') {
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('textbox', { name: 'Username' }).fill('member')
      await dialog.getByLabel('Password', { exact: true }).fill('Passw0rd1')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(new RegExp(`/member\\?page=${name}$`))
    }
    await hindered?.end()
    if (hindered) await recovers(shown(page))
    if (state === 'guest' || hindered) await showsAll(shown(page), usual)
  })
}
