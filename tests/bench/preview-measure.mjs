// Edits in the editor with real keys, as an operator does, and measures the time until the change is on the screen.
import { edited, pageOf, titleOf } from './preview-layouts.mjs'

const field = 'Title' // label of the inspector's field that the bench types into
const place = '/props/title' // pointer to the value of that field
const title = `[data-page] [data-node="${edited}"] h2`
const timeoutMs = 30_000 // ms: enough for a busy machine and a processor that is slowed down four times

/** Reports and leaves out what could not be measured, so that the rest of the run still gives its figures. */
export async function tried(what, run) {
  try {
    return await run()
  } catch (error) {
    console.log(`  ${what} could not be measured: ${error.message.split('\n')[0]}`)
    return undefined
  }
}

/**
 * Runs in every page and frame before its own scripts: stamps input events, records messages between editor and frames, notes new parts.
 */
function notes({ title, field }) {
  const bench = (window.__bench = { pressed: 0, messages: [], renders: [] })
  // When a part first exists, in ms since the editor was requested. The editor measures it, because requests of a frame's first empty
  // page are lost with that page
  const parts = {
    canvas: () => [...document.querySelectorAll('iframe')].some((frame) => frame.contentDocument?.querySelector(title)),
    field: () => document.querySelector(`[data-pointer="${field}"] input`),
  }
  const look = () => {
    for (const [name, isThere] of Object.entries(parts)) {
      if (!isThere()) continue
      bench[name] = performance.now()
      delete parts[name]
    }
    if (Object.keys(parts).length > 0) requestAnimationFrame(look)
  }
  if (window === window.top) requestAnimationFrame(look)
  const stamp = (event) => {
    window.top.__bench.pressed = performance.timeOrigin + event.timeStamp
    window.top.__bench.first ??= window.top.__bench.pressed
  }
  addEventListener('keydown', stamp, true)
  addEventListener('pointerdown', stamp, true)
  addEventListener('message', ({ data }) => {
    if (data?.v === undefined) return
    if (data.kind === 'patch' || data.kind === 'document') bench.messages.push(JSON.stringify(data).length)
    if (data.kind === 'drawn') bench.renders.push(data.renders)
  })
}

/**
 * Runs in a page: checks an element of its frames at every animation frame. `__painted(n)` gives the time when the n-th change of the
 * text had been painted in all of them.
 */
function watchText({ frames, selector }) {
  const windows = [...document.querySelectorAll(frames)].map((frame) => frame.contentWindow)
  const times = windows.map(() => [])
  windows.forEach((frame, index) => {
    let last
    const look = () => {
      const text = frame.document.querySelector(selector)?.textContent ?? ''
      if (last !== undefined && text !== last) {
        const { port1, port2 } = new frame.MessageChannel() // a message posted before painting arrives after it
        port1.onmessage = () => times[index].push({ at: frame.performance.timeOrigin + frame.performance.now(), text })
        port2.postMessage(null)
      }
      last = text
      frame.requestAnimationFrame(look)
    }
    look()
  })
  window.__painted = (count) =>
    times.every((list) => list.length >= count) ? Math.max(...times.map((list) => list[count - 1].at)) : undefined
  window.__changes = () => Math.min(...times.map((list) => list.length))
  window.__shown = () => times.map((list) => list.at(-1)?.text)
}

/** One key: milliseconds until its change was painted. Undefined when nothing changed. */
async function press(page, key, within = 10_000) {
  const before = await page.evaluate(() => window.__changes())
  await page.keyboard.press(key)
  return page.evaluate(
    async ([count, until]) => {
      const started = performance.now()
      while (window.__painted(count) === undefined) {
        if (performance.now() - started > until) return undefined
        await new Promise((resolve) => setTimeout(resolve, 20)) // rarely, so that polling does not affect the measurement
      }
      return window.__painted(count) - window.__bench.pressed
    },
    [before + 1, within],
  )
}

async function type(page, keys, random) {
  const times = []
  for (let i = 0; i < keys; i++) {
    await page.waitForTimeout(30 + random() * 120) // the pace of typing by hand, at a random phase of the screen's refresh
    const time = await press(page, 'abcdefghijklmnopqrstuvwxyz'[i % 26])
    if (time === undefined) throw new Error('A key was not painted within 10 s.')
    times.push(time)
  }
  return times
}

