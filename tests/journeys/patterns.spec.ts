import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

import { contentPolicy } from '../../apps/server/pages/policy.ts'
import { hostilePatterns } from '../support/hostile/hostile-patterns.ts'
import type { PatternsBench } from '../support/hostile/patterns-page.ts'
import { sample } from '../support/samples/sample.ts'
import { blockedBy } from './longest-task.ts'

const longestTask = 50 // ms of processor time that one task of the page's own thread may take

/** Builds a page of patterns alone as the portal is built, and serves it under the portal's content policy. */
async function withPatterns(
  page: Page,
  run: (ask: (source: string, value: string) => Promise<{ matches: boolean | undefined; beats: number }>) => Promise<void>,
) {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-patterns-'))
  await build({
    configFile: false,
    logLevel: 'warn',
    root: fileURLToPath(new URL('../support', import.meta.url)),
    publicDir: false,
    worker: { format: 'es' },
    build: {
      outDir: folder,
      emptyOutDir: true,
      modulePreload: false,
      rolldownOptions: {
        input: fileURLToPath(new URL('../support/hostile/patterns-page.ts', import.meta.url)),
        output: { entryFileNames: 'assets/page.js' },
      },
    },
  })
  const server = createServer((request, response) => {
    const html = request.url === '/'
    response
      .setHeader('Content-Security-Policy', contentPolicy({ gateway: undefined, brand: undefined }))
      .setHeader('Content-Type', html ? 'text/html' : 'text/javascript')
    try {
      response.end(
        html
          ? '<!doctype html><title>Patterns</title><link rel="icon" href="data:,"><script type="module" src="/assets/page.js"></script>'
          : readFileSync(join(folder, request.url ?? '')),
      )
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    const { port } = server.address() as AddressInfo // it listens at a port
    await page.goto(`http://127.0.0.1:${port}/`)
    await run((source, value) =>
      page.evaluate((asked) => (globalThis as unknown as { bench: PatternsBench }).bench.ask(asked.source, asked.value), { source, value }),
    )
  } finally {
    server.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

test(
  'no hostile pattern blocks the page, each is reported once, and later patterns still get results',
  { tag: '@measures' },
  async ({ page, browser }) => {
    const asked = sample('patterns in a page', hostilePatterns, 7, ({ family }) => [family])
    const complaints: string[] = []
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    page.on('pageerror', (error) => complaints.push(String(error)))
    await withPatterns(page, async (ask) => {
      expect(await ask('(?:ab)+', 'abab')).toMatchObject({ matches: true }) // the worker has come
      const { processor, tasks } = await blockedBy(browser, page, async () => {
        for (const { family, source, value } of asked) {
          const { matches, beats } = await ask(source, value)
          expect(matches, source).toBe(undefined)
          if (family !== 'invalid' && family !== 'huge') expect(beats, source).toBeGreaterThan(3)
          expect(await ask('(?:ab)+', 'aba'), `after ${source}`).toMatchObject({ matches: false })
        }
      })
      expect(tasks).toBeGreaterThan(100)
      expect(processor).toBeLessThanOrEqual(longestTask)

      const faults = await page.evaluate(() => (globalThis as unknown as { bench: PatternsBench }).bench.faults)
      expect(faults.map(([source]) => source)).toEqual(asked.map(({ source }) => source))
      expect(
        faults
          .filter(
            ([source, why]) => (why === 'uncompilable') !== (hostilePatterns.find((one) => one.source === source)?.family === 'invalid'),
          )
          .map(([source]) => source),
      ).toEqual([])
    })
    expect(complaints).toEqual([])
  },
)
