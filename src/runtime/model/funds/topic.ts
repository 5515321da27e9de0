import { createEvent, sample } from 'effector'

import { defineTopic } from '../../contract/topic.ts'
import { draftsStarted } from '../drafts/drafts.ts'
import { call as confirmation } from './confirmations.ts'
import { call as deposit } from './deposit.ts'
import * as sources from './sources.ts'
import { uplineCall, walletCall } from './transfers.ts'
import { call as withdrawal } from './withdraw.ts'

/** The topic is loaded: requests whose answer was lost before a reload are looked for. */
const fundsStarted = createEvent()

sample({
  clock: fundsStarted,
  target: [draftsStarted, deposit.started, withdrawal.started, confirmation.started, walletCall.started, uplineCall.started],
})

export const topic = defineTopic({ sources: Object.values(sources), started: fundsStarted })
