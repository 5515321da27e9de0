import { readConsolidatedFunds } from '../../src/runtime/gateway/endpoints/read-consolidated-funds.ts'
import { mock } from '../mock.ts'

/** Only an agent has contract data. */
export const handler = mock(readConsolidatedFunds, ({ session, state }) =>
  session?.type === 41 && state.choice.scenario !== 'empty'
    ? {
        enableContract: true,
        enableSalary: { daily: true, hourly: true, realtime: false },
        divtypereq: 1,
        dailysalreqtype: 0,
        contracthoursalreq: 2,
        realtimesalreqtype: 0,
      }
    : null,
)
