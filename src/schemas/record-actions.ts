/** What a player may do with records. A topic answers each (src/runtime/model/topics.ts); `act` sends it with the keys of the records. */
export const recordActions = [
  'claim-reward',
  'claim-mission',
  'claim-rebate',
  'claim-vip-bonus',
  'confirm-withdrawal',
  'read-messages',
  'delete-messages',
  'process-dividend',
  'pay-salary',
  'accept-contract',
  'reject-contract',
  'terminate-contract',
] as const
export type RecordAction = (typeof recordActions)[number]

/** Whether a name, as a document writes it, is an action on records. */
export function isRecordAction(name: string): name is RecordAction {
  return recordActions.some((action) => action === name)
}
