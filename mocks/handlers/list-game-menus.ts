import { listGameMenus } from '../../src/runtime/gateway/endpoints/list-game-menus.ts'
import { mock } from '../mock.ts'
import { menuOf } from '../world/menus.ts'

export const handler = mock(listGameMenus, ({ world: { vendors, games, choice } }) => {
  const list = menuOf(vendors, games, choice.scenario, choice.variants)
  return list ? { list } : null
})
