import { Trash2 } from 'lucide-react'

import type { Json } from '../../../../src/schemas/json.ts'
import { Button } from '../../buttons/button.tsx'
import { t } from '../../i18n/words.ts'
import styles from './fields.module.css'

/** A value that no control can show: its JSON, unchanged, and a button that removes it. */
export function RawValue({ label, value, edit }: { label: string; value: Json; edit: (value: undefined) => void }) {
  return (
    <div className={styles.raw}>
      <code>{JSON.stringify(value)}</code>
      <p className={styles.fix}>
        <span>{t('inspector.kept')}</span>
        <Button size="small" kind="quiet" icon={Trash2} aria-label={t('inspector.take-out', { label })} onClick={() => edit(undefined)}>
          {t('inspector.take-out-short')}
        </Button>
      </p>
    </div>
  )
}
