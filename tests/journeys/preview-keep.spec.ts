import type { BrowserContext, Locator, Page } from '@playwright/test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { FromFrame } from '../../src/schemas/preview.ts'
import { Workspace } from '../../src/schemas/workspace.ts'
import { blockIn, frameOf, look, openEditor, part, spoken } from './preview-hands.ts'
import { expect, quiet, test } from './support.ts'
import type { Layouts, Server } from './support.ts'

test.describe.configure({ timeout: 180_000 }) // frames, drafts and a server of its own each

// Nothing is lost, nothing is overwritten, nothing is more than it was said to be. On a small page of headings, so that each is quick.

const path = '_base/pages/keep.json'
const keep = '?doc=page/keep&at=/keep'
const ids = ['one', 'two', 'three', 'four', 'five']

type Heading = { id: string; widget: 'page-heading'; props: { title: string } }
const heading = (id: string, title = `Heading ${id}`): Heading => ({ id, widget: 'page-heading', props: { title } })

/** A page as people write one: several keys to a line, spaces and escapes that no printer writes. */
function textOf(nodes: readonly Heading[]): string {
  return `{
  "$schema": "../../schemas/page.schema.json",
  "kind": "page", "id": "keep", "format": 1,
  "title":   "K\\u0065ep",
  "routes": [ "/keep","/keep-it"   ],
  "access": "anyone",
  "nodes": [
${nodes.map((node) => `    ${JSON.stringify(node).replaceAll('":', '": ').replaceAll(',"', ', "')}`).join(',\n')}
  ]
}
`
}

/** A server on its own copy of the documents, with the small page in it. */
async function kept(serve: (env: Record<string, string>) => Promise<Server>, layouts: Layouts, nodes = ids.map((id) => heading(id))): Promise<Server> {
  layouts.write(path, textOf(nodes))
  return serve({ LAYOUTS_DIR: layouts.dir })
}

/** The draft of a document as the server holds it, else the file's text. */
async function held(page: Page, server: Server, { draft = 'main', name = 'page/keep' } = {}): Promise<string | null> {
  const workspace = Workspace.parse(await (await page.request.get(`${server.address}/api/layouts/foyer/drafts/${draft}`)).json())
  const drafted = workspace.drafts[name]
  return drafted ? drafted.text : (workspace.files.find((file) => file.name === name)?.text ?? null)
}

async function nodesHeld(page: Page, server: Server, draft?: string): Promise<unknown> {
  return (JSON.parse((await held(page, server, { draft })) ?? 'null') as { nodes?: unknown }).nodes
}

const outline = (page: Page) => page.getByRole('tree', { name: /^Outline of/ })
/** A block's row of the outline; the first row is the page itself. */
const row = (page: Page, index: number) => outline(page).getByRole('treeitem').nth(index + 1)
const details = (page: Page) => page.getByRole('complementary', { name: 'Details' })
const titleField = (page: Page) => details(page).getByRole('textbox', { name: 'Title', exact: true })
const undoButton = (page: Page) => page.getByRole('button', { name: /^Undo/ })

async function choose(page: Page, index: number, id: string): Promise<void> {
  await row(page, index).click()
  await details(page).getByText(id, { exact: true }).waitFor()
}

/** Types into the chosen heading's title, over what stood there. */
async function typeTitle(page: Page, text: string, delay = 0): Promise<void> {
  await titleField(page).click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text, { delay })
}

const isSaved = (page: Page) => part(page, 'top').getByText(/^(?:Draft saved|As players have it)$/).waitFor()

/** The same numbers for the same seed. Gives one from 0 to below `most`. */
function dice(seed: number): (most: number) => number {
  let state = seed
  return (most) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * most)
  }
}

// ---- exact undo

const triable = [{ name: 'VIP3', note: 'VIP levels' }, { name: 'MISSION3', note: 'Missions and their board' }]
type State = { nodes: Heading[]; flags: string | null }

