import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Reality check',
  description:
    'Shows at regular times how long the session has lasted and its net result, and offers to continue, take a break or log out.',
  category: 'help',
  icon: 'clock-3',
  keywords: ['responsible gaming', 'time played', 'reminder'],
  props: {
    breakDays: { title: 'Length of the break', description: '0 offers no break.' },
    limitsPopup: { title: 'Popup of limits', description: 'Leave it empty for no link to the limits.' },
  },
  inputs: { session: 'Start and net result of the session.' },
  slots: {},
})
