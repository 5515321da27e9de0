import type { Page } from '@playwright/test'

import { sourceFiles } from '../contract/source-files.ts'
import { centers, readPageTable } from '../support/documents/page-states.ts'
import { isOwnCall, loads, retries } from './page-states.ts'
import { blockIn, frameOf, searchOf, onCanvas, openDocument, openEditor, part } from './preview-page.ts'
import { expect, test } from './support.ts'
import type { Server } from './support.ts'

/**
 * Every page in the editor: opened from its list it is on the canvas, seen by somebody who may see it, and nothing of it asks the network.
 * Pages of the centers are previewed in the states of their tables, as an operator chooses them: data, network, persona.
 */

type Document = { id: string; as?: 'page' | 'popup' | 'chrome' | 'screen'; access?: string; parent?: string; routes?: string[] }
const documents = sourceFiles(['layouts'], /layouts\/_base\/pages\/.*\.json$/).map(({ text }) => JSON.parse(text) as Document)
/** Layouts that are drawn on a phone alone, and messages that pass by. */
const elsewhere = ['agent-bar', 'bottom-bar', 'toasts']
const gateway = /\/(?:wps|lgw|lotto)\//
const paths = sourceFiles(['src/runtime/gateway/endpoints'], /\.ts$/).flatMap(({ text }) =>
  [...text.matchAll(/\bpath: '(\/[^']+)'/g)].map(([, path = '']) => path),
)

/** Requests that leave the editor: to another server, or past the frame's own gateway. */
function leaves(page: Page, server: Server): string[] {
  const left: string[] = []
  page.on('request', (request) => {
    const url = request.url()
    if (/^https?:/.test(url) && (!url.startsWith(server.address) || gateway.test(url))) left.push(url)
  })
  return left
}

/** A call of every page that goes wrong with those of the page of protection: its path begins with theirs. */
const sharedToo = '/wps/member/protection/session'

/** The network errors by which the calls of a page itself go wrong. A fault takes every path that begins with its own. */
function errorsOf(name: string, mode: string): string {
  const others = paths.filter((path) => !isOwnCall(path, name) && path !== sharedToo)
  return paths
    .filter((path) => isOwnCall(path, name) && !others.some((other) => other.startsWith(path)))
    .map((path) => `${mode}@${path}`)
    .join(',')
}

const kinds = {
  'agents’ pages': ({ id, access }: Document) => access === 'agent' || id.startsWith('agent'),
  'pages of members': ({ id }: Document) => id.startsWith('member'),
  'other pages': ({ id, as = 'page' }: Document) => as === 'page' && !/^(?:agent|member|contracts)/.test(id),
  'popups, layouts and screens': ({ id, as = 'page' }: Document) => as !== 'page' && !id.startsWith('agent'),
}

for (const [kind, isOne] of Object.entries(kinds))
  test(`${kind} are on the canvas when they are opened, seen by somebody who may see them`, async ({ page, server, complaints }) => {
    const left = leaves(page, server)
    await openEditor(page, server)
    for (const { id, access = 'anyone' } of documents.filter(isOne)) {
      await openDocument(page, `page/${id}`)
      await expect(part(page, 'left').locator(`[data-id="page/${id}"]`)).toHaveAttribute('aria-selected', 'true')
      if (!elsewhere.includes(id)) await expect.soft(frameOf(page).locator(`[data-page="${id}"]`).first(), id).toBeAttached()
      const as = searchOf(page).get('as') ?? 'guest'
      expect
        .soft({ id, isAllowed: access === 'anyone' || (access === 'agent' ? as === 'agent' : as === 'member') })
        .toEqual({ id, isAllowed: true })
      // The browser itself tells that the server answers with a page and 404 there
      const own = complaints.splice(0).filter((told) => !(id === 'not-found' && told.includes('status of 404')))
      expect.soft(own, id).toEqual([])
    }
    expect(left).toEqual([])
  })

const personas = { member: 'member', agent: 'agent' } as const
/** The account that a page is about: its address names one, and the page is empty without it. */
const accounts: Readonly<Record<string, string>> = { transferDownline: '&account=lin_team', offerContract: '&account=lin_team' }
const previewed = ['usual', 'empty', 'failed', 'slow']
for (const center of ['member', 'agent'] as const)
  for (const name of new Set(readPageTable(center).map((cell) => cell.page)))
    test(`${name} of the ${center} center is previewed with the usual data, without data, failing and slow`, async ({
      page,
      server,
      complaints,
    }) => {
      const left = leaves(page, server)
      const at = `${centers[center].route}?page=${name}`
      const document = documents.find(({ routes = [] }) => routes.includes(at))?.id
      const asksNothing = name === 'registerCenter'
      for (const { state, shows } of readPageTable(center).filter((cell) => cell.page === name && previewed.includes(cell.state))) {
        const account = state === 'empty' ? '' : (accounts[name] ?? '')
        const search = new URLSearchParams({ doc: `page/${document}`, at: `${at}${account}`, as: personas[center] })
        if (state === 'empty') search.set('data', 'empty')
        if (state === 'failed') search.set('net', errorsOf(name, '500'))
        if (state === 'slow') search.set('net', errorsOf(name, 'slow:600000'))
        await page.goto(`${server.address}/preview/?${search.toString()}`)
        const shown = frameOf(page).locator(`[data-page="${document}"]`)
        for (const text of shows)
          await expect.soft(shown.getByText(text).filter({ visible: true }).first(), `${state}: ${text}`).toBeVisible()
        if (state === 'failed' && !asksNothing) await expect.soft(retries(shown).first(), state).toBeVisible()
        if (state === 'slow' && !asksNothing) await loads(shown)
        expect.soft(complaints.splice(0), state).toEqual([])
      }
      expect(left).toEqual([])
    })

test('a column of the betting record is taken out in the inspector and comes back by undo', async ({ page, server, complaints }) => {
  const at = encodeURIComponent('/member?page=personalHistoryCopy')
  await openEditor(page, server, `?doc=page/member-personal-history-copy&at=${at}&as=member&sel=records`)
  const column = blockIn(page, 'records').getByRole('columnheader', { name: /^Valid bet/ })
  await expect(column).toBeVisible()

  const columns = part(page, 'right').locator('[data-pointer="/props/columns"]')
  await columns
    .getByRole('button', { name: /^More for/ })
    .nth(3)
    .click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await expect(column).toHaveCount(0)

  await onCanvas(page)
  await page.keyboard.press('Control+z')
  await expect(column).toBeVisible()
  expect(complaints).toEqual([])
})
