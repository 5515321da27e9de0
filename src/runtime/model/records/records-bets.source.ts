import { listBets } from '../../gateway/endpoints/records/list-bets.ts'
import { callOf } from '../requests/call.ts'
import { $knownPictures, pictureKey } from './known-pictures.ts'
import { contract } from './records-bets.contract.ts'
import { createRecordSource } from './records.ts'

export const source = createRecordSource(contract, {
  ask: callOf(listBets),
  key: 'betNo',
  pictures: { known: $knownPictures, of: ({ vassalage, gameName }) => pictureKey(vassalage, gameName) },
})
