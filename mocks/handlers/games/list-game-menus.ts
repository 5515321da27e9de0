import { listGameMenus } from '../../../src/runtime/gateway/endpoints/games/list-game-menus.ts'
import { mock } from '../../mock.ts'
import { menuOf } from '../../state/menus.ts'

export const handler = mock(listGameMenus, ({ state: { vendors, games, choice } }) => {
  const list = menuOf(vendors, games, choice.scenario, choice.variants)
  return list ? { list } : null
})
