import { combine, createStore, sample } from 'effector'

import { ownValue } from '../../../schemas/own-value.ts'
import { defineTopic } from '../../contract/topic.ts'
import { addFavourite } from '../../gateway/endpoints/games/add-favourite.ts'
import { removeFavourite } from '../../gateway/endpoints/games/remove-favourite.ts'
import { $brand } from '../context/documents.ts'
import { $token } from '../context/session.ts'
import { $favourites, $switched, favouriteGames } from '../games/favourites.ts'
import { intentOf } from '../intents.ts'
import { $platform } from '../lifecycle.ts'
import { forRealAccounts, plainFailures } from '../navigation/real-account.ts'
import { endpointFx } from '../requests/call.ts'
import { numberOf } from '../site/brand-constants.ts'
import { toastShown } from '../toasts/toasts.ts'
import * as sources from './sources.ts'

// What we know
const $switchedAt = createStore<Readonly<Record<string, number>>>({}).reset($token.updates) // ms since 1970

// How it changes: shown at once, then sent to the gateway; when that fails the change is reverted
const asked = forRealAccounts(intentOf('toggle-favourite'))
const addFx = endpointFx(addFavourite)
const removeFx = endpointFx(removeFavourite)
const $here = combine({ favourites: $favourites, at: $switchedAt, platform: $platform, brand: $brand })

const toggled = sample({
  clock: asked,
  source: $here,
  filter: ({ at, platform, brand }, { nodeId }) =>
    platform.clock.now() - (ownValue(at, nodeId) ?? -Infinity) >= numberOf(brand, 'favouriteThrottleMs', 1000),
  fn: ({ favourites, platform }, { nodeId, vendor, category }) => ({
    nodeId,
    vendor,
    category,
    on: !favourites.has(nodeId),
    now: platform.clock.now(),
  }),
})
$switched.on(toggled, (switched, { nodeId, on }) => ({ ...switched, [nodeId]: on }))
$switchedAt.on(toggled, (at, { nodeId, now }) => ({ ...at, [nodeId]: now }))
sample({
  clock: toggled,
  filter: ({ on }) => on,
  fn: ({ nodeId, vendor, category }) => ({ nodeId, vendor, gameType: category }),
  target: addFx,
})
sample({ clock: toggled, filter: ({ on }) => !on, fn: ({ nodeId }) => ({ nodeId }), target: removeFx })
$switched
  .on(addFx.fail, (switched, { params }) => back(switched, params.nodeId, true))
  .on(removeFx.fail, (switched, { params }) => back(switched, params.nodeId, false))
sample({
  clock: plainFailures(addFx.failData),
  fn: () => ({ kind: 'danger' as const, message: { text: 't:favourite.not-added' } }),
  target: toastShown,
})
sample({
  clock: plainFailures(removeFx.failData),
  fn: () => ({ kind: 'danger' as const, message: { text: 't:favourite.not-removed' } }),
  target: toastShown,
})
sample({ clock: [addFx.done, removeFx.done], fn: () => ({ pageNo: 1 }), target: favouriteGames.refreshed })

/** Reverts a toggle, unless the player has toggled again since. */
function back(switched: Readonly<Record<string, boolean>>, nodeId: string, on: boolean): Readonly<Record<string, boolean>> {
  if (ownValue(switched, nodeId) !== on) return switched
  return { ...switched, [nodeId]: !on }
}

export const topic = defineTopic({ sources: Object.values(sources) })
