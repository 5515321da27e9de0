import { exampleVendors } from '../../schemas/nouns/examples.ts'
import type { Examples } from '../../runtime/contract/widget.ts'
import type { contract } from './contract.ts'

const props = { title: 'Cockfight', text: 'SV388 arenas.', to: '/cockfight', picture: '/img/scene/cockfight.svg' }

export const examples: Examples<typeof contract> = {
  usual: { title: 'One studio', props, inputs: { vendors: exampleVendors('COCKFIGHT', ['SV3']) } },
  several: { title: 'Several studios', props, inputs: { vendors: exampleVendors('COCKFIGHT', ['SV3', 'WS168']) } },
  bare: { title: 'Without a picture', props: { title: 'Mixed win', to: '/mxwin' }, inputs: { vendors: exampleVendors('MXWIN', ['MX']) } },
  longest: {
    title: 'The longest words',
    props: {
      ...props,
      title: 'Cockfights of every arena in the archipelago',
      text: 'From the first call in the morning until the last one at night, with a summary of every round.',
    },
    inputs: { vendors: exampleVendors('COCKFIGHT', ['SV3']) },
  },
  rtl: {
    title: 'Right to left',
    props: { ...props, title: 'صراع الديوك', text: 'ساحات SV388.' },
    inputs: { vendors: exampleVendors('COCKFIGHT', ['SV3']) },
    language: 'AR',
  },
}
