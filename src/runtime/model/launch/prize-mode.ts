import { $catalog } from '../categories/categories.ts'

/** The portal's prize mode: the elott mode if the ELOTT category holds TCG_LOTTO_VN or LOTT, otherwise the lott mode. */
export const $prizeMode = $catalog.map((catalog): 'ELOTT' | 'LOTT' => {
  const vendors = catalog.status === 'ready' ? (catalog.value.byKey.get('ELOTT')?.vendors ?? []) : []
  return vendors.some(({ code }) => code === 'TCG_LOTTO_VN' || code === 'LOTT') ? 'ELOTT' : 'LOTT'
})
