import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Countdown',
  description: 'Days, hours, minutes and seconds until a promotion, a draw or a tournament begins or ends.',
  category: 'content',
  icon: 'hourglass',
  keywords: ['timer', 'clock', 'time left', 'promotion', 'jackpot', 'event', 'launch'],
  props: {
    title: { title: 'Heading', description: 'What is counted down to: "The weekend reload ends in".' },
    until: {
      title: 'Ends at',
      description: 'The same moment for all players, wherever they are. Players see nothing here until there is one.',
    },
    over: {
      title: 'Text afterwards',
      description: 'What stands here once the moment has passed. Without it the block is empty from then on.',
    },
    align: { title: 'Position', description: 'Where it stands: at the start, or in the middle.' },
  },
  inputs: {},
  slots: {},
})
