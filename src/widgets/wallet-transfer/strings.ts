import { callWords, moneyWords } from '../../runtime/ui/money/money-words.ts'

export const strings = {
  ...callWords,
  ...moneyWords,
  label: 'Transfer funds',
  wallets: 'Your wallets',
  main: 'Main wallet',
  refresh: 'Refresh the balances',
  back: 'All back',
  'back-of': 'Everything from {{name}} to the main wallet',
  transfer: 'Transfer',
  from: 'From',
  to: 'To',
  all: 'Everything',
  'you-transfer': 'You transfer',
  same: 'Choose two different wallets.',
  submit: 'Transfer',
  done: 'The money has been moved.',
  records: 'To the account record',
  found: 'The money has been moved. The number of the transfer is {{reference}}.',
  'found-balances': 'The money has been moved: your balances show it.',
}
