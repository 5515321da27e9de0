import { Hono } from 'hono'
import type { Context } from 'hono'
import { join } from 'node:path'

import { createApp } from '../app.ts'
import { folderOf } from '../example.testing.ts'
import { builtGallery, builtPages, builtPreview } from '../files/build-files.ts'
import { lastGoodIn } from '../layouts/last-good.ts'
import { createLayoutStore } from '../layouts/layouts.ts'
import { buildBrand, checkAhead } from '../layouts/release.ts'
import { nobody } from '../operators/operators.testing.ts'
import { groups, openArms } from './arms.ts'
import { viewCounts } from './view-counts.ts'
import { headings, openOver } from '../releases/releases.testing.ts'

export const help = 'foyer/pages/help.json'
export const home = '_base/pages/home.json'
export const titled = (first: string) => headings('help', { first }, { routes: ['/help'] })

const proxy = '10.0.0.1'
const noLook = 1_000_000

type View = { errors?: number; dropped?: number; views?: number; from?: string | null }
const addressOfGroup = (group = groups) => `45.${group >> 16}.${(group >> 8) & 255}.${group & 255}`

/** A whole server over a folder, as browsers and operators ask it. */
export async function aServer(
  dir: string,
  { lookMs = noLook, ...more }: { databaseUrl?: string | undefined; clock?: { now: number }; lookMs?: number } = {},
) {
  const { databaseUrl, ...rest } = more
  const server = await openOver(dir, { ...rest, ...(databaseUrl !== undefined && { databaseUrl }) })
  const { releases, lines } = server
  const print = (line: string) => void lines.push(line)
  const layoutsDir = join(dir, 'layouts')
  const layouts = createLayoutStore({
    dir: layoutsDir,
    files: releases.files,
    build: buildBrand,
    lastGood: lastGoodIn(join(dir, 'data'), join(dir, 'copy.json')),
    print,
    everyMs: 1_000_000,
  })
  releases.onClose(layouts.close)
  const dist = folderOf({
    'portal/index.html': '<html><head><title></title></head><body><div id="root"></div></body></html>',
    '.vite/manifest.json': '{}',
    'service-worker.js': '',
  })
  const none = { art: () => undefined, control: () => undefined, answer: () => Promise.resolve(undefined) }
  const app = createApp({
    env: { brand: 'foyer', gateway: undefined, isTrustedProxy: (address) => address === proxy },
    layouts,
    mock: none,
    pages: builtPages(dist),
    editing: { build: buildBrand, checkAhead, layoutsDir, hosts: [] },
    releases,
    operators: { ...nobody, store: () => releases.operators() },
    preview: { build: builtPreview(dist), gallery: builtGallery(dist), pictures: () => Promise.resolve(() => undefined) },
    print,
    now: () => server.clock.now,
    lookMs,
  })
  // Counts that the test writes when it likes
  const counting = new Hono()
  const arms = openArms({ releases, layouts, build: buildBrand, dir: layoutsDir, isSecure: () => false })
  const addressOf = (context: Context) => context.req.header('X-Forwarded-For')
  const counts = viewCounts(counting, { releases, arms, brandOf: () => 'foyer', addressOf, now: () => server.clock.now, print })

  async function ask(
    path: string,
    { host = '127.0.0.1:4000', scheme = 'http', ...init }: RequestInit & { host?: string; scheme?: string } = {},
  ) {
    const to = path.startsWith('/api/canary/views') && lookMs === noLook ? counting : app
    const isForwarded = new Headers(init.headers).has('X-Forwarded-For')
    const incoming = { socket: { remoteAddress: proxy }, rawHeaders: ['Host', host] }
    return to.request(`${scheme}://${host}${path}`, init, isForwarded ? { incoming } : undefined)
  }
  async function call(method: string, path: string, body?: object): Promise<{ status: number; body: Record<string, unknown> }> {
    const reply = await ask(`/api/${path}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    })
    return { status: reply.status, body: (await reply.json()) as Record<string, unknown> } // every call of operators answers with an object
  }

  /** A browser of a group, or without a cookie. */
  function browser(group?: number, { host }: { host?: string } = {}) {
    const headers = { Accept: 'text/html', ...(group !== undefined && { Cookie: `foyer-group=${group}` }) }
    const where = host === undefined ? {} : { host }
    const page = async (path = '/') => {
      const reply = await ask(path, { headers, ...where })
      const html = await reply.text()
      return {
        release: /data-release="([^"]*)"/.exec(html)?.[1] ?? '',
        isCounted: html.includes('foyer-counted'),
        cookie: reply.headers.get('Set-Cookie'),
        cache: reply.headers.get('Cache-Control'),
      }
    }
    return {
      page,
      async manifest() {
        const reply = await ask('/api/layouts/manifest?brand=foyer', { headers, ...where })
        return { ...((await reply.json()) as { release: string; number: number }), cache: reply.headers.get('Cache-Control') } // our own
      },
      /** Opens a page and tells of it, as the portal does, from an address of its own; null for a connection that has ended. */
      async view({ errors = 0, dropped = 0, views = 1, from = addressOfGroup(group) }: View = {}) {
        const { release } = await page()
        return ask('/api/canary/views', {
          method: 'POST',
          body: JSON.stringify({ release, views, errors, dropped }),
          headers: { ...headers, 'Content-Type': 'application/json', ...(from !== null && { 'X-Forwarded-For': from }) },
          ...where,
        })
      },
    }
  }
  return {
    ...server,
    app,
    layouts,
    counts,
    build: buildBrand,
    dir: layoutsDir,
    ask,
    call,
    browser,
    running: async () => (await releases.store().current())?.canary,
  }
}
