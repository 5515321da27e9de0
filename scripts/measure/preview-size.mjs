// The size of the preview, gzip, in bytes: the shell's first load, and the preview's code in the players' build.
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

import { root } from '../build.mjs'

/** The editor's first load. It was 149,800 while plugins took icons and words apart; libraries as they are published cost the rest. */
export const shellLimit = 230_000 // 1,000 a kB
/** With what it fetches by itself after that, the checker of documents included. Events and stores of a scope cost 3,000 of it. */
export const startLimit = 562_000
export const playerLimit = 5_000

/** The gallery's own page until its list is there, and the page that draws an example, each without the files of the widget shown. */
export const galleryLimits = { 'index.html': 210_000, 'example.html': 150_000 }
/** What one more widget may add to each of them: where its files are, and what a list says of it. */
export const galleryGrowthLimit = 60
const galleryOwn = /^src\/widgets\/[^/]+\//

const preview = join(root, 'dist/preview')
const client = join(root, 'dist/client')
const read = (path) => JSON.parse(readFileSync(path, 'utf8'))
const gzipped = (path) => gzipSync(readFileSync(path), { level: 9 }).length

/**
 * What the editor asks for by itself beyond its first load, each time it opens a page with nothing chosen: the modules that an `import()`
 * reaches without any action of an operator. A journey (tests/journeys/preview-size.spec.ts) opens the editor and fails when it fetches
 * anything else.
 */
const startModules = [
  'shell/right-side.tsx',
  'editors/page/page-settings.tsx', // the right part, of a page of which nothing is chosen
  'model/catalogue/widget-catalogue.ts',
  'model/catalogue/english-words.ts',
  'model/catalogue/language-words.ts',
  'outline/widget-icons.ts',
  'model/documents/own-changes.ts',
  'model/drafts/recovery.ts',
  'model/drafts/other-tabs.ts',
  'canvas/page-shown.tsx',
  'shell/dialogs/dialogs.tsx',
  'shell/bar/shared-document.tsx',
  'shell/bar/operator.tsx',
].map((module) => `apps/preview/${module}`)
const offeredWords = 'locales/ar/index.ts' // the lobby's words in the other languages that the brand offers

/** Scripts and styles of the editor's page and all they import at once. */
export function shellFiles() {
  return filesOf(entries())
}

/** Those, and all that the opened editor fetches by itself; the checker, which is a worker, too. */
export function startFiles() {
  const chunks = read(join(preview, '.vite/modules.json'))
  const manifest = read(join(preview, '.vite/manifest.json'))
  const started = [...startModules, offeredWords].map((module) => {
    const file = Object.keys(chunks).find((chunk) => chunks[chunk].includes(module))
    // where others import the module too, it has a small file of its own that leads to the shared one
    const key = manifest[module.replace(/^apps\//, '')]
      ? module.replace(/^apps\//, '')
      : Object.keys(manifest).find((one) => manifest[one].file === file)
    if (key === undefined) throw new Error(`No chunk of the editor holds ${module}, which it is said to fetch at its start.`)
    return key
  })
  const workers = readdirSync(join(preview, 'assets'))
    .filter((name) => /^checker\.worker-.*\.js$/.test(name))
    .flatMap((name) => [name, ...importsOf(join(preview, 'assets', name))])
    .map((name) => ({ file: `assets/${name}`, size: gzipped(join(preview, 'assets', name)) }))
  return [...filesOf([...entries(), ...started]), ...workers]
}

/** The files beside it that a built script imports at once: of a worker, which no manifest names. */
function importsOf(path) {
  return [...readFileSync(path, 'utf8').matchAll(/(?:^|[;}])import(?:[^"'()]*from)?\s*["']\.\/([\w.-]+\.js)["']/g)].map(([, name]) => name)
}

/** Scripts and styles of a page of the gallery and all they import at once. */
export function galleryFiles(page) {
  return filesOf([page], join(root, 'dist/gallery'))
}

/** The modules of widgets among what a page of the gallery loads at first, which should be none: it loads those of the one it shows. */
export function widgetsInGallery(page) {
  const modules = read(join(root, 'dist/gallery/.vite/modules.json'))
  return galleryFiles(page).flatMap(({ file }) => (modules[file] ?? []).filter((id) => galleryOwn.test(id)))
}

/**
 * Bytes gzip that a widget adds to a page of the gallery: what its scripts weigh with and without every other widget's part of the lists,
 * which begins at the widget's type and ends at the next one's.
 */
export function galleryGrowth(page) {
  const types = readdirSync(join(root, 'src/widgets'))
  const left = types.filter((_, index) => index % 2 === 1)
  const parts = new RegExp(`(?=["'\`/](?:${types.join('|')})["'\`/])`)
  const leftPart = new RegExp(`^["'\`/](?:${left.join('|')})["'\`/]`)
  const saved = galleryFiles(page)
    .filter(({ file }) => file.endsWith('.js'))
    .map(({ file, size }) => {
      const kept = readFileSync(join(root, 'dist/gallery', file), 'utf8')
        .split(parts)
        .filter((part) => !leftPart.test(part) || part.length > 250) // a long one is not of a list
      return size - gzipSync(kept.join(''), { level: 9 }).length
    })
  return saved.reduce((sum, size) => sum + size, 0) / left.length
}

function entries() {
  const manifest = read(join(preview, '.vite/manifest.json'))
  return Object.keys(manifest).filter((key) => manifest[key].isEntry)
}

function filesOf(keys, dir = preview) {
  const manifest = read(join(dir, '.vite/manifest.json'))
  const reached = new Set()
  const visit = (key) => {
    if (reached.has(key) || !manifest[key]) return
    reached.add(key)
    manifest[key].imports?.forEach(visit)
  }
  keys.forEach(visit)
  return [...new Set([...reached].flatMap((key) => [manifest[key].file, ...(manifest[key].css ?? [])]))].map((file) => ({
    file,
    size: gzipped(join(dir, file)),
  }))
}

export function shellSize() {
  return shellFiles().reduce((sum, { size }) => sum + size, 0)
}

/** Chunks of the players' build that only a preview frame loads: those whose every module only starts the preview in a frame. */
export function playerShare() {
  const modules = read(join(client, '.vite/modules.json'))
  const own = Object.keys(modules).filter((file) => modules[file].some((id) => /(?:^|\/)apps\/portal\/framed\.ts$/.test(id)))
  if (own.length === 0) throw new Error("No chunk of the players' build holds apps/portal/framed.ts.")
  return own.reduce((sum, file) => sum + gzipped(join(client, file)), 0)
}
