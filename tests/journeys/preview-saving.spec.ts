import type { Locator, Page } from '@playwright/test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { blockIn, frameOf, openEditor, part, publish } from './preview-page.ts'
import {
  choose,
  heading,
  held,
  ids,
  isSaved,
  keep,
  kept,
  nodesHeld,
  outline,
  path,
  row,
  textOf,
  titleField,
  typeTitle,
  undoButton,
} from './preview-small-page.ts'
import { seeded } from '../../mocks/artwork/random.ts'
import { deep } from '../support/samples/sample.ts'
import { expect, test } from './support.ts'

/** Undoes and redoes the edits that a tab restored: the typed title, then the move before it. */
async function stepsAreThere(page: Page, typed: string): Promise<void> {
  await expect(blockIn(page, 'one')).toHaveText(typed)
  const order = () =>
    frameOf(page)
      .locator('[data-page="keep"] [data-node]')
      .evaluateAll((nodes) => nodes.map((node) => (node as HTMLElement).dataset['node']))
  expect(await order()).toEqual(['two', 'one', 'three', 'four', 'five'])
  await undoButton(page).click()
  await expect(blockIn(page, 'one')).toHaveText('Heading one')
  await undoButton(page).click()
  await expect.poll(order).toEqual(ids)
  await expect(undoButton(page)).toBeDisabled()
  await page.getByRole('button', { name: /^Redo/ }).click()
  await page.getByRole('button', { name: /^Redo/ }).click()
  await expect(blockIn(page, 'one')).toHaveText(typed)
  expect(await order()).toEqual(['two', 'one', 'three', 'four', 'five'])
}

test('a reload while typing loses nothing, and undo still works', async ({ page, serve, layouts }) => {
  const server = await kept(serve, layouts)
  await page.route('**/api/layouts/foyer/drafts/main/**', (route) => route.abort()) // the server gets none of it
  await openEditor(page, server, keep)
  await choose(page, 0, 'one')
  await page.keyboard.press('Alt+ArrowDown')
  await expect(row(page, 1)).toHaveAccessibleName(/^Heading one/)
  await typeTitle(page, 'Half a sen')
  await page.reload()
  await row(page, 0).waitFor()
  await stepsAreThere(page, 'Half a sen')
})

test('a killed tab loses at most one second and restores its work with its undo steps', async ({ playwright, serve, layouts }) => {
  const server = await kept(serve, layouts)
  const profile = mkdtempSync(join(tmpdir(), 'foyer-profile-'))
  const { launchOptions, viewport, locale } = test.info().project.use
  const open = () =>
    playwright.chromium.launchPersistentContext(profile, {
      ...launchOptions,
      viewport: viewport ?? null,
      ...(locale !== undefined && { locale }),
    })
  let context = await open()
  try {
    let [page = await context.newPage()] = context.pages()
    await page.route('**/api/layouts/foyer/drafts/main/**', (route) => route.abort())
    await openEditor(page, server, keep)
    await choose(page, 0, 'one')
    await page.keyboard.press('Alt+ArrowDown')
    await expect(row(page, 1)).toHaveAccessibleName(/^Heading one/)
    await titleField(page).click()
    await page.keyboard.press('ControlOrMeta+a')
    const sentence = 'The harbour lights go out one after another tonight'
    const typedAt: number[] = []
    for (const letter of sentence) {
      await page.keyboard.type(letter, { delay: 40 }) // as people type
      typedAt.push(Date.now())
    }
    const ended = new Promise((resolve) => context.once('close', resolve))
    const crash = await context.newCDPSession(page)
    const killedAt = Date.now()
    void crash.send('Browser.crash').catch(() => undefined) // the browser ends without notifying its pages
    await ended

    context = await open()
    page = context.pages()[0] ?? (await context.newPage())
    await openEditor(page, server, keep)
    await page.getByRole('region', { name: 'Recovered work' }).getByText('We brought back the work you had not saved').waitFor()
    const back = (await blockIn(page, 'one').textContent()) ?? ''
    expect(sentence.startsWith(back)).toBe(true)
    expect(back.length).toBeGreaterThanOrEqual(typedAt.filter((at) => killedAt - at > 1_000).length)
    await stepsAreThere(page, back)
    await isSaved(page)
    await expect.poll(() => nodesHeld(page, server)).toContainEqual(heading('one', back))
  } finally {
    await context.close()
    rmSync(profile, { recursive: true, force: true })
  }
})

