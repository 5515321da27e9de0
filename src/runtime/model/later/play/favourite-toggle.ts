import { combine, createStore, sample } from 'effector'

import { addFavourite } from '../../../gateway/endpoints/add-favourite.ts'
import { removeFavourite } from '../../../gateway/endpoints/remove-favourite.ts'
import { endpointFx, failureOf } from '../../call.ts'
import { $brand } from '../../documents.ts'
import { $favourites, $switched, favouriteGames } from '../../favourites.ts'
import { isRefused } from '../../failure.ts'
import { intentOf } from '../../intents.ts'
import { $platform } from '../../life.ts'
import { $location } from '../../navigation.ts'
import { loginPopup, popupOpened } from '../../popups.ts'
import { $role } from '../../session.ts'
import { $token } from '../../token.ts'
import { toastShown } from '../toasts.ts'

// What we know
const $switchedAt = createStore<Readonly<Record<string, number>>>({}).reset($token.updates) // ms since 1970

// How it changes: shown at once, then told to the gateway; when that fails it is as before
const asked = intentOf('toggle-favourite')
const addFx = endpointFx(addFavourite)
const removeFx = endpointFx(removeFavourite)
const $here = combine({ role: $role, favourites: $favourites, at: $switchedAt, platform: $platform, brand: $brand, location: $location })

sample({ clock: asked, source: $here, filter: ({ role }) => role === 'guest', fn: ({ location }) => loginPopup(location), target: popupOpened })
sample({ clock: asked, source: $here, filter: ({ role }) => role === 'trial', fn: () => ({ popup: 'need-true-account' }), target: popupOpened })
const toggled = sample({
  clock: asked,
  source: $here,
  filter: ({ role, at, platform, brand }, { nodeId }) => {
    const quickest = Number(brand.constants.favouriteThrottleMs ?? 1000)
    return (role === 'member' || role === 'agent') && platform.clock.now() - (at[nodeId] ?? -Infinity) >= quickest
  },
  fn: ({ favourites, platform }, { nodeId, vendor, category }) => ({ nodeId, vendor, category, on: !favourites.has(nodeId), now: platform.clock.now() }),
})
$switched.on(toggled, (switched, { nodeId, on }) => ({ ...switched, [nodeId]: on }))
$switchedAt.on(toggled, (at, { nodeId, now }) => ({ ...at, [nodeId]: now }))
sample({ clock: toggled, filter: ({ on }) => on, fn: ({ nodeId, vendor, category }) => ({ nodeId, vendor, gameType: category }), target: addFx })
sample({ clock: toggled, filter: ({ on }) => !on, fn: ({ nodeId }) => ({ nodeId }), target: removeFx })
$switched
  .on(addFx.fail, (switched, { params }) => back(switched, params.nodeId, true))
  .on(removeFx.fail, (switched, { params }) => back(switched, params.nodeId, false))
const failed = sample({ clock: [addFx.failData, removeFx.failData], fn: failureOf })
sample({ clock: failed, filter: (failure) => isRefused(failure, 'TRIAL_NOT_ALLOWED'), fn: () => ({ popup: 'need-true-account' }), target: popupOpened })
// Who was logged out meanwhile is told so elsewhere
const isPlain = (error: Error) => !isRefused(failureOf(error), 'TRIAL_NOT_ALLOWED', 'TOKEN_MISSING', 'TOKEN_EXPIRED')
sample({ clock: addFx.failData, filter: isPlain, fn: () => ({ kind: 'danger' as const, said: { text: 't:favourite.not-added' } }), target: toastShown })
sample({ clock: removeFx.failData, filter: isPlain, fn: () => ({ kind: 'danger' as const, said: { text: 't:favourite.not-removed' } }), target: toastShown })
sample({ clock: [addFx.done, removeFx.done], fn: () => ({ pageNo: 1 }), target: favouriteGames.refreshed })

/** Takes back a switch, unless the player has switched again since. */
function back(switched: Readonly<Record<string, boolean>>, nodeId: string, on: boolean): Readonly<Record<string, boolean>> {
  if (switched[nodeId] !== on) return switched
  return { ...switched, [nodeId]: !on }
}
