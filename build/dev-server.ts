import { getRequestListener } from '@hono/node-server'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { EnvironmentModuleGraph, EnvironmentModuleNode, HotUpdateOptions, Plugin, ViteDevServer } from 'vite'

import { tellLateChanges } from './late-changes.ts'
import { missingExports } from './missing-exports.ts'
import { createServerCode } from './server-code.ts'
import { sourcePlaces } from './source-places.ts'

type DevAppFile = typeof import('../apps/server/dev-app.ts')
type DevApp = Awaited<ReturnType<DevAppFile['createDevApp']>>
/** scripts/layouts/schemas.ts: what `npm run layouts -- schemas` writes. */
type SchemasFile = { schemaFiles: (layouts: string) => Record<string, string> }

const ownFolder = /^\/(?:api|brand|media|wps|lgw|lotto|img|mock|preview\/(?:gallery\/)?img)\//
const ownPage = /^\/(?:healthz|__mock|robots\.txt|sitemap\.xml|manifest\.webmanifest|preview\/?|preview\/(?:index|gallery\/\w+)\.html)$/
const pictures = /^\/(?:preview\/(?:gallery\/)?)?img\//
const frameFile = '/preview/frame.js' // the build has it under this name, whatever a portal's own build is

/** How much later than a changed file a new folder may be noticed. */
const noticedAfterMs = 5_000
/** Schemas, which only an author's editor reads, are written when the page that reloads has been answered. */
const afterThePageMs = 100
/** Folders outside Vite's own, `apps`, whose files a page or the server is made of. */
const watched = ['src', 'mocks', 'layouts', 'locales', 'scripts/layouts', 'package.json']
const words = /^locales\/([^/]+)\/(.+)\.json$/
/** Files of words: the server checks documents anew and says them in its pages, and the open page takes the words in place. */
const naming = /^(?:locales\/[^/]+\/[^/]+\.json|src\/widgets\/[^/]+\/strings\.ts)$/
const knownNames = '\0virtual:known-names' // build/known-names.ts
/** Files whose edit opens the portal anew in the page, without loading it again. */
const opensAnew = /^(?:mocks|src\/widgets|src\/runtime\/(?:model|gateway))\//
/** Files that only the model and what is above it import: the page takes the portal's code anew, and opens the portal with it. */
const ofModel = /^src\/runtime\/(?:model|gateway)\/.+(?<!\.test)\.tsx?$/
/** Effector's units are made by these modules, once: all of them run again together, so that none of the old ones hears the new. */
const unitsOfModel = /^src\/runtime\/model\//
const ofWidget = /^src\/widgets\/[^/]+\/(?!contract\.ts$)/
const view = /\/src\/widgets\/([^/]+)\/(view\.tsx|strings\.ts)$/

/**
 * `npm run dev`: the same server functions as in production, inside Vite, so that pages carry the release and calls are answered. Every
 * edit shows without a restart. Views, styles, words and documents change in the open page; after an edit of a contract, a mock, the model
 * or the gateway's client the portal is opened anew in it (apps/portal/live-edits.ts); after any other edit the page reloads. Both wait
 * until the server runs the new code.
 */
