// Counts what starting a page makes, by how often V8 says that a library's function ran: the same on a busy machine, unlike a time.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from '../../scripts/build.mjs'

const modules = join(root, 'node_modules')

/** What is counted: the function of a library that makes one of it, by its place there. Its name is gone in a built script. */
const makers = [
  {
    what: 'graph nodes of effector',
    ...placeOf('effector/effector.mjs', (text) => `function ${/(\w+) as createNode\b/.exec(text)?.[1]}(`),
  },
  { what: 'schemas and checks of zod', ...placeOf('zod/v4/core/core.js', () => 'function _(def)') },
]

/**
 * Loads the page in `page` and counts. The first column ends with the first contentful paint, the second when the page says that it answers
 * touches, the third `windowMs` after the request. `originOf` gives the place in a source of a place in a built script.
 */
export async function countMade(page, devtools, address, windowMs, originOf) {
  let requests = 0
  page.on('request', () => requests++)
  await devtools.send('Profiler.enable')
  await devtools.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  const end = Date.now() + windowMs
  await page.goto(address, { waitUntil: 'commit' })

  const columns = []
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const painted = (list) => list.getEntriesByName('first-contentful-paint').length > 0 && resolve(undefined)
        new PerformanceObserver(painted).observe({ type: 'paint', buffered: true })
      }),
  )
  columns.push(await take())
  await page.waitForSelector('html[data-ready]', { state: 'attached' })
  columns.push(await take())
  await page.waitForTimeout(Math.max(0, end - Date.now()))
  columns.push(await take())
  const rows = [...makers.map(({ what }) => what), 'requests'].map((what) => ({ what, counts: columns.map((column) => column[what]) }))
  for (const { what, counts } of rows)
    if (counts.every((count) => count === 0)) throw new Error(`No ${what} were found in the built scripts.`)
  return rows

  /** What was made since it was last asked. */
  async function take() {
    const { result } = await devtools.send('Profiler.takePreciseCoverage')
    const made = Object.fromEntries(makers.map(({ what }) => [what, 0]))
    for (const { url, functions } of result)
      for (const { ranges } of functions) {
        const [{ startOffset, count }] = ranges
        const origin = count > 0 ? originOf(url, startOffset) : undefined
        const maker =
          origin && makers.find((one) => origin.file.endsWith(one.file) && origin.line === one.line && origin.column === one.column)
        if (maker) made[maker.what] += count
      }
    const asked = requests
    requests = 0
    return { ...made, requests: asked }
  }
}

/** Where a function begins in a file of a library. Lines and columns count from 0. */
function placeOf(file, beginningOf) {
  const text = readFileSync(join(modules, file), 'utf8')
  const at = text.indexOf(beginningOf(text))
  if (at < 0) throw new Error(`node_modules/${file} has no such function any more.`)
  const before = text.slice(0, at).split('\n')
  return { file: `node_modules/${file}`, line: before.length - 1, column: before.at(-1)?.length ?? 0 }
}
