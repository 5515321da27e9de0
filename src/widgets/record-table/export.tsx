import { RecordFile } from '../../runtime/ui/record-file.tsx'
import type { RecordPage, RecordRow } from '../../schemas/nouns/record.ts'
import { ownValue } from '../../schemas/own-value.ts'
import type { RecordTableProps } from './contract.ts'
import { textOfValue } from './value.tsx'

type Props = { props: RecordTableProps['props']; records: RecordPage; send: RecordTableProps['send']; t: RecordTableProps['t'] }

/** The record as a file. */
export function Export({ props, records, send, t }: Props) {
  const { from, to } = records
  return (
    <RecordFile
      records={records}
      nameOf={(more) => `${props.title}-${from}-${to}${more}`}
      linesOf={(rows) => fileRows(props, rows, t)}
      send={send}
      t={t}
    />
  )
}

/** Columns and details of the rows; amounts and times as exact text. */
function fileRows({ columns, details }: RecordTableProps['props'], rows: readonly RecordRow[], t: RecordTableProps['t']): string[][] {
  const fields = [...new Map([...columns, ...details].map((each) => [each.field, each])).values()]
  return [
    fields.map(({ label }) => label),
    ...rows.map(({ cells }) => fields.map(({ field, kind }) => textOfValue(ownValue(cells, field), kind, t))),
  ]
}
