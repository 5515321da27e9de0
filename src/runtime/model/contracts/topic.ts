import { defineTopic } from '../../contract/topic.ts'
import { source as badge } from './badges-contracts.source.ts'
import { source as summary } from './contracts-summary.source.ts'
import { source as contracts } from './contracts.source.ts'
import { source as records } from './records-contracts.source.ts'
import { contractsStarted } from './summary.ts'

export const topic = defineTopic({ started: contractsStarted, sources: [badge, contracts, summary, records] })
