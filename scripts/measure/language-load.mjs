// npm run bars -- language-load: what the first load of the landing page costs in each language beside English, and how long a choice of
// language takes while something is typed. Bars: no more scripts than in English but for the words, which are 15 kB at most; 300 ms of the
// page's processor: what else runs on the machine does not count.
// `-- --only th,ur` takes some languages.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'

import { build, root } from '../build.mjs'
import { ensureChromium } from '../chromium.mjs'
import { startServer } from '../server.mjs'

const most = { words: 15_000, ms: 300 }
const { values } = parseArgs({ options: { only: { type: 'string' } } })
const codes = JSON.parse(readFileSync(join(root, 'layouts/foyer/brand.json'), 'utf8')).languages
const chosen = (values.only?.toUpperCase().split(',') ?? codes).filter((code) => code !== 'EN')

await build({ only: ['client', 'server'] })
const executablePath = await ensureChromium((line) => console.log(line))
const server = await startServer()
const browser = await chromium.launch({ executablePath })
const broken = []
const expectThat = (holds, sentence) => holds || broken.push(sentence)
try {
  for (const code of ['EN', ...chosen]) await fetch(server.address, { headers: { Accept: 'text/html', Cookie: `foyer-language=${code}` } })
  const english = await firstLoad('EN')
  const others = (files) => [...files].filter(([name]) => !name.startsWith('words-'))
  for (const code of chosen) {
    const files = await firstLoad(code)
    const words = [...files].filter(([name]) => name.startsWith('words-')).reduce((sum, [, bytes]) => sum + bytes, 0)
    const more = others(files).filter(([name]) => !english.has(name))
    console.log(
      `${code}: ${words} bytes of words, ${more.length} other scripts more than in English ${more.map(([name]) => name).join(' ')}`,
    )
    expectThat(words > 0 && words <= most.words, `The first words of ${code} have ${words} bytes.`)
    expectThat(more.length === 0, `The first load in ${code} has more scripts: ${more.map(([name]) => name).join(', ')}.`)
  }
  await choices()
} finally {
  await browser.close()
  await server.stop()
}
console.log(broken.length === 0 ? 'All bars hold.' : broken.join('\n'))
process.exitCode = broken.length === 0 ? 0 : 1

/** Scripts that come before the portal runs, with their bytes as they are sent. */
async function firstLoad(code) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' })
  await context.addCookies([{ name: 'foyer-language', value: code, url: server.address }])
  const page = await context.newPage()
  await page.addInitScript(noteReady)
  await page.goto(server.address)
  await page.locator('html[data-ready]').waitFor()
  const entries = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => new URL(name).pathname.endsWith('.js') && startTime < globalThis.readyAt)
      .map(({ name, encodedBodySize }) => [name.slice(name.lastIndexOf('/') + 1), encodedBodySize]),
  )
  const ready = await page.evaluate(() => document.documentElement.lang)
  if (ready === 'en' && code !== 'EN') throw new Error(`The page is not drawn in ${code}.`)
  await context.close()
  return new Map(entries)
}

/** In the page: when the portal has taken over; what it loads later it loads in idle time. */
function noteReady() {
  const seen = new MutationObserver(() => {
    if (document.documentElement?.dataset.ready === undefined) return
    globalThis.readyAt = performance.now()
    seen.disconnect()
  })
  seen.observe(document, { subtree: true, childList: true, attributeFilter: ['data-ready'] })
}

/** One page in which one language after another is chosen, and a name that is typed before all of it. */
async function choices() {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  const watched = await page.context().newCDPSession(page)
  await watched.send('Performance.enable', { timeDomain: 'threadTicks' })
  /** ms of all the page's work, and of its scripts, styles and layout: the rest is painting, which a machine without a GPU does itself. */
  const busy = async () => {
    const { metrics } = await watched.send('Performance.getMetrics')
    const of = (part) => (metrics.find(({ name }) => name === `${part}Duration`)?.value ?? Number.NaN) * 1000
    return { all: of('Task'), own: of('Script') + of('RecalcStyle') + of('Layout') }
  }
  await page.goto(`${server.address}/register`)
  await page.locator('html[data-ready]').waitFor()
  const field = page.locator('[data-node] input[type="text"]:visible').first()
  await field.fill('typed123')
  await page.evaluate(() => (globalThis.isSamePage = true))
  const times = []
  for (const code of chosen) {
    await page.evaluate(openMenu)
    const from = await busy()
    const whole = await page.evaluate(choose, code)
    const until = await busy()
    const [ms, own] = [until.all - from.all, until.own - from.own]
    times.push(ms)
    const [shown, all, rest] = [whole, ms, own].map(Math.round)
    console.log(`${code}: chosen and shown in ${shown} ms, of them ${all} ms of the page's processor, ${rest} ms without painting`)
    expectThat(ms <= most.ms, `The choice of ${code} takes ${Math.round(ms)} ms.`)
  }
  expectThat((await field.inputValue()) === 'typed123', 'What was typed did not stay.')
  expectThat(await page.evaluate(() => globalThis.isSamePage === true), 'A choice of language loaded the page again.')
  const [middle, longest] = [times.toSorted((a, b) => a - b)[times.length >> 1], Math.max(...times)].map(Math.round)
  console.log(`choices of a language: ${middle} ms in the middle, ${longest} ms at most`)
}

function openMenu() {
  document.querySelector('[data-page="header"] [data-node="language"] button[aria-haspopup]').click()
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))
}

/** In the page: presses the language in the open menu of the header; ms until its words are drawn. */
async function choose(code) {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const item = document.querySelector(`[data-page="header"] [data-node="language"] [data-key="${code}"]`)
  const form = document.querySelector('dialog[open]')
  const [before, text] = [document.documentElement.lang, form.textContent]
  const from = performance.now()
  item.click()
  while (document.documentElement.lang === before || form.textContent === text) await frame()
  await frame()
  return performance.now() - from
}
