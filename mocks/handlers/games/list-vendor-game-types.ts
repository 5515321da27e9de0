import { listVendorGameTypes } from '../../../src/runtime/gateway/endpoints/games/list-vendor-game-types.ts'
import { mock } from '../../mock.ts'

export const handler = mock(listVendorGameTypes, ({ params, state }) => {
  const types = new Map<string, Set<string>>()
  for (const { vendor, gameType, classKey } of state.games)
    types.set(vendor, (types.get(vendor) ?? new Set()).add(gameType).add(classKey ?? gameType))
  return {
    list: [...types]
      .filter(([vassalage]) => !params.vassalage || vassalage === params.vassalage)
      .map(([vassalage, own]) => ({ vassalage, gameTypes: [...own] })),
  }
})
