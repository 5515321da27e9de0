import { combine } from 'effector'
import { useUnit } from 'effector-react'
import { Flag, Pencil, TriangleAlert, Unlink } from 'lucide-react'

import { $undeclaredFlags, $usage } from '../model/view/analysis.ts'
import { $catalogue } from '../model/catalogue/catalogue.ts'
import { $declared } from '../model/documents/documents.ts'
import { $viewSettings } from '../model/documents/view-settings.ts'
import { $parts } from '../model/view/parts.ts'
import { Badge } from '../../kit/buttons/badge.tsx'
import { t } from '../../kit/i18n/words.ts'
import { partOpened } from './open-part.ts'
import { PartGroup, PartRow } from './part-row.tsx'

const icons = { all: Flag, tried: Pencil, nowhere: Unlink, undeclared: TriangleAlert }
const $counts = combine(
  $declared,
  $usage,
  $undeclaredFlags,
  $viewSettings,
  $catalogue,
  (declared, usage, undeclared, { flags }, catalogue) => ({
    all: Object.keys(declared).length,
    tried: Object.keys(flags).length,
    nowhere: catalogue ? Object.keys(declared).filter((name) => usage.of('flag', name).length === 0).length : undefined,
    undeclared: catalogue ? new Set(undeclared.map(({ name }) => name)).size : undefined,
  }),
)

/** Which flags the list beside the canvas shows. */
export function FlagParts() {
  const { counts, parts, openPart } = useUnit({ counts: $counts, parts: $parts, openPart: partOpened })
  return (
    <PartGroup label={t('outline.show')}>
      {(['all', 'tried', 'nowhere', 'undeclared'] as const).map((part) => {
        const count = counts[part]
        const beside = count === undefined ? '' : part === 'undeclared' && count > 0 ? <Badge kind="amber">{count}</Badge> : count
        return (
          <PartRow
            key={part}
            icon={icons[part]}
            label={t(`outline.show-${part}`)}
            beside={beside}
            current={parts.flags === part}
            onPress={() => openPart({ flags: part })}
          />
        )
      })}
    </PartGroup>
  )
}
