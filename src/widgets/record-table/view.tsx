import { useEffect, useMemo, useState } from 'react'

import { Button } from '../../runtime/ui/controls/button.tsx'
import { Chip } from '../../runtime/ui/controls/chip.tsx'
import { classes } from '../../runtime/ui/class-names.ts'
import { DataTable } from '../../runtime/ui/records/data-table.tsx'
import { FigureCards } from '../../runtime/ui/records/figure-cards.tsx'
import { StateNotice } from '../../runtime/ui/sections/notice.tsx'
import { pagerWords } from '../../runtime/ui/records/pager-words.ts'
import { Pager } from '../../runtime/ui/records/pager.tsx'
import { Rail } from '../../runtime/ui/sections/rail.tsx'
import { SectionHeading } from '../../runtime/ui/sections/section-heading.tsx'
import { offsetIn, zoneName } from '../../runtime/ui/text/zone-time.ts'
import type { ColumnChoice, RecordPage, RecordRow } from '../../schemas/nouns/record.ts'
import { ownValue } from '../../schemas/own-value.ts'
import { ChooseColumns } from './choose-columns.tsx'
import { columnsOf } from './columns.tsx'
import type { RecordTableProps } from './contract.ts'
import { Details } from './details.tsx'
import { Export } from './export.tsx'
import { List } from './list.tsx'
import { NewerRows } from './newer-rows.tsx'
import { strings } from './strings.ts'
import { textOfValue, Value } from './value.tsx'
import styles from './view.module.css'

export { strings } from './strings.ts'
export const rootClass = styles.root

export function View(given: RecordTableProps) {
  const { props, inputs, states, missing, t } = given
  const title = props.title ?? t('title')
  const isOff = props.off !== undefined && missing?.records === 'absent'
  const content = (
    <>
      <Heading {...given} title={title} />
      {inputs.records ? (
        <Records {...given} title={title} records={inputs.records} choice={inputs.choice} />
      ) : isOff ? (
        <StateNotice icon="ban" title={t('frame.off-title')} text={props.off} />
      ) : (
        states.records
      )}
    </>
  )
  return props.look === 'list' ? <section aria-labelledby={given.labelId}>{content}</section> : content
}

/** A list has its title above it, with how many of its rows wait; a table where the document says so, because its caption has it. */
function Heading({ props, title, inputs: { records }, send, labelId, t }: RecordTableProps & { title: string }) {
  const { look, page, heading, button } = props
  if (look === undefined && !page && !button) return heading ? <h2 className={styles.heading}>{title}</h2> : null
  const counts = (props.counts ?? []).flatMap((field) => {
    const count = Number(ownValue(records?.totals ?? {}, field))
    return count > 0 && Object.hasOwn(strings, `count.${field}_other`) ? [t(`count.${field}`, { count })] : []
  })
  return (
    <SectionHeading id={labelId} title={title} page={page} count={counts.join(' · ')}>
      {button ? (
        <Button icon={button.icon} className={styles.button} onClick={() => send({ kind: 'open', popup: button.popup })}>
          {button.label}
        </Button>
      ) : null}
    </SectionHeading>
  )
}

