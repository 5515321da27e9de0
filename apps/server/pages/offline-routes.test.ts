import { Hono } from 'hono'
import { rmSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { afterAll, expect, test } from 'vitest'

import { builtPages } from '../files/build-files.ts'
import { folderOf, foyer, releaseOf } from '../example.testing.ts'
import type { LayoutStore } from '../layouts/layouts.ts'
import { offlineRoutes } from './offline-routes.ts'

const template = (script: string) =>
  `<!doctype html>\n<html lang="en">\n<head><link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="/assets/style.css">` +
  `<script src="${script}"></script></head>\n<body></body>\n</html>`
const buildOf = (script: string, worker = '(function () { begun.push(self.foyerBuild) })()') => {
  const dir = folderOf({
    'portal/index.html': template(script),
    '.vite/manifest.json': '{}',
    ...(worker && { 'service-worker.js': worker }),
  })
  afterAll(() => rmSync(dir, { recursive: true }))
  return builtPages(dir)
}
const layouts = { brand: () => foyer, release: () => releaseOf({}) } as unknown as LayoutStore // what these routes ask of it
function aSite(pages: ReturnType<typeof builtPages>) {
  const app = new Hono()
  offlineRoutes(app, { pages, servedFor: () => ({ layouts }), brandOf: () => 'foyer', sheetOf: () => '/brand/foyer.1.css' })
  return (path: string, headers: Record<string, string> = {}) => app.request(path, { headers })
}

test('the service worker is asked for each time, knows its build, and another build is another script', async () => {
  const [one, other] = [buildOf('/assets/a.js'), buildOf('/assets/b.js')]
  const reply = await aSite(one)('/service-worker.js')
  const begun: unknown[] = []
  const self = { foyerBuild: '' }
  runInNewContext(await reply.text(), { self, begun })

  expect([reply.headers.get('Content-Type'), reply.headers.get('Cache-Control')]).toEqual(['text/javascript; charset=utf-8', 'no-cache'])
  expect(begun).toEqual([one.offline?.build])
  expect(one.offline?.build).not.toBe(other.offline?.build)
})

test('the offline page reads in the language and theme of the visitor, without a script, and is not to be indexed', async () => {
  const pages = buildOf('/assets/a.js')
  const reply = await aSite(pages)('/offline.html', { Cookie: 'foyer-language=AR; foyer-theme=light' })
  const text = await reply.text()

  expect(text).toContain('<html lang="ar" dir="rtl" data-brand="foyer" data-theme="light">')
  expect(text).toContain('<h1>أنت غير متصل بالإنترنت</h1>')
  expect([...text.matchAll(/<link [^>]*href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    '/favicon.svg',
    '/assets/style.css',
    '/brand/foyer.1.css',
  ])
  expect(text).toContain('<meta name="robots" content="noindex">')
  expect(text).not.toMatch(/<script|style=/)
  expect(['Content-Language', 'X-Foyer-Build', 'Vary'].map((name) => reply.headers.get(name))).toEqual([
    'ar',
    pages.offline?.build,
    'Cookie',
  ])
})

test('a build without a worker has neither', async () => {
  const ask = aSite(buildOf('/assets/a.js', ''))

  expect([(await ask('/service-worker.js')).status, (await ask('/offline.html')).status]).toEqual([404, 404])
})
