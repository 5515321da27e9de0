import type { Examples } from '../../runtime/contract/widget.ts'
import type { Session } from '../../schemas/nouns/account.ts'
import type { contract } from './contract.ts'

const pages = [
  ['securityCenter', 'Security center', 'shield'],
  ['depositv2', 'Deposit', 'wallet'],
  ['withdraw', 'Withdraw', 'withdraw'],
  ['personalHistoryCopy', 'Betting record', 'receipt'],
  ['rewardCenter', 'Reward center', 'gift'],
  ['messageV2', 'Messages', 'mail'],
] as const
const counts: Readonly<Record<string, number>> = { rewardCenter: 2, messageV2: 3 }

const menu = pages.map(([page, label, icon]) => ({
  key: page,
  label,
  icon,
  to: `/member?page=${page}`,
  ...(page === 'depositv2' && { current: true }),
  ...(counts[page] === undefined ? {} : { badge: counts[page] }),
}))
const session: Session = { role: 'member', name: 'maya_lin', account: 'maya_lin', picture: [], vipLabel: 'VIP 4', vip: 4, unread: 3 }

export const examples: Examples<typeof contract> = {
  usual: { title: 'On a page of the center', props: {}, inputs: { menu, session } },
  nameless: { title: 'Without a player', props: {}, inputs: { menu } },
}
