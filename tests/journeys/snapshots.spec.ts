import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { build } from '../../scripts/build.mjs'
import { createChanges } from '../../scripts/new/changes.mjs'
import { kinds } from '../../scripts/new/kinds.mjs'
import { chromiumArgs, ensureChromium, findChromium } from '../../scripts/chromium.mjs'
import { startServer } from '../../scripts/server.mjs'
import { expect, faultsOfAccess, test as journey } from './support.ts'
import type { Layouts, Server } from './support.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const cells = ['--persona', 'guest', '--viewport', '390', '--workers', '2']

type Run = { code: number; output: string }
type Command = { folder: string; run: (args: readonly string[], from?: string, address?: string) => Promise<Run> }

/**
 * `command`: the snapshot command over a copy of the layouts, in a folder with spaces; `from` serves another build of the portal, and
 * `address` is of another server.
 */
const test = journey.extend<{ command: Command }>({
  command: async ({ layouts, server }: { layouts: Layouts; server: Server }, give: (command: Command) => Promise<void>) => {
    await build({ only: ['snapshots'] })
    // built from scripts/snapshots/main.ts, whose types it has
    const built = (await import(join(root, 'dist/snapshots/snapshots.js'))) as typeof import('../../scripts/snapshots/main.ts')
    const folder = mkdtempSync(join(tmpdir(), 'snap shots-'))
    await give({
      folder,
      async run(args, from = root, address = server.address) {
        const lines: string[] = []
        const places = ['--baseline', join(folder, 'stored'), '--output', join(folder, 'out', 'report')]
        const code = await built.runSnapshots([...args, ...places], {
          print: (line) => void lines.push(line),
          environment: { LAYOUTS_DIR: layouts.dir },
          build: () => Promise.resolve(),
          startServer: (environment) =>
            from === root ? Promise.resolve({ address, stop: () => Promise.resolve() }) : startServer(environment, from),
          chromiumArgs,
          ensureChromium: () => ensureChromium((line) => lines.push(line)),
        })
        return { code, output: lines.join('\n') }
      },
    })
    rmSync(folder, { recursive: true, force: true })
  },
})

test('two runs are equal; a changed document is caught, explained in an accessible report, and accepted', async ({
  command,
  layouts,
  page,
}) => {
  const draw = ['not-found', ...cells]
  const first = await command.run(draw)
  expect(first.output).toContain('There were no snapshots yet: 1 stored in')
  expect(first.code).toBe(0)
  const second = await command.run(draw)
  expect(second.output).toContain('1 equal')
  expect(second.code).toBe(0)

  const changed = layouts
    .read('_base/pages/not-found.json')
    .replace('"title": "t:not-found.title",\n        "text"', '"title": "Gone",\n        "text"')
  layouts.write('_base/pages/not-found.json', changed)
  const because = 'page/not-found: block message (popup-message): props/title "t:not-found.title" → "Gone"'
  const based = await command.run(['not-found', ...cells, '--base', join(root, 'layouts')])
  expect(based.output).toContain(because)
  expect(based.code).toBe(1)
  const third = await command.run(draw)
  expect(third.output).toContain(`not-found/message differs in 1 cell: ${because}`)
  expect(third.output).toContain('1 different; 1 change of documents')
  expect(third.code).toBe(1)
  const report = join(command.folder, 'out', 'report')
  expect(readFileSync(join(report, 'junit.xml'), 'utf8')).toContain('tests="1" failures="1"')

  await page.goto(`file://${report}/index.html`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Differences in 1 of 1 cell')
  const node = page.getByRole('region', { name: 'not-found/message', exact: true })
  await expect(node.getByText(because)).toBeVisible()
  await expect(node.getByText('+ heading "Gone" [level 1]')).toBeVisible()
  for (const name of ['Before', 'Now'])
    await expect
      .poll(() =>
        node
          .getByRole('img', { name: new RegExp(`^${name}: not-found/message`) })
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBe(390)
  for (const scheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme: scheme })
    expect(await faultsOfAccess(page)).toEqual([])
  }
  await node.getByRole('button', { name: 'Slider' }).press('Enter')
  const slider = node.getByRole('slider')
  await slider.click({ trial: true }) // no picture lies over it
  await slider.press('Home')
  await expect(node.locator('.pictures')).toHaveAttribute('style', '--at: 0%;')

  expect((await command.run(['--accept', 'not-found/messag'])).output).toContain('Did you mean "not-found/message"?')
  expect(await command.run(['--accept', 'not-found/message'])).toEqual({ code: 0, output: '1 cell accepted.' })
  expect((await command.run(draw)).code).toBe(0)
})

