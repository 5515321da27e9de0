import { claimManualRebate } from '../../../src/runtime/gateway/endpoints/rewards/claim-manual-rebate.ts'
import { mock } from '../../mock.ts'
import { payRebates } from '../../state/rewards.ts'

/** Without ids all of them. */
export const handler = mock(
  claimManualRebate,
  ({ params: { ids }, session, state }) => (session ? payRebates(state, session, ids) : null),
  { feature: 'MANUALREBATE3' },
)
