import { CopyButton } from '../../runtime/ui/controls/copy-button.tsx'
import { Dialog } from '../../runtime/ui/controls/dialog.tsx'
import type { RecordPage, RecordRow } from '../../schemas/nouns/record.ts'
import { ownValue } from '../../schemas/own-value.ts'
import type { Translate } from '../../schemas/translate.ts'
import { nameOf } from './columns.tsx'
import type { Column } from './columns.tsx'
import type { RecordTableProps } from './contract.ts'
import { strings } from './strings.ts'
import { Value } from './value.tsx'
import styles from './view.module.css'

type Props = { row: RecordRow; records: RecordPage; onClose: () => void } & Pick<RecordTableProps, 'props' | 't'>

/** What a field is called: as its column, else by the table's own words, else by its name. */
export function labelOf(name: string, columns: readonly Column[], t: Translate): string {
  const column = columns.find(({ field }) => field === name)
  return column?.label ?? (Object.hasOwn(strings, `field.${name}`) ? t(`field.${name}`) : name)
}

/** All that is known of a row. A reference can be copied. */
export function Details({ row, records, props: { columns, details }, onClose, t }: Props) {
  return (
    <Dialog title={t('details_of', { name: nameOf(row, columns, records, t) })} closeLabel={t('close')} onClose={onClose}>
      <dl className={styles.details}>
        {details.map((name) => {
          const value = ownValue(row.values, name)
          const field = ownValue(records.fields, name)
          const column = columns.find((each) => each.field === name)
          return (
            <div key={name} className={styles.detail} data-key={name}>
              <dt>{labelOf(name, columns, t)}</dt>
              <dd>
                <Value value={value} field={field} sign={column?.sign} words={column?.words} currency={records.currency} t={t} />
                {field === 'reference' && value ? (
                  <CopyButton text={value} label={t('copy')} done={t('copied')} failed={t('copy_failed')} />
                ) : null}
              </dd>
            </div>
          )
        })}
      </dl>
    </Dialog>
  )
}
