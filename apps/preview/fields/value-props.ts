import type { Json, JsonObject } from '../../../src/schemas/json.ts'
import type { FieldIds } from '../ui/field.tsx'

/** What is handed to the control of one prop. `edit(undefined)` leaves the prop to what is usual; `typed`: by a key, and the control shows it by itself until the block does. */
export type ValueProps = {
  ids: FieldIds
  label: string
  schema: JsonObject
  value: Json | undefined
  required: boolean
  edit: (value: Json | undefined, typed?: boolean) => void
}

/** The same for a control that knows one kind of value. */
export type ValuePropsOf<Value> = Omit<ValueProps, 'value'> & { value: Value | undefined }