/** What the edits of a script must come to, worked out beside the editor: a state for each step. */
function plan() {
  const states: State[] = [{ nodes: ids.map((id) => heading(id)), flags: null }]
  const now = () => states.at(-1) as State // there is always the first
  return {
    states,
    now,
    step(next: Partial<State>) {
      states.push({ ...now(), ...next })
    },
    freeId(id: string): string {
      const stem = id.replace(/-\d+$/, '')
      const taken = new Set(now().nodes.map((node) => node.id))
      for (let count = 2; ; count += 1) if (!taken.has(`${stem}-${count}`)) return `${stem}-${count}`
    },
  }
}

for (const seed of [3, 17, 40]) {
  test(`whatever was done quickly is undone exactly, step by step, and done again (script ${seed})`, async ({ page, serve, layouts, complaints }) => {
    const server = await kept(serve, layouts)
    const draft = `script-${seed}`
    const roll = dice(seed)
    const script = plan()
    await openEditor(page, server, `${keep}&draft=${draft}`)
    await row(page, 0).waitFor()

    /** Part of the scripts has no pauses at all, part waits up to half a second. */
    const pause = () => (seed % 2 === 0 ? page.waitForTimeout(roll(500)) : roll(3) === 0 ? page.waitForTimeout(roll(500)) : Promise.resolve())
    let at = 0
    await choose(page, at, ids[0] ?? '')
    const on = async (key: string) => {
      await row(page, at).focus()
      await page.keyboard.press(key)
    }
    const tried = new Set<string>()
    const acts: Record<string, () => Promise<void>> = {
      async type() {
        const { nodes } = script.now()
        at = roll(nodes.length)
        const node = nodes[at] as Heading // within the list
        const text = `${['Harbour', 'Night', 'Ten', 'Long road'][roll(4)]} ${script.states.length}`
        await choose(page, at, node.id)
        await typeTitle(page, text, roll(2) * roll(60))
        script.step({ nodes: nodes.with(at, heading(node.id, text)) })
      },
      async move() {
        const { nodes } = script.now()
        const to = at + (roll(2) === 0 ? -1 : 1)
        await on(to < at ? 'Alt+ArrowUp' : 'Alt+ArrowDown')
        const [here, there] = [nodes[at], nodes[to]]
        if (!here || !there) return // at the end already: no step
        script.step({ nodes: nodes.with(at, there).with(to, here) })
        at = to
      },
      async duplicate() {
        const { nodes } = script.now()
        const from = nodes[at] as Heading // the chosen one
        await on('ControlOrMeta+d')
        script.step({ nodes: nodes.toSpliced(at + 1, 0, heading(script.freeId(from.id), from.props.title)) })
        at += 1
      },
      async delete() {
        const { nodes } = script.now()
        if (nodes.length < 3) return
        await on('Delete')
        script.step({ nodes: nodes.toSpliced(at, 1) })
        at = Math.min(at, nodes.length - 2)
      },
      async flag() {
        const flag = triable.find(({ name }) => !tried.has(name))
        if (!flag) return
        tried.add(flag.name)
        await page.getByRole('button', { name: /^Flags: / }).click()
        await page.getByRole('switch', { name: flag.note, exact: true }).click()
        await page.keyboard.press('Escape')
        const written = `${flag.name}:`
        await expect.poll(() => look(page).get('flags')).toContain(written)
        script.step({ flags: look(page).get('flags') })
      },
    }
    const order = ['type', 'move', 'duplicate', 'type', 'delete', 'move', 'flag', 'type', 'duplicate', 'move']
    for (let turn = 0; turn < order.length; turn += 1) {
      await acts[order[(turn + roll(2)) % order.length] ?? 'type']?.()
      await pause()
    }

    const stands = async (index: number) => {
      const state = script.states[index] as State // from 0 to the last
      await expect.poll(() => look(page).get('flags')).toBe(state.flags)
      await isSaved(page)
      await expect.poll(() => nodesHeld(page, server, draft)).toEqual(state.nodes)
    }
    const last = script.states.length - 1
    expect(last).toBeGreaterThan(5)
    await stands(last)
    let now = last
    for (const by of [-(1 + roll(3)), -(1 + roll(3)), 2, -last, last]) {
      const to = Math.min(last, Math.max(0, now + by))
      for (let left = Math.abs(to - now); left > 0; left -= 1) {
        await page.keyboard.press(to < now ? 'ControlOrMeta+z' : 'ControlOrMeta+Shift+z')
        await pause()
      }
      now = to
      await stands(now)
    }
    await expect(page.getByRole('button', { name: /^Redo/ })).toBeDisabled()
    expect(complaints).toEqual([])
  })
}

