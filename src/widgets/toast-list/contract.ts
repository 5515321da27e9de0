import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { ToastList } from '../../schemas/nouns/message.ts'

export const contract = defineContract({
  type: 'toast-list',
  version: 1,
  props: { type: 'object', additionalProperties: false, properties: {} },
  inputs: { toasts: { noun: ToastList } },
  slots: {},
  intents: ['dismiss-toast', 'hold-toasts'],
  frame: { element: 'section', label: { word: 'label' }, loading: { skeleton: 'none' }, failed: 'nothing' },
})
export type ToastListProps = ViewProps<typeof contract>
