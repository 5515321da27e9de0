import { chromium } from '@playwright/test'
import type { Browser, CDPSession, Page } from '@playwright/test'
import { createHash } from 'node:crypto'

import { frameName, previewVersion } from '../../src/schemas/preview-version.ts'
import { readTree } from './accessibility.ts'
import { pixelsOf, textOfCapture } from './capture.ts'
import type { Capture } from './capture.ts'
import { wayTo } from './cells.ts'
import type { Cell } from './cells.ts'
import { pageOf } from './documents.ts'
import type { Documents } from './documents.ts'
import { installFramePage } from './frame-page.ts'
import type { FramePage } from './frame-page.ts'
import { planOf } from './plan.ts'

/** Elements that are painted in parts, or sometimes in a layer of their own, differ at edges from run to run. */
const paintedWhole = [
  '--disable-partial-raster',
  '--disable-lcd-text',
  '--enable-prefer-compositing-to-lcd-text',
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
]
const tallest = 12_000 // px: a longer page is cut, its accessibility tree and plan are not

/** A picture with what was read beside it. */
export type Shot = { capture: Capture; png: Buffer }

export async function openBrowser(executablePath: string, args: readonly string[]): Promise<Browser> {
  return chromium.launch({
    executablePath,
    args: [...args, ...paintedWhole],
    handleSIGINT: false, // the command ends it, and removes what it has begun
    handleSIGTERM: false,
    handleSIGHUP: false,
  })
}

/**
 * A page that draws cells, one after the other. It loads the portal once and opens it anew for each cell, as the editor does for
 * another persona: nothing of the cell before is left.
 */
export class Painter {
  private readonly page: Page
  private readonly session: CDPSession
  private readonly time: string
  private readonly brand: string
  private readonly given = new Map<string, Documents>()
  private waiting = 0 // requests without an answer
  private readonly languages = new Set<string>() // whose words and fonts are there

  private constructor(page: Page, session: CDPSession, brand: string, time: string) {
    this.page = page
    this.session = session
    this.brand = brand
    this.time = time
    page.on('request', () => (this.waiting += 1))
    page.on('requestfinished', () => (this.waiting -= 1))
    page.on('requestfailed', () => (this.waiting -= 1))
  }

  static async open(browser: Browser, address: string, brand: string, time: string): Promise<Painter> {
    const context = await browser.newContext({
      viewport: { width: 1_440, height: 900 },
      locale: 'en-US',
      timezoneId: 'UTC',
      reducedMotion: 'reduce',
      deviceScaleFactor: 1,
    })
    // Timers go on: only what the clock shows stands still
    await context.addInitScript((now) => {
      const Real = Date
      const Fixed = function (this: unknown, ...parts: []) {
        return new.target ? Reflect.construct(Real, parts.length === 0 ? [now] : parts, new.target) : new Real(now).toString()
      }
      Fixed.prototype = Real.prototype
      globalThis.Date = Object.assign(Fixed, { now: () => now, parse: Real.parse, UTC: Real.UTC }) as unknown as DateConstructor
    }, Date.parse(time))
    const page = await context.newPage()
    const painter = new Painter(page, await context.newCDPSession(page), brand, time)
    await page.goto(`${address}/healthz`) // a page of the server's origin with nothing in it
    await page.evaluate(installFramePage, { version: previewVersion, name: `${frameName}-snapshots`, at: '/' })
    await painter.inPage('ready')
    return painter
  }

  /** Documents that cells can be drawn from, by a name. */
  async give(name: string, documents: Documents): Promise<void> {
    this.given.set(name, documents)
    const all: object = Object.fromEntries(documents.authored)
    await this.page.evaluate(
      ([key, body]) => {
        ;(window as unknown as { foyerSnapshots: { documents: Record<string, unknown> } }).foyerSnapshots.documents[key] = body
      },
      [name, all] as const,
    )
  }

