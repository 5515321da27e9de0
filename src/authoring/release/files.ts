import { isObject } from '../../schemas/json.ts'
import { kinds } from '../../schemas/documents.ts'
import type { Json } from '../../schemas/json.ts'
import { memo } from '../../rules/memo.ts'
import { kindInFolder } from '../../schemas/workspace-address.ts'
import { createFindings } from '../check/findings.ts'
import type { Findings } from '../check/findings.ts'
import { readJson } from '../text/json-text.ts'
import type { Positions } from '../text/json-positions.ts'

/** A file of `layouts/<brand>/`. Bytes show broken UTF-8; a text is taken as it is. */
export type LayoutFile = { path: string; brand: string; text: string | Uint8Array }

/** A file as far as it can be read. `name` comes from the document, else from its path. `value` is missing when the text is no JSON. */
export type LoadedFile = {
  path: string
  brand: string
  name: string
  value: Json | undefined
  /** What the text holds but for its commas and comments: nobody gets it, but what else is wrong with it is reported. */
  meant?: Json | undefined
  positions: Positions | undefined
  findings: Findings
}

/** The parsed content of bytes, by their identity: a server builds again and again from files of which one has changed. */
const readOnce = memo((bytes: Uint8Array) => readJson(bytes))

export function loadFile({ path, brand, text }: LayoutFile): LoadedFile {
  const findings = createFindings()
  const read = typeof text === 'string' ? readJson(text) : readOnce(text)
  const place = placeOf(path)
  if (!read.ok) {
    for (const { code, message, line, column } of read.faults) findings.add(code, '', message, { place: { line, column } })
    const { line, column } = read.fault
    const here = { of: () => ({ line, column }), keyOf: () => ({ line, column }), rangeOf: () => undefined }
    const { value: meant, positions = here } = read.repaired ?? {}
    return { path, brand, name: (meant === undefined ? undefined : nameOf(meant)) ?? place, value: undefined, meant, positions, findings }
  }
  for (const { pointer, key } of read.duplicates)
    findings.add('json/duplicate-key', pointer, `The key "${key}" stands twice.`, { at: 'key' })
  const name = nameOf(read.value) ?? place
  if (
    isObject(read.value) &&
    name !== place &&
    !(place.startsWith('brand/') && name.startsWith('brand/')) &&
    !(place.startsWith('flags/') && name.startsWith('flags/'))
  ) {
    findings.add('document/misplaced', '/id', `The file's place says ${place}, the document says ${name}.`)
  }
  checkSchema(read.value, path, findings)
  return { path, brand, name, value: read.value, positions: read.positions, findings }
}

/** `$schema` leads from the file to the schema of its kind, where it leads to one of ours at all. */
function checkSchema(value: Json, path: string, findings: Findings): void {
  if (!isObject(value) || typeof value.$schema !== 'string' || typeof value.kind !== 'string') return
  const { $schema, kind } = value
  if (!(kinds as string[]).includes(kind) || /^[a-z]+:/i.test($schema)) return
  const isInFolder = kindInFolder(path.replaceAll('\\', '/').split('/').at(-2) ?? '') !== undefined
  const right = `${isInFolder ? '../../' : '../'}schemas/${kind}.schema.json`
  const isOurs = /(?:^|\/)schemas\//.test($schema)
  if ($schema === right || (!isOurs && $schema.endsWith(`${kind}.schema.json`))) return
  findings.add('document/schema', '/$schema', `The schema of this file is "${right}", not "${$schema}".`, {
    fix: [{ op: 'replace', path: '/$schema', value: right }],
  })
}

/** `page/home`, the name in the document itself. */
function nameOf(value: Json): string | undefined {
  if (!isObject(value)) return undefined
  const { kind, id } = value
  return typeof kind === 'string' && typeof id === 'string' && (kinds as string[]).includes(kind) ? `${kind}/${id}` : undefined
}

/** `page/home` for `pages/home.json`: how a document that cannot be read is known. */
function placeOf(path: string): string {
  const parts = path.replaceAll('\\', '/').split('/')
  const id = (parts.at(-1) ?? '').replace(/\.json$/, '')
  const folder = parts.at(-2) ?? ''
  if (id === 'brand' || id === 'flags') return `${id}/${id === 'brand' ? folder : id}`
  return `${kindInFolder(folder) ?? folder}/${id}`
}
