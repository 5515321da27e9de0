import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { RoomList } from '../../schemas/nouns/room.ts'

export const contract = defineContract({
  type: 'room-list',
  version: 1,
  props: { type: 'object', additionalProperties: false, properties: {} },
  inputs: { rooms: { noun: RoomList } },
  slots: {},
  intents: ['launch', 'retry'],
  frame: { element: 'section', label: 'heading', loading: { skeleton: 'rows', height: 320 }, empty: 'notice', failed: 'notice' },
})
export type RoomListProps = ViewProps<typeof contract>
