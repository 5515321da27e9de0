import type { Json, JsonObject } from '../../../../src/schemas/json.ts'
import type { FieldIds } from '../../controls/field.tsx'

/**
 * The props of a prop's control. `edit(undefined)` leaves the prop to its default. A `typed` edit comes from the keyboard: the control
 * shows the text by itself until the block does.
 */
export type ValueProps = {
  ids: FieldIds
  label: string
  schema: JsonObject
  value: Json | undefined
  required: boolean
  edit: (value: Json | undefined, typed?: boolean) => void
}

/** The props of a control for one kind of value. */
export type ValuePropsOf<Value> = Omit<ValueProps, 'value'> & { value: Value | undefined }
