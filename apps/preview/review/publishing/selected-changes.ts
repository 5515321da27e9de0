import type { JsonObject } from '../../../../src/schemas/json.ts'
import { applyChanges, changesBetween } from '../../../../src/authoring/diff/changes.ts'
import type { Change } from '../../../../src/authoring/diff/change.ts'
import type { Documents } from '../../model/documents/editor-history.ts'
import type { Published } from '../../model/documents/documents.ts'

/** One changed document: as it is published (`before`), as it is in the draft (`after`), and the changes between them. */
export type Reviewed = {
  name: string
  published: Published | undefined
  before: JsonObject | undefined
  after: JsonObject | undefined
  changes: readonly Change[]
}

export const changeKey = ({ document, id }: Pick<Change, 'document' | 'id'>): string => `${document} ${id}`

export function reviewedOf(names: readonly string[], documents: Documents, published: ReadonlyMap<string, Published>): Reviewed[] {
  return names
    .map((name) => {
      const file = published.get(name)
      const [before, after] = [file?.value, documents.get(name) ?? undefined]
      return { name, published: file, before, after, changes: changesBetween(name, before, after) }
    })
    .filter(({ changes }) => changes.length > 0)
}

/** The document with all changes but the excluded ones; undefined where that is no document. */
export function selectedBody({ before, after, changes }: Reviewed, excluded: ReadonlySet<string>): JsonObject | undefined {
  const selected = changes.filter((change) => !excluded.has(changeKey(change)))
  if (selected.length === changes.length) return after
  return applyChanges(
    before,
    after,
    selected.map(({ id }) => id),
  ) as JsonObject | undefined // versions of documents are objects
}
