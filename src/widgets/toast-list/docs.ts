import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Toasts',
  description:
    'Short messages about the result of an action, at the top end of the screen, on phones above the bottom bar. They appear over ' +
    'popups and disappear by themselves.',
  category: 'news',
  icon: 'messages-square',
  keywords: ['notifications', 'success', 'error', 'alert'],
  props: {},
  inputs: { toasts: 'The messages, newest last.' },
  slots: {},
})
