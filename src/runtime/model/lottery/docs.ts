import { defineSourceDocs } from '../../contract/source-docs.ts'

export const docs = defineSourceDocs({
  'lottery.menu': { description: 'Lottery games with their next draws.' },
  'lottery.numbers': { description: 'Opened numbers of lotteries.', args: { gameCode: { kind: 'game' } } },
  'lottery.recent': { description: 'Lottery games played lately.' },
})