function Records({
  props,
  title,
  records,
  choice,
  busy,
  send,
  t,
}: RecordTableProps & { title: string; records: RecordPage; choice: ColumnChoice | undefined }) {
  const [opened, setOpened] = useState<RecordRow>()
  const columns = useMemo(() => columnsOf({ props, send, t }, records, setOpened), [props, records, send, t])
  const narrow = (args: { no?: number; sort?: string }) => send({ kind: 'narrow', input: 'records', args })
  const { rows, page, pages, first, count, sort, zone, uncounted = 0 } = records
  const hasSums = props.columns.some(({ field, total }) => total && Object.hasOwn(records.sums, field))
  const last = first + rows.length - 1
  const isList = props.look === 'list'
  // After the last row of the last page has been claimed, the page before is the last
  const gone = isList && rows.length === 0 && page > pages ? pages : undefined
  useEffect(() => {
    if (gone !== undefined) send({ kind: 'narrow', input: 'records', args: { no: gone } })
  }, [gone, send])
  return (
    <>
      <Figures props={props} records={records} t={t} />
      <NewerRows title={title} records={records} beside={!isList && choice !== undefined} busy={busy} send={send} t={t} />
      <Filter props={props} records={records} send={send} t={t} />
      {rows.length === 0 && props.none !== undefined && gone === undefined ? (
        <StateNotice icon={props.icon?.else ?? 'inbox'} title={props.none} />
      ) : isList ? (
        <List props={props} title={title} records={records} busy={busy} send={send} t={t} />
      ) : (
        <DataTable
          label={title}
          columns={columns}
          rows={rows}
          hidden={choice?.hidden}
          sort={sort}
          onSort={(next) => narrow({ sort: next, no: page })}
          totals={hasSums ? t('this_page') : undefined}
          busy={busy}
          tools={choice ? <ChooseColumns columns={props.columns} choice={choice} send={send} t={t} /> : undefined}
          words={{
            sort: t('sort'),
            unsorted: t(isNewestFirst(records) ? 'newest' : 'usual'),
            ascending: (column) => t('ascending', { column }),
            descending: (column) => t('descending', { column }),
          }}
        />
      )}
      <div className={classes(styles.foot, isList && styles.footOfList)}>
        <p className={styles.note}>
          {count === undefined || rows.length === 0 || isList ? null : <span>{t('shown', { first, last, count })}</span>}
          {hasSums && uncounted > 0 ? <span>{t('uncounted', { count: uncounted })}</span> : null}
          {sort !== '' && pages > 1 ? <span>{t('sorted')}</span> : null}
          {zone !== undefined && saysTimes(props, records) ? <span>{t('time.zone', { zone: zoneName(offsetIn(zone) ?? 0) })}</span> : null}
        </p>
        {props.export ? <Export props={props} title={title} records={records} send={send} t={t} /> : null}
      </div>
      <Pager page={Math.min(page, pages)} pages={pages} words={pagerWords(t)} onPage={(no) => narrow({ no })} />
      <Told records={records} busy={busy} t={t} />
      {opened ? <Details row={opened} records={records} props={props} onClose={() => setOpened(undefined)} t={t} /> : null}
    </>
  )
}

/** A strip of choices of one filter, which stays where nothing is there for what is chosen. Its values are the gateway's codes. */
function Filter({ props: { filter }, records: { filters = {} }, send, t }: FiguresProps & Pick<RecordTableProps, 'send'>) {
  if (!filter || filter.values.length === 0) return null
  const { field, label, all, words } = filter
  const values = [...new Set(all === undefined ? filter.values : ['', ...filter.values])]
  const chosen = ownValue(filters, field) ?? '' // without a value the gateway chooses: where there is no "all", its first
  const current = values.includes(chosen) ? chosen : all === undefined && chosen === '' ? values[0] : undefined
  return (
    <Rail as="fieldset" tight aria-label={label} className={styles.filter}>
      {values.map((value) => (
        <Chip
          key={value}
          current={value === current}
          onClick={() => send({ kind: 'narrow', input: 'records', args: { [field]: value, no: 1 } })}
          data-key={value}
        >
          {value === '' ? all : textOfValue(value, { field: 'status', words, t })}
        </Chip>
      ))}
    </Rail>
  )
}

/** A list of accounts has no time or day of its own: its usual order is another one. */
function isNewestFirst({ time, fields }: RecordPage): boolean {
  return time !== undefined || Object.values(fields).includes('day')
}

/** Whether the zone of its times says anything: of its days, of a column or of a detail. */
function saysTimes({ columns, details }: RecordTableProps['props'], { fields, from }: RecordPage): boolean {
  const shown = [...columns.flatMap(({ field, below = field }) => [field, below]), ...details]
  return from !== undefined || shown.some((field) => ownValue(fields, field) === 'time')
}

/** Totals of the whole range as the gateway gives them: those that the document lists, which may be none, else columns with a total. */
function Figures({ props: { columns, figures }, records: { totals = {}, fields, currency, from }, t }: FiguresProps) {
  const wanted = figures ?? columns.filter(({ total }) => total)
  const shown = wanted.filter(({ field }) => Object.hasOwn(totals, field))
  if (shown.length === 0) return null
  return (
    <div className={styles.totals}>
      <FigureCards
        label={t(from === undefined ? 'totals_all' : 'totals')}
        figures={shown.map(({ field, label, sign }) => ({
          key: field,
          name: label,
          value: <Value value={ownValue(totals, field)} field={ownValue(fields, field) ?? 'money'} sign={sign} currency={currency} t={t} />,
        }))}
      />
    </div>
  )
}
type FiguresProps = Pick<RecordTableProps, 'props' | 't'> & { records: RecordPage }

/** Says once what the table shows now, when a page, an order or other days have come. */
function Told({ records, busy, t }: { records: RecordPage } & Pick<RecordTableProps, 'busy' | 't'>) {
  const { query, page, pages, count, sort } = records
  const shown = `${query} ${page} ${sort}`
  const [first] = useState(shown)
  const isTold = !busy && shown !== first
  return (
    <output className="visually-hidden">
      {isTold ? (count === undefined ? t('told_page', { page, pages }) : t('told', { page, pages, count })) : ''}
    </output>
  )
}
