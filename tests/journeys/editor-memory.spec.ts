import type { CDPSession, Page } from '@playwright/test'

import { seeded } from '../../mocks/artwork/random.ts'
import { seed } from '../support/samples/sample.ts'
import { frameOf, openEditor } from './preview-page.ts'
import { details, isSaved, outline } from './preview-small-page.ts'
import { expect, quiet, test } from './support.ts'

// What an hour of work may cost: `npm run bars -- editor-memory` does 500 edits and prints the figures, a deep run 100.
const edits = Number(process.env['EDITS'] ?? 100)
const mostMemory = 20 * 1024 * 1024 // bytes more after the edits, with all their steps of undo
test.use({ actionTimeout: 20_000 }) // an edit that finds no place ends the run
const warmUp = 20 // edits that load whatever is loaded at its first use

test('random edits, undone and redone among them, do not fill the memory', { tag: '@measures' }, async ({ page, serve, layouts }) => {
  test.setTimeout(150_000 + edits * 2_000)
  const home = JSON.parse(layouts.read('_base/pages/home.json')) as { nodes: unknown[] }
  home.nodes.push({ id: 'typed', widget: 'page-heading', props: { title: 'Start' } })
  layouts.write('_base/pages/home.json', JSON.stringify(home))
  await openEditor(page, await serve({ LAYOUTS_DIR: layouts.dir }), '?doc=page/home')

  const random = seeded(`edits ${seed}`)
  const roll = (most: number) => Math.floor(random() * most)
  const rows = outline(page).locator('[role="treeitem"][data-id^="b:"]:not([data-id="b:typed"])')
  await rows.first().waitFor()
  const first = await rows.count()
  const onRow = async (key: string) => {
    await rows.evaluateAll((all: HTMLElement[], at) => all[Math.floor(at * all.length)]?.focus(), random()) // how many there are may change
    await page.keyboard.press(key)
  }
  const acts = {
    up: () => onRow('Alt+ArrowUp'),
    down: () => onRow('Alt+ArrowDown'),
    copy: async () => ((await rows.count()) < first * 2 ? onRow('ControlOrMeta+d') : onRow('Delete')),
    delete: async () => ((await rows.count()) > first / 2 ? onRow('Delete') : onRow('ControlOrMeta+d')),
    undo: () => page.keyboard.press('ControlOrMeta+z'),
    redo: () => page.keyboard.press('ControlOrMeta+Shift+z'),
    async type() {
      const row = outline(page).locator('[data-id="b:typed"]')
      if ((await row.count()) === 0) return acts.redo() // the page is as it was before
      await row.focus() // a pointer over the outline opens hints that cover rows
      await page.keyboard.press('Enter')
      await details(page)
        .getByRole('textbox', { name: 'Title', exact: true })
        .fill(`Title ${roll(1_000_000)}`)
    },
  }
  const names = Object.keys(acts) as (keyof typeof acts)[]
  const edit = async (times: number) => {
    for (let done = 0; done < times; done += 1) await acts[names[roll(names.length)] ?? 'type']()
    await isSaved(page)
    await frameOf(page).locator('[data-page]').first().waitFor()
    await quiet(page)
  }
  const session = await page.context().newCDPSession(page)
  await edit(warmUp)
  const before = await used(page, session)
  await edit(edits)
  const after = await used(page, session)
  if (process.env['EDITS']) console.log(`${edits} edits: ${inMB(before)} → ${inMB(after)} MB`)
  expect(after - before).toBeLessThanOrEqual(mostMemory)
})

/** What stays: the least of several seconds, because what is computed after an edit holds some 20 MB until it is done. In bytes. */
async function used(page: Page, session: CDPSession): Promise<number> {
  const figures: number[] = []
  while (figures.length < 10) {
    figures.push(await usedNow(session))
    await page.waitForTimeout(1_000)
  }
  return Math.min(...figures)
}
async function usedNow(session: CDPSession): Promise<number> {
  for (let turn = 0; turn < 3; turn += 1) await session.send('HeapProfiler.collectGarbage')
  return (await session.send('Runtime.getHeapUsage')).usedSize
}
const inMB = (bytes: number) => (bytes / 1024 / 1024).toFixed(1)