// ---- one edit, one widget

type Drawn = Extract<FromFrame, { kind: 'drawn' }>

test('one edit of one field draws one widget, and says so in less than 1 KB', async ({ page, serve, layouts }) => {
  const server = await kept(serve, layouts)
  await page.addInitScript(() => {
    const told: unknown[] = []
    Object.assign(window, { told })
    addEventListener('message', ({ data }) => told.push(data))
  })
  const told = (of: { evaluate: Page['evaluate'] }) => of.evaluate(() => (window as unknown as { told: { kind: string }[] }).told)
  await openEditor(page, server, keep)
  await choose(page, 1, 'two')
  await typeTitle(page, 'Second')
  await expect(blockIn(page, 'two')).toHaveText('Second')
  const frame = page.frames().find((one) => one.name() === 'foyer-preview-main')
  if (!frame) throw new Error('There is no frame')
  const [heardBefore, drawnBefore] = [(await told(frame)).length, (await told(page)).length]

  await page.keyboard.type('!')
  await expect(blockIn(page, 'two')).toHaveText('Second!')
  const orders = (await told(frame)).slice(heardBefore).filter(({ kind }) => kind === 'patch' || kind === 'document' || kind === 'open')
  expect(orders).toHaveLength(1)
  expect(orders[0]).toMatchObject({ kind: 'patch', document: 'page/keep', patch: [{ op: 'replace', value: 'Second!' }] })
  expect(JSON.stringify(orders[0]).length).toBeLessThan(1_024)
  const { seq } = orders[0] as unknown as Drawn
  await expect.poll(async () => (await told(page)).slice(drawnBefore).filter((message) => message.kind === 'drawn' && (message as Drawn).seq === seq)).toEqual([expect.objectContaining({ renders: 1 })])
})

// ---- the link

