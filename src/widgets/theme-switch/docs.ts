import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Theme',
  description: 'Light, dark or as the device is set.',
  category: 'layout',
  icon: 'sun-moon',
  props: {
    look: 'Icon stands in a bar, row in the side menu.',
  },
  inputs: { brand: 'The current choice.' },
  slots: {},
})
