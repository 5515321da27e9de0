import type { Page } from '@playwright/test'

import type { PageCell } from '../support/documents/page-states.ts'
import { faultsIn, hinder, inner, loads, openedCells, recovers, retries, showsAll, turn } from './page-states.ts'
import type { Look } from './page-states.ts'
import { expect, nodeAt, test } from './support.ts'

/**
 * Every page of the agent center in every state of docs/agent-center.md. A page is loaded once in each state; what it shows is compared
 * with the table, then it is turned into its other looks in place, as an agent does.
 */

/** Nobody but agents has a right to the center. */
const strangers: Readonly<Record<string, string>> = { member: '&token=mock-member', trial: '&token=mock-trial', guest: '' }
/** Pages that are about an account. */
const accounts: Readonly<Record<string, string>> = { transferDownline: '&account=lin_team', offerContract: '&account=lin_team' }

/** A form that is ready before anything is asked for. */
const asksNothing = ({ page }: PageCell) => page === 'registerCenter'

const shown = (page: Page) => inner(page, 'agent')
const isStranger = ({ state }: PageCell) => Object.hasOwn(strangers, state)

/** The page's address: of an account that the team has, unless the page is to be empty, and records of the last 30 days. */
function addressOf({ page, state }: PageCell): string {
  const [from, to] = [29, 0].map((days) => new Date(Date.now() - days * 24 * 3600_000).toISOString().slice(0, 10))
  const account = state === 'empty' ? '' : (accounts[page] ?? '')
  return `/agentHome?page=${page}${account}&from=${from}&to=${to}${strangers[state] ?? '&token=mock-agent'}`
}

/** The page in a look, with what its state has there. */
async function turned(page: Page, cell: PageCell, look: Look, address: string) {
  await turn(page, look, {
    address,
    ...(!isStranger(cell) && { chrome: { menu: 'agent-menu', bar: 'agent-bar' } }),
    ready: async () => {
      if (isStranger(cell)) await expect(nodeAt(page, 'agent', 'form').getByRole('textbox').first()).toBeVisible()
      else if (cell.state === 'slow' && !asksNothing(cell)) await loads(shown(page))
      else await expect(shown(page).locator('[aria-busy="true"]')).toHaveCount(0)
    },
  })
}

for (const { cell, usual, chosen } of openedCells('agent')) {
  const { page: name, state } = cell

  test(`${name} of the agent center, ${state}: what it shows, without a fault of access or overflow`, async ({ page, server }) => {
    const scenario = state === 'empty' ? 'empty' : 'usual+no-slider'
    await page.request.post(`${server.address}/__mock`, { data: { scenario, faults: [] } })
    const hindered = state === 'failed' || state === 'slow' ? await hinder(page, name, state) : undefined
    await page.goto(addressOf(cell))

    if (isStranger(cell)) {
      await expect(page).toHaveURL(/\/agent(?:\?.*)?$/)
      await showsAll(page.locator('[data-page="agent"]'), cell)
    } else {
      await showsAll(shown(page), cell)
      await expect(shown(page).getByRole('heading', { level: 1 })).toHaveCount(1)
    }
    if (state === 'failed' && !asksNothing(cell)) await expect(retries(shown(page)).first()).toBeVisible()
    if (state === 'slow' && !asksNothing(cell)) await loads(shown(page))

    expect(await faultsIn(page, chosen, 'main', (look) => turned(page, cell, look, server.address))).toEqual([])

    await turned(page, cell, { language: 'EN', width: 1440, theme: 'dark' }, server.address)
    if (state === 'guest') {
      await page.getByRole('textbox', { name: 'Username' }).fill('agent')
      await page.getByLabel('Password', { exact: true }).fill('Passw0rd1')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/agentHome$/)
    }
    await hindered?.end()
    if (hindered) {
      await recovers(shown(page))
      await showsAll(shown(page), usual)
    }
  })
}
