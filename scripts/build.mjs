// Builds what the server serves and runs. `npm run build` builds all; `npm start` and the layout command line only what is missing or
// stale.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, gzipSync } from 'node:zlib'

export const root = fileURLToPath(new URL('..', import.meta.url))
const dist = join(root, 'dist')

// Files that every part is built with; a change of one makes each part stale. The lock file represents the libraries and Vite itself.
const tools = ['build', 'scripts/build.mjs', 'tsconfig.json', 'package.json', 'package-lock.json']

// Of widgets: what only the editor, the gallery and tests read, and what only a page that is drawn holds
const texts = /^src\/widgets\/[^/]+\/(?:docs|examples)\.ts$/
const views = /^src\/widgets\/[^/]+\/(?:index\.ts|examples\.ts|[\w.-]+\.(?:tsx|css))$/

/**
 * The parts of a build. `sources`: files and folders from which a part is built; `without`: files in them that it does not hold, whose
 * changes leave it as it is. A test compares both with what the part imports.
 */
export const parts = {
  client: {
    config: 'vite.config.ts',
    modes: ['production', 'worker'],
    entries: ['apps/portal/main.tsx', 'apps/portal/early.ts', 'apps/portal/service-worker/main.ts'],
    sources: [...tools, 'vite.config.ts', 'src', 'locales', 'apps/portal'],
    without: texts,
    after: pack,
  },
  preview: {
    config: 'vite.preview.config.ts',
    modes: ['production', 'frame'],
    entries: ['apps/preview/main.tsx', 'apps/frame/main.ts'],
    sources: [
      ...tools,
      'vite.preview.config.ts',
      'src',
      'locales',
      'mocks',
      'layouts/schemas',
      'apps/kit',
      'apps/preview',
      'apps/frame',
      'apps/server',
    ],
    after: pack,
  },
  gallery: {
    config: 'vite.gallery.config.ts',
    entries: ['apps/gallery/main.tsx', 'apps/gallery/example.tsx'],
    sources: [
      ...tools,
      'vite.gallery.config.ts',
      'src',
      'locales',
      'mocks',
      'layouts/*/brand.json',
      'apps/portal/public/icons.svg',
      'apps/gallery',
      'apps/kit',
      'apps/server',
    ],
    after: async (dir) => {
      writeFileSync(join(dir, 'weights.json'), JSON.stringify(viewWeights(dir), null, 1))
      await pack(dir)
    },
  },
  server: {
    config: 'vite.server.config.ts',
    entries: ['apps/server/main.ts', 'apps/server/build.ts', 'scripts/releases/main.ts', 'scripts/operators/main.ts'],
    sources: [
      ...tools,
      'vite.server.config.ts',
      'src',
      'locales',
      'mocks',
      'apps/server',
      'apps/portal',
      'scripts/releases',
      'scripts/operators',
      'scripts/layouts/arguments.ts',
      'scripts/layouts/files.ts',
      'scripts/layouts/frame.ts',
      'scripts/layouts/version.ts',
    ],
    after: async () => {},
  },
  'layouts-command': {
    config: 'vite.layouts.config.ts',
    entries: ['scripts/layouts/main.ts'],
    sources: [
      ...tools,
      'vite.layouts.config.ts',
      'src',
      'locales/en',
      'apps/server/layouts/contracts.ts',
      'scripts/layouts',
      'tests/fixtures/diagnostics',
    ],
    without: views,
    after: async (dir) => chmodSync(join(dir, 'foyer.js'), 0o755),
  },
  snapshots: {
    config: 'vite.snapshots.config.ts',
    entries: ['scripts/snapshots/main.ts'],
    sources: [...tools, 'vite.snapshots.config.ts', 'src', 'locales/en', 'apps/server/layouts/contracts.ts', 'scripts/snapshots'],
    without: views,
    after: async () => {},
  },
}

/**
 * Builds those parts whose sources are not what they were built from, and the copy of the layouts with the server's. Without `only` it
 * builds those that the server serves or is.
 * Gives the names of what was built, and says what it builds while it does: a build takes minutes.
 */
export async function build({ only = ['client', 'preview', 'gallery', 'server'], all = false, say = () => {} } = {}) {
  const stale = only.filter((part) => all || isStale(part))
  if (stale.includes('preview')) await writeSchemas()
  await buildSaying(stale, { say })
  if (only.includes('server') && only.includes('client') && (stale.length > 0 || layoutsStamp() !== read(join(dist, 'layouts.stamp')))) {
    const { writeLayoutsCopy, writeScenes } = await import(pathToFileURL(join(dist, 'server/build.js')).href)
    writeLayoutsCopy(join(root, 'layouts'), dist)
    writeScenes(dist)
    writeFileSync(join(dist, 'layouts.stamp'), layoutsStamp())
  }
  return stale
}

/** Builds parts beside each other and says which, then each that is done and how long it took. */
export async function buildSaying(stale, { say, now = () => performance.now(), one = buildPart }) {
  if (stale.length > 0) say(`Building ${stale.join(', ')}. On two processors this takes about a minute`)
  const began = now()
  await Promise.all(
    stale.map(async (part) => {
      await one(part)
      say(`  ${part} is built, ${Math.round((now() - began) / 1000)} s`)
    }),
  )
}

