import { Button } from '../../runtime/ui/controls/button.tsx'
import { Icon } from '../../runtime/ui/pictures/icon.tsx'
import { MenuButton } from '../../runtime/ui/controls/menu-button.tsx'
import type { ColumnChoice } from '../../schemas/nouns/record.ts'
import { isLead } from './columns.tsx'
import type { Column } from './columns.tsx'
import type { RecordTableProps } from './contract.ts'
import styles from './view.module.css'

type Props = { columns: readonly Column[]; choice: ColumnChoice } & Pick<RecordTableProps, 'send' | 't'>

/** A menu of the table's columns. That which names the rows is always shown. What is hidden of a column that is gone is forgotten. */
export function ChooseColumns({ columns, choice: { table, hidden }, send, t }: Props) {
  const isHidden = (column: Column) => hidden.includes(column.field) && !isLead(column, columns)
  const shown = columns.filter((column) => !isHidden(column))
  const choose = (visible: (column: Column) => boolean) =>
    send({ kind: 'choose-columns', table, hidden: columns.filter((column) => !visible(column)).map(({ field }) => field) })
  return (
    <MenuButton
      trigger={(button) => (
        <Button {...button} size="small" after="chevron-down">
          {shown.length === columns.length ? t('columns') : t('columns_some', { shown: shown.length, count: columns.length })}
        </Button>
      )}
    >
      {(close) => (
        <>
          {columns.map((column) => {
            const isFixed = isLead(column, columns)
            return (
              <button
                key={column.field}
                type="button"
                role="menuitemcheckbox"
                aria-checked={!isHidden(column)}
                aria-disabled={isFixed || undefined}
                data-key={column.field}
                className={styles.choice}
                onClick={() => {
                  if (!isFixed) choose((one) => (one === column ? isHidden(one) : !isHidden(one)))
                }}
              >
                <span className={styles.box}>{isHidden(column) ? null : <Icon name="check" size={14} />}</span>
                <span>{column.label}</span>
              </button>
            )
          })}
          <button
            type="button"
            role="menuitem"
            className={styles.all}
            onClick={() => {
              close()
              if (shown.length < columns.length) choose(() => true)
            }}
          >
            {t('all_columns')}
          </button>
        </>
      )}
    </MenuButton>
  )
}
