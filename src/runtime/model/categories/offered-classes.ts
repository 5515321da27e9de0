import type { VassGameType } from '../../../schemas/gateway/games.ts'
import type { GameClass } from '../../../schemas/nouns/game.ts'
import { knownCategories, slotsClasses } from '../../../schemas/nouns/category.ts'
import type { VendorList } from '../../../schemas/nouns/vendor.ts'
import { memo } from '../requests/memo.ts'

/** The vendors with the classes that one of them offers: those of the category that are among its types, then unknown types. */
export const offeredBy = memo((list: VendorList, code: string, types: readonly VassGameType[], bingo: boolean): VendorList => {
  const vendor = list.vendors.find((each) => each.code === code)
  const offered = types.find(({ vassalage }) => vassalage === code)?.gameTypes ?? []
  if (!vendor || list.classes.length === 0 || offered.length === 0) return list
  const classes = classesAmong(list.classes, vendor.classes, offered, bingo)
  return { ...list, classes, vendors: list.vendors.map((each) => (each === vendor ? { ...vendor, classes } : each)) }
})

function classesAmong(all: readonly GameClass[], own: readonly GameClass[], offered: readonly string[], bingo: boolean): GameClass[] {
  // the category's figure counts other vendors
  const known = all.filter(({ key }) => offered.includes(key)).map(({ key, name }) => own.find((each) => each.key === key) ?? { key, name })
  const unknown = [...new Set(offered)].filter(
    (key) => !knownCategories.includes(key) && !slotsClasses.includes(key) && !all.some((each) => each.key === key),
  )
  return [...known, ...unknown.map((key) => ({ key, name: key }))].filter(({ key }) => bingo || key !== 'BG')
}
