import { callWords, moneyWords, passwordWords } from '../../runtime/ui/money/money-words.ts'

export const strings = {
  ...callWords,
  ...moneyWords,
  ...passwordWords,
  label: 'Transfer',
  transfer: 'Transfer to your upline',
  'transfer-to': 'Transfer to {{account}}',
  'no-upline': 'You have no upline: there is nobody to transfer to.',
  available: 'Available',
  all: 'Everything',
  'you-transfer': 'You transfer',
  remark: 'Remark',
  'remark-hint':
    'A code such as #k3f9a2qx is added to it, by which the transfer is found when the answer is lost. Your records leave it out.',
  optional: '(optional)',
  submit: 'Transfer',
  done: '{{amount}} have been transferred. The number is {{reference}}.',
  records: 'To the account record',
  found: 'Your transfer was booked. Its number is {{reference}}.',
  another: 'Make another transfer',
  'empty.title': 'Transfer to whom?',
  'empty.text': 'Choose an account in the list of your team.',
}
