import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { writeFileAtomically } from '../files/atomic-write.ts'
import type { Bytes, Current } from './current-files.ts'
import { hashOf, isMedia } from './tree.ts'
import type { Tree } from './tree.ts'

/** `files`: documents as base64; `media`: the hashes of pictures, and of the lists of them. */
type KeptRelease = { number: number; files: Record<string, string>; media?: Record<string, string> }

/** What a start without the database gives to everyone: while a canary runs, what those have who are not in it. */
export function keptOf({ number, tree, canary }: Current, bytes: Bytes): { number: number; tree: Tree; bytes: Bytes } {
  if (!canary) return { number, tree, bytes }
  const media = [...tree].filter(([path]) => isMedia(path))
  const texts = [...canary.files].map(([path, { text }]) => [path, Buffer.from(text)] as const)
  return { number: canary.canary.shown, tree: new Map([...canary.canary.control, ...media]), bytes: new Map(texts) }
}

/** The newest release as this machine's disk has it: its number and its files. */
export function keptRelease(dataDir: string) {
  const path = join(dataDir, 'newest-release.json')
  return {
    read(): { number: number; tree: Tree; bytes: Bytes } | undefined {
      try {
        // as `write` has it
        const { number, files, media = {} } = JSON.parse(readFileSync(path, 'utf8')) as KeptRelease
        const bytes = new Map(Object.entries(files).map(([file, text]) => [file, Buffer.from(text, 'base64')]))
        const documents = [...bytes].map(([file, text]) => [file, hashOf(text)] as const)
        return { number, tree: new Map([...documents, ...Object.entries(media)]), bytes }
      } catch {
        return undefined // there is none, or another program's
      }
    },
    write({ number, tree, bytes }: { number: number; tree: Tree; bytes: Bytes }) {
      const files = Object.fromEntries([...bytes].map(([file, text]) => [file, text.toString('base64')]))
      const media = Object.fromEntries([...tree].filter(([file]) => isMedia(file)))
      const kept: KeptRelease = { number, files, media }
      writeFileAtomically(path, JSON.stringify(kept))
    },
  }
}
