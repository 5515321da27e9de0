import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Short messages',
  description:
    'What became of a wish, said in passing: at the top inline end, on a phone above the bottom bar. Stands above ' +
    'popups; each goes by itself.',
  category: 'news',
  icon: 'messages-square',
  props: {},
  inputs: { toasts: 'Newest last. Without any, those who read aloud are there already.' },
  slots: {},
})
