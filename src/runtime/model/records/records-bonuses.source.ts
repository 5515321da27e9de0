import { listBonuses } from '../../gateway/endpoints/records/list-bonuses.ts'
import { callOf } from '../requests/call.ts'
import { contract } from './records-bonuses.contract.ts'
import { createRecordSource } from './records.ts'

export const source = createRecordSource(contract, {
  ask: callOf(listBonuses),
  key: 'referenceNo',
})
