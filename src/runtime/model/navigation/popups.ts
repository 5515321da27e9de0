import { createEvent, createStore } from 'effector'

import type { JsonObject } from '../../../schemas/json.ts'
import { intentOf } from '../intents.ts'
import { $location } from './navigation.ts'

/**
 * An open popup: the id of its page document and what it was opened with. `address`: what a reload opens in its place, shown in the
 * browser's address bar while it is the topmost.
 */
type OpenPopup = { popup: string; args: JsonObject; address?: string }

// What may happen
export const popupOpened = createEvent<{ popup: string; args?: JsonObject | undefined; address?: string | undefined }>()
/** One will open by itself in a moment: what it draws can be downloaded before. */
export const popupExpected = createEvent<{ popup: string }>()
/** Without a name it is the topmost. */
export const popupClosed = createEvent<{ popup?: string | undefined }>()
/** The player goes to another page: all popups close. */
export const popupsLeft = createEvent()

// What we know: the last one is on top
export const $popups = createStore<readonly OpenPopup[]>([])

/** The login popup, which leads back to the place where the player is. */
export function loginPopup({ pathname, search }: { pathname: string; search: string }, more?: JsonObject) {
  return { popup: 'login', args: { back: pathname + search, ...more } }
}
/** The popup that informs a player that he is logged in, but that his account could not be read. */
export const sessionFailed = { popup: 'session-failed' }
/** The popup that informs a trial account that it needs a real one. */
export const needTrueAccount = { popup: 'need-true-account' }

// How it changes
$popups
  .on(popupOpened, (popups, { popup, args = {}, address }) => [
    ...popups.filter((open) => open.popup !== popup),
    { popup, args, ...(address !== undefined && { address }) },
  ])
  .on(intentOf('open'), (popups, { popup, args = {} }) => [...popups.filter((open) => open.popup !== popup), { popup, args }])
  .on([popupClosed, intentOf('close')], (popups, { popup }) => (popup === undefined ? popups.slice(0, -1) : without(popups, popup)))
// Going to another page closes the popups
$popups.reset([popupsLeft, $location.map(({ pathname, parent, page }) => (parent ? `${pathname} ${page}` : pathname)).updates])

function without(popups: readonly OpenPopup[], popup: string): readonly OpenPopup[] {
  const others = popups.filter((open) => open.popup !== popup)
  return others.length === popups.length ? popups : others
}
