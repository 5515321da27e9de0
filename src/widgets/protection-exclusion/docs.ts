import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Time-out and self-exclusion',
  description: 'Closes the player’s own account for a while: he is asked once, told plainly what it means, and logged out.',
  category: 'help',
  icon: 'shield-check',
  props: {
    timeOut: 'Whether short breaks are offered.',
    exclusion: 'Whether long exclusions are offered.',
  },
  inputs: { protection: 'What the brand offers, and whether a wish is under way.' },
  slots: {},
})
