import { combine } from 'effector'

import type { Workspace } from '../../../src/schemas/workspace.ts'
import { $changedNames, $doc, $published, $workspace, baseBrand } from './documents.ts'
import type { Published } from './documents.ts'

type Brand = Workspace['brands'][number]

/** The brands whose players get a document of this workspace: of a shared one all that have none of their own. */
export function brandsOf(name: string, workspace: Workspace | null, published: ReadonlyMap<string, Published>): readonly Brand[] {
  if (!workspace) return []
  const folder = published.get(name)?.brand ?? workspace.brand // what is new here is made here
  const own = workspace.own ?? {}
  return workspace.brands.filter(({ id }) => (folder === baseBrand ? own[id]?.includes(name) !== true : id === folder))
}

const namesOf = (brands: readonly Brand[]) => brands.map(({ name }) => name)

/** Names of the other brands that share the open document. */
export const $sharedWith = combine($doc, $workspace, $published, (doc, workspace, published) =>
  namesOf(brandsOf(doc, workspace, published).filter(({ id }) => id !== workspace?.brand)),
)

/** Names of the brands that publishing the current draft would change. */
export const $changedBrands = combine($changedNames, $workspace, $published, (changed, workspace, published) => {
  const ids = new Set(changed.flatMap((name) => brandsOf(name, workspace, published).map(({ id }) => id)))
  return namesOf(workspace?.brands.filter(({ id }) => ids.has(id)) ?? [])
})
