import { WinnerBoard } from '../../../../schemas/gateway/games.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Lists who won lately; the gateway does not sort them.
 *
 * Shape   `{ list: { vo: GatewayWinner }[] }`: at most 20
 * Units   `winAmount` in the site's currency, 0 when missing
 * Errors  `offline` (no answer after 2 retries), `refused` (business failure, with its code), `contract` (body did not parse)
 * Source  gateway.md, section 12 "Announcements": `GET /wps/relay/ODSFE2_getWinnerBoard`
 */
export const listWinners = defineEndpoint({
  name: 'listWinners',
  method: 'GET',
  path: '/wps/relay/ODSFE2_getWinnerBoard',
  token: 'no',
  adds: { gameCategory: 'ALL', language: { site: 'language' }, limitNum: '20' },
  value: WinnerBoard,
})
