import { listHotMatches } from '../../src/runtime/gateway/endpoints/list-hot-matches.ts'
import { mock } from '../mock.ts'
import { matchesAt } from '../world/matches.ts'

export const handler = mock(listHotMatches, ({ world }) => ({
  list: world.choice.scenario === 'empty' ? [] : matchesAt(world.now()).slice(0, world.choice.scenario === 'sparse' ? 1 : undefined),
}))
