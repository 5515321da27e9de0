import { isObject } from '../../../../src/schemas/json.ts'
import type { Workspace } from '../../../../src/schemas/workspace.ts'

/**
 * Whether an answer has the form of a workspace (src/schemas/workspace.ts). By hand: the first render waits for it, and the schemas come
 * after that.
 */
export function isWorkspace(body: unknown): body is Workspace {
  return (
    isObject(body) &&
    hasTexts(body, 'brand', 'draft', 'release') &&
    Array.isArray(body.brands) &&
    body.brands.every((brand) => isObject(brand) && hasTexts(brand, 'id', 'name')) &&
    areFiles(body.files) &&
    (body.others === undefined || areFiles(body.others)) &&
    isObject(body.drafts) &&
    Object.values(body.drafts).every(
      (draft) => isObject(draft) && hasTexts(draft, 'etag', 'at') && (draft.text === null || typeof draft.text === 'string'),
    )
  )
}

function areFiles(value: unknown): boolean {
  return Array.isArray(value) && value.every((file) => isObject(file) && hasTexts(file, 'name', 'brand', 'path', 'text', 'etag'))
}

function hasTexts(record: Readonly<Record<string, unknown>>, ...names: readonly string[]): boolean {
  return names.every((name) => typeof record[name] === 'string')
}
