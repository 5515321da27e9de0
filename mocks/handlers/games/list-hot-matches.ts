import { listHotMatches } from '../../../src/runtime/gateway/endpoints/games/list-hot-matches.ts'
import { mock } from '../../mock.ts'
import { matchesAt } from '../../state/matches.ts'

export const handler = mock(listHotMatches, ({ state }) => ({
  list: state.choice.scenario === 'empty' ? [] : matchesAt(state.now()).slice(0, state.choice.scenario === 'sparse' ? 1 : undefined),
}))
