import { combine } from 'effector'

import { dayAt } from '../../../rules/days.ts'
import type { Brand } from '../../../schemas/nouns/brand.ts'
import { defineSource } from '../../contract/source.ts'
import type { SourceState } from '../../contract/source.ts'
import { $brand } from '../context/documents.ts'
import { $now } from '../context/environment.ts'
import { $language, $languages, $theme, $themeChoice } from '../context/preferences.ts'
import { $info, $zone } from '../context/site.ts'
import { readyOf } from '../requests/states.ts'
import * as contracts from './contracts.ts'

const $year = combine($now, $zone, (now, zone) => Number(dayAt(now || Date.now(), zone ?? '').slice(0, 4)))
const $noun = combine(
  { brand: $brand, info: $info, languages: $languages, language: $language, theme: $theme, themeChoice: $themeChoice, year: $year },
  ({ brand, info, languages, ...choices }): SourceState<Brand> =>
    readyOf({ id: brand.id, name: info?.brandName || brand.name, languages: [...languages], ...choices }),
)

export const brand = defineSource(contracts.brand, {
  from: $noun,
  select: (state) => state,
})