test('a shared link gives the same picture in a fresh profile', async ({ browser, serve, layouts }) => {
  const server = await serve({ LAYOUTS_DIR: layouts.dir })
  const profile = { viewport: { width: 1440, height: 900 }, locale: 'en-US', reducedMotion: 'reduce', permissions: ['clipboard-read', 'clipboard-write'] } as const
  const contexts: BrowserContext[] = []
  const fresh = async (address: string) => {
    const context = await browser.newContext({ ...profile, permissions: [...profile.permissions] })
    contexts.push(context)
    const page = await context.newPage()
    await page.goto(address)
    await frameOf(page).locator('[data-page]').first().waitFor()
    return page
  }
  const now = (page: Page) => page.locator('iframe[data-frame="main"]').screenshot()
  /** The picture when everything has come and two in a row are the same. */
  const picture = async (page: Page): Promise<Buffer> => {
    await page.mouse.move(1_430, 890)
    await quiet(page)
    let before = await now(page)
    await expect.poll(async () => {
      const next = await now(page)
      const same = next.equals(before)
      before = next
      return same
    }, { intervals: [400], timeout: 30_000 }).toBe(true)
    return before
  }
  const first = await fresh(`${server.address}/preview/?t=2026-03-01T20:15:00%2B08:00`)
  const usual = await picture(first)
  const pick = async (choice: RegExp, item: RegExp) => {
    await first.getByRole('button', { name: choice }).click()
    await first.getByRole('menuitemcheckbox', { name: item }).click()
  }
  await pick(/^Who: /, /^Member/)
  await pick(/^Language: /, /^العربية/)
  await pick(/^Theme: /, /^Dark/)
  await first.getByRole('button', { name: /^Screen: / }).click()
  await first.getByRole('radio', { name: '390', exact: true }).check()
  await first.keyboard.press('Escape')
  await first.getByRole('button', { name: /^Flags: / }).click()
  await first.getByRole('switch', { name: 'Platform messages', exact: true }).click()
  await first.keyboard.press('Escape')
  await choose(first, 0, 'heading')
  await expect(frameOf(first).locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(frameOf(first).locator('html')).toHaveAttribute('data-theme', 'dark')
  await first.getByRole('button', { name: 'Share', exact: true }).click()
  const link = await first.evaluate(() => navigator.clipboard.readText())
  expect([...new URL(link).searchParams.keys()].sort()).toEqual(['as', 'flags', 'lang', 'sel', 't', 'theme', 'w'])
  const shared = await picture(first)
  expect(shared.equals(usual)).toBe(false)

  const second = await fresh(link)
  await second.mouse.move(1_430, 890)
  const repainted = 8 // of 255, at edges: what was painted bit by bit while somebody chose; opened anew there is no difference at all
  await expect.poll(async () => farthest(second, await now(second), shared), { message: 'the picture that was shared', timeout: 30_000 }).toBeLessThanOrEqual(repainted)
  await first.reload()
  await frameOf(first).locator('[data-page]').first().waitFor()
  const opened = await picture(first)
  expect(await farthest(first, opened, shared)).toBeLessThanOrEqual(repainted)
  await expect.poll(async () => farthest(second, await now(second), opened), { message: 'the same, opened here and there' }).toBe(0)
  for (const context of contexts) await context.close()
})

/** How far any pixel of one picture is from that of the other, 0 to 255; 256 when they are not of one size. */
function farthest(page: Page, one: Buffer, other: Buffer): Promise<number> {
  if (one.equals(other)) return Promise.resolve(0)
  return page.evaluate(async (pictures) => {
    const [a, b] = await Promise.all(pictures.map(async (text) => {
      const image = await createImageBitmap(new Blob([Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))]))
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
      context?.drawImage(image, 0, 0)
      return context?.getImageData(0, 0, image.width, image.height)
    }))
    if (!a || !b || a.width !== b.width || a.height !== b.height) return 256
    return a.data.reduce((most, value, index) => Math.max(most, Math.abs(value - (b.data[index] ?? 0))), 0)
  }, [one.toString('base64'), other.toString('base64')])
}

// ---- nothing lost

/** Takes back and does again what a tab brought back: the typed title, then the move before it. */
async function stepsAreThere(page: Page, typed: string): Promise<void> {
  await expect(blockIn(page, 'one')).toHaveText(typed)
  const order = () => frameOf(page).locator('[data-page="keep"] [data-node]').evaluateAll((nodes) => nodes.map((node) => (node as HTMLElement).dataset['node']))
  expect(await order()).toEqual(['two', 'one', 'three', 'four', 'five'])
  await undoButton(page).click()
  await expect(blockIn(page, 'one')).toHaveText('Heading one')
  await undoButton(page).click()
  await expect.poll(order).toEqual(ids)
  await expect(undoButton(page)).toBeDisabled()
  await page.getByRole('button', { name: /^Redo/ }).click()
  await page.getByRole('button', { name: /^Redo/ }).click()
  await expect(blockIn(page, 'one')).toHaveText(typed)
  expect(await order()).toEqual(['two', 'one', 'three', 'four', 'five'])
}

test('a reload in the middle of typing loses nothing, and undo still goes back', async ({ page, serve, layouts }) => {
  const server = await kept(serve, layouts)
  await page.route('**/api/layouts/foyer/drafts/main/**', (route) => route.abort()) // the server gets none of it
  await openEditor(page, server, keep)
  await choose(page, 0, 'one')
  await page.keyboard.press('Alt+ArrowDown')
  await expect(row(page, 1)).toHaveAccessibleName(/^Heading one/)
  await typeTitle(page, 'Half a sen')
  await page.reload()
  await row(page, 0).waitFor()
  await stepsAreThere(page, 'Half a sen')
})