/** The blocks of the outline, from first to last, by the names that a screen reader speaks. */
const rowNames = (page: Page) =>
  outline(page)
    .getByRole('treeitem')
    .evaluateAll((rows) => rows.slice(1).map((each) => each.getAttribute('aria-label') ?? each.textContent))

/** Moves, steps back and forth and reloads on a processor that is slowed sixfold: minutes, so only a deep run has them. */
for (const script of deep ? [1, 2, 3, 4, 5] : []) {
  test(`28: the whole history is there after reloads at any moment, on a slow machine (script ${script})`, async ({
    page,
    serve,
    layouts,
  }) => {
    test.setTimeout(600_000)
    const random = seeded(`slow reloads ${script}`)
    const server = await kept(serve, layouts)
    await openEditor(page, server, keep)
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 })
    let [past, future] = [0, 0]
    const orders = [ids] // the order of the blocks after each step of the history
    const isDrawn = async () => {
      const order = orders[past] ?? []
      await expect.poll(() => rowNames(page)).toEqual(order.map((id) => expect.stringContaining(`Heading ${id}`)))
      return order
    }
    for (let turn = 0; turn < 20; turn += 1) {
      const chance = random()
      if (chance < 0.4) {
        const [first = '', second = '', ...rest] = await isDrawn() // the row that is first now is the one that is meant
        await row(page, 0).focus()
        await page.keyboard.press('Alt+ArrowDown')
        await expect(row(page, 1)).toBeFocused()
        ;[past, future] = [past + 1, 0]
        orders.splice(past, orders.length, [second, first, ...rest])
      } else if (chance < 0.7) {
        const isBack = random() < 0.6
        for (let steps = Math.ceil(random() * 4); steps > 0 && (isBack ? past : future) > 0; steps -= 1) {
          await page.keyboard.press(isBack ? 'ControlOrMeta+z' : 'ControlOrMeta+Shift+z')
          ;[past, future] = isBack ? [past - 1, future + 1] : [past + 1, future - 1]
        }
      } else {
        await page.reload()
        await row(page, 0).waitFor()
      }
    }
    await isDrawn()
    for (; past > 0; [past, future] = [past - 1, future + 1]) {
      await expect(undoButton(page)).toBeEnabled()
      await page.keyboard.press('ControlOrMeta+z')
    }
    await expect(undoButton(page)).toBeDisabled()
    for (; future > 0; future -= 1) {
      await expect(page.getByRole('button', { name: /^Redo/ })).toBeEnabled()
      await page.keyboard.press('ControlOrMeta+Shift+z')
    }
    await expect(page.getByRole('button', { name: /^Redo/ })).toBeDisabled()
  })
}

/** The lines that are not the same, before and after. */
function differing(before: string, after: string): [string | undefined, string | undefined][] {
  const [lines, now] = [before.split('\n'), after.split('\n')]
  return Array.from(
    { length: Math.max(lines.length, now.length) },
    (_, index) => [lines[index], now[index]] as [string | undefined, string | undefined],
  ).filter(([was, is]) => was !== is)
}

const thirdLine = (title: string) => `    {"id": "three", "widget": "page-heading", "props": {"title": "${title}"}},`

test(
  'a change of one prop is published as one changed line, and players see it',
  { tag: '@gate' },
  async ({ page, serve, layouts, complaints }) => {
    const server = await kept(serve, layouts)
    const before = layouts.read(path)
    await openEditor(page, server, keep)
    await choose(page, 2, 'three')
    await typeTitle(page, 'The third')
    await isSaved(page)
    expect(layouts.read(path)).toBe(before) // a draft is for nobody else
    await expect(part(page, 'top').getByRole('button', { name: 'Changes Foyer and Kestrel' })).toBeVisible()
    await page.getByRole('button', { name: 'Review 1 document', exact: true }).click()
    const review = page.getByRole('dialog', { name: 'Review and publish' })
    await review.getByRole('radio', { name: 'Shared: Foyer and Kestrel' }).check()
    await publish(review, { name: 'Publish 1 change' })
    await expect(review).toBeHidden()
    expect(differing(before, layouts.read(path))).toEqual([[thirdLine('Heading three'), thirdLine('The third')]])
    await expect(part(page, 'top').getByText('No changes', { exact: true })).toBeVisible()
    await page.goto(`${server.address}/keep`)
    await expect(page.locator('[data-node="three"]')).toHaveText('The third')
    expect(complaints).toEqual([])
  },
)

