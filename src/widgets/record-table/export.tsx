import { RecordFile } from '../../runtime/ui/records/record-file.tsx'
import type { RecordPage, RecordRow } from '../../schemas/nouns/record.ts'
import { ownValue } from '../../schemas/own-value.ts'
import type { RecordTableProps } from './contract.ts'
import { labelOf } from './details.tsx'
import { textOfValue } from './value.tsx'

type Props = {
  props: RecordTableProps['props']
  title: string
  records: RecordPage
  send: RecordTableProps['send']
  t: RecordTableProps['t']
}

/** The record as a file. */
export function Export({ props, title, records, send, t }: Props) {
  const { from, to, fields } = records
  const name = [title, from, to].filter((part) => part !== undefined).join('-')
  return (
    <RecordFile
      records={records}
      nameOf={(more) => `${name}${more}`}
      linesOf={(rows) => fileRows(props, rows, fields, t)}
      send={send}
      t={t}
    />
  )
}

/** Columns and details of the rows; amounts and times as exact text. */
function fileRows(
  { columns, details }: RecordTableProps['props'],
  rows: readonly RecordRow[],
  fields: RecordPage['fields'],
  t: RecordTableProps['t'],
): string[][] {
  const names = [...new Set([...columns.map(({ field }) => field), ...details])]
  const wordsOf = (name: string) => columns.find(({ field }) => field === name)?.words
  return [
    names.map((name) => labelOf(name, columns, t)),
    ...rows.map(({ values }) =>
      names.map((name) => textOfValue(ownValue(values, name), { field: ownValue(fields, name), words: wordsOf(name), t })),
    ),
  ]
}
