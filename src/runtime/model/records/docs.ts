import { defineSourceDocs } from '../../contract/source-docs.ts'

export const docs = defineSourceDocs({
  'columns.choice': { description: 'Which columns of a table the player has hidden on this device, by the name of the table.' },
  'records.bets': { description: 'The betting record: a page of the bets of a range of days.' },
  'records.bonuses': { description: 'The bonuses of a range of days, a page of them.' },
  'records.deposits': { description: 'The deposits of a range of days, a page of them.' },
  'records.filter': { description: 'The range of days and the filters of a record, as the address has them.' },
  'records.points-details': { description: 'What changed the player’s points in a range of days, a page of it.' },
  'records.points-redeems': { description: 'What the player has redeemed and converted in a range of days, a page of it.' },
  'records.profit': { description: 'Personal profit and loss: what was won and lost on each day of a range.' },
  'records.transactions': { description: 'The account record: what changed the balance in a range of days.' },
  'records.withdrawals': { description: 'The withdrawals of a range of days, a page of them.' },
})
