// What happens inside one page: a contestant is mounted, changed, reordered and taken away.
//
// CPU time is the renderer's main thread in thread time (CDP metric `ThreadTime`): it counts script, garbage collection, style, layout
// and paint of that thread, and leaves out the waiting that a busy machine adds. It is read before and after an operation, with two
// frames of rest behind it; the cost of those frames and of asking is measured by an empty operation and taken off.

/** Runs in the page: starts an operation, waits until the page is at rest, tells the time in ms until the DOM had changed. */
function operate({ kind, args, until }) {
  return new Promise((done) => {
    let changed = 0
    const started = performance.now()
    const observer = new MutationObserver((records) => {
      if (until === undefined || (changed === 0 && records.some(({ target }) => target.textContent.includes(until)))) changed = performance.now()
    })
    observer.observe(document.body, { subtree: true, childList: true, characterData: true })
    if (kind === 'mount') window.__bench.mount(window.__document)
    else if (kind !== 'nothing') window.__bench[kind](...args)
    let quiet = 0
    let seen = changed
    const frame = () => {
      quiet = changed === seen && (changed > 0 || kind === 'nothing') ? quiet + 1 : 0
      seen = changed
      if (quiet < 2 && performance.now() - started < 20_000) return requestAnimationFrame(frame)
      observer.disconnect()
      done(changed - started)
    }
    requestAnimationFrame(frame)
  })
}

/** Runs in the page: makes the document. Every contestant gets an equal one. */
function makeDocument([sections, cards]) {
  const image = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw=='
  window.__document = {
    sections: Array.from({ length: sections }, (_, s) => ({
      id: `section-${s}`,
      title: `Section ${s}`,
      cards: Array.from({ length: cards }, (_, c) => ({ id: `${s}-${c}`, title: `Game ${s} ${c}`, vendor: `Vendor ${c % 7}`, image })),
    })),
  }
}

/**
 * One sample of one contestant in a fresh page: milliseconds of CPU and wall for each operation, bytes of heap.
 * `html` is the mounted DOM when `look` is true.
 */
export async function sample(context, { url, plain, size, look = false }) {
  const page = await context.newPage()
  const errors = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await page.goto(url)
  await page.waitForFunction(() => window.__bench)
  await page.evaluate((on) => document.documentElement.toggleAttribute('data-plain', on), plain)
  await page.evaluate(makeDocument, size)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Performance.enable')
  const metrics = async () => Object.fromEntries((await devtools.send('Performance.getMetrics')).metrics.map(({ name, value }) => [name, value]))
  const collect = async () => {
    await devtools.send('HeapProfiler.collectGarbage')
    await devtools.send('HeapProfiler.collectGarbage')
    return (await metrics()).JSHeapUsedSize
  }
  const run = async (kind, args = [], until) => {
    const before = (await metrics()).ThreadTime
    const dom = await page.evaluate(operate, { kind, args, until })
    return { cpu: ((await metrics()).ThreadTime - before) * 1000, dom }
  }
  const repeat = async (times, operation) => {
    const all = []
    for (let i = 0; i < times; i++) all.push(await operation(i))
    return { cpu: median(all.map(({ cpu }) => cpu)), dom: median(all.map(({ dom }) => dom)) }
  }

  const idle = (await repeat(7, () => run('nothing'))).cpu
  const mount = await run('mount')
  const html = look ? await page.evaluate(() => document.getElementById('root')?.innerHTML ?? document.body.innerHTML) : undefined
  // the changed sections are on the first screen, where a change is drawn whatever is skipped below
  const update = await repeat(9, (i) => run('update', [i % 4, `Changed ${i}`], `Changed ${i}`))
  const reorder = await repeat(3, () => run('reorder'))
  // The heap of a page that is drawn, without the code that drew it: the engine's and React's own code is compiled by now.
  await run('unmount')
  const heapBefore = await collect()
  await run('mount')
  const heap = (await collect()) - heapBefore
  await run('unmount')
  const left = (await collect()) - heapBefore
  await page.close()
  if (errors.length > 0) throw new Error(`${url}: ${errors[0]}`)
  for (const operation of [mount, update, reorder]) operation.cpu = Math.max(operation.cpu - idle, 0.01)
  return { mount, update, reorder, heap, left, html }
}

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}
