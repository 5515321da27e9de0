import { rowSortingFeature, tableFeatures, useTable } from '@tanstack/react-table'
import { useId, useMemo } from 'react'
import type { ComponentProps, ReactNode } from 'react'

import { classes } from './class-names.ts'
import styles from './data-table.module.css'
import { Icon } from './icon.tsx'
import { SelectField } from './select-field.tsx'

export type TableRow = { key: string }

/** A column. `card` is its place on a phone, where each row is a card: the card's title, the value beside it, or a line with its label. */
export type TableColumn<Row extends TableRow> = {
  id: string
  label: string
  cell: (row: Row) => ReactNode
  /** Below the column, in the line of totals. */
  total?: ReactNode
  /** Numbers stand at the end of their column. */
  numeric?: boolean
  sortable?: boolean
  card?: 'title' | 'value' | 'line'
}

export type TableWords = { sort: string; unsorted: string; ascending: (column: string) => string; descending: (column: string) => string }

const features = tableFeatures({ rowSortingFeature })

/**
 * A table with named columns whose rows are cards on a phone. `sort` is a column's id, with "-" before it from high to low, or ""; whoever
 * gives the rows sorts them. Its roles are written out: a `tr` that is drawn as a grid is no row any more. The column that is the title of
 * a card names its row, else the first.
 */
export function DataTable<Row extends TableRow>({
  label,
  columns,
  rows,
  sort = '',
  onSort,
  totals,
  busy,
  words,
}: {
  label: string
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  sort?: string
  onSort?: (sort: string) => void
  /** What the line of totals is called; without it there is none. */
  totals?: string | undefined
  busy?: boolean
  /** Words of sorting; without them nothing is sorted. */
  words?: TableWords
}) {
  const sortId = useId()
  const byId = new Map(columns.map((column) => [column.id, column]))
  const definitions = useMemo(
    () =>
      columns.map(({ id, label: header, sortable }) => ({
        id,
        header,
        enableSorting: sortable === true,
        accessorFn: (row: Row) => row.key,
      })),
    [columns],
  )
  const sorting = useMemo(() => (sort === '' ? [] : [{ id: sort.replace(/^-/, ''), desc: sort.startsWith('-') }]), [sort])
  const data = useMemo(() => [...rows], [rows])
  const table = useTable({
    features,
    columns: definitions,
    data,
    getRowId: (row) => row.key,
    manualSorting: true,
    sortDescFirst: true, // the largest and the newest are looked for first
    state: { sorting },
    onSortingChange: (change) => {
      const [next] = typeof change === 'function' ? change(sorting) : change
      onSort?.(next ? `${next.desc ? '-' : ''}${next.id}` : '')
    },
  })
  const header = Math.max(
    0,
    columns.findIndex(({ card }) => card === 'title'),
  )
  const sortable = columns.filter((column) => column.sortable && onSort && words)
  return (
    <div className={styles.wrap}>
      {words && sortable.length > 0 ? (
        <div className={styles.phoneSort}>
          <SelectField
            id={sortId}
            label={words.sort}
            value={sort}
            onValue={(value) => onSort?.(value)}
            options={[
              { value: '', label: words.unsorted },
              ...sortable.flatMap((column) => [
                { value: `-${column.id}`, label: words.descending(column.label) },
                { value: column.id, label: words.ascending(column.label) },
              ]),
            ]}
          />
        </div>
      ) : null}
      <TablePart part="table" className={classes(styles.table, busy && styles.busy)} aria-label={label} aria-busy={busy || undefined}>
        <TablePart part="rowgroup" className={styles.heads}>
          {table.getHeaderGroups().map((group) => (
            <TablePart key={group.id} part="row" className={styles.headRow}>
              {group.headers.map(({ id, column }) => {
                const known = byId.get(column.id)
                const direction = column.getIsSorted()
                return (
                  <TablePart
                    key={id}
                    part="columnheader"
                    className={classes(styles.head, known?.numeric && styles.numeric)}
                    aria-sort={direction === false ? undefined : direction === 'asc' ? 'ascending' : 'descending'}
                  >
                    {known?.sortable && onSort ? (
                      <button type="button" className={styles.sort} onClick={() => column.toggleSorting()}>
                        {known.label}
                        <span className={classes(styles.arrow, direction === false && styles.unsorted)}>
                          <Icon name={direction === 'asc' ? 'chevron-up' : 'chevron-down'} size={14} />
                        </span>
                      </button>
                    ) : (
                      known?.label
                    )}
                  </TablePart>
                )
              })}
            </TablePart>
          ))}
        </TablePart>
        <TablePart part="rowgroup" className={styles.body}>
          {table.getRowModel().rows.map(({ id, original }) => (
            <TablePart key={id} part="row" className={styles.row} data-key={original.key}>
              {columns.map((column, index) => (
                <Cell key={column.id} column={column} isHeader={index === header}>
                  {column.cell(original)}
                </Cell>
              ))}
            </TablePart>
          ))}
        </TablePart>
        {totals ? (
          <TablePart part="rowgroup" className={styles.foot}>
            <TablePart part="row" className={classes(styles.row, styles.totals)}>
              {columns.map((column, index) => (
                <Cell key={column.id} column={column} isHeader={index === 0}>
                  {index === 0 ? totals : column.total}
                </Cell>
              ))}
            </TablePart>
          </TablePart>
        ) : null}
      </TablePart>
    </div>
  )
}

function Cell<Row extends TableRow>({ column, isHeader, children }: { column: TableColumn<Row>; isHeader: boolean; children: ReactNode }) {
  const place = column.card ?? 'line'
  const isEmpty = children === undefined || children === null || children === ''
  const className = classes(styles.cell, column.numeric && styles.numeric, styles[place], isEmpty && styles.empty)
  return (
    <TablePart part={isHeader ? 'rowheader' : 'cell'} className={className}>
      {place === 'line' ? <span className={styles.label}>{column.label}</span> : null}
      {children}
    </TablePart>
  )
}

/** A row, a cell or a group of rows: an element that keeps its role whatever display a style sheet gives it, which a `tr` does not. */
function TablePart({
  part,
  ...rest
}: Omit<ComponentProps<'div'>, 'part' | 'role'> & { part: 'table' | 'rowgroup' | 'row' | 'columnheader' | 'rowheader' | 'cell' }) {
  return <div {...rest} role={part} />
}
