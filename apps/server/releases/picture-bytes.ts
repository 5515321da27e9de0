import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'

import { errorMessage } from '../../../src/schemas/error-message.ts'
import { writeFileAtomically } from '../files/atomic-write.ts'
import type { Process } from './process.ts'
import { pictureOf } from './tree.ts'

const mostPictureBytes = 64 * 1_048_576 // of those that players asked for last

/** The bytes of pictures of any release or upload: from memory, from this machine's disk where the database is the master, else from it. */
export function pictureBytes({ dataDir, master, open, print }: Pick<Process, 'dataDir' | 'master' | 'open' | 'print'>) {
  const keptPictures = new LRUCache<string, Buffer>({ maxSize: mostPictureBytes, sizeCalculation: ({ length }) => length })

  async function read(name: string): Promise<Buffer | undefined> {
    const { file } = pictureOf(name) ?? {}
    if (file === undefined) return undefined
    const kept = keptPictures.get(name)
    if (kept) return kept
    const bytes = master === 'folder' ? await storedPicture(file, name) : await pictureOrCopy(file, name)
    if (bytes) keptPictures.set(name, bytes)
    return bytes
  }

  async function storedPicture(file: string, name: string): Promise<Buffer | undefined> {
    const { pictures, blobs } = await open()
    const hash = (await pictures.find([file])).find((one) => one.blobs[name] !== undefined)?.blobs[name]
    return hash === undefined ? undefined : (await blobs([hash])).get(hash)
  }

  /** A picture that this machine has given before comes from its disk, also while the database is away. */
  async function pictureOrCopy(file: string, name: string): Promise<Buffer | undefined> {
    const copy = join(dataDir, 'media', name)
    if (existsSync(copy)) return readFileSync(copy)
    const bytes = await storedPicture(file, name)
    if (bytes) writeCopy(copy, bytes)
    return bytes
  }

  function writeCopy(copy: string, bytes: Buffer): void {
    try {
      writeFileAtomically(copy, bytes)
    } catch (error) {
      print(`Pictures cannot be kept for a time without the database: ${errorMessage(error)}`)
    }
  }

  /** Keeps nothing any more of a picture that was removed. */
  function forget(file: string): void {
    for (const name of keptPictures.keys()) {
      if (pictureOf(name)?.file !== file) continue
      keptPictures.delete(name)
      rmSync(join(dataDir, 'media', name), { force: true })
    }
  }

  return { read, forget }
}
