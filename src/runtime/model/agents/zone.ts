import type { SiteZone } from '../../../schemas/nouns/site-zone.ts'
import type { SourceState } from '../../contract/source.ts'
import { absent, loading } from '../requests/resource.ts'
import { readyOf } from '../requests/states.ts'
import { $info, isOffset } from '../context/site.ts'

// What we know: the zone of the permission; absent where that gives none that can be read
export const $zone = $info.map((info): SourceState<SiteZone> => {
  if (!info) return loading
  return isOffset(info.gmtOffset) ? readyOf({ offset: info.gmtOffset }) : absent
})
