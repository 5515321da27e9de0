import type { Page } from '@playwright/test'

import { sourceFiles } from '../contract/source-files.ts'
import type { PageCell } from '../support/documents/page-states.ts'
import { faultsIn, hinder, loads, openedCells, recovers, retries, showsAll, turn } from './page-states.ts'
import type { Look } from './page-states.ts'
import { expect, test } from './support.ts'

/**
 * Every page of the players outside of the centers in every state of docs/player-pages.md. A page is loaded once in each state; what it
 * shows is compared with the table, then it is turned into its other looks in place, as a player does.
 */

type Document = { id: string; access?: string; parent?: string; routes?: string[]; chrome?: { sideMenu: string | null } }
const documents = sourceFiles(['layouts'], /layouts\/_base\/pages\/.*\.json$/).map(({ text }) => JSON.parse(text) as Document)
/** The document that an address opens: its own, or that of the page around it, whose chrome it has. */
function documentAt(address: string): Document {
  const [path = ''] = address.split('?')
  return documents.find(({ routes }) => routes?.includes(path))!
}

/** What is ready before anything is asked for: a form, and promotions that stand among the announcements of every page. */
const asksNothing = ({ page }: PageCell) => page === '/feedback'

/** Pages that play a game in a frame. */
const plays = ({ page }: PageCell) => /^\/(?:lottery|seaLottery|vnLottery|seamless)/.test(page)

const shown = (page: Page) => page.getByRole('main')
const hindranceOf = ({ state }: PageCell) => (state === 'failed' || state === 'slow' ? state : undefined)
/** A guest at a page that needs a login is asked for it over the lobby. */
const isSentToLogin = ({ page, state }: PageCell) => state === 'guest' && documentAt(page).access === 'login'

/** The page's address. What the browser’s own calls do not get is seen in a page that the browser draws. */
function addressOf(cell: PageCell): string {
  const { state } = cell
  const page = state === 'empty' && cell.page.startsWith('/seamless') ? '/seamless' : cell.page // what it plays stands in the address
  const token = state === 'trial' ? 'mock-trial' : 'mock-member'
  const more = [...(state === 'guest' ? [] : [`token=${token}`]), ...(hindranceOf(cell) ? ['drawn=0'] : [])]
  return more.length === 0 ? page : `${page}${page.includes('?') ? '&' : '?'}${more.join('&')}`
}

/** The page in a look, with what its state has there. */
async function turned(page: Page, cell: PageCell, look: Look, address: string) {
  const hasMenu = !isSentToLogin(cell) && documentAt(cell.page).chrome?.sideMenu !== null
  await turn(page, look, {
    address,
    ...(hasMenu && { chrome: { menu: 'side-menu', bar: 'bottom-bar' } }),
    ready: async () => {
      if (isSentToLogin(cell)) await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible()
      else if (cell.state === 'slow' && !asksNothing(cell)) await loads(shown(page))
      else await expect(shown(page).locator('[aria-busy="true"]')).toHaveCount(0)
    },
  })
}

/** Logs in by the popup that is open. */
async function logIn(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Log in' })
  await dialog.getByRole('textbox', { name: 'Username' }).fill('member')
  await dialog.getByLabel('Password', { exact: true }).fill('Passw0rd1')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
}

for (const { cell, usual, chosen } of openedCells('player')) {
  const { page: name, state } = cell

  test(`${name}, ${state}: what it shows, without a fault of access or overflow`, async ({ page, server }) => {
    const scenario = state === 'empty' ? 'empty' : 'usual+no-slider'
    await page.request.post(`${server.address}/__mock`, { data: { scenario, faults: [] } })
    const hindrance = hindranceOf(cell)
    const hindered = hindrance && (await hinder(page, name, hindrance))
    await page.goto(addressOf(cell))

    if (isSentToLogin(cell)) await expect(page).toHaveURL((url) => url.pathname === '/login' && url.searchParams.get('back') === name)
    else {
      await showsAll(shown(page), cell)
      await expect(shown(page).getByRole('heading', { level: 1 })).toHaveCount(1)
      if (state !== 'slow') await expect(shown(page).locator('a, button').first()).toBeVisible()
    }
    if (state === 'failed' && !asksNothing(cell)) await expect(retries(shown(page)).first()).toBeVisible()
    if (state === 'slow' && !asksNothing(cell)) await loads(shown(page))

    // A game is a page of its studio's, with a main part of its own: the node around it is judged
    const within = isSentToLogin(cell) ? 'dialog[open]' : plays(cell) ? '[data-node="frame"]' : 'main'
    expect(await faultsIn(page, chosen, within, (look) => turned(page, cell, look, server.address))).toEqual([])

    await turned(page, cell, { language: 'EN', width: 1440, theme: 'dark' }, server.address)
    const asks = state === 'guest' && cell.shows.some((text) => text.startsWith('Log in'))
    if (asks) await shown(page).getByRole('button', { name: 'Log in' }).first().click()
    if (asks || isSentToLogin(cell)) {
      await logIn(page)
      await expect(page).toHaveURL((url) => `${url.pathname}${url.search}` === name)
    }
    await hindered?.end()
    if (hindered) await recovers(shown(page))
    if (asks || isSentToLogin(cell) || hindered) await showsAll(shown(page), usual)
  })
}
