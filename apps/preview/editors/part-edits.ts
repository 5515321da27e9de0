import { useUnit } from 'effector-react'
import { useCallback } from 'react'

import type { PatchOperation } from '../../../src/schemas/preview.ts'
import type { Edit } from '../../kit/fields/form/types.ts'
import { edited } from '../model/documents/documents.ts'
import type { EditRequest } from '../model/documents/documents.ts'
import type { Place } from '../model/documents/editor-history.ts'

/** Gives the function that applies edits of a document's editor; `to` is the place that the step of undo leads to. */
export function useEditDocument(document: string): (edit: Edit, to?: Place) => void {
  const edit = useUnit(edited)
  return useCallback((one, to) => applyPartEdit(document, '', one, edit, to), [document, edit])
}

/** Applies an edit to a part of a document: `at` is the JSON pointer of the part, empty for the document itself. */
export function applyPartEdit(
  document: string,
  at: string,
  { patch, group, label, typed }: Edit,
  edit: (request: EditRequest) => void,
  to?: Place,
): void {
  if (patch.length === 0) return
  edit({
    label,
    document,
    ...(group !== undefined && { group: `${document} ${at} ${group}` }),
    patch: at === '' ? patch : patch.map((operation) => under(at, operation)),
    ...(to && { to }),
    ...(typed && { typed }),
  })
}

function under(at: string, operation: PatchOperation): PatchOperation {
  const path = at + operation.path
  return operation.op === 'move' ? { ...operation, from: at + operation.from, path } : { ...operation, path }
}
