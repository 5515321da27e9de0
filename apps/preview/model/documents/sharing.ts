import { combine } from 'effector'

import type { Workspace, WorkspaceFile } from '../../../../src/schemas/workspace.ts'
import { $changedNames, $doc, $published, $workspace, baseBrand } from './documents.ts'
import type { Published } from './documents.ts'
import { $otherFiles } from './other-brands.ts'

type Brand = Workspace['brands'][number]

/** Gives the brands whose players get a document: of a shared one all that have none of their own, as far as the server has told. */
export const $brandsOf = combine(
  $workspace,
  $published,
  $otherFiles,
  (workspace, published, others) =>
    (name: string): readonly Brand[] =>
      workspace ? brandsOf(name, workspace, published, others) : [],
)

export function brandsOf(
  name: string,
  { brand, brands }: Workspace,
  published: ReadonlyMap<string, Published>,
  others: readonly WorkspaceFile[],
): readonly Brand[] {
  const folder = published.get(name)?.brand ?? brand // what is new here is made here
  const hasOwn = (id: string) => others.some((file) => file.brand === id && file.name === name)
  return brands.filter(({ id }) => (folder === baseBrand ? !hasOwn(id) : id === folder))
}

const namesOf = (brands: readonly Brand[]) => brands.map(({ name }) => name)

/** Names of the other brands that share the open document. */
export const $sharedWith = combine($doc, $brandsOf, $workspace, (doc, of, workspace) =>
  namesOf(of(doc).filter(({ id }) => id !== workspace?.brand)),
)

/** Names of the brands that publishing the open document would change; none while it is as it is published. */
export const $changedBrands = combine($doc, $brandsOf, $changedNames, (doc, of, changed) => (changed.includes(doc) ? namesOf(of(doc)) : []))
