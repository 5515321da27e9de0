import { callWords, passwordWords } from '../../runtime/ui/money/money-words.ts'

export const strings = {
  ...callWords,
  ...passwordWords,
  label: 'Convert points to money',
  points: 'Points',
  between: 'From {{min}} to {{max}} points',
  from: 'From {{min}} points',
  wrong: 'Enter a whole number of points.',
  short: 'You have {{points}} points.',
  all: 'All',
  few: 'You need at least {{min}} points.',
  have: 'Your points',
  worth: '{{points}} points are worth',
  get: 'You get',
  submit: 'Convert',
  found: 'Your points were converted. The number is {{reference}}.',
  done: '{{points}} points were converted. The number is {{reference}}.',
  'done-paid': '{{points}} points were converted to {{amount}}. The number is {{reference}}.',
  another: 'Convert more',
} as const
