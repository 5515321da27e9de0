import { useUnit } from 'effector-react'

import { $changedNames } from '../model/documents/documents.ts'
import { t } from '../../kit/i18n/words.ts'
import { $sharing } from './rows.ts'
import styles from './row-hint.module.css'

/** The text beside a document's row: its id, its owner, whether the draft changes it. */
export function documentHint(id: string) {
  return id.includes('/') ? <DocumentHint id={id} /> : null
}

function DocumentHint({ id }: { id: string }) {
  const { sharing, changed } = useUnit({ sharing: $sharing, changed: $changedNames })
  const facts = [sharing(id), changed.includes(id) ? t('outline.changed') : ''].filter(Boolean)
  return (
    <p className={styles.line}>
      <code dir="ltr">{id}</code>
      <span className={styles.weak}>{facts.join(' · ')}</span>
    </p>
  )
}
