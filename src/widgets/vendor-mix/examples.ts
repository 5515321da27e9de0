import { exampleVendor, exampleVendors } from '../../schemas/nouns/examples.ts'
import type { Examples } from '../../runtime/contract/widget.ts'
import type { contract } from './contract.ts'

const props = { title: 'More slot studios', to: '/rng' }
const list = exampleVendors('RNG', [])
const counts = { HAB: 84, YGG: 61, RLX: 57, KA: 120, BNG: 33, RT: 48, NE: 92, SPN: 27, PNG: 75, TPG: 39 }

export const examples: Examples<typeof contract> = {
  usual: {
    title: 'Ten studios',
    props,
    inputs: { vendors: { ...list, vendors: Object.entries(counts).map(([code, count]) => exampleVendor('RNG', code, { count })) } },
  },
  starts: {
    title: 'Cards that start their studio, one of them down',
    props: { title: 'Studios' },
    inputs: { vendors: { ...list, vendors: [exampleVendor('LIVE', 'EVO'), exampleVendor('LIVE', 'AG', { maintenance: true })] } },
  },
  longest: {
    title: 'A long name without a mark',
    props,
    inputs: {
      vendors: {
        ...list,
        vendors: [exampleVendor('RNG', 'LONG', { name: 'The Very Long Studio Name Company of the North', picture: [], count: 1 })],
      },
    },
  },
  rtl: {
    title: 'Right to left',
    props: { ...props, title: 'المزيد من الاستوديوهات' },
    inputs: {
      vendors: {
        ...list,
        vendors: Object.entries(counts)
          .slice(0, 3)
          .map(([code, count]) => exampleVendor('RNG', code, { count })),
      },
    },
    language: 'AR',
  },
}
