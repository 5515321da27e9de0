import type { Browser, Page } from '@playwright/test'

import { openBrowser, Painter } from './browser.ts'
import type { Shot } from './browser.ts'
import type { Cell } from './cells.ts'
import type { Documents } from './documents.ts'
import type { Host } from './host.ts'

/** A browser with the server that it draws from. `stop` ends both, also in the middle of drawing. */
export type Studio = { browser: string; blank: Page; painters: readonly Painter[]; stop: () => Promise<void> }

/** Starts server and browser, with pages that know these documents by the names `before` and `after`. */
export async function openStudio(
  host: Host,
  workers: number,
  brand: string,
  time: string,
  versions: Readonly<Record<string, Documents>>,
  stopped: AbortSignal,
): Promise<Studio> {
  const executable = await host.ensureChromium()
  const server = await host.startServer({ BRAND: brand })
  let browser: Browser | undefined
  let ending: Promise<void> | undefined
  const stop = () => (ending ??= Promise.all([browser?.close(), server.stop()]).then(() => undefined))
  try {
    stopped.throwIfAborted()
    browser = await openBrowser(executable, host.chromiumArgs)
    stopped.addEventListener('abort', () => void stop(), { once: true })
    stopped.throwIfAborted()
    const opened = browser
    const painters = await Promise.all(
      Array.from({ length: workers }, async () => {
        const painter = await Painter.open(opened, server.address, brand, time)
        for (const [name, documents] of Object.entries(versions)) await painter.give(name, documents)
        return painter
      }),
    )
    return { browser: `Chromium ${browser.version()}`, blank: await browser.newPage(), painters, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Does something for each cell with whichever painter is free. */
export async function forEachCell(
  { painters }: Studio,
  cells: readonly Cell[],
  stopped: AbortSignal,
  work: (painter: Painter, cell: Cell) => Promise<void>,
): Promise<void> {
  const queue = [...cells]
  await Promise.all(
    painters.map(async (painter) => {
      for (let cell = queue.shift(); cell; cell = queue.shift()) {
        stopped.throwIfAborted()
        await work(painter, cell)
      }
    }),
  )
}

export type { Shot }