test('a tab that is killed loses a second at the most, and brings back its work with its undo steps', async ({ playwright, serve, layouts }) => {
  const server = await kept(serve, layouts)
  const profile = mkdtempSync(join(tmpdir(), 'foyer-profile-'))
  const { launchOptions, viewport, locale } = test.info().project.use
  const open = () => playwright.chromium.launchPersistentContext(profile, { ...launchOptions, viewport: viewport ?? null, ...(locale !== undefined && { locale }) })
  let context = await open()
  try {
    let [page = await context.newPage()] = context.pages()
    await page.route('**/api/layouts/foyer/drafts/main/**', (route) => route.abort())
    await openEditor(page, server, keep)
    await choose(page, 0, 'one')
    await page.keyboard.press('Alt+ArrowDown')
    await expect(row(page, 1)).toHaveAccessibleName(/^Heading one/)
    await titleField(page).click()
    await page.keyboard.press('ControlOrMeta+a')
    const sentence = 'The harbour lights go out one after another tonight'
    const typedAt: number[] = []
    for (const letter of sentence) {
      await page.keyboard.type(letter)
      typedAt.push(Date.now())
      await page.waitForTimeout(40) // as people type
    }
    const ended = new Promise((resolve) => context.once('close', resolve))
    const crash = await context.newCDPSession(page)
    const killedAt = Date.now()
    void crash.send('Browser.crash').catch(() => undefined) // the browser goes without a word to its pages
    await ended

    context = await open()
    page = context.pages()[0] ?? (await context.newPage())
    await openEditor(page, server, keep)
    await page.getByRole('region', { name: 'Work brought back' }).getByText('We brought back the work you had not saved').waitFor()
    const back = (await blockIn(page, 'one').textContent()) ?? ''
    expect(sentence.startsWith(back)).toBe(true)
    expect(back.length).toBeGreaterThanOrEqual(typedAt.filter((at) => killedAt - at > 1_000).length)
    await stepsAreThere(page, back)
    await isSaved(page)
    await expect.poll(() => nodesHeld(page, server)).toContainEqual(heading('one', back))
  } finally {
    await context.close()
    rmSync(profile, { recursive: true, force: true })
  }
})

// ---- saving

/** The lines that are not the same, before and after. */
function differing(before: string, after: string): [string | undefined, string | undefined][] {
  const [lines, now] = [before.split('\n'), after.split('\n')]
  return Array.from({ length: Math.max(lines.length, now.length) }, (_, index) => [lines[index], now[index]] as [string | undefined, string | undefined]).filter(([was, is]) => was !== is)
}

const thirdLine = (title: string) => `    {"id": "three", "widget": "page-heading", "props": {"title": "${title}"}},`

test('a change of one prop is written as one line, and players get it', async ({ page, serve, layouts, complaints }) => {
  const server = await kept(serve, layouts)
  const before = layouts.read(path)
  await openEditor(page, server, keep)
  await choose(page, 2, 'three')
  await typeTitle(page, 'The third')
  await isSaved(page)
  expect(layouts.read(path)).toBe(before) // a draft is for nobody else
  await page.getByRole('button', { name: 'Review 1 change', exact: true }).click()
  const review = page.getByRole('dialog', { name: 'Review and write' })
  await review.getByRole('button', { name: 'Write 1 change' }).click()
  await expect(review).toBeHidden()
  expect(differing(before, layouts.read(path))).toEqual([[thirdLine('Heading three'), thirdLine('The third')]])
  await expect(part(page, 'top').getByText('As players have it')).toBeVisible()
  await page.goto(`${server.address}/keep`)
  await expect(page.locator('[data-node="three"]')).toHaveText('The third')
  expect(complaints).toEqual([])
})

