import { launchGame } from '../../src/runtime/gateway/endpoints/launch-game.ts'
import { mock } from '../mock.ts'
import { startGame } from '../start-game.ts'

export const handler = mock(launchGame, startGame)
