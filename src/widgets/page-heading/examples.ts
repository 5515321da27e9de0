import type { Examples } from '../../runtime/contract/widget.ts'
import type { contract } from './contract.ts'

export const examples: Examples<typeof contract> = {
  usual: { title: 'A heading with a line', props: { title: 'Promotions', text: 'What runs this week.', visible: true } },
  back: {
    title: 'With the page that it belongs to',
    props: {
      title: 'Transfer to a downline',
      back: { label: 'Team management', to: '/agentHome?page=downlineManagmentView' },
      visible: true,
    },
  },
  longest: {
    title: 'Longest texts',
    props: {
      title: 'A heading that goes on for a while and then a little longer, until it needs a second line on a phone',
      text: 'A line that goes on for a while and then a little longer. It says the same thing twice, and then once more.',
      back: { label: 'The page that this page belongs to, by a name that is long', to: '/' },
      visible: true,
    },
  },
  said: { title: 'Said to screen readers alone', props: { title: 'Lobby', visible: false } },
}