  /** Draws a cell until it is twice the same, or once as it was expected. Never throws for what a page does. */
  async draw(name: string, cell: Cell, expected?: Capture): Promise<Shot> {
    const documents = this.given.get(name)
    const page = documents && pageOf(documents, cell.page)
    const way = page && wayTo(page)
    if (!documents || !way) return failed(cell, `${documents?.title ?? name} has no page/${cell.page} that can be drawn.`)
    const shows = way.shows === 'popup' ? cell.page : null
    const settings = {
      at: way.at,
      as: cell.persona,
      language: cell.language,
      theme: cell.theme,
      time: this.time,
      data: cell.scenario,
      faults: [],
      flags: {},
      registration: {},
      status: way.status,
    }
    try {
      await this.page.setViewportSize(cell.viewport)
      const order = { documents: name, brand: this.brand, settings, popup: way.popup, size: cell.viewport }
      // Rows scroll to a place when they appear: with words or fonts that are still on their way it would be another one. A page at another
      // address loads them first; a portal that is opened again at the same one has nothing new to report
      if (!this.languages.has(cell.language)) {
        const elsewhere = { ...settings, at: way.at === '/' ? '/not-there' : '/' }
        await this.inPage('draw', { ...order, popup: null, settings: elsewhere })
        this.languages.add(cell.language)
      }
      let height = await this.inPage('draw', order)
      let size = cell.viewport
      // a page is drawn as long as it is, so that everything of it is on the picture; a popup as the screen shows it
      for (let turn = 0; shows === null && turn < 4 && height !== size.height && height > cell.viewport.height; turn += 1) {
        size = { width: cell.viewport.width, height: Math.min(height, tallest) }
        await this.page.setViewportSize(size)
        height = await this.inPage('resize', size)
        if (size.height === tallest) break
      }
      await this.inPage('measureAgain', size)
      const seen = new Set(expected && [textOfCapture(expected, '')])
      for (let turn = 0; turn < 6; turn += 1) {
        await this.answered()
        // what came last, a text in another font or an answer, may have made a popup higher
        if (shows !== null && !(await this.inPage('place', shows))) await this.inPage('measureAgain', size)
        const shot = await this.read(cell, documents, shows, size)
        const text = textOfCapture(shot.capture, '')
        if (seen.has(text)) return shot
        seen.add(text)
      }
      return failed(cell, 'The page looks different from moment to moment: six readings in a row differ.')
    } catch (error) {
      if (this.page.isClosed()) throw error
      return failed(cell, error instanceof Error ? error.message.replace(/^page\.evaluate: (?:Error: )?|\n.*$/gs, '') : String(error))
    }
  }

  private async read(cell: Cell, documents: Documents, shows: string | null, size: { width: number; height: number }): Promise<Shot> {
    const frame = this.page.frames()[1]
    if (!frame) throw new Error('The frame is gone.')
    const { report, nodes, faults, clip } = await this.inPage('result', shows)
    if (!report) throw new Error('The frame has not reported what it shows.')
    if (shows !== null && !clip) throw new Error(`The popup ${shows} is not open.`)
    const from = clip ?? { x: 0, y: 0 } // in the same 64ths of a pixel as what is inside
    const part = clip ? { ...pixelsOf(clip), width: Math.round(clip.width), height: Math.round(clip.height) } : { x: 0, y: 0, ...size }
    const tree = await readTree(this.session, await this.frameId())
    const { data } = await this.session.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true, // packing a long page better takes as long as drawing it
      clip: { ...part, scale: 1 },
    })
    const png = Buffer.from(data, 'base64')
    const owned = (key: string) => shows === null || key.startsWith(`${shows}/`)
    return {
      png,
      capture: {
        key: cell.key,
        at: report.at,
        failed: null,
        faults,
        size: { width: part.width, height: part.height },
        picture: createHash('sha256').update(png).digest('hex'),
        plan: planOf(documents, report, Date.parse(this.time), shows),
        nodes: nodes
          .filter(({ key }) => owned(key))
          .map((node) => ({ ...node, box: pixelsOf({ ...node.box, x: node.box.x - from.x, y: node.box.y - from.y }) })),
        tree: tree.filter(([owner]) => owned(owner)),
      },
    }
  }

  private async frameId(): Promise<string> {
    const { frameTree } = await this.session.send('Page.getFrameTree')
    const id = frameTree.childFrames?.[0]?.frame.id
    if (id === undefined) throw new Error('The frame is gone.')
    return id
  }

  private async answered(): Promise<void> {
    for (let turn = 0; this.waiting > 0 && turn < 100; turn += 1) await this.page.waitForTimeout(20)
  }

  private inPage<Name extends 'ready' | 'draw' | 'resize' | 'place' | 'measureAgain' | 'result'>(
    name: Name,
    ...given: Parameters<FramePage[Name]>
  ): Promise<Awaited<ReturnType<FramePage[Name]>>> {
    return this.page.evaluate(
      ([method, values]) => {
        const { foyerSnapshots } = window as unknown as { foyerSnapshots: Record<string, (...all: unknown[]) => unknown> }
        return foyerSnapshots[method]?.(...values)
      },
      [name as string, given as unknown[]] as const,
    ) as Promise<Awaited<ReturnType<FramePage[Name]>>> // what the method of that name gives
  }
}

function failed(cell: Cell, reason: string): Shot {
  const capture: Capture = {
    key: cell.key,
    at: '',
    failed: reason,
    faults: [],
    size: { width: 0, height: 0 },
    picture: '',
    plan: [],
    nodes: [],
    tree: [],
  }
  return { capture, png: Buffer.alloc(0) }
}
