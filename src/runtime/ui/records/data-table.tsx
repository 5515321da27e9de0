import { rowSortingFeature, tableFeatures, useTable } from '@tanstack/react-table'
import { useId, useMemo, useCallback, useState } from 'react'
import type { ReactElement } from 'react'

import { classes } from '../class-names.ts'
import { SelectField } from '../controls/select-field.tsx'
import { inElement } from '../elements.tsx'
import type { Content } from '../elements.tsx'
import { Icon } from '../pictures/icon.tsx'
import styles from './data-table.module.css'

/**
 * Whether the one child of an element is wider than the element. It is measured on the outside of both, so that a scrollbar or the place
 * that the answer makes for one does not change the answer.
 */
function useOverflow<T extends HTMLElement>(): { ref: React.RefCallback<T>; overflows: boolean } {
  const [overflows, setOverflows] = useState(false)
  const ref = useCallback((outer: T | null) => {
    const inner = outer?.firstElementChild
    if (!outer || !(inner instanceof HTMLElement)) return
    const measure = () => setOverflows(inner.offsetWidth > outer.offsetWidth)
    const sizes = new ResizeObserver(measure)
    sizes.observe(outer)
    sizes.observe(inner)
    measure()
    return () => sizes.disconnect()
  }, [])
  return { ref, overflows }
}

export type TableRow = { key: string }

/**
 * A column. `card` is its place on a phone, where each row is a card: the card's title, the value or the button beside it, a line with its
 * label, or a mark, which says without a label what it is: two of them share the line below the title.
 */
export type TableColumn<Row extends TableRow> = {
  id: string
  label: string
  cell: (row: Row) => Content
  /** Below the column, in the line of totals. */
  total?: Content
  /** Numbers stand at the end of their column. */
  numeric?: boolean
  sortable?: boolean
  card?: 'title' | 'value' | 'button' | 'mark' | 'line'
}

export type TableWords = { sort: string; unsorted: string; ascending: (column: string) => string; descending: (column: string) => string }

const features = tableFeatures({ rowSortingFeature })
const none: readonly never[] = []

/**
 * The role of each part of the table: a `tr` that is drawn as a card has none of its own any more. By `[role="row"]` a row is found, too.
 */
const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader', scope: 'col' },
  rowHead: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const

/**
 * A table with named columns, whose rows are cards where the window is narrow (decision 486). `sort` is a column's id, with "-" before it
 * from high to low, or ""; whoever gives the rows sorts them. The column that is the title of a card names its row, else the first; it is
 * always there, others are not while `hidden` has their ids. Where the columns have no room the table scrolls sideways in its own place.
 */
export function DataTable<Row extends TableRow>({
  label,
  columns: all,
  rows,
  hidden = none,
  sort = '',
  onSort,
  totals,
  busy,
  words,
  tools,
}: {
  label: string
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  /** Ids of columns that the player does not want to see. */
  hidden?: readonly string[] | undefined
  sort?: string
  onSort?: (sort: string) => void
  /** What the line of totals is called; without it there is none. */
  totals?: string | undefined
  busy?: boolean
  /** Words of sorting; without them nothing is sorted. */
  words?: TableWords
  /** What stands above the table at the end of its line, on a phone beside the choice of an order. */
  tools?: ReactElement | undefined
}) {
  const sortId = useId()
  const { ref, overflows } = useOverflow<HTMLDivElement>()
  const key = (all.find(({ card }) => card === 'title') ?? all[0])?.id
  const columns = useMemo(() => all.filter(({ id }) => id === key || !hidden.includes(id)), [all, hidden, key])
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
  const sortable = all.filter((column) => column.sortable && onSort && words) // one that is hidden may order the rows, too
  // Above the line of totals there is a column without one, but for tables of nothing else
  const totalsAt = Math.max(
    0,
    columns.findIndex(({ total }) => total === undefined),
  )
  return (
    <div className={styles.outer}>
      <div className={styles.above}>
        {words && sortable.length > 0 ? (
          <div className={styles.phoneSort}>
            <SelectField
              id={sortId}
              label={words.sort}
              labelHidden={tools !== undefined} // the chosen order says by itself what it is
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
        {tools}
      </div>
      <div
        ref={ref}
        className={classes(styles.place, overflows && styles.scrolls)}
        {...(overflows && { role: 'group', 'aria-label': label, tabIndex: 0 })} // the arrow keys scroll what has the focus
      >
        <table {...roles.table} className={classes(styles.table, busy && styles.busy)} aria-busy={busy || undefined}>
          <caption className="visually-hidden">{label}</caption>
          <thead {...roles.group} className={styles.heads}>
            {table.getHeaderGroups().map((group) => (
              <tr key={group.id} {...roles.row}>
                {group.headers.map(({ id, column }) => {
                  const known = byId.get(column.id)
                  const direction = column.getIsSorted()
                  return (
                    <th
                      key={id}
                      {...roles.head}
                      className={classes(styles.head, known?.numeric && styles.numeric, column.id === key && styles.key)}
                      aria-sort={direction === false ? undefined : direction === 'asc' ? 'ascending' : 'descending'}
                    >
                      {known?.sortable && onSort ? (
                        <button type="button" className={styles.sort} onClick={() => column.toggleSorting()}>
                          <span>{known.label}</span>
                          <span className={classes(styles.arrow, direction === false && styles.unsorted)}>
                            <Icon name={direction === 'asc' ? 'chevron-up' : 'chevron-down'} size={14} />
                          </span>
                        </button>
                      ) : (
                        known?.label
                      )}
                    </th>
                  )
                })}
              </tr>
            ))}
          </thead>
          <tbody {...roles.group} className={styles.body}>
            {table.getRowModel().rows.map(({ id, original }) => (
              <tr key={id} {...roles.row} className={styles.row} data-key={original.key}>
                {columns.map((column) => (
                  <Cell key={column.id} column={column} isKey={column.id === key} place={column.card} names={column.id === key}>
                    {column.cell(original)}
                  </Cell>
                ))}
              </tr>
            ))}
          </tbody>
          {totals ? (
            <tfoot {...roles.group} className={styles.foot}>
              <tr {...roles.row} className={classes(styles.row, styles.totals)}>
                {columns.map((column, index) => (
                  <Cell
                    key={column.id}
                    column={column}
                    isKey={column.id === key}
                    place={index === totalsAt ? 'title' : column.card}
                    names={index === totalsAt}
                  >
                    {index === totalsAt ? totals : column.total}
                  </Cell>
                ))}
              </tr>
            </tfoot>
          ) : null}
        </table>
      </div>
    </div>
  )
}

/** On a phone an amount beside the title stands alone for the eye, and so do a time and a status: their headings are for screen readers. */
function Cell<Row extends TableRow>({
  column: { label, numeric },
  isKey,
  place = 'line',
  names,
  children,
}: {
  column: TableColumn<Row>
  isKey: boolean
  place: TableColumn<Row>['card']
  /** It names its row. */
  names: boolean
  children: Content
}) {
  const isEmpty = children === undefined || children === null || children === ''
  const className = classes(styles.cell, numeric && styles.numeric, styles[place], isEmpty && styles.empty, isKey && styles.key)
  const content = (
    <>
      {place !== 'title' ? <span className={classes(styles.label, place !== 'line' && 'visually-hidden')}>{label}</span> : null}
      {inElement(children)}
    </>
  )
  return names ? (
    <th {...roles.rowHead} className={className}>
      {content}
    </th>
  ) : (
    <td {...roles.cell} className={className}>
      {content}
    </td>
  )
}
