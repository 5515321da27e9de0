import { combine } from 'effector'

import { tellBrands } from '../../../../src/authoring/release/brand-verdicts.ts'
import type { Diagnostic } from '../../../../src/schemas/diagnostics.ts'
import type { JsonObject } from '../../../../src/schemas/json.ts'
import type { Catalogue } from '../../model/catalogue/catalogue.ts'
import { $baseBrand, $published, $workspace } from '../../model/documents/documents.ts'
import { $otherFiles, documentsOf } from '../../model/documents/other-brands.ts'
import type { PublishedFiles } from '../../model/documents/other-brands.ts'
import { problemOf } from '../../model/view/problems.ts'
import { brandsOf } from '../../model/documents/sharing.ts'
import { compared } from '../outcome/outcome.ts'
import type { Outcome } from '../outcome/outcome.ts'
import type { ReviewProblem } from './review-problems.ts'

type Selected = ReadonlyMap<string, JsonObject | undefined>

/** What is published in all brands; null until the workspace is loaded. */
export const $publishedFiles = combine(
  { workspace: $workspace, published: $published, others: $otherFiles, baseBrand: $baseBrand },
  ({ workspace, ...more }): PublishedFiles | null => workspace && { workspace, ...more },
)

/**
 * The problems that publishing shared documents would bring to other brands that get them, and that this brand does not have: a brand has
 * pages, overlays and settings of its own. Each names its brands.
 */
export function problemsElsewhere(
  selected: Selected,
  files: PublishedFiles,
  catalogue: Catalogue,
  here: Pick<Outcome, 'blocking' | 'toKnow'>,
  documents: ReadonlyMap<string, JsonObject>,
): readonly ReviewProblem[] {
  const { workspace } = files
  const keyOf = ({ code, document, pointer, message }: Diagnostic) => [code, document, pointer, message].join('\n')
  const known = new Set([...here.blocking, ...here.toKnow].map(keyOf))
  const verdicts = workspace.brands
    .filter(({ id }) => id !== workspace.brand)
    .flatMap(({ id }) => {
      const outcome = outcomeIn(id, selected, files, catalogue)
      const found = outcome ? [...outcome.blocking, ...outcome.toKnow].filter((one) => !known.has(keyOf(one))) : []
      return found.length > 0 ? [{ brand: id, found }] : []
    })
  // this brand gets the documents too and does not have the problem, so each is told with its brands
  return tellBrands(verdicts, () => [workspace.brand]).flatMap((one) => {
    const problem = problemOf(one, documents)
    const brands = workspace.brands.flatMap(({ id, name }) => (one.brands?.includes(id) ? [name] : []))
    return problem ? [{ ...problem, id: `${problem.id} ${brands.join()}`, brands }] : []
  })
}

/** What publishing does in another brand; undefined where that gets none of the documents. */
function outcomeIn(brand: string, selected: Selected, files: PublishedFiles, catalogue: Catalogue): Outcome | undefined {
  const { workspace, published, others } = files
  const shared = [...selected].filter(([name]) => brandsOf(name, workspace, published, others).some(({ id }) => id === brand))
  if (shared.length === 0) return undefined
  const own = `brand/${brand}`
  const changed = new Map(shared.filter(([name]) => !name.startsWith('brand/')))
  const base = shared.find(([name]) => name.startsWith('brand/'))?.[1] // the base's, which each brand's own is merged over
  const ownBrand = base && documentsOf(brand, { ...files, baseBrand: base }).get(own)
  if (ownBrand) changed.set(own, ownBrand)
  return compared(documentsOf(brand, files), changed, catalogue, own)
}
