// npm run bars -- languages: 12 screens in every language at 390 and 1440 px, in the build. Lists texts that are cut off, leave their
// button, lie over each other or widen the page; counts by language and screen; pictures of the five worst in test-results/languages.
// `-- --only th,ta` takes some languages, `--screens home,deposit` some screens, `--widths 390` one width; `--minutes 5` ends earlier and
// says what it has not seen.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'

import { build, root } from '../build.mjs'
import { ensureChromium } from '../chromium.mjs'
import { startServer } from '../server.mjs'
import { textFaults } from './text-faults.mjs'

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    screens: { type: 'string' },
    widths: { type: 'string' },
    minutes: { type: 'string', default: '40' },
  },
})
const addresses = {
  home: '/',
  games: '/rng',
  promotions: '/promotions',
  login: '/login',
  register: '/register',
  help: '/help',
  search: '/search',
  account: '/member?page=securityCenter',
  deposit: '/member?page=depositv2',
  withdraw: '/member?page=withdraw',
  records: '/member?page=personalHistoryCopy',
  shop: '/pointMall?page=shop',
}
const widths = values.widths?.split(',').map(Number) ?? [1440, 390]
const worst = 5

const codes = JSON.parse(readFileSync(join(root, 'layouts/foyer/brand.json'), 'utf8')).languages
const chosen = values.only?.toUpperCase().split(',') ?? codes
const screens = values.screens?.split(',') ?? Object.keys(addresses)
const strange = [...chosen.filter((code) => !codes.includes(code)), ...screens.filter((screen) => !Object.hasOwn(addresses, screen))]
if (strange.length > 0) throw new Error(`Not known: ${strange.join(', ')}. Screens are ${Object.keys(addresses).join(', ')}.`)
const until = performance.now() + Number(values.minutes) * 60_000
const pictures = join(root, 'test-results/languages')
rmSync(pictures, { recursive: true, force: true })
mkdirSync(pictures, { recursive: true })

await build({ only: ['client', 'server'] })
const executablePath = await ensureChromium((line) => console.log(line))
const server = await startServer()
const browser = await chromium.launch({ executablePath })
const found = []
const unseen = []
try {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block', reducedMotion: 'reduce' })
  const page = await context.newPage()
  for (const code of chosen) {
    const from = performance.now()
    await context.addCookies([{ name: 'foyer-language', value: code, url: server.address }])
    for (const screen of screens) {
      if (performance.now() > until) {
        unseen.push(`${code} ${screen}`)
        continue
      }
      const address = addresses[screen]
      const isMember = /^\/(?:member|pointMall)/.test(address)
      await page.setViewportSize({ width: widths[0], height: 900 })
      await page.goto(server.address + address + (isMember ? '&token=mock-member' : ''))
      await page.locator('html[data-ready]').waitFor()
      if (((await page.getAttribute('html', 'lang')) === 'en') !== (code === 'EN')) throw new Error(`${screen} is not drawn in ${code}.`)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        await page.evaluate(drawn)
        for (const fault of await page.evaluate(textFaults)) await take(page, { code, screen, width, ...fault })
      }
    }
    console.log(`${code}: ${found.filter((fault) => fault.code === code).length}, ${Math.round((performance.now() - from) / 1000)} s`)
    await context.clearCookies()
    await page.evaluate(() => (sessionStorage.clear(), localStorage.clear()))
  }
} finally {
  await browser.close()
  await server.stop()
}

for (const { code, screen, width, kind, px, place, text } of found.toSorted((a, b) => b.px - a.px))
  console.log(`${code} ${width} ${screen} ${kind} by ${px} px: ${place} "${text}"`)
const count = (of) => {
  const names = found.map(of)
  return [...new Set(names)].map((name) => `${name} ${names.filter((one) => one === name).length}`)
}
console.log(`\nby language: ${count(({ code }) => code).join(', ') || 'none'}`)
console.log(`by screen: ${count(({ screen }) => screen).join(', ') || 'none'}`)
console.log(`by kind: ${count(({ kind }) => kind).join(', ') || 'none'}`)
if (unseen.length > 0) console.log(`not seen, for the time was over: ${unseen.length} screens, from ${unseen[0]}`)
console.log(`${found.length} texts do not fit; pictures of the worst are in test-results/languages`)

/** Keeps a fault, and a picture of it where it is one of the worst of its kind and place. */
async function take(page, fault) {
  const isKnown = found.some(
    ({ place, kind, text, width }) => `${place} ${kind} ${text} ${width}` === `${fault.place} ${fault.kind} ${fault.text} ${fault.width}`,
  )
  if (isKnown) return
  const isWorst = found.filter(({ px, place }) => px >= fault.px || place === fault.place).length < worst
  found.push(fault)
  if (!isWorst) return
  const name = `${fault.code}-${fault.width}-${fault.screen.replaceAll(/\W+/g, '-')}-${found.length}.png`
  const { x, y } = fault.box
  await page.screenshot({
    path: join(pictures, name),
    fullPage: true,
    clip: { x: Math.max(0, x - 40), y: Math.max(0, y - 60), width: 390, height: 260 },
  })
}

/** Two frames after nothing loads any more: skeletons are gone, or have stayed for two seconds. */
async function drawn() {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const end = performance.now() + 2_000
  while (performance.now() < end && document.querySelector('[aria-busy="true"]')) await frame()
  await document.fonts.ready
  await frame()
  await frame()
}
