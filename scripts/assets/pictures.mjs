// npm run pictures -- [beginnings of names]: takes the pictures of docs/screenshots that picture-table.mjs lists, of the built server with
// the mock gateway. Without names it takes all, and removes files that are not listed.
import { chromium } from '@playwright/test'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

import { build, root } from '../build.mjs'
import { chromiumArgs, ensureChromium } from '../chromium.mjs'
import { openScene, stepMs } from './picture-scenes.mjs'
import { pictures } from './picture-table.mjs'

export const folder = 'docs/screenshots'
/** No picture has more: pages of the documentation show several. */
export const mostBytes = 150_000
const qualities = [86, 80, 72, 64, 56, 48]
const heights = { 390: 844, 768: 1024, 1200: 800, 1440: 900, 1920: 1080 }
/** How long no request begins or ends before a page counts as loaded. */
const quietMs = 800
const mostMs = 5_000

/** What the end of a name says: the theme, and the size of the window. */
export function sizeIn(name) {
  const [, theme, width] = /-(dark|light)-(\d+)$/.exec(name) ?? []
  if (!heights[width]) throw new Error(`The name ${name} does not end with a theme and a width, as home-dark-1440 does.`)
  return { theme, width: Number(width), height: heights[width] }
}

/** The pictures whose names begin with one of these; all of them where none is given. */
export function chosen(beginnings) {
  return pictures.filter(({ name }) => beginnings.length === 0 || beginnings.some((one) => name.startsWith(one)))
}

async function take(browser, scene, { name, path, language = 'EN', account, steps }) {
  const { theme, width, height } = sizeIn(name)
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: theme,
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    storageState: scene.signedIn?.[account],
  })
  context.setDefaultTimeout(stepMs)
  try {
    const chosenByPlayer = { 'foyer-language': language, 'foyer-theme': theme }
    if (scene.address)
      await context.addCookies(Object.entries(chosenByPlayer).map(([key, value]) => ({ name: key, value, url: scene.address })))
    await context.addInitScript(
      (token) => {
        if (window !== window.top) return
        sessionStorage.setItem('foyer-announcements-shown', 'guest session')
        if (token) sessionStorage.setItem('token', token)
      },
      account?.startsWith('mock-') && account,
    )
    const page = await context.newPage()
    await page.goto(scene.addressOf(path))
    if (path.startsWith('/preview/') && !(scene.signedIn && !account))
      await page.frameLocator('iframe[data-frame="main"]').locator('[data-page]').first().waitFor({ timeout: 60_000 })
    else if (steps) await loaded(page)
    await steps?.(page)
    await loaded(page)
    const bytes = await small(await page.screenshot({ animations: 'disabled', caret: 'hide' }))
    if (!bytes) throw new Error(`it has more than ${mostBytes} bytes at the lowest quality`)
    writeFileSync(join(root, folder, `${name}.webp`), bytes)
    return bytes.length
  } finally {
    await context.close()
  }
}

/**
 * Waits until nothing has been asked for a while, and fonts and pictures in sight are there, in the page and in its frames. A page that
 * never stops asking is taken after `mostMs`.
 */
async function loaded(page) {
  await new Promise((resolve) => {
    const last = setTimeout(done, mostMs)
    let timer = setTimeout(done, quietMs)
    const events = ['request', 'requestfinished', 'requestfailed']
    for (const event of events) page.on(event, again)
    function again() {
      clearTimeout(timer)
      timer = setTimeout(done, quietMs)
    }
    function done() {
      for (const event of events) page.off(event, again)
      clearTimeout(timer)
      clearTimeout(last)
      resolve()
    }
  })
  for (const frame of page.frames())
    await frame
      .waitForFunction(
        () => {
          const isInSight = (image) => {
            const { left, right, top, bottom, width } = image.getBoundingClientRect()
            return width > 0 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight && image.checkVisibility()
          }
          return document.fonts.status === 'loaded' && [...document.images].every((image) => image.complete || !isInSight(image))
        },
        undefined,
        { timeout: mostMs },
      )
      .catch(() => {}) // a frame that was replaced meanwhile, or a picture that does not come
}

async function small(png) {
  for (const quality of qualities) {
    const bytes = await sharp(png).webp({ quality, effort: 6, smartSubsample: true }).toBuffer()
    if (bytes.length <= mostBytes) return bytes
  }
  return undefined
}

/**
 * Takes pictures, those of a scene after each other, and says of each how large it is, or why it could not be taken; gives whether all
 * could. `signal` ends it: what is being taken is left, its scene ends, and no other begins.
 */
export async function takeEach(wanted, { open, take: takeOne, signal, say }) {
  let all = true
  const failed = (what, error) => {
    if (signal.aborted) return
    all = false
    say(`${what}: ${error.message}`)
  }
  for (const name of new Set(wanted.map(({ scene }) => scene))) {
    if (signal.aborted) break
    const scene = await open(name).catch((error) => failed(`The scene ${name} could not be opened`, error))
    if (!scene) continue
    try {
      for (const picture of wanted.filter((one) => one.scene === name)) {
        if (signal.aborted) break
        await takeOne(scene, picture).then(
          (bytes) => say(`${picture.name}  ${Math.round(bytes / 1000)} kB`),
          (error) => failed(`${picture.name}  could not be taken`, error),
        )
      }
    } finally {
      await scene.close()
    }
  }
  return all
}

/** Gives the code with which the process ends. */
async function takeAll(wanted) {
  const reports = wanted.some(({ scene }) => scene === 'snapshots') ? ['snapshots'] : []
  await build({ only: ['client', 'preview', 'server', ...reports], say: console.log })
  const executablePath = await ensureChromium(console.log)
  // Playwright would end the browser at a signal and leave servers, or go on without it
  const browser = await chromium.launch({ executablePath, args: chromiumArgs, handleSIGINT: false, handleSIGTERM: false })
  const stopping = new AbortController()
  let code
  for (const [signal, number] of [
    ['SIGINT', 2],
    ['SIGTERM', 15],
  ])
    process.once(signal, () => {
      console.log('Stopping: the servers and the browser end.')
      code = 128 + number
      stopping.abort()
      void browser.close() // what a page is asked for fails
    })
  const temporary = mkdtempSync(join(tmpdir(), 'foyer-pictures-'))
  try {
    const isWhole = await takeEach(wanted, {
      open: (name) => openScene(name, { temporary, browser, signal: stopping.signal }),
      take: (scene, picture) => take(browser, scene, picture),
      signal: stopping.signal,
      say: console.log,
    })
    return code ?? (isWhole ? 0 : 1)
  } finally {
    await browser.close()
    rmSync(temporary, { recursive: true, force: true })
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const beginnings = process.argv.slice(2)
  const wanted = chosen(beginnings)
  if (wanted.length === 0) {
    console.error(`No picture begins with ${beginnings.join(' or ')}. The names are in scripts/assets/picture-table.mjs.`)
    process.exit(2)
  }
  process.exitCode = await takeAll(wanted)
  if (beginnings.length === 0 && process.exitCode < 128)
    for (const file of readdirSync(join(root, folder)))
      if (!pictures.some(({ name }) => file === `${name}.webp`)) {
        console.log(`${file}  is not in the table: removed`)
        rmSync(join(root, folder, file))
      }
}
