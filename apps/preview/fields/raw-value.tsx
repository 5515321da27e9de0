import { Trash2 } from 'lucide-react'

import type { Json } from '../../../src/schemas/json.ts'
import { Button } from '../ui/button.tsx'
import { t } from '../i18n/words.ts'
import styles from './fields.module.css'

/** A value that no control of ours can show: its text, kept as it is, and a way to begin again. */
export function RawValue({ label, value, edit }: { label: string; value: Json; edit: (value: undefined) => void }) {
  return (
    <div className={styles.raw}>
      <code>{JSON.stringify(value)}</code>
      <p className={styles.mend}>
        <span>{t('inspector.kept')}</span>
        <Button size="small" kind="quiet" icon={Trash2} aria-label={t('inspector.take-out', { label })} onClick={() => edit(undefined)}>
          {t('inspector.take-out-short')}
        </Button>
      </p>
    </div>
  )
}
