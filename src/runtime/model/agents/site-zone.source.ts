import type { SiteZone } from '../../../schemas/nouns/site-zone.ts'
import { defineSource } from '../../contract/source.ts'
import type { SourceState } from '../../contract/source.ts'
import { absent, loading } from '../requests/resource.ts'
import { readyOf } from '../requests/states.ts'
import { $info } from '../site/site.ts'
import { contract } from './site-zone.contract.ts'

const isOffset = (text: string) => /^(?:Z|[+-]\d{2}:?\d{2})$/i.test(text)

export const source = defineSource(contract, {
  from: $info.map((info): SourceState<SiteZone> => {
    if (!info) return loading
    return isOffset(info.gmtOffset) ? readyOf({ offset: info.gmtOffset }) : absent
  }),
  select: (known) => known,
})