/** A page with one field and one bare frame: each key sets one text node. */
export async function openFloor(context, origin) {
  const page = await context.newPage()
  await page.addInitScript(notes, { title, field: place })
  await page.route('**/bench-floor', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body:
        '<!doctype html><title>Floor</title><input aria-label="Title"><iframe src="/bench-floor-frame" width="1280" ' +
        'height="700"></iframe>',
    }),
  )
  await page.route('**/bench-floor-frame', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Frame</title><h2>Title</h2>' }),
  )
  await page.goto(`${origin}/bench-floor`)
  await page.frameLocator('iframe').locator('h2').waitFor()
  await page.evaluate(() => {
    const text = document.querySelector('iframe').contentDocument.querySelector('h2').firstChild
    document.querySelector('input').addEventListener('input', ({ currentTarget }) => (text.data = currentTarget.value))
  })
  await page.evaluate(watchText, { frames: 'iframe', selector: 'h2' })
  return page
}

const editor = (origin, sections, more = '') => `${origin}/preview/?doc=page/${pageOf(sections)}&at=/${pageOf(sections)}${more}`

async function openEditor(context, address, frames = 'iframe[data-frame="main"]') {
  const page = await context.newPage()
  page.setDefaultTimeout(timeoutMs)
  page.faults = []
  page.on('pageerror', (error) => page.faults.push(error.message))
  await page.addInitScript(notes, { title, field: place })
  await page.goto(address)
  await page.frameLocator(frames).first().locator(title).waitFor({ timeout: timeoutMs })
  return page
}
const input = (page) => page.getByRole('textbox', { name: new RegExp(`^${field}\\b`) }).first()

/** One operator's session on a page: typing with and without a slower processor, undo, and the share of the frame alone. */
export async function session(context, floor, origin, sections, { keys, rounds }) {
  const page = await openEditor(context, editor(origin, sections, `&sel=${edited}`))
  await page.waitForTimeout(2_000) // by now the parts that load when the lobby is idle have loaded
  await page.evaluate(watchText, { frames: 'iframe[data-frame="main"]', selector: title })
  const result = {
    elements: await page
      .frames()
      .find((frame) => frame.name().endsWith('-main'))
      .evaluate(() => document.querySelectorAll('*').length),
    frame: await frameAlone(page, sections),
  }
  const there = await input(page)
    .waitFor({ timeout: timeoutMs })
    .then(
      () => true,
      () => false,
    )
  if (there) {
    result.usual = await tried('Typing', () => turns(page, floor, keys, rounds, 1))
    result.undo = await tried('Undo', () => undo(page))
    result.slow = await tried('Typing, 4 times slower', () => turns(page, floor, keys, 1, 4))
  }
  result.renders = await page.evaluate(() => window.__bench.renders.splice(0))
  result.bytes = await page
    .frames()
    .find((frame) => frame.name().endsWith('-main'))
    .evaluate(() => window.__bench.messages)
  if (page.faults.length > 0) throw new Error(`The editor failed: ${page.faults[0]}`)
  await page.close()
  return result
}

/** Measures floor and editor in turns, each with the same keys. */
async function turns(page, floor, keys, rounds, rate) {
  const random = numbers(7)
  const own = []
  const bare = []
  for (const one of [page, floor]) await throttle(one, rate)
  for (let round = 0; round < rounds; round++) {
    for (const [one, times] of [
      [floor, bare],
      [page, own],
    ]) {
      await one.bringToFront()
      const target = one === floor ? one.getByRole('textbox') : input(one)
      await target.focus()
      await target.press('End')
      await one.waitForTimeout(500)
      if (round === 0) await type(one, 5, random) // the first keys compile
      await one.evaluate(() => window.__bench.renders.splice(0))
      times.push(...(await type(one, keys, random)))
    }
  }
  for (const one of [page, floor]) await throttle(one, 1)
  return { own, bare }
}

/** Types a word, leaves the field and undoes the edit from the canvas. */
async function undo(page) {
  const times = []
  for (let i = 0; i < 8; i++) {
    await input(page).focus()
    await press(page, 'z')
    await page.locator('[data-canvas]').focus()
    await page.waitForTimeout(300)
    const time = await press(page, 'Control+z')
    if (time === undefined) return undefined
    times.push(time)
  }
  return times
}