test('what nobody knows in a document stays byte for byte when something else is changed', async ({ page, serve, layouts }) => {
  const server = await kept(serve, layouts)
  const unknown = textOf(ids.map((id) => heading(id)))
    .replace('  "access"', '  "x-note":   { "since": 1.50, "by": "\\u0041da", "keep": [ 1,2,   3e2 ] },\n  "access"')
    .replace('"nodes": [\n', '"nodes": [\n    { "id": "later", "widget": "wheel-of-tomorrow",   "props": { "spin": 1.50, "odd": [ ] }, "since":2 },\n')
  layouts.write(path, unknown)
  await expect.poll(() => held(page, server)).toBe(unknown)
  await openEditor(page, server, keep)
  await choose(page, 3, 'three')
  await typeTitle(page, 'The third')
  await expect.poll(() => held(page, server).then((text) => differing(unknown, text ?? ''))).toEqual([[thirdLine('Heading three'), thirdLine('The third')]])
  await expect(page.getByRole('button', { name: /problems? blocks? publishing/ })).toBeVisible() // players would not get it, so it is not written for them unseen
  expect(layouts.read(path)).toBe(unknown)
})

test('two tabs at one document: what both changed is asked for with both sides, and nothing is overwritten', async ({ page, context, serve, layouts }) => {
  const server = await kept(serve, layouts)
  const other = await context.newPage()
  await openEditor(page, server, keep)
  await openEditor(other, server, keep)
  await other.route('**/api/layouts/foyer/drafts/main', (route) => route.abort()) // does not ask what others did: it finds out when it writes
  await choose(page, 0, 'one')
  await typeTitle(page, 'Hers')
  await isSaved(page)
  await expect.poll(() => nodesHeld(page, server)).toContainEqual(heading('one', 'Hers'))

  await choose(other, 0, 'one')
  await typeTitle(other, 'His')
  await other.getByRole('button', { name: 'Somebody else changed this' }).click()
  const dialog = other.getByRole('dialog', { name: /has become another while you were editing/ })
  const [yours, theirs] = ['Yours', 'Theirs'].map((name) => dialog.getByRole('radio', { name: new RegExp(name) })) as [Locator, Locator] // two names
  await expect(yours).not.toBeChecked()
  await expect(theirs).not.toBeChecked()
  await expect(dialog.getByRole('radiogroup', { name: /^Which/ })).toContainText('His')
  await expect(dialog.getByRole('radiogroup', { name: /^Which/ })).toContainText('Hers')
  expect(await nodesHeld(page, server)).toContainEqual(heading('one', 'Hers'))
  await dialog.getByRole('button', { name: 'Decide later' }).click()
  await expect(blockIn(other, 'one')).toHaveText('His')
  expect(await nodesHeld(page, server)).toContainEqual(heading('one', 'Hers'))

  await other.getByRole('button', { name: 'Somebody else changed this' }).click()
  await theirs.check()
  await dialog.getByRole('button', { name: 'Use what is chosen in my draft' }).click()
  await expect(blockIn(other, 'one')).toHaveText('Hers')
  await isSaved(other)
  await undoButton(other).click() // his version is a step back
  await expect(blockIn(other, 'one')).toHaveText('His')
})

// ---- bad input

test('a broken text is said in one sentence and kept, and the last picture stays', async ({ page, serve, layouts }) => {
  const server = await kept(serve, layouts)
  await openEditor(page, server, `${keep}&view=json`)
  const text = page.getByRole('textbox', { name: 'Text of the document' })
  await text.click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText('{ "kind": "page", "id": "keep", "nodes": [ <img src=x onerror=alert(1)>')
  await expect(page.getByText(/^Line 1 cannot be read: .* Your text is kept, the last picture that could be drawn stays\.$/)).toBeVisible()
  await expect(blockIn(page, 'five')).toHaveText('Heading five')
  await page.reload()
  await expect(text).toContainText('<img src=x onerror=alert(1)>')
  await expect(blockIn(page, 'five')).toHaveText('Heading five')
  expect(await held(page, server)).toBe(layouts.read(path))

  await text.click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText(textOf([heading('one'), heading('two'), heading('two', 'Again')]))
  await expect(page.getByRole('button', { name: /^Line \d+: .*two/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /blocks publishing/ })).toBeVisible()
})

