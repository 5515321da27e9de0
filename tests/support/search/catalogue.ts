import { vendorRecord } from '../../../mocks/state/vendors.ts'
import { createMockState } from '../../../mocks/state/create-mock-state.ts'
import type { Scenario } from '../../../mocks/scenarios.ts'
import type { SearchEntry } from '../../../src/runtime/model/search/catalogue-index.ts'

/** All games of the mock gateway in the form that search uses. */
export function catalogueOf(scenario: Scenario): SearchEntry[] {
  const { games } = createMockState({ scenario, variants: [] }, { seed: 'foyer', now: () => 0 })
  return games.map(({ nodeId, title, latin, vendor, gameType }) => ({
    key: String(nodeId),
    name: title,
    latin,
    vendor,
    vendorName: vendorRecord(vendor).name,
    category: gameType,
  }))
}
