import { existsSync, readFileSync } from 'node:fs'

import { Hono } from 'hono'

import { editingRoutes } from './editing.ts'
import { guardCalls } from '../operators/access.ts'
import type { Operators } from '../operators/operators.ts'
import { nobody } from '../operators/operators.testing.ts'
import { folderOf, write } from '../example.testing.ts'
import { lastGoodIn } from '../layouts/last-good.ts'
import { createLayoutStore } from '../layouts/layouts.ts'
import { vocabulary } from '../layouts/contracts.ts'
import type { Editing } from './edit-request.ts'
import { DatabaseError } from '../releases/database-error.ts'
import { openReleases } from '../releases/releases.ts'
import type { Releases } from '../releases/releases.ts'
import { buildBrand, checkAhead } from '../layouts/release.ts'

const layoutsOf = (path: string) => readFileSync(new URL(`../../../layouts/${path}`, import.meta.url), 'utf8')

/** A page's text, odd but good: the brand's own spacing, escapes and line ends have to outlive every journey. */
export const aPage = (id: string, more: object = {}) =>
  `${JSON.stringify({ kind: 'page', id, format: 1, title: 'A page', nodes: [], ...more }, null, 2)}\n`

const started = Date.now() + 60_000 // later than the last change of a test's files

/** A server's editing part over a folder of its own: `_base`, `foyer` and `kestrel`, checked by the real pipeline. */
export function anEditor({
  files = {},
  dir = folderOf(),
  hosts = [] as string[],
  operators = nobody,
}: { files?: Record<string, string>; dir?: string; hosts?: string[]; operators?: Operators } = {}) {
  const first = !existsSync(`${dir}/layouts`)
  const all = {
    '_base/brand.json': layoutsOf('_base/brand.json'),
    '_base/flags.json': layoutsOf('_base/flags.json'),
    'foyer/brand.json': layoutsOf('foyer/brand.json'),
    'kestrel/brand.json': layoutsOf('kestrel/brand.json'),
    '_base/pages/home.json': aPage('home', { routes: ['/'] }),
    '_base/pages/help.json': aPage('help'),
    'kestrel/pages/help.json': aPage('help', { title: 'Help of Kestrel' }),
    ...files,
  }
  if (first) for (const [path, text] of Object.entries(all)) write(`${dir}/layouts`, path, text)
  const lines: string[] = []
  const print = (line: string) => lines.push(line)
  const layouts = createLayoutStore({
    dir: `${dir}/layouts`,
    build: buildBrand,
    lastGood: lastGoodIn(`${dir}/data`, `${dir}/copy.json`),
    print,
    now: () => started,
    everyMs: 1_000_000,
  })
  const app = new Hono()
  const brandOf = () => 'foyer'
  let opening: Promise<Releases> | undefined
  let made: Releases | undefined
  const opened = () => {
    const own = { dir: `${dir}/layouts`, dataDir: `${dir}/data`, now: () => started, stillMs: 0, missingMs: 0 }
    return (opening ??= openReleases({ ...own, build: buildBrand, checkAhead, registry: vocabulary.registry, print }).then(
      (releases) => (made = releases),
    ))
  }
  let failure: Error | undefined
  const releases: Editing['releases'] = {
    publish: async (request) => (await opened()).publish(request),
    drafts: async () => {
      if (failure) throw failure
      return (await opened()).drafts()
    },
    number: () => 1,
    requests: async () => (await opened()).requests(),
    store: () => {
      if (!made) throw new DatabaseError('disk', 'The database is not open.')
      return made.store()
    },
  }
  guardCalls(app, { hosts, operators, layouts, brandOf, print })
  editingRoutes(app, {
    layouts,
    releases,
    build: buildBrand,
    checkAhead,
    layoutsDir: `${dir}/layouts`,
    hosts,
    brandOf,
    now: () => started,
    print,
  })

  const ask = async (
    method: string,
    path: string,
    headers: Record<string, string> = {},
    body?: string | Uint8Array<ArrayBuffer> | ReadableStream,
    socket?: { remoteAddress?: string },
  ) => {
    const init = {
      method,
      headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
      ...(body !== undefined && { body }),
      ...(body instanceof ReadableStream && { duplex: 'half' }),
    } as RequestInit
    return app.request(
      path.startsWith('http') ? path : `http://127.0.0.1:4000/api/layouts/${path}`,
      init,
      socket && { incoming: { socket } },
    )
  }
  return {
    app,
    dir,
    lines,
    drafts: releases.drafts,
    /** Asking for drafts fails from now on, or no longer. */
    failDrafts: (error: Error | undefined) => void (failure = error),
    /** The paths that drafts change. */
    drafted: async () => (await (await releases.drafts()).list()).flatMap(({ files }) => files.map(({ path }) => path)),
    layouts: {
      ...layouts,
      close() {
        layouts.close()
        void opening?.then((releases) => releases.close())
      },
    },
    ask,
    get: (path: string, headers?: Record<string, string>) => ask('GET', path, headers),
    put: (path: string, body: string | Uint8Array<ArrayBuffer> | ReadableStream, headers?: Record<string, string>) =>
      ask('PUT', path, headers, body),
    remove: (path: string, headers?: Record<string, string>) => ask('DELETE', path, headers),
    etag: async (path: string) => (await ask('GET', path)).headers.get('ETag') ?? '',
    file: (path: string) => readFileSync(`${dir}/${path}`, 'utf8'),
    has: (path: string) => existsSync(`${dir}/${path}`),
  }
}
export type Editor = ReturnType<typeof anEditor>
