import { isObject } from '../../../src/schemas/json.ts'
import { memo } from '../../../src/rules/memo.ts'
import type { Json, JsonObject } from '../../../src/schemas/json.ts'
import { loadFile } from '../../../src/authoring/release/files.ts'
import type { LayoutFile } from '../../../src/authoring/release/files.ts'

/** A picture that a document names, and the innermost block or item with an id that does. */
export type PictureUse = { file: string; node?: string }

const hash = /^[\w-]{16}$/
const address = /\/media\/([\w-]{16})(?:-\d{1,5})?\.webp/g

/**
 * The pictures that a document names, each once for a block: by its values of the form `{ "file": "<hash>", "widths": […] }` and by
 * addresses such as `/media/<hash>.webp`. By their form and not by the contracts of widgets, so that the value of an overlay's step, of a
 * variant or of a widget that this server does not know counts as well (decision 701).
 */
export function pictureUses(file: LayoutFile): readonly PictureUse[] {
  const { value } = loadFile(file)
  return isObject(value) ? usesIn(value) : []
}

const usesIn = memo((document: JsonObject): readonly PictureUse[] => {
  const uses = new Map<string, PictureUse>()
  for (const part of Object.values(document)) collect(part, undefined, uses)
  return [...uses.values()]
})

function collect(value: Json, node: string | undefined, uses: Map<string, PictureUse>): void {
  const add = (file: string) => uses.set(`${file} ${node}`, { file, ...(node !== undefined && { node }) })
  if (typeof value === 'string') {
    for (const [, file = ''] of value.matchAll(address)) add(file)
  } else if (Array.isArray(value)) {
    for (const part of value) collect(part, node, uses)
  } else if (isObject(value)) {
    const inner = typeof value.id === 'string' ? value.id : node
    if (typeof value.file === 'string' && hash.test(value.file) && Array.isArray(value.widths)) add(value.file)
    for (const part of Object.values(value)) collect(part, inner, uses)
  }
}
