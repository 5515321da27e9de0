import type { Workspace } from '../../../src/schemas/workspace.ts'

/**
 * Whether an answer has the form of a workspace (src/schemas/workspace.ts). By hand: the first render waits for it, and the schemas come
 * after that.
 */
export function isWorkspace(body: unknown): body is Workspace {
  return (
    isRecord(body) &&
    hasTexts(body, 'brand', 'draft', 'release') &&
    Array.isArray(body.brands) &&
    body.brands.every((brand) => isRecord(brand) && hasTexts(brand, 'id', 'name')) &&
    areFiles(body.files) &&
    (body.others === undefined || areFiles(body.others)) &&
    isRecord(body.drafts) &&
    Object.values(body.drafts).every(
      (draft) => isRecord(draft) && hasTexts(draft, 'etag', 'at') && (draft.text === null || typeof draft.text === 'string'),
    )
  )
}

function areFiles(value: unknown): boolean {
  return Array.isArray(value) && value.every((file) => isRecord(file) && hasTexts(file, 'name', 'brand', 'path', 'text', 'etag'))
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function hasTexts(record: Readonly<Record<string, unknown>>, ...names: readonly string[]): boolean {
  return names.every((name) => typeof record[name] === 'string')
}
