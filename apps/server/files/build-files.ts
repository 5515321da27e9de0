import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { etagOf } from './etag.ts'
import { closure } from '../pages/needs.ts'
import type { Manifest } from '../pages/needs.ts'
import { staticFiles } from './static-files.ts'
import type { StaticFiles } from './static-files.ts'

/** What a portal's page is made from: in production the build, in development Vite's. `strict` is false where Vite needs inline scripts. */
export type Pages = {
  template: (address: string) => Promise<string> | string
  manifest: Manifest
  files: StaticFiles
  strict: boolean
  /** The service worker's script and the name of the build that it belongs to; absent where nothing may be kept on a device. */
  offline?: { build: string; worker: string } | undefined
}

/** The pages of a production build in `dir`. Throws with what to run when there is none. */
export function builtPages(dir: string): Pages {
  let html: string
  let manifest: Manifest
  try {
    html = readFileSync(join(dir, 'portal/index.html'), 'utf8')
    manifest = readManifest(dir)
  } catch (error) {
    throw new Error(`There is no build in ${dir}. Run "npm run build" first.`, { cause: error })
  }
  const worker = join(dir, 'service-worker.js')
  const build = etagOf(html + JSON.stringify(manifest)).slice(1, 13)
  const offline = existsSync(worker) ? { build, worker: readFileSync(worker, 'utf8') } : undefined
  return { template: () => html, manifest, files: staticFiles(dir), strict: true, offline }
}

/** What the editor's page is made from; `template` is undefined where there is no build of it. */
export type PreviewBuild = {
  template: (address: string) => Promise<string | undefined> | string | undefined
  manifest: Manifest
  files: StaticFiles
  /** Addresses of the scripts with which the preview starts inside its frames (apps/frame/main.ts). */
  frame: readonly string[]
}

/** The preview's build in `dir`. It is apart from the players' build, and a server without it serves players all the same. */
export function builtPreview(dir: string): PreviewBuild {
  const page = join(dir, 'preview/index.html')
  const html = existsSync(page) ? readFileSync(page, 'utf8') : undefined
  return { template: () => html, manifest: html === undefined ? {} : readManifest(dir), files: staticFiles(dir), frame: frameScripts(dir) }
}

function frameScripts(dir: string): string[] {
  const list = join(dir, '.vite/frame-manifest.json')
  if (!existsSync(list)) return []
  const manifest = JSON.parse(readFileSync(list, 'utf8')) as Manifest // Vite's own file
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry)
  return [...closure(manifest, entries)].flatMap((key) => manifest[key]?.file ?? []).map((file) => `/preview/${file}`)
}

/** The pages of the widget gallery and its files. A page is undefined where there is no build of it. */
export type GalleryBuild = {
  page: (name: GalleryPage) => Promise<string | undefined> | string | undefined
  files: StaticFiles
}
export type GalleryPage = 'index.html' | 'example.html' | 'card.html'

/** The gallery's build in `dir`, which stands apart as the editor's does. */
export function builtGallery(dir: string): GalleryBuild {
  const read = (name: GalleryPage) => (existsSync(join(dir, name)) ? readFileSync(join(dir, name), 'utf8') : undefined)
  const pages = { 'index.html': read('index.html'), 'example.html': read('example.html'), 'card.html': read('card.html') }
  return { page: (name) => pages[name], files: staticFiles(dir) }
}

/**
 * Vite's manifest of a build, without the files that only pass on what the first script already holds: the portal has those modules, and
 * nobody asks for the files.
 */
export function readManifest(dir: string): Manifest {
  const manifest = JSON.parse(readFileSync(join(dir, '.vite/manifest.json'), 'utf8')) as Manifest // Vite's own file
  const listFile = join(dir, '.vite/modules.json')
  // build/module-list.ts
  const modules = existsSync(listFile) ? (JSON.parse(readFileSync(listFile, 'utf8')) as Record<string, string[]>) : {}
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry)
  const first = closure(manifest, entries)
  const isPassedOn = (key: string) =>
    modules[manifest[key]?.file ?? '']?.length === 0 && manifest[key]?.imports?.every((other) => first.has(other))
  return Object.fromEntries(Object.entries(manifest).filter(([key]) => first.has(key) || !isPassedOn(key)))
}
