import * as z from 'zod/mini'

import { ClaimOutcome } from '../../../../schemas/gateway/rewards.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Claims the reward of a completed mission.
 *
 * Shape   `{ state, amount? }`
 * Units   `amount` in the account’s currency
 * Errors  `offline` (no usable answer: never sent again by itself), `refused` (with its code: RECORD_NOT_FOUND, STATE_CONFLICT), `contract`
 * Source  gateway.md, section 13 "Rewards": `POST /wps/relay/MCSFE_claimMission`
 */
export const claimMission = defineEndpoint({
  name: 'claimMission',
  method: 'POST',
  path: '/wps/relay/MCSFE_claimMission',
  token: 'real',
  body: z.object({ missionId: z.string() }),
  value: ClaimOutcome,
})
