import { useEffect, useRef, useState } from 'react'

import type { Send } from '../../../schemas/intents.ts'
import type { RecordCollection, RecordRow } from '../../../schemas/nouns/record.ts'
import type { Translate } from '../../../schemas/translate.ts'
import { countText } from '../../i18n/figures.ts'
import { saveFile } from '../../platform/save-file.ts'
import { Button } from '../controls/button.tsx'
import { useLanguage } from '../drawing.ts'
import { csvText } from './csv.ts'
import styles from './record-file.module.css'

type Props = {
  /** The record, what it is asked for on all of its pages, the shown page, and what was read of all of them. */
  records: { record: string; query: string; collection?: RecordCollection | undefined; pages: number; rows: readonly RecordRow[] }
  /** The file’s name without its end; `more` says that it has all pages. */
  nameOf: (more: string) => string
  /** The lines of the file, with the names of its columns first. */
  linesOf: (rows: readonly RecordRow[]) => string[][]
  send: Send<'collect-record' | 'stop-collecting'>
  t: Translate
}

/** The shown page of a record as a file for spreadsheets, or all its pages, which are read one after the other and can be stopped. */
export function RecordFile({ records, nameOf, linesOf, send, t }: Props) {
  const language = useLanguage()
  const { record, query, collection, pages } = records
  const [saved, setSaved] = useState<{ query: string; count: number; complete: boolean }>()
  const save = (rows: readonly RecordRow[], more: string) =>
    saveFile(`${nameOf(more).replaceAll(/[\\/:*?"<>|\s]+/g, '-')}.csv`, 'text/csv;charset=utf-8', csvText(linesOf(rows)))
  const finish = ({ rows, complete }: RecordCollection) => {
    save(rows, '-all')
    setSaved({ query, count: rows.length, complete })
    send({ kind: 'stop-collecting', record }) // it is in the file, and need not be kept
  }
  const latest = useRef({ finish, running: false, record, send })
  useEffect(() => {
    latest.current = { finish, running: collection !== undefined, record, send }
  })
  const given = useRef<RecordCollection>(undefined)
  useEffect(() => {
    if (collection?.status !== 'done' || given.current === collection) return
    given.current = collection
    latest.current.finish(collection)
  }, [collection])
  // Nobody waits for the file any more
  useEffect(
    () => () => {
      const { running, record: left, send: tell } = latest.current
      if (running) tell({ kind: 'stop-collecting', record: left })
    },
    [],
  )
  const told =
    collection?.status === 'running'
      ? t('collecting', {
          page: countText(collection.page, language),
          pages: countText(Math.max(collection.page, collection.pages), language),
        })
      : collection?.status === 'failed'
        ? t('collecting_failed', { page: countText(collection.page, language) })
        : saved?.query === query
          ? t(saved.complete ? 'collected' : 'collected_part', { rows: countText(saved.count, language) })
          : ''
  return (
    <div className={styles.export}>
      <output className={styles.note}>{told}</output>
      {collection?.status === 'running' ? (
        <progress
          className="visually-hidden"
          value={collection.page - 1}
          max={Math.max(collection.page, collection.pages)}
          aria-label={t('export_all')}
        />
      ) : null}
      {collection && collection.status !== 'done' ? (
        <Button size="small" kind="ghost" icon="close" onClick={() => send({ kind: 'stop-collecting', record })}>
          {t('stop')}
        </Button>
      ) : (
        <Button size="small" kind="ghost" icon="download" onClick={() => save(records.rows, '')}>
          {t('export')}
        </Button>
      )}
      {pages > 1 && collection?.status !== 'running' ? (
        <Button size="small" kind="ghost" icon="download" onClick={() => send({ kind: 'collect-record', record, query })}>
          {t(collection?.status === 'failed' ? 'go_on' : 'export_all')}
        </Button>
      ) : null}
    </div>
  )
}