test(
  'unknown content of a document stays byte for byte when something else is changed',
  { tag: '@gate' },
  async ({ page, serve, layouts }) => {
    const server = await kept(serve, layouts)
    const unknown = textOf(ids.map((id) => heading(id)))
      .replace('  "access"', '  "x-note":   { "since": 1.50, "by": "\\u0041da", "keep": [ 1,2,   3e2 ] },\n  "access"')
      .replace(
        '"nodes": [\n',
        '"nodes": [\n    { "id": "later", "widget": "wheel-of-tomorrow",   "props": { "spin": 1.50, "odd": [ ] }, "since":2 },\n',
      )
    layouts.write(path, unknown)
    await expect.poll(() => held(page, server)).toBe(unknown)
    await openEditor(page, server, keep)
    await choose(page, 3, 'three')
    await typeTitle(page, 'The third')
    await expect
      .poll(() => held(page, server).then((text) => differing(unknown, text ?? '')))
      .toEqual([[thirdLine('Heading three'), thirdLine('The third')]])
    expect(layouts.read(path)).toBe(unknown)

    await page.getByRole('button', { name: 'Review 1 document', exact: true }).click() // the fault was there before, so it does not block
    const review = page.getByRole('dialog', { name: 'Review and publish' })
    await expect(review).toContainText('No blocking problems')
    await review.getByRole('radio', { name: 'Shared: Foyer and Kestrel' }).check()
    await publish(review, { name: 'Publish 1 change' })
    await expect(review).toBeHidden()
    expect(differing(unknown, layouts.read(path))).toEqual([[thirdLine('Heading three'), thirdLine('The third')]])
  },
)

test('a field that two tabs changed asks which version to keep, and nothing is overwritten', async ({ page, context, serve, layouts }) => {
  const server = await kept(serve, layouts)
  const other = await context.newPage()
  await openEditor(page, server, keep)
  await openEditor(other, server, keep)
  // does not poll for others' changes: it learns of them when it writes
  await other.route('**/api/layouts/foyer/drafts/main', (route) => route.abort())
  await choose(page, 0, 'one')
  await typeTitle(page, 'Hers')
  await isSaved(page)
  await expect.poll(() => nodesHeld(page, server)).toContainEqual(heading('one', 'Hers'))

  await choose(other, 0, 'one')
  await typeTitle(other, 'His')
  await other.getByRole('button', { name: 'Changed by someone else' }).click()
  const dialog = other.getByRole('dialog', { name: /was changed by someone else$/ })
  // two names
  const [yours, theirs] = ['Yours', 'Theirs'].map((name) => dialog.getByRole('radio', { name: new RegExp(name) })) as [Locator, Locator]
  await expect(yours).not.toBeChecked()
  await expect(theirs).not.toBeChecked()
  await expect(dialog.getByRole('radiogroup', { name: /^Which/ })).toContainText('His')
  await expect(dialog.getByRole('radiogroup', { name: /^Which/ })).toContainText('Hers')
  expect(await nodesHeld(page, server)).toContainEqual(heading('one', 'Hers'))
  await dialog.getByRole('button', { name: 'Decide later' }).click()
  await expect(blockIn(other, 'one')).toHaveText('His')
  expect(await nodesHeld(page, server)).toContainEqual(heading('one', 'Hers'))

  await other.getByRole('button', { name: 'Changed by someone else' }).click()
  await theirs.check()
  await dialog.getByRole('button', { name: 'Apply my choices to the draft' }).click()
  await expect(blockIn(other, 'one')).toHaveText('Hers')
  await isSaved(other)
  await undoButton(other).click() // his version is a step back
  await expect(blockIn(other, 'one')).toHaveText('His')
})
