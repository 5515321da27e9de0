import { pointsTypes } from '../../runtime/ui/money/points-words.ts'

export const strings = {
  ...pointsTypes,
  type: 'Type',
  bets: 'Valid bets',
  points: 'Points',
  worth: 'Worth of points',
  worth_of: '{{points}} points are {{amount}}',
  once: 'Converted at once',
  once_between: '{{min}} to {{max}} points',
  once_from: 'From {{min}} points',
  expiry: 'Expiry',
  never: 'Points never expire',
  new_tab: '(opens in a new tab)',
  'empty.title': 'No rules yet',
  'empty.text': 'What earns points is shown here as soon as it is decided.',
} as const
