// npm run bars -- release-visible: how long a publication needs until another open tab shows it, ten times, in one Chromium.
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'

import { build, root } from '../build.mjs'
import { ensureChromium } from '../chromium.mjs'
import { startServer } from '../server.mjs'

const most = 2 // seconds, of the slowest
const turns = 10
const path = '_base/pages/home.json'

await build({ only: ['client', 'server'] })
const executablePath = await ensureChromium((line) => console.log(line))
const folder = mkdtempSync(join(tmpdir(), 'foyer-visible-'))
cpSync(join(root, 'layouts'), join(folder, 'layouts'), { recursive: true })
const server = await startServer({ LAYOUTS_DIR: join(folder, 'layouts'), DATA_DIR: join(folder, 'data') })
const browser = await chromium.launch({ executablePath })
try {
  const page = await browser.newPage()
  await page.goto(server.address)
  await page.waitForLoadState('networkidle')
  const text = readFileSync(join(folder, 'layouts', path), 'utf8')
  const times = []
  for (let turn = 0; turn < turns; turn += 1) {
    const title = `Games of turn ${turn}`
    const home = JSON.parse(text)
    const nodes = home.nodes.map((node) => (node.id === 'hot' ? { ...node, props: { ...node.props, title } } : node))
    const began = performance.now()
    const reply = await fetch(`${server.address}/api/releases`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: server.address },
      body: JSON.stringify({ base: turn + 1, files: { [path]: { text: JSON.stringify({ ...home, nodes }, null, 2) } } }),
    })
    if (reply.status !== 201) throw new Error(await reply.text())
    const answered = (performance.now() - began) / 1000
    await page.getByRole('heading', { name: title }).waitFor({ timeout: 30_000 })
    if (turn > 0) times.push({ seen: (performance.now() - began) / 1000, answered }) // the first one loads code
  }
  const seen = times.map((one) => one.seen).toSorted((a, b) => a - b)
  const [median, slowest] = [Math.floor(seen.length / 2), seen.length - 1].map((at) => seen[at].toFixed(2))
  const isOk = Number(slowest) <= most
  console.log(`${isOk ? 'ok  ' : 'OVER'} published → visible in another tab: median ${median} s, slowest ${slowest} s (at most ${most})`)
  console.log(`     answered after ${times.map(({ answered }) => answered.toFixed(2)).join(', ')} s`)
  if (!isOk) process.exitCode = 1
} finally {
  await browser.close()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}
