import { combine, sample } from 'effector'

import { $problems } from './checker.ts'
import { $reach, $usage } from './analysis.ts'
import { summaryChanged } from './summary.ts'
import type { Summary } from './summary.ts'
import { $portalWords } from './portal-words.ts'
import { $countsByDocument, $countsByPart, $gapsLookedAt, $items, $wordsMissing } from './problems.ts'
import { $release } from './renewal.ts'
import { $conflicts, $saving } from './saving.ts'

// Fills the marks that the first picture has a place for.

const $made = combine({
  problems: $items.map((items): Summary['problems'] =>
    items ? { blocking: items.filter(({ blocks }) => blocks).length, know: items.filter(({ blocks }) => !blocks).length } : null,
  ),
  faults: $problems.map((problems) => problems?.filter(({ severity }) => severity === 'error').length ?? 0),
  words: combine($portalWords, $wordsMissing, (words, missing) => (words ? missing : null)),
  missing: $gapsLookedAt.map((gaps) => gaps?.map(({ key }) => key) ?? []),
  byDocument: $countsByDocument,
  byPart: $countsByPart,
  reach: $reach,
  usage: $usage,
  saving: $saving,
  conflict: $conflicts.map(([conflict]) => conflict?.name ?? null),
  release: $release,
})
sample({ clock: $made, target: summaryChanged })
summaryChanged($made.getState())
