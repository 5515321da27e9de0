import { useMemo, useState } from 'react'

import { Amount } from '../../runtime/ui/amount.tsx'
import { IconButton } from '../../runtime/ui/button.tsx'
import { DataTable } from '../../runtime/ui/data-table.tsx'
import type { TableColumn } from '../../runtime/ui/data-table.tsx'
import { Dialog } from '../../runtime/ui/dialog.tsx'
import { FigureCards } from '../../runtime/ui/figure-cards.tsx'
import { initialsOf } from '../../runtime/ui/initials.ts'
import { StateNotice } from '../../runtime/ui/notice.tsx'
import { pagerWords } from '../../runtime/ui/pager-words.ts'
import { Pager } from '../../runtime/ui/pager.tsx'
import { Picture } from '../../runtime/ui/picture.tsx'
import type { RecordRow } from '../../schemas/nouns/record.ts'
import { ownValue } from '../../schemas/own-value.ts'
import { Action } from './action.tsx'
import type { RecordTableProps } from './contract.ts'
import { Export } from './export.tsx'
import { textOfValue, Value } from './value.tsx'
import styles from './view.module.css'

export { strings } from './strings.ts'
export const rootClass = styles.root

const none: string[] = []

export function View({ props, inputs: { records }, states, missing, busy, send, t }: RecordTableProps) {
  const [opened, setOpened] = useState<RecordRow>()
  const { title, columns: wanted, details, totals, off, process } = props
  const sums = records?.sums
  const columns = useMemo(
    () => [
      ...wanted.map(({ field, label, kind, below, pictured, narrows, sortable, card }): TableColumn<RecordRow> => {
        const isAmount = kind === 'amount' || kind === 'signed'
        const sum = sums && ownValue(sums, field)
        return {
          id: field,
          label,
          numeric: isAmount || kind === 'points' || kind === 'signed-points' || kind === 'rate',
          sortable,
          card,
          cell: ({ cells, picture = none }) => {
            const name = ownValue(cells, field)
            const under = below && ownValue(cells, below)
            const value = (
              <>
                {narrows && name ? (
                  <button
                    type="button"
                    className={styles.narrows}
                    aria-label={t('only', { name })}
                    onClick={() => send({ kind: 'narrow', input: 'records', args: { [field]: name, page: 1 } })}
                  >
                    <bdi>{name}</bdi>
                  </button>
                ) : (
                  <Value value={name} kind={kind} t={t} />
                )}
                {under ? (
                  <span className={styles.below}>
                    <bdi>{under}</bdi>
                  </span>
                ) : null}
              </>
            )
            return pictured ? (
              <span className={styles.pictured}>
                <span className={styles.picture}>
                  <Picture from={picture} emblem className={styles.initials} initials={initialsOf(ownValue(cells, field) ?? '')} />
                </span>
                <span className={styles.words}>{value}</span>
              </span>
            ) : (
              value
            )
          },
          total: sum === undefined ? undefined : <Amount value={sum} sign={kind === 'signed'} />,
        }
      }),
      ...(process !== undefined && records
        ? [
            {
              id: 'action',
              label: t('action'),
              card: 'line' as const,
              cell: (row: RecordRow) => (
                <Action row={row} name={nameOf(row, wanted, t)} field={process} records={records} send={send} t={t} />
              ),
            },
          ]
        : []),
      ...(details.length > 0
        ? [
            {
              id: 'details',
              label: t('details'),
              card: 'line' as const,
              cell: (row: RecordRow) => (
                <IconButton
                  icon="info"
                  size="small"
                  className={styles.open}
                  label={t('details_of', { name: nameOf(row, wanted, t) })}
                  onClick={() => setOpened(row)}
                />
              ),
            },
          ]
        : []),
    ],
    [wanted, details, sums, process, records, send, t],
  )
  const heading = props.heading ? <h2 className={styles.heading}>{title}</h2> : null
  if (!records)
    return (
      <>
        {heading}
        {off !== undefined && missing?.records === 'absent' ? (
          <StateNotice icon="ban" title={t('frame.off-title')} text={off} />
        ) : (
          states.records
        )}
      </>
    )
  const narrow = (args: { page?: number; sort?: string }) => send({ kind: 'narrow', input: 'records', args })
  const shown = totals.filter(({ field }) => Object.hasOwn(records.summary, field))
  const last = records.first + records.rows.length - 1
  return (
    <>
      {heading}
      {shown.length > 0 ? (
        <div className={styles.totals}>
          <FigureCards
            label={t('totals')}
            figures={shown.map(({ field, label, signed, count }) => ({
              key: field,
              name: label,
              value: count ? (
                <Value value={records.summary[field]} kind="points" t={t} />
              ) : (
                <Amount value={records.summary[field] ?? '0'} currency={records.currency} sign={signed} />
              ),
            }))}
          />
        </div>
      ) : null}
      <DataTable
        label={title}
        columns={columns}
        rows={records.rows}
        sort={records.sort}
        onSort={(sort) => narrow({ sort, page: records.page })}
        totals={Object.keys(records.sums).length > 0 ? t('this_page') : undefined}
        busy={busy}
        words={{
          sort: t('sort'),
          unsorted: t('newest'),
          ascending: (column) => t('ascending', { column }),
          descending: (column) => t('descending', { column }),
        }}
      />
      <div className={styles.foot}>
        <p className={styles.note}>
          {records.count === undefined || records.rows.length === 0 ? null : (
            <span>{t('shown', { first: records.first, last, count: records.count })}</span>
          )}
          <span>{t('zone', { zone: records.zone })}</span>
        </p>
        <Export props={props} records={records} send={send} t={t} />
      </div>
      <Pager page={Math.min(records.page, records.pages)} pages={records.pages} words={pagerWords(t)} onPage={(page) => narrow({ page })} />
      {opened ? (
        <Dialog title={t('details_of', { name: nameOf(opened, wanted, t) })} closeLabel={t('close')} onClose={() => setOpened(undefined)}>
          <dl className={styles.details}>
            {details.map(({ field, label, kind }) => (
              <div key={field} className={styles.detail} data-key={field}>
                <dt>{label}</dt>
                <dd>
                  <Value value={ownValue(opened.cells, field)} kind={kind} currency={records.currency} t={t} />
                </dd>
              </div>
            ))}
          </dl>
        </Dialog>
      ) : null}
    </>
  )
}

/** What a row is called: its first column, else its number. */
function nameOf({ cells, key }: RecordRow, [first]: RecordTableProps['props']['columns'], t: RecordTableProps['t']): string {
  return (first && textOfValue(ownValue(cells, first.field), first.kind, t)) || key
}
