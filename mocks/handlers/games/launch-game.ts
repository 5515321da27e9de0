import { launchGame } from '../../../src/runtime/gateway/endpoints/games/launch-game.ts'
import { mock } from '../../mock.ts'
import { startGame } from '../../start-game.ts'

export const handler = mock(launchGame, startGame)
