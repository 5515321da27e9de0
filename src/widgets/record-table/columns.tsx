import { Amount } from '../../runtime/ui/money/amount.tsx'
import { Tag } from '../../runtime/ui/sections/badge.tsx'
import { IconButton } from '../../runtime/ui/controls/button.tsx'
import type { TableColumn } from '../../runtime/ui/records/data-table.tsx'
import { initialsOf } from '../../runtime/ui/text/letters.ts'
import { Link } from '../../runtime/ui/controls/link.tsx'
import { Picture } from '../../runtime/ui/pictures/picture.tsx'
import { addressWith } from '../../schemas/address.ts'
import type { RecordField, RecordPage, RecordRow } from '../../schemas/nouns/record.ts'
import { ownValue } from '../../schemas/own-value.ts'
import { Actions } from './actions.tsx'
import type { RecordTableProps } from './contract.ts'
import { Links } from './links.tsx'
import { textOfValue, Value } from './value.tsx'
import styles from './view.module.css'
import { holds } from './when.ts'

export type Column = RecordTableProps['props']['columns'][number]
type Drawing = Pick<RecordTableProps, 'props' | 'send' | 't'>

const numbers: ReadonlySet<RecordField | undefined> = new Set<RecordField>(['money', 'rate', 'count'])
const none: string[] = []

/** The columns of a record, with those of what can be done with a row and of its details. */
export function columnsOf({ props, send, t }: Drawing, records: RecordPage, onOpen: (row: RecordRow) => void): TableColumn<RecordRow>[] {
  const { columns, actions, links = [], details } = props
  const name = (row: RecordRow) => nameOf(row, columns, records, t)
  const more: TableColumn<RecordRow>[] = []
  if (actions.length > 0 || links.length > 0)
    more.push({
      id: 'action',
      label: t('action'),
      card: 'line',
      cell: (row) => (
        <>
          {actions.length > 0 ? <Actions row={row} name={name(row)} props={props} records={records} send={send} t={t} /> : null}
          {links.length > 0 ? <Links row={row} name={name(row)} links={links} send={send} t={t} /> : null}
        </>
      ),
    })
  if (details.length > 0)
    more.push({
      id: 'details',
      label: t('details'),
      card: 'button',
      cell: (row) => (
        <IconButton
          icon="info"
          size="small"
          className={styles.open}
          label={t('details_of', { name: name(row) })}
          onClick={() => onOpen(row)}
        />
      ),
    })
  return [...columns.map((column) => columnOf(column, columns, records, { send, t })), ...more]
}

/** Whether a card is titled by this column: the one that the document says, else the first. */
export function isLead(column: Column, columns: readonly Column[]): boolean {
  return column === (columns.find(({ lead }) => lead) ?? columns[0])
}

/** What a row is called: its leading column, else its key. */
export function nameOf({ values, key }: RecordRow, columns: readonly Column[], { fields }: RecordPage, t: RecordTableProps['t']): string {
  const lead = columns.find((column) => isLead(column, columns))
  return (lead && textOfValue(ownValue(values, lead.field), { field: ownValue(fields, lead.field), words: lead.words, t })) || key
}

function columnOf(
  column: Column,
  columns: readonly Column[],
  records: RecordPage,
  { send, t }: Pick<Drawing, 'send' | 't'>,
): TableColumn<RecordRow> {
  const { field, label, sort, total, sign, beside } = column
  const kind = ownValue(records.fields, field)
  const sum = total ? ownValue(records.sums, field) : undefined
  return {
    id: field,
    label,
    numeric: numbers.has(kind),
    sortable: sort === true,
    card: isLead(column, columns) ? 'title' : beside ? 'value' : isMark(column, columns, records) ? 'mark' : 'line',
    cell: (row) => <RecordCell row={row} column={column} kind={kind} send={send} t={t} />,
    total: sum === undefined ? undefined : <Amount value={sum} sign={sign === true} />,
  }
}

/**
 * Whether it says without its label what it is: the day or the time of the record, and its last status, because a type stands before it.
 * Others need their labels: a list of accounts says of each when it was registered, and when it was there last.
 */
function isMark({ field }: Column, columns: readonly Column[], { fields, time }: RecordPage): boolean {
  const ofKind = (kind: RecordField) => columns.filter((column) => ownValue(fields, column.field) === kind)
  return field === (time ?? ofKind('day')[0]?.field) || field === ofKind('status').at(-1)?.field
}

type CellProps = { row: RecordRow; column: Column; kind: RecordField | undefined } & Pick<Drawing, 'send' | 't'>

function RecordCell({ row: { values, picture = none }, column, kind, send, t }: CellProps) {
  const { field, below, narrows, sign, words, link, tag } = column
  const value = ownValue(values, field)
  const under = below && ownValue(values, below)
  const about = link && value && holds(link.when, values) ? ownValue(values, link.field ?? field) : undefined
  const named =
    link && about ? (
      <Link to={addressWith(link.to, link.query, about)} send={send} className={styles.narrows}>
        <Value value={value} field={kind} sign={sign} words={words} t={t} />
      </Link>
    ) : narrows && value ? (
      <button
        type="button"
        className={styles.narrows}
        aria-label={t('only', { name: value })}
        onClick={() => send({ kind: 'narrow', input: 'records', args: { [field]: value, no: 1 } })}
      >
        <bdi>{value}</bdi>
      </button>
    ) : (
      <Value value={value} field={kind} sign={sign} words={words} t={t} />
    )
  const drawn = (
    <>
      {tag && holds(tag.when, values) ? (
        <span className={styles.tagged}>
          {named}
          <Tag tone="success">{tag.label}</Tag>
        </span>
      ) : (
        named
      )}
      {under ? (
        <span className={styles.below}>
          <bdi>{under}</bdi>
        </span>
      ) : null}
    </>
  )
  if (kind !== 'game') return drawn
  return (
    <span className={styles.pictured}>
      <span className={styles.picture}>
        <Picture from={picture} emblem className={styles.initials} initials={initialsOf(value ?? '')} />
      </span>
      <span className={styles.words}>{drawn}</span>
    </span>
  )
}
