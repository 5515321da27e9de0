import { defineSourceDocs } from '../../contract/source-docs.ts'

export const docs = defineSourceDocs({
  'badges.missions': { description: 'How many missions the player may claim.' },
  'badges.rewards': { description: 'How many rewards the player may claim.' },
  'missions.ranking': { description: 'The ranking of the missions’ players, by period.' },
  'records.leaderboard': { description: 'The ranking of the missions’ players as a record, by period.' },
  'records.missions': { description: 'The player’s missions as a record.' },
  'records.rebates': { description: 'Rebates that the player claims by hand, as a record.' },
  'records.referrals': { description: 'Who has registered with the player’s invitation, a page of them.' },
  'records.rewards': { description: 'What the player may claim and has claimed, a page of it.' },
  referral: { description: 'The player’s invitation: link, code, earnings and who registered.' },
  'vip.status': { description: 'The player’s VIP level, the way to the next one, and all levels.' },
})
