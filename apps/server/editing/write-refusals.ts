import { isObject } from '../../../src/schemas/json.ts'
import { readJson } from '../../../src/authoring/text/json-text.ts'
import type { Diagnostic } from '../../../src/schemas/diagnostics.ts'
import type { DocumentName, Kind } from '../../../src/schemas/documents.ts'
import type { WorkspaceFile } from '../../../src/schemas/workspace.ts'

/** The document that is written, of which brand. */
type Address = { brand: string; name: DocumentName; kind: Kind }

/** Why a write is refused before the brand is checked. */
export type Refusal = { error: string; diagnostics: Diagnostic[] }

/** Refuses a text that is no JSON or is another document. The check reports a byte order mark later. */
export function textRefusal(text: string, name: DocumentName): Refusal | undefined {
  const read = readJson(text.replace(/^\uFEFF/, ''))
  if (!read.ok) {
    const { code, message, line, column } = read.fault
    return {
      error: `The text cannot be read: ${message} (line ${line}, column ${column}) Mend it and send it again.`,
      diagnostics: [{ code, severity: 'error', message, document: name, pointer: '', line, column }],
    }
  }
  const [kind, id] = isObject(read.value) ? [read.value['kind'], read.value['id']] : []
  const named = typeof kind === 'string' && typeof id === 'string' ? `${kind}/${id}` : 'no kind and id'
  if (named === name) return undefined
  const message = `The text says ${named.slice(0, 200)}, its address ${name}.`
  return {
    error: `${message} Send it to its own address, or correct its kind and id.`,
    diagnostics: [{ code: 'document/misplaced', severity: 'error', message, document: name, pointer: '/id', ...read.positions.of('/id') }],
  }
}

/** Refuses a second brand or flags document: each brand has exactly one of both. */
export function singletonRefusal({ brand, kind, name }: Address, files: readonly WorkspaceFile[]): Refusal | undefined {
  if ((kind !== 'brand' && kind !== 'flags') || files.some((file) => file.name === name)) return undefined
  const other = files.find((file) => file.name.startsWith(`${kind}/`) && (kind === 'flags' || file.brand === brand))
  return (
    other && { error: `${brand} has ${other.name} already, and there is one of that kind; send the text to that address.`, diagnostics: [] }
  )
}

/** Refuses to remove what a brand does not own: a document of `_base` belongs to every brand, and every brand needs its `brand.json`. */
export function removalRefusal({ brand, name, kind }: Address, holder: string | undefined): Refusal | undefined {
  if (holder === undefined) return { error: `Nobody has ${name}, so it cannot be taken away.`, diagnostics: [] }
  if (kind === 'brand')
    return { error: `${name} cannot be taken away, for a brand without it is none; remove its folder by hand.`, diagnostics: [] }
  if (holder !== brand)
    return {
      error:
        `${name} belongs to ${holder}, which other brands share, so ${brand} cannot take it away; ` +
        `hide what it shows, or take it away from ${holder}.`,
      diagnostics: [],
    }
  return undefined
}