/** Writes the schemas of documents, which the editor's build holds, into layouts/schemas. */
export async function writeSchemas() {
  if (isStale('layouts-command')) await buildPart('layouts-command')
  await run('dist/layouts-command/foyer.js', ['schemas', '--layouts', join(root, 'layouts')])
}

async function buildPart(part) {
  const { config, after, modes = ['production'] } = parts[part]
  const stamp = stampOf(part) // before the build: a change while building makes it stale again
  const next = join(dist, `${part}.${process.pid}`)
  mkdirSync(dist, { recursive: true })
  try {
    for (const mode of modes)
      await run('node_modules/vite/bin/vite.js', ['build', '-c', config, '--mode', mode, '--outDir', next, '--logLevel', 'warn'])
    await after(next)
  } catch (error) {
    rmSync(next, { recursive: true, force: true })
    throw error
  }
  writeFileSync(join(next, '.stamp'), stamp)
  const previous = join(dist, `${part}.${process.pid}.old`)
  if (existsSync(join(dist, part))) renameSync(join(dist, part), previous)
  renameSync(next, join(dist, part)) // one rename: a server that starts now never sees half a build
  rmSync(previous, { recursive: true, force: true })
}

function run(script, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, script), ...args], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`Building failed.\n${output}`))))
  })
}

/**
 * What the view of each widget downloads, script and style, gzip, in bytes, besides what every page has loaded already: by widget. Of a
 * build of the gallery, in whose manifest each view is a file of its own.
 */
function viewWeights(dir) {
  const manifest = JSON.parse(readFileSync(join(dir, '.vite/manifest.json'), 'utf8'))
  const filesOf = (keys) => {
    const reached = new Set()
    const visit = (key) => {
      if (reached.has(key)) return
      reached.add(key)
      manifest[key].imports?.forEach(visit)
    }
    keys.forEach(visit)
    return new Set([...reached].flatMap((key) => [manifest[key].file, ...(manifest[key].css ?? [])]))
  }
  const page = filesOf(Object.keys(manifest).filter((key) => key.endsWith('example.html')))
  return Object.fromEntries(
    Object.keys(manifest).flatMap((key) => {
      const [, type] = /src\/widgets\/([^/]+)\/view\.tsx$/.exec(key) ?? []
      const own = type === undefined ? [] : [...filesOf([key])].filter((file) => !page.has(file))
      return type === undefined
        ? []
        : [[type, own.reduce((sum, file) => sum + gzipSync(readFileSync(join(dir, file)), { level: 9 }).length, 0)]]
    }),
  )
}

/** Writes compressed copies next to every text file, with the best compression, so that no request has to compress them. */
async function pack(dir) {
  const files = filesIn(dir).filter(
    (path) => /\.(?:js|css|svg|json|txt|webmanifest)$/.test(path) && !path.includes('/.vite/') && statSync(path).size > 1_000,
  )
  await Promise.all(
    files.map(async (path) => {
      const bytes = await readFile(path)
      await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
      await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }))
    }),
  )
}

/** Whether a part is missing, or its sources are not what it was built from. `base` is the folder of the project. */
export function isStale(part, base = root) {
  return stampOf(part, base) !== read(join(base, 'dist', part, '.stamp'))
}

/** A hash over the sources of a part: their paths below `base` and what they hold. */
export function stampOf(part, base = root) {
  const { sources, without } = parts[part]
  const paths = sources.flatMap((source) => placesOf(source, base).flatMap(filesIn))
  return hashOf(
    paths.filter((path) => !isNeverBuilt(path) && !without?.test(relative(base, path))),
    base,
  )
}

/** The paths of a source. One `*` in it is any folder. */
function placesOf(source, base) {
  const [before, after] = source.split('*')
  if (after === undefined) return [join(base, source)]
  const folder = join(base, before)
  return existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name + after)) : []
}

/** Tests, what helps them, and texts for readers. */
function isNeverBuilt(path) {
  return /\.(?:test|testing|fixture)\.tsx?$|\.md$/.test(path)
}

function layoutsStamp() {
  return hashOf(filesIn(join(root, 'layouts')).filter((path) => !path.includes('/schemas/')))
}

function hashOf(paths, base = root) {
  const hash = createHash('sha256')
  for (const path of paths.sort())
    hash
      .update(`${relative(base, path)}\n`)
      .update(readFileSync(path))
      .update('\n')
  return hash.digest('hex')
}

function filesIn(path) {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path).flatMap((name) => filesIn(join(path, name)))
}

function read(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const started = Date.now()
  await build({ only: Object.keys(parts), all: true }).then(
    (built) => console.log(`Built ${built.join(' and ')} in ${((Date.now() - started) / 1000).toFixed(1)} s`),
    (error) => {
      console.error(error.message)
      process.exitCode = 1
    },
  )
}
