import { $catalog } from '../categories/categories.ts'
import { $brand } from '../context/documents.ts'

/** The portal's prize mode: the elott mode if the ELOTT category holds TCG_LOTTO_VN or LOTT, otherwise the lott mode. */
export const $prizeMode = $catalog.map((catalog): 'ELOTT' | 'LOTT' => {
  const vendors = catalog.status === 'ready' ? (catalog.value.byKey.get('ELOTT')?.vendors ?? []) : []
  return vendors.some(({ code }) => code === 'TCG_LOTTO_VN' || code === 'LOTT') ? 'ELOTT' : 'LOTT'
})

/** The prize modes that the brand names. */
export const $brandModes = $brand.map(({ constants }): readonly string[] => {
  const named: unknown = constants['prizeModes']
  return Array.isArray(named) ? named.filter((mode): mode is string => typeof mode === 'string' && mode !== '') : []
})
