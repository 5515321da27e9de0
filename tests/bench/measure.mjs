// The measurement inside one page: mounts, changes, reorders and removes a contestant.
//
// CPU time is the renderer's main thread in thread time (CDP metric `ThreadTime`): it counts script, garbage collection, style, layout
// and paint of that thread, and leaves out the waiting that a busy machine adds. It is read before and after an operation and two idle
// frames; an empty operation measures the cost of those frames and of the call, and this cost is subtracted.

/**
 * Runs in the page: calls the contestant and waits after each call until the page is idle. Returns for each call the time in ms until
 * the DOM had changed; with `until`, until the text appeared.
 */
async function operate(calls) {
  const times = []
  for (const { kind, args = [], until } of calls) {
    await new Promise((done) => {
      let changed = 0
      const observer = new MutationObserver((records) => {
        if (until === undefined || (changed === 0 && records.some(({ target }) => target.textContent.includes(until))))
          changed = performance.now()
      })
      observer.observe(document.body, { subtree: true, childList: true, characterData: true })
      const started = performance.now()
      if (kind === 'mount') window.__bench.mount(window.__document)
      else if (kind !== 'nothing') window.__bench[kind](...args)
      let quiet = 0
      let seen = changed
      const frame = () => {
        quiet = changed === seen && (changed > 0 || kind === 'nothing') ? quiet + 1 : 0
        seen = changed
        if (quiet < 2 && performance.now() - started < 20_000) return requestAnimationFrame(frame)
        observer.disconnect()
        times.push(changed - started)
        done()
      }
      requestAnimationFrame(frame)
    })
  }
  return times
}

/** Runs in the page: makes the document. It is equal for every contestant. */
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
  const metrics = async () =>
    Object.fromEntries((await devtools.send('Performance.getMetrics')).metrics.map(({ name, value }) => [name, value]))
  const collect = async () => {
    await devtools.send('HeapProfiler.collectGarbage')
    await devtools.send('HeapProfiler.collectGarbage')
    return (await metrics()).JSHeapUsedSize
  }
  // CPU of one call on average, and the time to the DOM of a typical one
  const run = async (...calls) => {
    await devtools.send('HeapProfiler.collectGarbage') // each operation starts without garbage of the one before
    const before = (await metrics()).ThreadTime
    const times = await page.evaluate(operate, calls)
    return { cpu: (((await metrics()).ThreadTime - before) * 1000) / calls.length, dom: median(times) }
  }
  const repeat = (times, call) => run(...Array.from({ length: times }, (_, i) => call(i)))

  const idle = (await repeat(9, () => ({ kind: 'nothing' }))).cpu
  const mount = await run({ kind: 'mount' })
  const html = look ? await page.evaluate(() => document.getElementById('root')?.innerHTML ?? document.body.innerHTML) : undefined
  // The changed sections are on the first screen: a change there is always drawn, even when drawing below it is skipped.
  const update = await repeat(20, (i) => ({ kind: 'update', args: [i % 4, `Changed ${i}`], until: `Changed ${i}` }))
  const reorder = await repeat(3, () => ({ kind: 'reorder' }))
  // The heap of a drawn page without the code that drew it: the engine's and React's code is already compiled.
  await run({ kind: 'unmount' })
  const heapBefore = await collect()
  await run({ kind: 'mount' })
  const heap = (await collect()) - heapBefore
  await run({ kind: 'unmount' })
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
