import { defineSourceDocs } from '../../contract/source-docs.ts'

export const docs = defineSourceDocs({
  deposit: { description: 'Ways to pay in, the player’s order and the newest deposit.' },
  'transfer.upline': { description: 'What a player may transfer to the upline.' },
  'transfer.wallets': { description: 'The wallets between which a player moves money.' },
  withdrawal: { description: 'What can be withdrawn, the player’s request and the newest withdrawal.' },
  'withdrawals.paid': { description: 'Withdrawals that were paid and that the player confirms.' },
})
