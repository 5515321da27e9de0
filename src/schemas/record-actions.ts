/** What a player may do with records, by the topic of the model that answers it: the intent `act` has the name and the keys of records. */
export const recordActionsByTopic = {
  agents: ['process-dividend', 'pay-salary'],
  contracts: ['accept-contract', 'reject-contract', 'terminate-contract'],
  funds: ['confirm-withdrawal'],
  messages: ['read-messages', 'delete-messages'],
  rewards: ['claim-reward', 'claim-mission', 'claim-rebate', 'claim-vip-bonus'],
} as const
export const recordActions = Object.values(recordActionsByTopic).flat()
export type RecordAction = (typeof recordActions)[number]

/** Whether a name, as a document writes it, is an action on records. */
export function isRecordAction(name: string): name is RecordAction {
  return recordActions.some((action) => action === name)
}
