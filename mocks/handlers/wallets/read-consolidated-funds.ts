import { readConsolidatedFunds } from '../../../src/runtime/gateway/endpoints/wallets/read-consolidated-funds.ts'
import { mock } from '../../mock.ts'
import { salariesOf } from '../../state/agent-records.ts'
import { waitingOf } from '../../state/contracts.ts'

/** Only an agent has contract data. */
export const handler = mock(readConsolidatedFunds, ({ session, state }) =>
  session?.type === 41 && state.choice.scenario !== 'empty'
    ? {
        enableContract: true,
        enableSalary: salariesOf(state, session),
        divtypereq: waitingOf(state, session, 'DIVIDEND'),
        dailysalreqtype: waitingOf(state, session, 'DAILY'),
        contracthoursalreq: waitingOf(state, session, 'HOURLY'),
        realtimesalreqtype: waitingOf(state, session, 'REALTIME'),
      }
    : null,
)
