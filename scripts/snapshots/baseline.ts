import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import type { JsonObject } from '../../src/schemas/json.ts'
import { CannotRun } from './cannot-run.ts'
import { readCapture, textOfCapture } from './capture.ts'
import type { Capture } from './capture.ts'
import { fromAuthored, textOf } from './documents.ts'
import type { Documents } from './documents.ts'

/** A stored cell. `documents` is the hash of those that it was drawn from. */
export type Stored = { capture: Capture; documents: string; png: () => Buffer }

/**
 * Stored snapshots of one brand, below a folder that a team commits or leaves out: `cells/<key>.json` with plan and accessibility tree,
 * `pictures/<hash>.png`, `documents/<hash>.json` as they were drawn from, and `about.json`. Every file is written beside its place and
 * renamed into it, pictures and documents before the cells that name them: an interrupted run leaves whole cells, old or new.
 */
export class Baseline {
  readonly folder: string

  constructor(folder: string, brand: string) {
    this.folder = join(folder, brand)
  }

  keys(): string[] {
    const cells = join(this.folder, 'cells')
    return existsSync(cells)
      ? readdirSync(cells)
          .flatMap((name) => (name.endsWith('.json') ? [name.slice(0, -'.json'.length)] : []))
          .sort()
      : []
  }

  /** With which browser and clock the cells were drawn; null where there are none. */
  about(): { browser: string; time: string } | null {
    const path = join(this.folder, 'about.json')
    return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as { browser: string; time: string }) : null // written by us
  }

  read(key: string): Stored | undefined {
    const path = join(this.folder, 'cells', `${key}.json`)
    if (!existsSync(path)) return undefined
    try {
      const { capture, documents } = readCapture(readFileSync(path, 'utf8'))
      return { capture, documents, png: () => this.picture(capture) }
    } catch (error) {
      throw new CannotRun(`${path} is no snapshot: ${(error as Error).message} Remove it, or accept the cell again.`)
    }
  }

  documents(hash: string): Documents | undefined {
    const path = join(this.folder, 'documents', `${hash}.json`)
    if (!existsSync(path)) return undefined
    const authored = JSON.parse(readFileSync(path, 'utf8')) as Record<string, JsonObject> // written by us
    return fromAuthored('the snapshots', new Map(Object.entries(authored)))
  }

  /** Stores cells with their pictures and the documents that they were drawn from, and removes what no cell names any more. */
  write(
    cells: readonly { capture: Capture; png: Buffer }[],
    documents: Pick<Documents, 'authored' | 'hash'>,
    about: { browser: string; time: string },
    gone: readonly string[] = [],
  ): void {
    place(join(this.folder, 'documents', `${documents.hash}.json`), textOf(documents.authored))
    for (const { capture, png } of cells) if (!capture.failed) place(this.pathOf(capture), png)
    for (const { capture } of cells) place(join(this.folder, 'cells', `${capture.key}.json`), textOfCapture(capture, documents.hash))
    for (const key of gone) rmSync(join(this.folder, 'cells', `${key}.json`), { force: true })
    place(join(this.folder, 'about.json'), `${JSON.stringify(about)}\n`)
    this.removeUnused()
  }

  private picture(capture: Capture): Buffer {
    const path = this.pathOf(capture)
    return existsSync(path) ? readFileSync(path) : Buffer.alloc(0) // pictures may be kept elsewhere: hash, tree and plan are compared
  }

  private pathOf({ picture }: Capture): string {
    return join(this.folder, 'pictures', `${picture}.png`)
  }

  private removeUnused(): void {
    const stored = this.keys().flatMap((key) => this.read(key) ?? [])
    const used = new Set(stored.flatMap(({ capture, documents }) => [`${capture.picture}.png`, `${documents}.json`]))
    for (const kind of ['pictures', 'documents']) {
      const folder = join(this.folder, kind)
      if (!existsSync(folder)) continue
      for (const name of readdirSync(folder)) if (!used.has(name)) rmSync(join(folder, name), { force: true })
    }
  }
}

/** Writes a file whole or not at all. */
export function place(path: string, content: string | Buffer): void {
  mkdirSync(dirname(path), { recursive: true })
  const beside = `${path}.${process.pid}`
  try {
    writeFileSync(beside, content)
    renameSync(beside, path)
  } catch (error) {
    rmSync(beside, { force: true })
    throw new CannotRun(`${path} cannot be written: ${(error as Error).message}`)
  }
}
