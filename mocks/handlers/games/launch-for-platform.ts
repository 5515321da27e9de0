import { launchForPlatform } from '../../../src/runtime/gateway/endpoints/games/launch-for-platform.ts'
import { mock } from '../../mock.ts'
import { startGame } from '../../start-game.ts'

export const handler = mock(launchForPlatform, startGame)
