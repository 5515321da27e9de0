import { hiddenYetOpen, ifFlag, ifFlagOff, momentsOf, neverSeen } from '../../../src/authoring/usage/usage-effects.ts'
import { windowsOf } from '../../../src/authoring/reasons/rule-times.ts'
import { reachOf, reachOfItems, reachOfNodes, reachOfPage } from '../../../src/authoring/reasons/reach.ts'
import { undeclaredFlags, unusedFlags, usageOf } from '../../../src/authoring/usage/usage.ts'

/** What is worked out of documents and looks. A download of its own: the shell stands before it. */
export const analysisContent = {
  hiddenYetOpen,
  ifFlag,
  ifFlagOff,
  momentsOf,
  neverSeen,
  reachOf,
  reachOfItems,
  reachOfNodes,
  reachOfPage,
  undeclaredFlags,
  unusedFlags,
  usageOf,
  windowsOf,
}
