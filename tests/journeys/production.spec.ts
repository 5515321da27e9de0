import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
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

test('the built server runs from another folder without development packages', async ({ request }) => {
  const folder = productionFolder()
  // Packages are looked for where their links lie, so one that is not a production package is not found
  const server = await startServer({ NODE_OPTIONS: '--preserve-symlinks', LAYOUTS_DIR: join(folder, 'layouts') }, folder)
  try {
    const page = await request.get(`${server.address}/`, { headers: { Accept: 'text/html' } })
    expect({ status: page.status(), release: (await page.text()).includes('foyer-release') }).toEqual({ status: 200, release: true })
    for (const path of ['/readyz', '/preview/', '/wps/system/status', '/api/layouts/foyer/drafts/main'])
      expect((await request.get(`${server.address}${path}`)).status(), path).toBe(200)
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  expect(server.lines.filter((line) => /error/i.test(line))).toEqual([])
})
