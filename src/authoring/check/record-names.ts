import type { RecordField } from '../../schemas/nouns/record.ts'
import type { SourceContracts } from '../../runtime/contract/source.ts'

/** What the records have that a node is bound to: fields by their names, and actions of a row. */
export type RecordNames = { fields: Readonly<Record<string, RecordField>>; actions: readonly string[] }

/** The records of a node's inputs; nothing where no source of it declares fields, or none is known. */
export function recordNamesOf(
  inputs: Readonly<Record<string, { source: string } | null>> | undefined,
  sources: SourceContracts,
): RecordNames | undefined {
  const records = Object.values(inputs ?? {}).flatMap((binding) => {
    const contract = binding ? sources.get(binding.source) : undefined
    return contract?.fields ? [{ ...contract, fields: contract.fields }] : []
  })
  if (records.length === 0) return undefined
  return {
    fields: Object.assign({}, ...records.map(({ fields }) => fields)) as Record<string, RecordField>,
    actions: records.flatMap(({ actions = [] }) => actions),
  }
}
