import { exampleVendor } from '../../schemas/nouns/examples.ts'
import type { Examples } from '../../runtime/contract/widget.ts'
import type { contract } from './contract.ts'

const rows = [
  {
    key: 'weekly',
    name: 'This week',
    vendors: [exampleVendor('RNG', 'SPN', { count: 27, fresh: true }), exampleVendor('LIVE', 'WM', { fresh: true })],
  },
  { key: 'monthly', name: 'This month', vendors: [exampleVendor('RNG', 'TPG', { count: 39 })] },
]

export const examples: Examples<typeof contract> = {
  usual: { title: 'Two rows', props: {}, inputs: { rows } },
  longest: {
    title: 'A row with a long name',
    props: {},
    inputs: { rows: [{ ...rows[0]!, name: 'Studios that joined the lobby in the first half of this month' }, rows[1]!] },
  },
  rtl: { title: 'Right to left', props: { title: 'استوديوهات جديدة' }, inputs: { rows }, language: 'AR' },
}
