import { serve } from '@hono/node-server'
import { fileURLToPath } from 'node:url'

import { errorMessage } from '../../src/schemas/error-message.ts'
import { createApp } from './app.ts'
import { builtGallery, builtPages, builtPreview } from './files/build-files.ts'
import { checkLayouts, readEnv } from './env.ts'
import type { Env } from './env.ts'
import { lastGoodIn } from './layouts/last-good.ts'
import { createLayoutStore } from './layouts/layouts.ts'
import { vocabulary } from './layouts/contracts.ts'
import { createMetrics } from './requests/metrics.ts'
import { previewPictures } from './pages/preview-pictures.ts'
import { buildBrand, checkAhead } from './layouts/release.ts'
import { isLoopback } from './editing/edit-guard.ts'
import { openOperators, readSecret } from './operators/operators.ts'
import type { Operators } from './operators/operators.ts'
import { openReleases } from './releases/releases.ts'
import { removeLeftovers } from './files/atomic-write.ts'

const dist = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url)) // this file is built into dist/server/
const print = (line: string) => console.log(line)
/** How long a connection without a request is kept, in ms: longer than proxies keep theirs (decision 341). */
const keepAliveTimeout = 75_000

try {
  await start()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function start() {
  const env = readEnv(process.env)
  const pages = builtPages(dist('client'))
  for (const dir of [env.layoutsDir, env.dataDir]) removeLeftovers(dir)
  const { layoutsDir, dataDir, databaseUrl } = env
  const releases = await openReleases({
    dir: layoutsDir,
    dataDir,
    databaseUrl,
    build: buildBrand,
    checkAhead,
    registry: vocabulary.registry,
    print,
  })
  const layouts = createLayoutStore({
    dir: layoutsDir,
    files: releases.files,
    build: buildBrand,
    lastGood: lastGoodIn(env.dataDir, dist('layouts-copy.json')),
    print,
  })
  checkLayouts(env, layouts.brands())
  // With a gateway no mock code is loaded, not even parsed.
  const mock = env.gateway ? undefined : (await import('../../mocks/server.ts')).createMockGateway()
  const editing = { build: buildBrand, checkAhead, layoutsDir: env.layoutsDir, hosts: env.editHosts }
  const isLocal = isLoopback(env.host)
  const operators = openOperators({
    store: releases.operators,
    isLocal,
    secret: readSecret(env.authSecret, dataDir),
    company: env.oidc && { ...env.oidc, origin: editOrigin(env, env.port) ?? `http://${env.host}:${env.port}` },
    print,
  })
  const preview = builtPreview(dist('preview'))
  // React's own choice of its production build happens when it is loaded
  process.env['NODE_ENV'] ??= 'production'
  const draw = env.drawPages ? await (await import('../portal/draw.ts')).prepareDrawing() : undefined
  const app = createApp({
    env,
    layouts,
    mock,
    pages,
    editing,
    releases,
    operators,
    preview: { build: preview, gallery: builtGallery(dist('gallery')), pictures: previewPictures },
    draw,
    metrics: createMetrics({ layouts, mayRead: env.isMetricsReader }),
    logRequest: env.requestLog ? print : undefined,
    print,
  })

  const server = serve(
    { fetch: app.fetch, port: env.port, hostname: env.host, overrideGlobalObjects: false, serverOptions: { keepAliveTimeout } },
    ({ address, port }) => {
      const origin = `http://${address.includes(':') ? `[${address}]` : address}:${port}`
      print(`Foyer is at ${origin}/ (brand ${env.brand}, ${env.gateway ? `gateway ${env.gateway.origin}` : 'mock gateway'})`)
      const master = releases.master === 'folder' ? `the folder ${layoutsDir} is the master` : 'the database is the master'
      print(`Release ${releases.number()}, ${master}`)
      if (preview.manifest['preview/index.html']) print(`The preview is at ${origin}/preview/`)
      if (databaseUrl !== undefined && env.authSecret === undefined)
        print('AUTH_SECRET is not set: with several servers, an operator is signed in at one of them alone')
      if (!isLocal || env.editHosts.length > 0) void printFirstLink(operators, editOrigin(env, port) ?? origin)
    },
  )
  async function printFirstLink({ store }: Operators, origin: string) {
    try {
      const opened = await store()
      const link = (await opened.any()) ? undefined : await opened.addLink(null, Date.now())
      if (link) print(`There is no operator yet. Within three days, the first admin opens ${origin}/preview/#link=${link.token}`)
    } catch (error) {
      print(`The link for the first admin cannot be made: ${errorMessage(error)}`)
    }
  }

  server.on('error', (error: NodeJS.ErrnoException) => {
    console.error(error.code === 'EADDRINUSE' ? `Port ${env.port} is taken. Set PORT to another one.` : error.message)
    process.exit(1)
  })
  const stop = () => {
    layouts.close()
    void releases.close()
    server.close(() => process.exit(0))
    // Again and again: a connection is idle once its last reply, such as a stream of releases, has ended
    if ('closeIdleConnections' in server) setInterval(() => server.closeIdleConnections(), 50)
    setTimeout(() => process.exit(0), 5_000).unref() // a stream that does not end is cut off
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

/** Where the editor answers: the first host that may edit, else this machine, of which a server that is bound to all addresses is part. */
function editOrigin({ host, editHosts: [first] }: Pick<Env, 'host' | 'editHosts'>, port: number): string | undefined {
  if (first !== undefined) return `https://${first}`
  return /^(?:0\.0\.0\.0|\[?::\]?)$/.test(host) ? `http://127.0.0.1:${port}` : undefined
}
