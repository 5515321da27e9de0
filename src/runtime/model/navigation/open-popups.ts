import type { Store } from 'effector'

import type { JsonObject } from '../../../schemas/json.ts'
import { $popups } from './popups.ts'

/** Whether a popup is open. */
export function isPopupOpen(id: string): Store<boolean> {
  return $popups.map((popups) => popups.some(({ popup }) => popup === id))
}
/** What a popup was opened with; null while it is closed. */
export function popupArgs(id: string): Store<JsonObject | null> {
  return $popups.map((popups) => popups.find(({ popup }) => popup === id)?.args ?? null)
}
