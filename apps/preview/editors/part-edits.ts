import type { PatchOperation } from '../../../src/schemas/preview.ts'
import type { Edit } from '../fields/types.ts'
import { editedOptimistically } from '../model/optimistic-edits.ts'
import type { Place } from '../model/editor-history.ts'
import { edited } from '../model/documents.ts'

/** Applies an edit to a part of a document: `at` is the JSON pointer of the part, empty for the document itself. */
export function editPart(document: string, at: string, { patch, group, label, typed }: Edit, to?: Place): void {
  if (patch.length === 0) return
  const does = typed ? editedOptimistically : edited
  does({
    label,
    document,
    group: group === undefined ? undefined : `${document} ${at} ${group}`,
    patch: at === '' ? patch : patch.map((operation) => under(at, operation)),
    ...(to && { to }),
  })
}

function under(at: string, operation: PatchOperation): PatchOperation {
  const path = at + operation.path
  return operation.op === 'move' ? { ...operation, from: at + operation.from, path } : { ...operation, path }
}