test('files that are no documents for here are refused with a sentence each, and nothing changes', async ({ page, serve, layouts, complaints }) => {
  const server = await kept(serve, layouts)
  await openEditor(page, server, keep)
  const said = await spoken(page)
  await page.getByRole('button', { name: 'Search or do…' }).click()
  await page.getByRole('dialog').getByRole('combobox').fill('Import files')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Import files' })
  const choosing = page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: 'Choose files' }).click()
  const file = (name: string, body: unknown) => ({ name, mimeType: 'application/json', buffer: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)) })
  const body = JSON.parse(textOf([heading('one')])) as object
  await (await choosing).setFiles([
    file('broken.json', '{\n  "kind": "page",\n'),
    file('ten.json', `{ "kind": "page", "x": "${'x'.repeat(10_485_760)}" }`),
    file('large.json', `{ "kind": "page", "x": "${'x'.repeat(300_000)}" }`),
    file('kind.json', { ...body, kind: 'spell' }),
    file('future.json', { ...body, id: 'future', format: 9 }),
    file('twice.json', textOf([heading('one'), heading('one')])),
    file('kestrel.json', layouts.read('kestrel/brand.json')),
    file('list.json', '[1, 2]'),
    file('script.json', '<script>window.harmed = true</script>'),
  ])
  const lines = dialog.getByRole('list', { name: 'Files' }).getByRole('listitem')
  const sentences: [string, RegExp][] = [
    ['broken.json', /^This is no JSON: line 3, column \d+\. [^.]+\.$/],
    ['ten.json', /^The file has 10(?:\.\d)? MB and was not read; a document has at most 256 KiB\.$/],
    ['large.json', /^The file has 300 KB; a document has at most 256 KiB\.$/],
    ['kind.json', /^Nobody knows documents of the kind “spell”\.$/],
    ['future.json', /^The document is written for a later Foyer \(format 9; this one reads 1\)\.$/],
    ['twice.json', /^The name “one” stands twice in the document\.$/],
    ['kestrel.json', /^This is the brand “kestrel”; the one that is open is “foyer”\.$/],
    ['list.json', /^This is JSON, but no document: a document is an object with a kind\.$/],
    ['script.json', /^This is no JSON: line 1, column 1\. [^.]+\.$/],
  ]
  await expect(lines).toHaveCount(sentences.length)
  for (const [name, sentence] of sentences) await expect(lines.filter({ hasText: name }).getByRole('paragraph')).toHaveText(sentence)
  await said.next(/kind\.json: Nobody knows documents of the kind “spell”\./)
  await expect(dialog.getByRole('button', { name: /^Import \d+ document/ })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(undoButton(page)).toBeDisabled()
  expect(await held(page, server)).toBe(layouts.read(path))
  expect(await page.evaluate(() => 'harmed' in window)).toBe(false)
  expect(complaints).toEqual([])
})

test('nonsense in a link is said, and the usual is shown in its place', async ({ page, serve, layouts, complaints }) => {
  const server = await kept(serve, layouts)
  await openEditor(page, server, `${keep}&as=pirate&t=%3Cimg%20src=x%20onerror=alert(1)%3E&w=9&flags=%25E0%25A4%25A&net=boom@javascript:alert(1)&hack=1`)
  const note = part(page, 'look').getByRole('status')
  for (const name of ['as', 't', 'w', 'flags', 'net', 'hack']) await expect(note.getByText(new RegExp(`^The address says “${name}=.*”, which nobody can read\\. The usual is shown instead\\.$`))).toBeVisible()
  await expect(page.getByRole('button', { name: 'Who: Guest' })).toBeVisible()
  await expect(blockIn(page, 'one')).toHaveText('Heading one')
  await page.goto(`${server.address}/preview/?doc=page/../../etc/passwd&at=//elsewhere.example/&draft=../x&brand=%3Cscript%3E`)
  await frameOf(page).locator('[data-page="home"]').waitFor()
  await expect(note.getByText(/^The address says “doc=/)).toBeVisible()
  await expect(part(page, 'top').getByRole('button', { name: /^Document: Home/ })).toBeVisible()
  expect(complaints).toEqual([])
})

