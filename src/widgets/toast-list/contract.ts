import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { ToastList } from '../../schemas/nouns/message.ts'

export const contract = defineContract({
  type: 'toast-list',
  version: 1,
  title: 'Short messages',
  description:
    'What became of a wish, said in passing: at the top inline end, on a phone above the bottom bar. Stands above popups; each goes by itself.',
  props: { type: 'object', additionalProperties: false, properties: {} },
  inputs: { toasts: { noun: ToastList, description: 'Newest last. Without any, those who read aloud are there already.' } },
  slots: {},
  intents: ['dismiss-toast', 'hold-toasts'],
  frame: { element: 'section', label: { word: 'label' }, loading: { skeleton: 'none' }, failed: 'nothing' },
})
export type ToastListProps = ViewProps<typeof contract>
