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
 * What a journey may ask for. `server`: one production server per worker on the mock world, a fresh data folder; `serve`: another one with
 * an environment of its own, ended with the test; `layouts`: a copy of the documents to change; `complaints`: errors and policy
 * violations that the page has reported so far; `announcements`: whether they open by themselves, as they do for everybody.
 */
export const test = base.extend<
  { serve: (env?: Record<string, string>) => Promise<Server>; layouts: Layouts; complaints: string[]; announcements: boolean },
  { server: Server }
>({
  announcements: [false, { option: true }],
  page: async ({ page, announcements }, give) => {
    if (!announcements) await withoutAnnouncements(page)
    await give(page)
  },
  server: [
    async ({}, give) => {
      const server = await startServer()
      await give(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, give) => give(server.address),
  serve: async ({}, give) => {
    const servers: Server[] = []
    await give(async (env) => {
      const server = await startServer(env)
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

/** Announcements do not open by themselves: as for somebody who has seen them in this tab, logged in and not. */
export async function withoutAnnouncements(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (window === window.top) sessionStorage.setItem('foyer-announcements-shown', 'guest session')
  })
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
 * Waits until the page has asked for nothing, and got nothing, for a while: what it asks for at rest is there. An answer that nobody
 * reads to its end would keep the browser's own "network idle" away for ever.
 */
export async function quiet(page: Page, forMs = 800): Promise<void> {
  let last = Date.now()
  const heard = () => {
    last = Date.now()
  }
  page.on('request', heard).on('requestfinished', heard).on('requestfailed', heard)
  while (Date.now() - last < forMs) await page.waitForTimeout(100)
  page.off('request', heard).off('requestfinished', heard).off('requestfailed', heard)
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