test('a page of another origin says nothing to the editor or its frames', async ({ browser, server, serve, layouts }) => {
  const own = await kept(serve, layouts)
  const context = await browser.newContext({ bypassCSP: true, viewport: { width: 1440, height: 900 } }) // so that the foreign frame can stand there at all
  const page = await context.newPage()
  await openEditor(page, own, keep)
  await row(page, 0).waitFor()
  await page.evaluate((address) => new Promise((resolve) => {
    const frame = document.createElement('iframe')
    frame.name = 'elsewhere'
    frame.src = `${address}/favicon.svg` // another server: another origin
    frame.addEventListener('load', resolve)
    document.body.append(frame)
  }), server.address)
  const elsewhere = page.frames().find((frame) => frame.name() === 'elsewhere')
  if (!elsewhere) throw new Error('The foreign frame is not there')
  await elsewhere.evaluate(() => {
    const node = { page: 'keep', node: 'three' }
    const told = [
      { v: 1, kind: 'hello' }, { v: 1, kind: 'clicked', nodes: [node], menu: false, x: 1, y: 1 }, { v: 1, kind: 'crashed', message: 'harm' }, { v: 1, kind: 'fault', code: 'x', page: 'keep', node: 'one', message: 'harm' },
      { v: 1, kind: 'key', key: 'Delete', code: 'Delete', ctrl: false, shift: false, alt: false },
    ]
    for (const message of told) parent.postMessage(message, '*')
    const orders = [{ v: 1, kind: 'document', seq: 99, document: 'page/keep', body: null }, { v: 1, kind: 'patch', seq: 100, document: 'page/keep', patch: [{ op: 'replace', path: '/nodes/0/props/title', value: 'Harm' }] }]
    for (const order of orders) parent.frames[0]?.postMessage(order, '*')
  })
  await choose(page, 3, 'four') // what was said is read before this is drawn
  await typeTitle(page, 'Still mine')
  await expect(blockIn(page, 'four')).toHaveText('Still mine')
  await expect(blockIn(page, 'one')).toHaveText('Heading one')
  expect(look(page).get('sel')).toBe('four')
  await expect(outline(page).getByRole('treeitem')).toHaveCount(ids.length + 1)
  await expect(page.getByText('harm')).toHaveCount(0)
  await context.close()
})

// ---- a frame that fails

test('a frame that never answers leaves the editor usable, and is loaded again', async ({ page, serve, layouts }) => {
  const server = await kept(serve, layouts)
  let hang = true
  await page.route(({ pathname }) => pathname === '/keep', (route) => (hang ? undefined : route.continue()))
  await page.goto(`${server.address}/preview/${keep}`, { waitUntil: 'commit' }) // a page whose frame hangs is never loaded whole
  await page.getByRole('alert').getByText('This page is not answering').waitFor()
  await stillUsable(page, server)
  hang = false
  await page.getByRole('button', { name: 'Load it again' }).click()
  await expect(blockIn(page, 'two')).toHaveText('Written meanwhile')
  await expect(page.getByText('This page is not answering')).toHaveCount(0)
})

for (const [what, script] of [['throws', 'throw new Error("The frame is broken")'], ['is not there', null]] as const) {
  test(`a frame whose script ${what} leaves the editor usable, and is loaded again`, async ({ page, serve, layouts }) => {
    const server = await kept(serve, layouts)
    let broken = true
    await page.route('**/preview/frame.js', (route) => (!broken ? route.continue() : script === null ? route.fulfill({ status: 404, body: '' }) : route.fulfill({ contentType: 'text/javascript', body: script })))
    await page.goto(`${server.address}/preview/${keep}`)
    await page.getByRole('alert').getByText(/^This page (?:could not start|is not answering)$/).waitFor()
    await stillUsable(page, server)
    broken = false
    await page.getByRole('button', { name: 'Load it again' }).click()
    await expect(blockIn(page, 'two')).toHaveText('Written meanwhile')
  })
}

async function stillUsable(page: Page, server: Server): Promise<void> {
  await choose(page, 1, 'two')
  await typeTitle(page, 'Written meanwhile')
  await isSaved(page)
  await expect.poll(() => nodesHeld(page, server)).toContainEqual(heading('two', 'Written meanwhile'))
}
