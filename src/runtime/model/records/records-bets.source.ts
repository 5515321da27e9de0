import { listBets } from '../../gateway/endpoints/records/list-bets.ts'
import { callOf } from '../requests/call.ts'
import { $knownPictures, withPicture } from './known-pictures.ts'
import { contract } from './records-bets.contract.ts'
import { createRecordSource } from './records.ts'

export const source = createRecordSource(contract, {
  ask: callOf(listBets),
  key: 'betNo',
  marks: { known: $knownPictures, of: withPicture },
})