export function devServer(root: string): Plugin {
  const pathOf = (file: string) => relative(root, file).replaceAll('\\', '/')
  let server: Awaited<ReturnType<typeof startServer>> | undefined
  return {
    name: 'foyer-dev-server',
    apply: 'serve',
    config: () => ({ clearScreen: false }), // the addresses stay on the console
    async configureServer(vite) {
      server = await startServer(vite, root)
    },
    closeBundle: () => server?.close(),
    transformIndexHtml: () => [{ tag: 'script', attrs: { type: 'module', src: '/portal/dev-notices.ts' }, injectTo: 'head-prepend' }],
    transform(code, id) {
      const [, type, file] = view.exec(id) ?? []
      if (this.environment.name !== 'client' || !type) return undefined
      const event = `new CustomEvent('foyer-edit', { detail: { type: '${type}', file: '${file}', module } })`
      return `${code}\nif (import.meta.hot) import.meta.hot.accept((module) => module && document.dispatchEvent(${event}))\n`
    },
    hotUpdate: {
      order: 'post',
      handler(edit) {
        if (!server) return undefined
        if (this.environment.name === 'ssr') {
          const names = naming.test(pathOf(edit.file)) ? [this.environment.moduleGraph.getModuleById(knownNames)] : []
          const modules = [...edit.modules, ...names].filter((module) => module !== undefined)
          if (modules.length > 0) server.code.edited(edit.file, modules)
          return []
        }
        return this.environment.name === 'client' ? pageEdited(edit) : undefined
      },
    },
  }

  /** Every module of the model, and all that imports one, gets another address; what has not changed is only given those in its imports. */
  function renewModel(graph: EnvironmentModuleGraph, edited: readonly EnvironmentModuleNode[], at: number) {
    const seen = new Set<EnvironmentModuleNode>()
    for (const module of edited) graph.invalidateModule(module, seen, at, true)
    for (const module of graph.idToModuleMap.values())
      if (module.file && unitsOfModel.test(pathOf(module.file))) graph.invalidateModule(module, seen, at, true, true)
  }

  /** What the open pages do about an edit. `undefined`: what Vite does by itself. */
  async function pageEdited({ file, modules, read, type, server: { environments, config } }: HotUpdateOptions) {
    const { hot, moduleGraph } = environments.client
    const path = pathOf(file)
    const [, tag, name] = words.exec(path) ?? []
    setTimeout(() => hot.send('foyer:saved', { path }), 60) // after Vite's own messages, for a page that could not start
    if (tag && name) {
      for (const module of modules) moduleGraph.invalidateModule(module) // a page that loads later has the new words
      const text = type === 'delete' ? '{}' : await read()
      const problem = server?.app.problemOf(path, text)
      server?.problem(path, problem)
      if (problem === undefined) {
        config.logger.info(`words ${path}`, { timestamp: true })
        const value = JSON.parse(text) as unknown
        hot.send('foyer:words', { tag, files: name === 'words' ? value : { [name]: value } })
      }
      return []
    }
    if (type === 'delete' && ofWidget.test(path) && !existsSync(join(dirname(file), 'contract.ts'))) {
      for (const module of modules) moduleGraph.invalidateModule(module)
      return [] // of a deleted widget nothing is replaced; its contract.ts lets the page reload without it
    }
    if (type === 'update' && ofModel.test(path) && modules.length > 0) {
      const lacking = missingExports(root).find((line) => line.startsWith(`${path} exports `))
      server?.problem(path, lacking)
      if (lacking !== undefined) return [] // the page stays as it is
      const at = Date.now()
      renewModel(moduleGraph, modules, at)
      config.logger.info(`model ${path}`, { timestamp: true })
      hot.send('foyer:model', { at })
      return []
    }
    if (path.endsWith('.html')) {
      hot.send({ type: 'full-reload', path: '*' })
      return []
    }
    return undefined as EnvironmentModuleNode[] | undefined
  }
}

