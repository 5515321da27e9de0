import { Plus, Trash2 } from 'lucide-react'

import type { MaintenanceWindow } from '../../../../src/schemas/documents.ts'
import { Button, IconButton } from '../../../kit/buttons/button.tsx'
import { momentIn } from '../../../kit/controls/clock-time.ts'
import { ownZone } from '../../../kit/controls/zone-time.ts'
import { DateTimeField } from '../../../kit/controls/date-time-field.tsx'
import { TextField } from '../../../kit/controls/text-field.tsx'
import { t } from '../../../kit/i18n/words.ts'
import editor from '../editor.module.css'
import type { PartProps } from './brand-props.ts'
import styles from './brand.module.css'

const hourMs = 3_600_000

/** Maintenance that studios have announced, each with its beginning and its end. */
export function MaintenanceList({ brand, set, readOnly = false }: PartProps) {
  const windows = brand.maintenance ?? []
  const write = (next: readonly MaintenanceWindow[]) =>
    set(['maintenance'], next.length > 0 ? [...next] : undefined, t('editors.brand-maintenance'))
  const change = (index: number, part: Partial<MaintenanceWindow>) =>
    write(windows.map((one, at) => (at === index ? { ...one, ...part } : one)))
  return (
    <section className={styles.maintenance} aria-label={t('editors.brand-maintenance')}>
      <h3 className={editor.subtitle}>{t('editors.brand-maintenance')}</h3>
      <p className={editor.quiet}>{t('editors.brand-maintenance-hint')}</p>
      <ul className={editor.list}>
        {windows.map(({ vendor, from, until }, index) => (
          // Windows have no names, and the same one may stand twice
          <li key={`window ${index}`} className={styles.window}>
            <TextField
              mono
              label={t('editors.brand-maintenance-studio')}
              placeholder={t('editors.brand-maintenance-studio')}
              value={vendor}
              readOnly={readOnly}
              onChange={(value) => change(index, { vendor: value.toUpperCase() })}
            />
            <DateTimeField
              label={t('editors.brand-maintenance-from')}
              value={from}
              disabled={readOnly}
              onChange={(value) => value && change(index, { from: value })}
            />
            <DateTimeField
              label={t('editors.brand-maintenance-until')}
              value={until}
              min={from}
              disabled={readOnly}
              onChange={(value) => value && change(index, { until: value })}
            />
            {!readOnly && (
              <IconButton
                icon={Trash2}
                label={t('editors.brand-maintenance-delete', { studio: vendor })}
                onClick={() => write(windows.toSpliced(index, 1))}
              />
            )}
          </li>
        ))}
      </ul>
      {!readOnly && (
        <Button icon={Plus} onClick={() => write([...windows, nextWindow(Date.now())])}>
          {t('editors.brand-maintenance-add')}
        </Button>
      )}
    </section>
  )
}

/** Four hours from the next full hour on, in the operator's zone. */
function nextWindow(now: number): MaintenanceWindow {
  const from = Math.ceil(now / hourMs) * hourMs
  return { vendor: 'PG', from: momentIn(from, ownZone()), until: momentIn(from + 4 * hourMs, ownZone()) }
}
