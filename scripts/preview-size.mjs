// What the preview weighs, gzip, in bytes: the shell's first load, and what of the preview a player's build carries.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

import { root } from './build.mjs'

export const shellAim = 150_000 // 1,000 a kB
export const shellLimit = 218_000 // what it is today: it comes down from here
export const playerLimit = 5_000

const preview = join(root, 'dist/preview')
const client = join(root, 'dist/client')
const read = (path) => JSON.parse(readFileSync(path, 'utf8'))
const gzipped = (path) => gzipSync(readFileSync(path), { level: 9 }).length

/** Scripts and styles of the editor's page and all they import at once. */
export function shellFiles() {
  const manifest = read(join(preview, '.vite/manifest.json'))
  const reached = new Set()
  const visit = (key) => {
    if (reached.has(key) || !manifest[key]) return
    reached.add(key)
    manifest[key].imports?.forEach(visit)
  }
  Object.keys(manifest).filter((key) => manifest[key].isEntry).forEach(visit)
  return [...new Set([...reached].flatMap((key) => [manifest[key].file, ...(manifest[key].css ?? [])]))].map((file) => ({ file, size: gzipped(join(preview, file)) }))
}

export function shellSize() {
  return shellFiles().reduce((sum, { size }) => sum + size, 0)
}

/** Chunks of the players' build that only a preview frame loads: those whose every module is the door to it. */
export function playerShare() {
  const modules = read(join(client, '.vite/modules.json'))
  const own = Object.keys(modules).filter((file) => modules[file].some((id) => /(?:^|\/)apps\/portal\/framed\.ts$/.test(id)))
  if (own.length === 0) throw new Error('No chunk of the players\' build holds apps/portal/framed.ts.')
  return own.reduce((sum, file) => sum + gzipped(join(client, file)), 0)
}
