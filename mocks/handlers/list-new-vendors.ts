import { listNewVendors } from '../../src/runtime/gateway/endpoints/list-new-vendors.ts'
import { mock } from '../mock.ts'
import { say } from '../world/text.ts'
import type { Text } from '../world/text.ts'
import { vendorRecord } from '../world/vendors.ts'

const names: Readonly<Record<string, Text>> = {
  RNG: { EN: 'New in slots', AR: 'جديد في السلوتس' },
  FISH: { EN: 'New in fishing', AR: 'جديد في الصيد' },
  LIVE: { EN: 'New live tables', AR: 'طاولات مباشرة جديدة' },
}

export const handler = mock(listNewVendors, ({ world, language }) => {
  const lanes = Object.entries(world.choice.scenario === 'empty' ? {} : world.vendors).flatMap(([laneCode, codes]) => {
    const vendors = codes
      .map(vendorRecord)
      .filter((vendor) => vendor.fresh)
      .map(({ code, name }) => ({
        vassalage: code,
        gameType: laneCode,
        displayName: name,
        isGame: 'VASSALAGE',
        showIcon: `/img/vendor/${code}.svg`,
      }))
    const label = names[laneCode]
    return vendors.length ? [{ laneCode, vendors, ...(label && { displayName: say(label, language) }) }] : []
  })
  return { data: { lanes } }
})
