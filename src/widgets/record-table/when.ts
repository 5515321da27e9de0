import type { RecordRow } from '../../schemas/nouns/record.ts'
import { ownValue } from '../../schemas/own-value.ts'

/** Whether a row's field has one of the values that a document names; without a condition, on every row. */
export function holds(when: { field: string; in: readonly string[] } | undefined, values: RecordRow['values']): boolean {
  return !when || when.in.includes(ownValue(values, when.field) ?? '')
}