/** An edit as the frame receives it, posted by the page around it: the time from there to the changed DOM, and to paint. */
async function frameAlone(page, sections) {
  const patches = Array.from({ length: 40 }, (_, i) => ({
    v: 1,
    kind: 'patch',
    seq: 1_000_000 + i,
    document: `page/${pageOf(sections)}`,
    patch: [{ op: 'replace', path: `/nodes/${edited.split('-')[1]}/props/title`, value: i === 39 ? titleOf(1) : `Title ${i}` }],
  }))
  return page.evaluate(
    async ([messages, selector]) => {
      const frame = document.querySelector('iframe[data-frame="main"]').contentWindow
      const times = []
      for (const message of messages) {
        await new Promise((resolve) => setTimeout(resolve, 40 + ((times.length * 37) % 100)))
        times.push(
          await new Promise((resolve) => {
            const target = frame.document.querySelector(selector)
            const started = performance.now()
            new frame.MutationObserver((_, observer) => {
              observer.disconnect()
              resolve(performance.now() - started)
            }).observe(target, { subtree: true, characterData: true, childList: true })
            frame.postMessage(message, location.origin)
          }),
        )
      }
      window.__bench.renders.splice(0)
      return times
    },
    [patches, title],
  )
}

/** Waits until the page has noted a part: it checks once per animation frame, and a locator may find the part earlier. */
async function seen(page, part) {
  for (let i = 0; i < 100; i++) {
    if (await page.evaluate((name) => window.__bench[name] !== undefined, part)) return
    await page.waitForTimeout(50)
  }
}

/** The time from opening until a block's field and the block are visible; and from the first selection of a block to its form. */
export async function openings(context, origin, sections) {
  const opening = []
  const form = []
  for (let i = 0; i < 4; i++) {
    const page = await openEditor(context, editor(origin, sections, `&sel=${edited}`))
    const there = await input(page)
      .waitFor({ timeout: i === 0 ? timeoutMs : 3_000 })
      .then(
        () => true,
        () => false,
      )
    if (there) await seen(page, 'field')
    await seen(page, 'canvas')
    const { canvas, field: form } = await page.evaluate(() => window.__bench)
    // the first fills the browser's cache
    if (i > 0 && canvas !== undefined) opening.push({ canvas, editable: there && form !== undefined ? Math.max(canvas, form) : undefined })
    await page.close()
  }
  for (let i = 0; i < 3; i++) {
    const page = await openEditor(context, editor(origin, sections))
    await page.waitForTimeout(1_500)
    await page.locator('[data-canvas]').focus()
    await page.keyboard.press('ArrowDown')
    const there = await input(page)
      .waitFor({ timeout: 3_000 })
      .then(
        () => true,
        () => false,
      )
    if (there) await seen(page, 'field')
    if (there) form.push(await page.evaluate(() => window.__bench.field + performance.timeOrigin - window.__bench.first))
    await page.close()
  }
  return { opening, form }
}

/** Four personas at once: from a key to the paint of the last of them. */
export async function matrix(context, origin, sections, { keys }) {
  const page = await openEditor(context, editor(origin, sections, `&sel=${edited}&view=matrix`), 'iframe[data-frame]')
  await input(page).waitFor()
  const drawn = () =>
    page.evaluate(
      (selector) =>
        [...document.querySelectorAll('iframe[data-frame]')].filter((frame) => frame.contentDocument?.querySelector(selector)).length,
      title,
    )
  const until = Date.now() + timeoutMs
  while ((await drawn()) < 4 && Date.now() < until) await page.waitForTimeout(200)
  await page.waitForTimeout(2_000)
  const frames = await page.locator('iframe[data-frame]').count()
  if ((await drawn()) < Math.max(4, frames)) throw new Error(`${await drawn()} of ${frames} frames show the page.`)
  await page.evaluate(watchText, { frames: 'iframe[data-frame]', selector: title })
  await input(page).focus()
  await input(page).press('End')
  await page.waitForTimeout(1_000)
  const times = await type(page, keys, numbers(11))
  await page.close()
  return { frames, times }
}

async function throttle(page, rate) {
  page.devtools ??= await page.context().newCDPSession(page)
  await page.devtools.send('Emulation.setCPUThrottlingRate', { rate })
}

/** The same numbers from 0 to 1 in every run. */
function numbers(seed) {
  let state = seed
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647
}
