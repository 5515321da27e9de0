import { MissionSummary } from '../../../../schemas/gateway/rewards.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Reads the player’s missions and their progress.
 *
 * Shape   `{ missions: Mission[], claimableCount, points? }`; a `description` is hostile
 * Units   `progress` and `target` in what the mission counts; `reward` in the account’s currency
 * Errors  `offline` (no answer after 2 retries), `refused` (business failure, with its code), `contract` (body did not parse)
 * Source  gateway.md, section 13 "Rewards": `GET /wps/relay/MCSFE_getMissionSummary`
 */
export const readMissions = defineEndpoint({
  name: 'readMissions',
  method: 'GET',
  path: '/wps/relay/MCSFE_getMissionSummary',
  token: 'real',
  adds: { language: { site: 'language' } },
  value: MissionSummary,
})