test('a broken widget is caught at its node, and no change of a document is blamed', async ({ command }) => {
  expect((await command.run(['maintenance', ...cells])).code).toBe(0)
  const broken = join(command.folder, 'broken')
  for (const part of ['dist', 'layouts']) cpSync(join(root, part), join(broken, part), { recursive: true })
  cpSync(join(root, 'package.json'), join(broken, 'package.json'))
  symlinkSync(join(root, 'node_modules'), join(broken, 'node_modules'))
  const assets = join(broken, 'dist/client/assets')
  const [view = ''] = readdirSync(assets).filter((name) => /^root-screen-.*\.js$/.test(name))
  const text = readFileSync(join(assets, view), 'utf8')
  writeFileSync(
    join(assets, view),
    text.replace(/export\{\w+ as View/, 'const broken=()=>{throw new Error("Broken")};export{broken as View'),
  )
  for (const packed of ['br', 'gz']) rmSync(join(assets, `${view}.${packed}`), { force: true })

  const { code, output } = await command.run(['maintenance', ...cells], broken)
  expect(output).toContain('maintenance/screen differs in 1 cell: no document changed; it is a widget, a style, a word or the mock')
  expect(code).toBe(1)
  const results = readFileSync(join(command.folder, 'out/report/results.json'), 'utf8')
  expect(results).toContain('crashed: its view threw an error')
})

test('a popup whose code comes late is drawn as it is when all is there, at a whole pixel', async ({ command, server }) => {
  const draw = ['help', ...cells, '--language', 'AR'] // its height has half a pixel
  expect((await command.run(draw)).output).toContain('1 stored in')
  const cell = readFileSync(join(command.folder, 'stored/foyer/cells/help.guest.AR.dark.390x844.usual.json'), 'utf8')

  const late = await serveLate(server.address, /\/assets\/(?:popup-view|help-center)-/)
  const { code, output } = await command.run(draw, root, late.address)
  await late.stop()

  expect(output).toContain('1 equal')
  expect(code).toBe(0)
  expect(late.delayed).not.toEqual([])
  expect(cell).toContain('"size":{"width":390,"height":579}')
})

test('a page of npm run new has snapshots as it comes, in English and in Arabic', async ({ command, layouts }) => {
  const parent = dirname(layouts.dir)
  const { files } = await kinds.page.plan({ name: 'tournaments', options: {}, tree: createChanges(parent), root: parent })
  for (const [path, text] of Object.entries(files)) layouts.write(path.replace('layouts/', ''), text)

  const { code, output } = await command.run(['tournaments', ...cells, '--language', 'EN,AR'])

  expect(output).toContain('2 stored in')
  expect(code).toBe(0)
  for (const [language, heading] of [
    ['EN', 'heading \\"Tournaments\\"'],
    ['AR', 'heading \\"صفحة جديدة\\"'],
  ]) {
    const cell = readFileSync(join(command.folder, `stored/foyer/cells/tournaments.guest.${language}.dark.390x844.usual.json`), 'utf8')
    expect(cell).toContain('"faults":[]')
    expect(cell).toContain(heading)
  }
})

test('Ctrl-C in the middle leaves no browser, no server and nothing half written', async ({ command, layouts }) => {
  const output = join(command.folder, 'out', 'report')
  const temporary = join(command.folder, 'temporary') // where browser and server keep what they remove when they end
  mkdirSync(temporary)
  const child = spawn(
    process.execPath,
    [join(root, 'scripts/snapshots.mjs'), '--baseline', join(command.folder, 'stored'), '--output', output, '--workers', '1'],
    {
      env: { ...process.env, LAYOUTS_DIR: layouts.dir, CHROMIUM_PATH: findChromium(), TMPDIR: temporary },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  let text = ''
  child.stdout.on('data', (part: Buffer) => (text += part.toString()))
  await expect.poll(() => text, { timeout: 120_000 }).toContain('Drawing')
  expect(readdirSync(temporary).length).toBeGreaterThan(1)
  child.kill('SIGINT')
  expect(await ended).toBe(130)
  expect(text).toContain('Stopped. The snapshots are as they were.')
  await expect.poll(() => readdirSync(temporary)).toEqual([]) // the browser's own processes end a moment later
  expect(existsSync(join(command.folder, 'stored'))).toBe(false)
  expect(existsSync(join(command.folder, 'out')) ? readdirSync(join(command.folder, 'out')) : []).toEqual([])
})

const lateMs = 1_500

/** A server that answers as another one does, some addresses late. */
async function serveLate(address: string, isLate: RegExp) {
  const delayed: string[] = []
  const server = createServer((request, response) => {
    const { url = '/', method, headers } = request
    const pass = () =>
      request.pipe(
        send(new URL(url, address), { method, headers }, (reply) => {
          response.writeHead(reply.statusCode ?? 502, reply.headers)
          reply.pipe(response)
        }),
      )
    if (isLate.test(url)) delayed.push(url)
    setTimeout(pass, isLate.test(url) ? lateMs : 0)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // of a server that listens on a port
  return {
    address: `http://127.0.0.1:${port}`,
    delayed,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
