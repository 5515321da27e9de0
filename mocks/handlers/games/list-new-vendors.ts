import { listNewVendors } from '../../../src/runtime/gateway/endpoints/games/list-new-vendors.ts'
import { mock } from '../../mock.ts'
import { textIn } from '../../state/text.ts'
import type { Text } from '../../state/text.ts'
import { vendorRecord } from '../../state/vendors.ts'

const names: Readonly<Record<string, Text>> = {
  RNG: { EN: 'New in slots', AR: 'جديد في السلوتس' },
  FISH: { EN: 'New in fishing', AR: 'جديد في الصيد' },
  LIVE: { EN: 'New live tables', AR: 'طاولات مباشرة جديدة' },
}

export const handler = mock(listNewVendors, ({ state, language }) => {
  const lanes = Object.entries(state.choice.scenario === 'empty' ? {} : state.vendors).flatMap(([laneCode, codes]) => {
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
    return vendors.length ? [{ laneCode, vendors, ...(label && { displayName: textIn(label, language) }) }] : []
  })
  return { data: { lanes } }
})
