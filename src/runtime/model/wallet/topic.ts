import { defineTopic } from '../../contract/topic.ts'
import { walletStarted } from './balance.ts'
import { source as balance } from './balance.source.ts'

export const topic = defineTopic({ sources: [balance], started: walletStarted })
