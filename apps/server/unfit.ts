import { readJson } from '../../src/authoring/text/json-text.ts'
import { isObject } from '../../src/rules/merge.ts'
import type { Diagnostic } from '../../src/schemas/diagnostics.ts'
import type { DocumentName } from '../../src/schemas/documents.ts'
import type { WorkspaceFile } from '../../src/schemas/workspace.ts'
import type { Asked } from './edit-request.ts'

/** Why something cannot be written at all, whatever its brand's check would say. */
export type Unfit = { error: string; diagnostics: Diagnostic[] }

/** Why a text cannot be this document at all: no JSON, or another document. A byte order mark is told later, by the check. */
export function unfitText(text: string, name: DocumentName): Unfit | undefined {
  const read = readJson(text.replace(/^\uFEFF/, ''))
  if (!read.ok) {
    const { code, message, line, column } = read.fault
    return {
      error: `The text cannot be read: ${message} (line ${line}, column ${column}) Mend it and send it again.`,
      diagnostics: [{ code, severity: 'error', message, document: name, pointer: '', line, column }],
    }
  }
  const [kind, id] = isObject(read.value) ? [read.value['kind'], read.value['id']] : []
  const said = typeof kind === 'string' && typeof id === 'string' ? `${kind}/${id}` : 'no kind and id'
  if (said === name) return undefined
  const message = `The text says ${said.slice(0, 200)}, its address ${name}.`
  return {
    error: `${message} Send it to its own address, or correct its kind and id.`,
    diagnostics: [{ code: 'document/misplaced', severity: 'error', message, document: name, pointer: '/id', ...read.positions.of('/id') }],
  }
}

/** Why a document cannot be this brand's: of brands and flags there is one each, which lies in a file of its own. */
export function misplaced({ brand, kind, name }: Asked, files: readonly WorkspaceFile[]): Unfit | undefined {
  if ((kind !== 'brand' && kind !== 'flags') || files.some((file) => file.name === name)) return undefined
  const other = files.find((file) => file.name.startsWith(`${kind}/`) && (kind === 'flags' || file.brand === brand))
  return (
    other && { error: `${brand} has ${other.name} already, and there is one of that kind; send the text to that address.`, diagnostics: [] }
  )
}

/** A brand takes away only what is its own: a document of `_base` belongs to every brand, and a brand without `brand.json` is none. */
export function unremovable({ brand, name, kind }: Asked, holder: string | undefined): Unfit | undefined {
  if (holder === undefined) return { error: `Nobody has ${name}, so it cannot be taken away.`, diagnostics: [] }
  if (kind === 'brand')
    return { error: `${name} cannot be taken away, for a brand without it is none; remove its folder by hand.`, diagnostics: [] }
  if (holder !== brand)
    return {
      error: `${name} belongs to ${holder}, which other brands share, so ${brand} cannot take it away; hide what it shows, or take it away from ${holder}.`,
      diagnostics: [],
    }
  return undefined
}
