import { blockIn, searchOf, openEditor, spoken } from './preview-page.ts'
import { choose, heading, held, ids, keep, kept, outline, path, row, textOf, typeTitle, undoButton } from './preview-small-page.ts'
import { expect, test } from './support.ts'

test(
  'a broken text shows one message and is kept, and the preview keeps the last valid version',
  { tag: '@gate' },
  async ({ page, serve, layouts }) => {
    const server = await kept(serve, layouts)
    await openEditor(page, server, `${keep}&view=json`)
    const text = page.getByRole('textbox', { name: 'Text of the document' })
    await text.click()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.insertText('{ "kind": "page", "id": "keep", "nodes": [ <img src=x onerror=alert(1)>')
    await expect(
      page.getByText(/^Line 1 cannot be read: .* Your text is kept, and the preview shows the last version that could be read\.$/),
    ).toBeVisible()
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
  },
)

test('files that cannot be imported are refused with a message each, and nothing changes', async ({ page, serve, layouts, complaints }) => {
  const server = await kept(serve, layouts)
  await openEditor(page, server, keep)
  const said = await spoken(page)
  await page.getByRole('button', { name: 'Search commands…' }).click()
  await page.getByRole('dialog').getByRole('combobox').fill('Import files')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Import files' })
  const choosing = page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: 'Choose files' }).click()
  const file = (name: string, body: unknown) => ({
    name,
    mimeType: 'application/json',
    buffer: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)),
  })
  const body = JSON.parse(textOf([heading('one')])) as object
  await (
    await choosing
  ).setFiles([
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
    ['broken.json', /^This is not valid JSON: line 3, column \d+\. [^.]+\.$/],
    ['ten.json', /^The file has 10(?:\.\d)? MB and was not read; a document has at most 256 KiB\.$/],
    ['large.json', /^The file has 300 KB; a document has at most 256 KiB\.$/],
    ['kind.json', /^Unknown document type “spell”\.$/],
    ['future.json', /^This document was made for a newer Foyer \(format 9; this one reads 1\)\.$/],
    ['twice.json', /^The name “one” is used twice in the document\.$/],
    ['kestrel.json', /^This is the brand “kestrel”, but the open brand is “foyer”\.$/],
    ['list.json', /^This is JSON, but not a document: a document is an object with a “kind”\.$/],
    ['script.json', /^This is not valid JSON: line 1, column 1\. [^.]+\.$/],
  ]
  await expect(lines).toHaveCount(sentences.length)
  for (const [name, sentence] of sentences) await expect(lines.filter({ hasText: name }).getByRole('paragraph')).toHaveText(sentence)
  await said.next(/kind\.json: Unknown document type “spell”\./)
  await expect(dialog.getByRole('button', { name: /^Import \d+ document/ })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(undoButton(page)).toBeDisabled()
  expect(await held(page, server)).toBe(layouts.read(path))
  expect(await page.evaluate(() => 'harmed' in window)).toBe(false)
  expect(complaints).toEqual([])
})

test('messages from pages of other origins are ignored by the editor and its frames', async ({ browser, server, serve, layouts }) => {
  const own = await kept(serve, layouts)
  // so that the foreign frame can stand there at all
  const context = await browser.newContext({ bypassCSP: true, viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await openEditor(page, own, keep)
  await row(page, 0).waitFor()
  await page.evaluate(
    (address) =>
      new Promise((resolve) => {
        const frame = document.createElement('iframe')
        frame.name = 'elsewhere'
        frame.src = `${address}/favicon.svg` // another server: another origin
        frame.addEventListener('load', resolve)
        document.body.append(frame)
      }),
    server.address,
  )
  const elsewhere = page.frames().find((frame) => frame.name() === 'elsewhere')
  if (!elsewhere) throw new Error('The foreign frame is not there')
  await elsewhere.evaluate(() => {
    const node = { page: 'keep', node: 'three' }
    const told = [
      { v: 1, kind: 'hello' },
      { v: 1, kind: 'clicked', nodes: [node], menu: false, x: 1, y: 1 },
      { v: 1, kind: 'crashed', message: 'harm' },
      { v: 1, kind: 'fault', code: 'x', page: 'keep', node: 'one', message: 'harm' },
      { v: 1, kind: 'key', key: 'Delete', code: 'Delete', ctrl: false, shift: false, alt: false },
    ]
    for (const message of told) parent.postMessage(message, '*')
    const orders = [
      { v: 1, kind: 'document', seq: 99, document: 'page/keep', body: null },
      { v: 1, kind: 'patch', seq: 100, document: 'page/keep', patch: [{ op: 'replace', path: '/nodes/0/props/title', value: 'Harm' }] },
    ]
    for (const order of orders) parent.frames[0]?.postMessage(order, '*')
  })
  await choose(page, 3, 'four') // what was said is read before this is drawn
  await typeTitle(page, 'Still mine')
  await expect(blockIn(page, 'four')).toHaveText('Still mine')
  await expect(blockIn(page, 'one')).toHaveText('Heading one')
  await expect.poll(() => searchOf(page).get('sel')).toBe('four')
  await expect(outline(page).getByRole('treeitem')).toHaveCount(ids.length + 1)
  await expect(page.getByText('harm')).toHaveCount(0)
  await context.close()
})
