import type { Page } from '@playwright/test'

import type { FromFrame } from '../../src/schemas/preview.ts'
import { blockIn, frameOf, openEditor, part } from './preview-page.ts'
import { choose, heading, isSaved, keep, kept, nodesHeld, typeTitle } from './preview-small-page.ts'
import { expect, quiet, test } from './support.ts'
import type { Server } from './support.ts'

type Drawn = Extract<FromFrame, { kind: 'drawn' }>

test('one edit of one field draws one widget, with a message of less than 1 KB', { tag: '@measures' }, async ({ page, serve, layouts }) => {
  const server = await kept(serve, layouts)
  await page.addInitScript(() => {
    const told: unknown[] = []
    Object.assign(window, { told })
    addEventListener('message', ({ data }) => told.push(data))
  })
  const told = (of: { evaluate: Page['evaluate'] }) => of.evaluate(() => (window as unknown as { told: { kind: string }[] }).told)
  await openEditor(page, server, keep)
  await choose(page, 1, 'two')
  await typeTitle(page, 'Second')
  await expect(blockIn(page, 'two')).toHaveText('Second')
  const frame = page.frames().find((one) => one.name() === 'foyer-preview-main')
  if (!frame) throw new Error('There is no frame')
  const [heardBefore, drawnBefore] = [(await told(frame)).length, (await told(page)).length]

  await page.keyboard.type('!')
  await expect(blockIn(page, 'two')).toHaveText('Second!')
  const orders = (await told(frame)).slice(heardBefore).filter(({ kind }) => kind === 'patch' || kind === 'document' || kind === 'open')
  expect(orders).toHaveLength(1)
  expect(orders[0]).toMatchObject({ kind: 'patch', document: 'page/keep', patch: [{ op: 'replace', value: 'Second!' }] })
  expect(JSON.stringify(orders[0]).length).toBeLessThan(1_024)
  const { seq } = orders[0] as unknown as Drawn
  await expect
    .poll(async () => (await told(page)).slice(drawnBefore).filter((message) => message.kind === 'drawn' && (message as Drawn).seq === seq))
    .toEqual([expect.objectContaining({ renders: 1 })])
})

test('a page or dialog in the frame takes no keyboard focus from the editor', async ({ page, serve, layouts }) => {
  const server = await kept(serve, layouts)
  await openEditor(page, server, keep)
  const documents = part(page, 'left').getByRole('tree', { name: 'Documents' })
  const focused = async () => {
    await quiet(page) // the idle work of the page in the frame is done
    return page.evaluate(() => document.activeElement?.getAttribute('role') ?? document.activeElement?.tagName ?? '')
  }
  await documents.getByRole('treeitem', { name: /^Home/ }).click()
  await frameOf(page).locator('[data-page="home"] [data-node="hot"]').waitFor()
  expect(await focused()).toBe('treeitem')
  await documents.getByRole('treeitem', { name: /^Popups/ }).click()
  await documents.getByRole('treeitem', { name: /^Announcement/ }).click()
  await frameOf(page).getByRole('dialog').first().waitFor()
  expect(await focused()).toBe('treeitem')
})

test('a frame that never answers leaves the editor usable and can be reloaded', { tag: '@gate' }, async ({ page, serve, layouts }) => {
  const server = await kept(serve, layouts)
  let hang = true
  await page.route(
    ({ pathname }) => pathname === '/keep',
    (route) => (hang ? undefined : route.continue()),
  )
  await page.goto(`${server.address}/preview/${keep}`, { waitUntil: 'commit' }) // a page whose frame hangs is never loaded whole
  await page.getByRole('alert').getByText('This page is not responding').waitFor()
  await stillUsable(page, server)
  hang = false
  await page.getByRole('button', { name: 'Reload the page' }).click()
  await expect(blockIn(page, 'two')).toHaveText('Written meanwhile')
  await expect(page.getByText('This page is not responding')).toHaveCount(0)
})

for (const [what, script] of [
  ['throws', 'throw new Error("The frame is broken")'],
  ['is not there', null],
] as const) {
  test(`a frame whose script ${what} leaves the editor usable and can be reloaded`, async ({ page, serve, layouts }) => {
    const server = await kept(serve, layouts)
    let broken = true
    await page.route('**/preview/frame.js', (route) =>
      !broken
        ? route.continue()
        : script === null
          ? route.fulfill({ status: 404, body: '' })
          : route.fulfill({ contentType: 'text/javascript', body: script }),
    )
    await page.goto(`${server.address}/preview/${keep}`)
    await page
      .getByRole('alert')
      .getByText(/^This page (?:could not start|is not responding)$/)
      .waitFor()
    await stillUsable(page, server)
    broken = false
    await page.getByRole('button', { name: 'Reload the page' }).click()
    await expect(blockIn(page, 'two')).toHaveText('Written meanwhile')
  })
}

async function stillUsable(page: Page, server: Server): Promise<void> {
  await choose(page, 1, 'two')
  await typeTitle(page, 'Written meanwhile')
  await isSaved(page)
  await expect.poll(() => nodesHeld(page, server)).toContainEqual(heading('two', 'Written meanwhile'))
}
