import { vendorRecord } from '../../mocks/world/vendors.ts'
import { createWorld } from '../../mocks/world/world.ts'
import type { Scenario } from '../../mocks/scenarios.ts'
import type { SearchEntry } from '../../src/runtime/model/search/catalogue-index.ts'

/** All games of the mock world as search takes them. */
export function catalogueOf(scenario: Scenario): SearchEntry[] {
  const { games } = createWorld({ scenario, variants: [] }, { seed: 'foyer', now: () => 0 })
  return games.map(({ nodeId, title, latin, vendor, gameType }) => ({
    key: String(nodeId),
    name: title,
    latin,
    vendor,
    vendorName: vendorRecord(vendor).name,
    category: gameType,
  }))
}
