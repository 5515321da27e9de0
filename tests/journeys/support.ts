import { AxeBuilder } from '@axe-core/playwright'
import { test as base } from '@playwright/test'
import type { Page } from '@playwright/test'
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { startServer } from '../../scripts/server.mjs'

export { expect } from '@playwright/test'

const root = fileURLToPath(new URL('../../', import.meta.url))

export type Server = Awaited<ReturnType<typeof startServer>>
export type Layouts = {
  dir: string
  read: (path: string) => string
  write: (path: string, text: string) => void
  remove: (path: string) => void
}

/**
 * What a journey may ask for. `server`: one production server per worker on the mock gateway, a fresh data folder; `serve`: another one
 * with an environment of its own, ended with the test; `layouts`: a copy of the documents to change; `complaints`: errors and policy
 * violations that the page has reported so far; `announcements`: whether they open by themselves, as they do for everybody; `drawn`:
 * whether the server draws pages. A journey that answers the browser's first calls itself leaves drawing to the browser.
 */
export const test = base.extend<
  { serve: (env?: Record<string, string>) => Promise<Server>; layouts: Layouts; complaints: string[]; announcements: boolean },
  { server: Server; drawn: boolean }
>({
  announcements: [false, { option: true }],
  // Journeys of one worker share its server: each begins in the same mock state, whatever the one before it did
  page: async ({ page, announcements, server }, give) => {
    await page.request.post(`${server.address}/__mock`, { data: { scenario: 'usual', faults: [] } })
    if (!announcements) await withoutAnnouncements(page)
    await give(page)
  },
  drawn: [true, { option: true, scope: 'worker' }],
  server: [
    async ({ drawn }, give) => {
      const server = await startServer(drawn ? {} : { DRAW_PAGES: 'off' })
      await give(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, give) => give(server.address),
  serve: async ({ drawn }, give) => {
    const servers: Server[] = []
    await give(async (env) => {
      const server = await startServer({ ...(!drawn && { DRAW_PAGES: 'off' }), ...env })
      servers.push(server)
      return server
    })
    await Promise.all(servers.map((server) => server.stop()))
  },
  layouts: async ({}, give) => {
    const folder = mkdtempSync(join(tmpdir(), 'foyer-layouts-'))
    const dir = join(folder, 'layouts')
    cpSync(join(root, 'layouts'), dir, { recursive: true })
    await give({
      dir,
      read: (path) => readFileSync(join(dir, path), 'utf8'),
      write: (path, text) => writeFileSync(join(dir, path), text),
      remove: (path) => rmSync(join(dir, path)),
    })
    rmSync(folder, { recursive: true, force: true })
  },
  complaints: async ({ page }, give) => {
    const complaints: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`)
    })
    page.on('pageerror', (error) => complaints.push(String(error)))
    await page.addInitScript(() =>
      addEventListener('securitypolicyviolation', (event) =>
        console.error(`Policy violated: ${event.violatedDirective} ${event.blockedURI}`),
      ),
    )
    await give(complaints)
  },
})

/** Stops announcements from opening by themselves, as if the player has seen them in this tab, both logged in and as a guest. */
export async function withoutAnnouncements(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (window === window.top) sessionStorage.setItem('foyer-announcements-shown', 'guest session')
  })
}

/** Waits until the portal answers touches: what the server has drawn is the browser's own from then on. */
export async function takenOver(page: Page): Promise<void> {
  await page.locator('html[data-ready]').waitFor()
}

/** Ids of the nodes that a page draws at its top level, in the order of the document. Waits for the first one. */
export async function nodesOf(page: Page, id: string): Promise<string[]> {
  const root = page.locator(`[data-page="${id}"]`)
  await root.locator('[data-node]').first().waitFor()
  return root.evaluate((element) =>
    [...element.querySelectorAll<HTMLElement>('[data-node]')]
      .filter((node) => node.closest('[data-page]') === element && node.parentElement?.closest('[data-node]') === null)
      .map((node) => node.dataset['node'] ?? ''),
  )
}

/**
 * Waits until the page has sent no request and received no answer for a while: its idle loads are done. An answer that nobody reads to
 * its end would keep the browser's own "network idle" from ever happening.
 */
export async function quiet(page: Page, forMs = 600): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  let restart = () => {}
  await new Promise<void>((resolve) => {
    restart = () => {
      clearTimeout(timer)
      timer = setTimeout(resolve, forMs)
    }
    page.on('request', restart).on('requestfinished', restart).on('requestfailed', restart)
    restart()
  })
  page.off('request', restart).off('requestfinished', restart).off('requestfailed', restart)
}

/**
 * Waits until fades and slides end, because colours and places differ half way. Endless and paused animations are not waited for. The
 * state is asked again in each frame, because one that is paused on its way never keeps its promise `finished`.
 */
export async function animationsEnd(page: Pick<Page, 'evaluate'>): Promise<void> {
  await page.evaluate(async () => {
    document.documentElement.getBoundingClientRect() // what begins now is counted
    const ends = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    while (ends.some(({ playState }) => playState === 'running')) await new Promise(requestAnimationFrame)
  })
}

/**
 * What axe finds wrong with a page, or with the part of it that a selector names: a line for each place. A page without frames is judged
 * in place; axe's default method, which can enter frames of another origin, loads a second page for each check. Colours are measured when
 * every sheet that the page asked for is there.
 */
export async function faultsOfAccess(page: Page, within?: string): Promise<string[]> {
  await page.waitForFunction(() => [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every(({ sheet }) => sheet))
  await drawBelowTheFold(page)
  await animationsEnd(page)
  const builder = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } })
    .setLegacyMode(page.frames().length === 1)
  if (within !== undefined) builder.include(within)
  const { violations } = await builder.analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`))
}

/**
 * Content below the fold (`content-visibility: auto`) is drawn as well. For as long as it is not drawn, Chromium tells the style that it
 * had before a sheet came.
 */
async function drawBelowTheFold(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(sheet)
  })
}

/** One node's root element. */
export function nodeAt(page: Page, pageId: string, nodeId: string) {
  return page.locator(`[data-page="${pageId}"] [data-node="${nodeId}"]`)
}

/** Runs the layout command line as a person would; gives its exit code and output. */
export function layoutsCommand(args: string[], env: Record<string, string> = {}): { code: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'scripts/layouts.mjs'), ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })
  return { code: status, output: stdout + stderr }
}
