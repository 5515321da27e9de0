import { GameMenus } from '../../../../schemas/gateway/games.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Lists the categories with their vendors, in the gateway's order; the portal's own rules work on it.
 *
 * Shape   `{ list: GameCategoryEntry[] }`; a category may come twice; `cards` by vassalage, some missing
 * Units   `gameCount` in games
 * Errors  `offline` (no answer after 2 retries), `refused` (business failure, with its code), `contract` (body did not parse)
 * Source  gateway.md, section 10 "Menus and games": `GET /lgw/games/game_menus`
 */
export const listGameMenus = defineEndpoint({
  name: 'listGameMenus',
  method: 'GET',
  path: '/lgw/games/game_menus',
  token: 'no',
  adds: { merchant: { site: 'merchant' }, platform: 'html5-desktop', language: { site: 'language' } },
  value: GameMenus,
})
