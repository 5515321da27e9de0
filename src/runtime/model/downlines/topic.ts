import { defineTopic } from '../../contract/topic.ts'
import { source as offer } from './agent-offer.source.ts'
import { source as teamPath } from './agent-team-path.source.ts'
import { source as teamTree } from './agent-team-tree.source.ts'
import { source as transfer } from './agent-transfer.source.ts'
import { source as downlineRecords } from './records-downlines.source.ts'
import { source as linkRecords } from './records-register-links.source.ts'
import { downlinesStarted } from './started.ts'
import { registerDownline, registerLink } from './team-actions.ts'

export const topic = defineTopic({
  sources: [offer, teamPath, teamTree, transfer, downlineRecords, linkRecords],
  started: downlinesStarted,
  formActions: { 'register-downline': registerDownline, 'register-link': registerLink },
})
