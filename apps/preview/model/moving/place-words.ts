import { t } from '../../../kit/i18n/words.ts'
import type { Carried } from './carried.ts'
import type { Naming } from '../documents/names.ts'
import { placeAt } from '../documents/places.ts'
import type { Place } from '../documents/places.ts'
import { blockOf } from '../documents/nodes.ts'
import type { Refusal } from '../documents/nodes.ts'

/** "after Two columns, 7th of 10"; in an area "first in Main and side, 1st of 2". */
export function placeLabel(place: Place, naming: Naming): string {
  return t('canvas.place-nth', { where: whereOf(place, naming), nth: nthOf(place.nth), of: place.of })
}

/** "after Two columns", "first on the page", "first in Main and side" */
export function whereOf({ after, owner, slot }: Place, naming: Naming): string {
  const area = owner ? t('canvas.area', { owner: naming.nameOf(owner), slot: slot ?? '' }) : ''
  if (after) return owner ? t('canvas.after-in', { name: naming.nameOf(after), area }) : t('canvas.after', { name: naming.nameOf(after) })
  return owner ? t('canvas.first-in', { area }) : t('canvas.first')
}

/** "7th" */
export function nthOf(count: number): string {
  return t('canvas.nth', { count, ordinal: 1 })
}

/** Why a block of this type is not allowed at a place, as a sentence. */
export function refusalText(
  { code, owner, slot }: Exclude<Refusal, null>,
  { page, widget }: Pick<Carried, 'page' | 'widget'>,
  naming: Naming,
): string {
  const block = blockOf(page, owner ?? null)
  return t(`canvas.refused-${code}`, { owner: block ? naming.nameOf(block) : (owner ?? ''), slot: slot ?? '', type: naming.typeOf(widget) })
}

/** The text at the line while a block is dragged: the place, or why not. Empty over no place. */
export function carriedLabel({ page, spot, moving }: Carried, naming: Naming): string {
  return spot ? placeLabel(placeAt(page, spot, moving), naming) : ''
}