async function startServer(vite: ViteDevServer, root: string) {
  const { hot } = vite.environments.client
  const { logger } = vite.config
  const warnOnce = logger.warnOnce.bind(logger)
  // Vite's own CSS modules do this where a style composes one of another file; nothing of ours can change it
  logger.warnOnce = (text, options) => text.includes('did not pass the `from` option') || warnOnce(text, options)
  let ignored: ReadonlySet<string> = new Set()
  const problems = new Map<string, string>() // by file, of words and of the model; those of documents are the app's
  let app: DevApp | undefined
  let shown: DevApp | undefined // the one whose pages are open
  let made: DevAppFile['createDevApp'] | undefined
  let schemas: SchemasFile['schemaFiles'] | undefined
  let schemasDue = false

  const code = createServerCode({
    environment: vite.environments.ssr,
    async load(importFile) {
      const { createDevApp } = (await importFile(join(root, 'apps/server/dev-app.ts'))) as DevAppFile // what that file exports
      if (createDevApp !== made) {
        const next = await createDevApp({
          template: page('portal'),
          previewTemplate: page('preview'),
          galleryPage,
          renewed(brand) {
            hot.send('foyer:documents', { brand })
            sendProblems()
          },
          isCurrent,
          before: app,
        })
        app?.close()
        app = next
        made = createDevApp
      }
      const { schemaFiles } = (await importFile(join(root, 'scripts/layouts/schemas.ts'))) as SchemasFile
      if (schemaFiles !== schemas && schemas) schemasDue = true
      schemas = schemaFiles
    },
    renewed(files, at) {
      if (schemasDue) setTimeout(schemasRenewed, afterThePageMs, files)
      schemasDue = false
      if (app === shown) return // only the schemas were made anew
      shown = app
      sendProblems()
      if (files.every((file) => naming.test(relative(root, file).replaceAll('\\', '/')))) {
        for (const brand of app?.brands() ?? []) hot.send('foyer:documents', { brand }) // what the new app has read first
        return
      }
      logger.info(`server ${files.map((file) => relative(root, file)).join(', ')}`, { timestamp: true })
      hot.send('foyer:server', { at, inPlace: files.every((file) => opensAnew.test(relative(root, file).replaceAll('\\', '/'))) })
    },
    failed,
  })
  // Vite forgets which modules have globs when an environment starts, so all of them start before the first module is loaded
  for (const { pluginContainer } of Object.values(vite.environments)) await pluginContainer.buildStart()
  const isWatching = new Promise((resolve) => vite.watcher.once('ready', resolve))
  vite.watcher.add(watched.map((name) => join(root, name)))
  await code.start().catch((error: unknown) => {
    throw Object.assign(new Error(), faultOf(error))
  })
  const started = (shown = app)
  if (!started) throw new Error('apps/server/dev-app.ts made no server.')

  setTimeout(schemasRenewed, afterThePageMs, []) // a pull may have brought other contracts and documents
  const layouts = join(resolve(started.layoutsDir), sep)
  vite.watcher.add(layouts)
  await Promise.race([isWatching, new Promise((resolve) => setTimeout(resolve, 3_000))])
  const endLateChanges = tellLateChanges(vite.watcher)
  let reportedRestart = false
  vite.watcher.on('all', (event, file) => {
    // A file that was made while the watcher still read its folders is new to Vite when it changes
    if (event === 'change' && /^(?:src|apps|mocks)\//.test(relative(root, file)) && isNew(vite, file)) vite.watcher.emit('add', file)
    if (file.endsWith('.json') && file.startsWith(layouts)) scanSoon()
    if (file !== join(root, 'package.json') || reportedRestart) return
    reportedRestart = true
    logger.warn('package.json has changed: run npm install, then end this command and start npm run dev again.', { timestamp: true })
  })
  hot.on('foyer:stack', ({ stack }: { stack: string }, client) => {
    client.send('foyer:stack', { stack, places: sourcePlaces(stack, (url) => mapOf(vite, url)) })
  })
  hot.on('foyer:hello', (_, client) => client.send('foyer:problems', { lines: allProblems() }))
  vite.printUrls = () => printUrls(vite, current())

  const answer = getRequestListener(
    async (request, env) => {
      await code.isCurrent()
      const reply = await current().fetch(request, env)
      if (pictures.test(new URL(request.url).pathname)) reply.headers.set('Cache-Control', 'no-cache') // drawn by code that is edited
      return reply
    },
    { overrideGlobalObjects: false },
  )
  vite.middlewares.use((request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const isPage = asksForPage(request)
    if (pathname === frameFile) response.setHeader('Content-Type', 'text/javascript').end("export * from '/frame/main.ts'\n")
    else if (ownFolder.test(pathname) || ownPage.test(pathname) || isPage) void answer(request, response)
    else next()
  })

  /** Documents are read by the code that was saved with them: a page may name a widget that is new as well. */
  function scanSoon() {
    setTimeout(() => void isCurrent().then(() => current().scan()), 20)
  }

  /** Resolves when everything saved before is in the server. A new folder may be noticed later than the page that names its widget. */
  async function isCurrent() {
    const until = Date.now() + noticedAfterMs
    await code.isCurrent()
    while (Date.now() < until && unknownWidgets().some((type) => !ignored.has(type))) {
      await pause(50)
      await code.isCurrent()
    }
    ignored = new Set(unknownWidgets()) // a contract with a mistake: no later edit waits for it
  }

  function failed(error: unknown, files: readonly string[]) {
    const { message, stack } = faultOf(error)
    const names = files.map((file) => relative(root, file)).join(', ')
    const own = stack.split('\n').filter((line) => !line.includes('/node_modules/'))
    logger.error(`The server runs on as it was before the edit of ${names}: ${own.join('\n')}`, { timestamp: true })
    hot.send({ type: 'error', err: { message: `The server could not take the edit of ${names}: ${message}`, stack: own.join('\n') } })
  }

  /** What went wrong, in the words of its cause: a file without its export fails where it is used. */
  function faultOf(error: unknown): { message: string; stack: string } {
    const lacking = missingExports(root).join('\n')
    if (lacking !== '') return { message: lacking, stack: lacking }
    const { message, stack = message } = error instanceof Error ? error : new Error(String(error))
    return { message, stack }
  }

  function unknownWidgets() {
    return app?.unknownWidgets() ?? []
  }

  function current(): DevApp {
    return app ?? started!
  }

  function page(name: string) {
    return (address: string) => vite.transformIndexHtml(address, readFileSync(join(root, `apps/${name}/index.html`), 'utf8'))
  }

  /** A page of the gallery. It names its scripts from where it stands, and is served at another address. */
  async function galleryPage(name: string) {
    const html = readFileSync(join(root, 'apps/gallery', name), 'utf8').replaceAll('src="./', 'src="/gallery/')
    return name === 'card.html' ? html : vite.transformIndexHtml(`/preview/gallery/${name}`, html) // nothing runs in a card
  }

  function allProblems() {
    return [...problems.values(), ...(app?.problems() ?? [])]
  }

  function sendProblems() {
    hot.send('foyer:problems', { lines: allProblems() })
  }

  function schemasRenewed(edited: readonly string[]) {
    try {
      if (schemas) writeSchemas(schemas(join(root, 'layouts')))
    } catch (error) {
      failed(error, edited)
    }
  }

  function writeSchemas(files: Record<string, string>) {
    for (const [name, text] of Object.entries(files)) {
      const path = join(root, 'layouts/schemas', name)
      if (existsSync(path) && readFileSync(path, 'utf8') === text) continue
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, text)
      logger.info(`schema layouts/schemas/${name}`, { timestamp: true })
    }
  }

  return {
    code,
    get app() {
      return current()
    },
    /** What is wrong with a file of words or of the model, or that nothing is. */
    problem(path: string, line: string | undefined) {
      if (line === problems.get(path)) return
      if (line === undefined) problems.delete(path)
      else {
        problems.set(path, line)
        logger.error(line, { timestamp: true })
      }
      sendProblems()
    },
    async close() {
      endLateChanges()
      app?.close()
      await code.close()
    },
  }
}

