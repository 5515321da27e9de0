import { mergePatch } from '../../src/rules/merge.ts'
import type { Brand } from '../../src/schemas/documents.ts'
import type { JsonObject } from '../../src/schemas/json.ts'

const files = import.meta.glob<JsonObject>('../../layouts/*/brand.json', { eager: true, import: 'default' })
const base = files['../../layouts/_base/brand.json'] ?? {}

/** The brands of the project by id, each merged over the shared one. */
export const brands: ReadonlyMap<string, Brand> = new Map(
  Object.entries(files).flatMap(([path, file]) => {
    if (file === base) return []
    const brand = mergePatch(base, file) as Brand // the layouts' check reads it by its schema
    return [[path.split('/').at(-2) ?? '', brand]]
  }),
)
export const defaultBrand = brands.has('foyer') ? 'foyer' : ([...brands.keys()][0] ?? '')
