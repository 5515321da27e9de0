import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { startServer } from '../../scripts/server.mjs'
import { expect, test } from './support.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** A folder with the build, the documents and the production packages alone, as `npm ci --omit=dev` would leave them. */
function productionFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-production-'))
  for (const part of ['dist', 'layouts', 'package.json']) cpSync(join(root, part), join(folder, part), { recursive: true })
  // npm's own file; the entry "" is the project itself
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Record<string, { dev?: boolean }> }
  const production = Object.entries(packages).filter(([path, { dev }]) => !dev && /^node_modules\/(?:@[^/]+\/)?[^/]+$/.test(path))
  for (const [path] of production) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    symlinkSync(join(root, path), join(folder, path))
  }
  return folder
}

test('the built server runs from another folder without development packages', { tag: '@gate' }, async ({ request }) => {
  const folder = productionFolder()
  // Packages are looked for where their links lie, so one that is not a production package is not found
  const server = await startServer({ NODE_OPTIONS: '--preserve-symlinks', LAYOUTS_DIR: join(folder, 'layouts') }, folder)
  try {
    const page = await request.get(`${server.address}/`, { headers: { Accept: 'text/html' } })
    expect({ status: page.status(), release: (await page.text()).includes('foyer-release') }).toEqual({ status: 200, release: true })
    for (const path of ['/readyz', '/metrics', '/preview/', '/wps/system/status', '/api/layouts/foyer/drafts/main'])
      expect((await request.get(`${server.address}${path}`)).status(), path).toBe(200)
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  expect(server.lines.filter((line) => /error/i.test(line))).toEqual([])
})

test('a connection is kept longer than the minute that proxies keep theirs: none is closed under a request', async ({
  request,
  server,
}) => {
  const reply = await request.get(`${server.address}/healthz`)

  expect(Number(/timeout=(\d+)/.exec(reply.headers()['keep-alive'] ?? '')?.[1])).toBeGreaterThan(60)
})

test('a request that is under way when the server is told to stop gets its reply', async () => {
  let arrived = () => {}
  let finish = () => {}
  const isAsked = new Promise<void>((resolve) => (arrived = resolve))
  const gateway = createServer((_, response) => {
    finish = () => response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"success":true,"value":"late"}')
    arrived()
  }).listen(0, '127.0.0.1')
  await once(gateway, 'listening')
  const { port } = gateway.address() as AddressInfo // a port was listened to
  const server = await startServer({ GATEWAY_URL: `http://127.0.0.1:${port}` })
  try {
    const reply = fetch(`${server.address}/wps/system/status`)
    await isAsked
    const stopped = server.stop()
    await expect(async () =>
      expect(
        await fetch(`${server.address}/healthz`).then(
          () => 'open',
          () => 'closed',
        ),
      ).toBe('closed'),
    ).toPass()
    finish()

    expect(await (await reply).json()).toEqual({ success: true, value: 'late' })
    expect(await stopped).toBe(0)
  } finally {
    await server.stop()
    gateway.close()
  }
})
