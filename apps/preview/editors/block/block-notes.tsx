import { useUnit } from 'effector-react'

import { Button } from '../../../kit/buttons/button.tsx'
import type { OnEdit } from '../../../kit/fields/types.ts'
import styles from '../../../kit/fields/fields.module.css'
import { listed, separated, t } from '../../../kit/i18n/words.ts'
import { Notice } from '../../../kit/layout/notice.tsx'
import { $notOffered, removalOf } from '../../model/view/not-offered.ts'
import type { NotOffered } from '../../model/view/not-offered.ts'

const kinds = ['game', 'vendor', 'category', 'popup'] as const

/** What is to know about a block besides its problems. */
export function BlockNotes({ block, onEdit }: { block: string; onEdit: OnEdit }) {
  const missing = useUnit($notOffered).get(block) ?? []
  return missing.length > 0 ? <NotOfferedNote missing={missing} onEdit={onEdit} /> : null
}

function NotOfferedNote({ missing, onEdit }: { missing: readonly NotOffered[]; onEdit: OnEdit }) {
  const patch = removalOf(missing)
  const named = kinds.flatMap((kind) => {
    const names = [...new Set(missing.flatMap((one) => (one.kind === kind ? [one.value] : [])))]
    return names.length > 0 ? [t(`inspector.not-offered-${kind}`, { names: listed(names) })] : []
  })
  return (
    <Notice
      kind="warn"
      className={styles.note}
      title={t('inspector.not-offered', { count: missing.length })}
      action={
        patch.length > 0 ? (
          <Button size="small" onClick={() => onEdit({ patch, label: t('inspector.not-offered-removed', { count: patch.length }) })}>
            {t('inspector.not-offered-remove')}
          </Button>
        ) : undefined
      }
    >
      {separated(named)}
    </Notice>
  )
}
