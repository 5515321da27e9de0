import { hiddenYetOpen, ifFlag, ifFlagOff, momentsOf, neverSeen } from '../../../src/runtime/layout/usage-effects.ts'
import { windowsOf } from '../../../src/runtime/layout/moments.ts'
import { reachOf, reachOfItems, reachOfNodes, reachOfPage } from '../../../src/runtime/layout/reach.ts'
import { undeclaredFlags, unusedFlags, usageOf } from '../../../src/runtime/layout/usage.ts'

/** What is worked out of documents and looks. A download of its own: the shell stands before it. */
export const insightContent = {
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
