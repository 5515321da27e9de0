import { isObject } from '../../../../src/schemas/json.ts'
import { dequal } from 'dequal/lite'

import { isPageFile, readPageFile } from '../../../../src/authoring/copy/page-file.ts'
import type { PageFile } from '../../../../src/authoring/copy/page-file.ts'
import { readJson } from '../../../../src/authoring/text/json-text.ts'
import { kinds } from '../../../../src/schemas/documents.ts'
import type { Json, JsonObject } from '../../../../src/schemas/json.ts'

const mostBytes = 256 * 1024 // of a document
const mostRead = 10 * 1_000_000 // a larger file is not even read
const [format, reader] = [1, 1] // what this editor writes and reads

/** A file as the operator gave it: `text` is missing when it was too large to read, or could not be. */
export type Given = { file: string; bytes: number; text: string | undefined }

/** What a file is: a document that may be taken in, or why it cannot, as a key of `shell.import-fault.` with what it names. */
export type Checked = { file: string } &
  // `held`: it came as a page file, with words and pictures
  (
    | { ok: true; name: string; kind: string; id: string; body: JsonObject; there: 'no' | 'same' | 'other'; held?: PageFile }
    | { ok: false; fault: string; values: Readonly<Record<string, string | number>> }
  )

export type Place = { brand: string; documents: ReadonlyMap<string, JsonObject | null> }

/** Checks files before they are imported. One sentence for each; the second file of the same document is refused. */
export function checkFiles(files: readonly Given[], place: Place): Checked[] {
  const seen = new Set<string>()
  return files.map((file) => {
    const checked = checkFile(file, place)
    if (!checked.ok) return checked
    if (seen.has(checked.name)) return { file: file.file, ok: false, fault: 'twice', values: {} }
    seen.add(checked.name)
    return checked
  })
}

/** Whether a file is worth reading. */
export function isReadable(bytes: number): boolean {
  return bytes <= mostRead
}

function checkFile({ file, bytes, text }: Given, { brand, documents }: Place): Checked {
  const no = (fault: string, values: Readonly<Record<string, string | number>> = {}): Checked => ({ file, ok: false, fault, values })
  if (bytes > mostRead) return no('far-too-large', { bytes })
  if (text === undefined) return no('unreadable')
  if (isPageFile(text)) {
    const page = readPageFile(text)
    if (!page.ok) return no(`page-${page.why}`)
    if (page.file.page.kind !== 'page') return no('page-broken')
    const checked = checkFile({ file, bytes: 0, text: JSON.stringify(page.file.page) }, { brand, documents })
    return checked.ok ? { ...checked, held: page.file } : checked
  }
  if (bytes > mostBytes) return no('too-large', { bytes })
  const read = readJson(text)
  if (!read.ok) return no('syntax', { line: read.fault.line, column: read.fault.column, message: read.fault.message })
  const [twice] = read.duplicates
  if (twice) return no('duplicate-key', { key: twice.key, line: twice.line, column: twice.column })
  const body = read.value
  if (!isObject(body)) return no('no-object')
  if (typeof body.kind !== 'string') return no('no-kind')
  const { kind } = body
  if (!kinds.some((one) => one === kind)) return no('kind', { kind: kind.slice(0, 40) })
  const id = typeof body.id === 'string' ? body.id : ''
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id) || id.length > 64) return no('id', { id: id.slice(0, 80) })
  if (typeof body.format === 'number' && body.format > format) return no('future', { format: body.format, known: format })
  if (typeof body.minReader === 'number' && body.minReader > reader) return no('reader', { format: body.minReader, known: reader })
  if (kind === 'brand' && id !== brand) return no('brand', { id, brand })
  const repeated = repeatedId(body)
  if (repeated !== undefined) return no('duplicate-id', { id: repeated })
  const name = `${kind}/${id}`
  const now = documents.get(name)
  return { file, ok: true, name, kind, id, body, there: !now ? 'no' : dequal(now, body) ? 'same' : 'other' }
}

/** An id that occurs twice among the blocks of a page with their fallbacks, the items of a menu, or the fields of a form. */
function repeatedId(body: JsonObject): string | undefined {
  const seen = new Set<string>()
  const walk = (list: Json | undefined, depth = 0): string | undefined => {
    if (!Array.isArray(list) || depth > 64) return undefined
    for (const entry of list) {
      if (!isObject(entry)) continue
      if (typeof entry.id === 'string') {
        if (seen.has(entry.id)) return entry.id
        seen.add(entry.id)
      }
      const inner = [
        entry.items,
        isObject(entry.fallback) ? [entry.fallback] : undefined,
        ...(isObject(entry.slots) ? Object.values(entry.slots) : []),
      ]
      for (const children of inner) {
        const found = walk(children, depth + 1)
        if (found !== undefined) return found
      }
    }
    return undefined
  }
  return walk(body.kind === 'page' ? body.nodes : body.kind === 'menu' ? body.items : body.kind === 'form' ? body.fields : undefined)
}

/** A name beside one that is taken: `home-2`. */
export function besideId(documents: ReadonlyMap<string, JsonObject | null>, kind: string, id: string): string {
  for (let count = 2; ; count += 1) if (!documents.get(`${kind}/${id}-${count}`)) return `${id}-${count}`
}