/** Whether no module has come of a file so far. */
function isNew({ environments }: ViteDevServer, file: string): boolean {
  return (
    /\.(?:ts|tsx|json)$/.test(file) && Object.values(environments).every(({ moduleGraph }) => !moduleGraph.getModulesByFile(file)?.size)
  )
}

/** The source map of a module as the page has it, by its address without the query. */
function mapOf(vite: ViteDevServer, url: string) {
  const { idToModuleMap, urlToModuleMap } = vite.environments.client.moduleGraph
  const module = urlToModuleMap.get(url) ?? idToModuleMap.get(url.replace(/^\/@fs/, ''))
  const map = module?.transformResult?.map
  return map && 'mappings' in map && map.mappings !== '' ? map : undefined
}

function printUrls(vite: ViteDevServer, { notes }: DevApp) {
  const [origin = ''] = vite.resolvedUrls?.local ?? vite.resolvedUrls?.network ?? []
  const lines = [['Lobby', origin], ['Editor', `${origin}preview/`], ['Gallery', `${origin}preview/gallery/`], ...notes]
  for (const [name = '', text = ''] of lines) vite.config.logger.info(`  ${`${name}:`.padEnd(10)}${text}`)
}

/** Whether a request is for a page: by a browser that opens it, or by a program that takes anything, as curl does. */
export function asksForPage({ method, url = '/', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): boolean {
  const { pathname } = new URL(url, 'http://localhost')
  const { accept = '*/*', 'sec-fetch-dest': kind } = headers
  const isByProgram = kind === undefined && accept.includes('*/*') // a browser says what a file is for
  return (
    method === 'GET' && (accept.includes('text/html') || isByProgram) && !/\.[a-z0-9]+$/i.test(pathname) && !/^\/(?:@|__)/.test(pathname)
  )
}
