import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll } from 'vitest'

import type { Brand, Release } from '../../src/schemas/documents.ts'
import type { Json } from '../../src/schemas/json.ts'
import type { Build } from './layouts/layouts.ts'
import { DatabaseError } from './releases/database-error.ts'
import type { Releases } from './releases/releases.ts'

const folders: string[] = []
afterAll(() => {
  for (const dir of folders) rmSync(dir, { recursive: true, force: true })
})

/** A temporary folder with those files in it, for the tests of one file. */
export function folderOf(files: Record<string, string> = {}): string {
  const dir = mkdtempSync(join(tmpdir(), 'foyer-server-'))
  folders.push(dir)
  for (const [path, text] of Object.entries(files)) write(dir, path, text)
  return dir
}

export function write(dir: string, path: string, text: string) {
  mkdirSync(dirname(join(dir, path)), { recursive: true })
  writeFileSync(join(dir, path), text)
}

export const foyer: Brand = {
  kind: 'brand',
  id: 'foyer',
  format: 1,
  name: 'Foyer <& Co>',
  hosts: ['play.example.com'],
  merchant: 'foyer',
  languages: ['EN', 'AR'],
  defaultLanguage: 'EN',
  defaultTheme: 'dark',
  tokens: {
    dark: { accent: '#ff6a3d', ground: '#0f0e13' },
    light: { accent: '#c9421a', ground: '#f6f3f0' },
    shared: { 'font-ui': '"Geist Variable", system-ui' },
  },
  vendors: {},
  agentTypes: [],
  trialTypes: [],
  weakPassword: '',
  launchOrigins: ['http://games.example.com/path', 'https://x.example; script-src *'],
  constants: {
    bannerDelayMs: 1,
    bannerSpeedMs: 1,
    bannerGapPx: 1,
    homePageSize: 1,
    listPageSize: 1,
    homeCategoryGames: 1,
    winnerLimit: 1,
    hotLimit: 1,
  },
}

/** A release of those bodies; a document's hash is its own name with `#`. */
export function releaseOf(documents: Record<string, Json>, routes: Record<string, string> = {}, brand = 'foyer'): Release {
  return {
    release: 'r1',
    brand,
    checkedBy: 1,
    routes,
    documents: Object.fromEntries(Object.entries(documents).map(([name, body]) => [name, { hash: `${name.replace('/', '-')}#`, body }])),
  }
}

/** A server that knows one release and can publish nothing. */
export const oneRelease: Releases = {
  master: 'folder',
  files: { scan: () => new Set(), brands: () => [], filesOf: () => [] },
  number: () => 1,
  canary: () => undefined,
  control: () => ({ scan: () => new Set(), brands: () => [], filesOf: () => [] }),
  refresh: () => Promise.resolve(),
  store: () => {
    throw new DatabaseError('disk', 'There is no database in this test.')
  },
  database: () => Promise.resolve('away'),
  drafts: () => Promise.reject(new DatabaseError('disk', 'There is no database in this test.')),
  links: () => Promise.reject(new DatabaseError('disk', 'There is no database in this test.')),
  pictures: () => Promise.reject(new DatabaseError('disk', 'There is no database in this test.')),
  operators: () => Promise.reject(new DatabaseError('disk', 'There is no database in this test.')),
  requests: () => Promise.reject(new DatabaseError('disk', 'There is no database in this test.')),
  rules: () => new Map(),
  tree: () => new Map(),
  picture: () => Promise.resolve(undefined),
  removePicture: () => Promise.resolve({ status: 'unchanged', number: 1, files: {} }),
  publish: () => Promise.resolve({ status: 'unchanged', number: 1, files: {} }),
  restore: () => Promise.resolve({ status: 'unchanged', number: 1, files: {} }),
  revert: () => Promise.resolve({ status: 'unchanged', number: 1, files: {} }),
  endCanary: () => Promise.resolve({ status: 'unchanged', number: 1, files: {} }),
  diff: () => Promise.resolve([]),
  filesAt: () => Promise.resolve([]),
  onChange: () => undefined,
  onHeard: () => undefined,
  onClose: () => undefined,
  close: () => Promise.resolve(),
}

/** Replaces the pipeline: a file is its document, one that does not parse keeps its last good form and is reported. */
export const simpleBuild: Build = ({ brand, files, lastGood }) => {
  const release: Release = { release: '', brand, checkedBy: 1, documents: {}, routes: {} }
  const diagnostics: ReturnType<Build>['diagnostics'] = []
  for (const { path, text: bytes } of files) {
    const text = Buffer.from(bytes).toString()
    const name = path.endsWith('brand.json') ? `brand/${brand}` : `page/${path.slice(path.lastIndexOf('/') + 1, -'.json'.length)}`
    try {
      const body = JSON.parse(text) as Json // a test's own file
      release.documents[name] = { hash: text.replaceAll(/\W/g, ''), body }
    } catch {
      diagnostics.push({
        code: 'layout/invalid-json',
        severity: 'error',
        message: 'Not JSON',
        path,
        document: name,
        pointer: '',
        line: 3,
        column: 7,
      })
      const before = lastGood?.documents[name]
      if (before) release.documents[name] = before
    }
  }
  release.release = Object.values(release.documents)
    .map(({ hash }) => hash)
    .join()
  return { release, diagnostics }
}
