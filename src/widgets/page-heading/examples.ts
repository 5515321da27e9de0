import type { Examples } from '../../runtime/contract/widget.ts'
import type { contract } from './contract.ts'

export const examples: Examples<typeof contract> = {
  usual: { title: 'A heading with a line', props: { title: 'Promotions', text: 'What runs this week.', visible: true } },
  said: { title: 'Said to screen readers alone', props: { title: 'Lobby', visible: false } },
}
