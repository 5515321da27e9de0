import { combine, createStore, sample } from 'effector'

import { $token, memberWanted } from './context/session.ts'
import { $rootScreen, permissionAsked, permissionKnown } from './context/site.ts'
import { portalIdle, portalStarted, portalStopped } from './lifecycle.ts'
import './navigation/go.ts'
import { followHistoryFx } from './navigation/navigation.ts'
import { findTokenFx } from './session/session.ts'
import { $topics, loadTopicsFx } from './topic-loading.ts'

// What a portal does when it starts, over all topics. The token first, so that it is out of the address before the first page reads that;
// then the permission, which decides the root screen. The sources ask from then on, each for itself (requests/resource.ts); with a token
// the member is asked for beside them
sample({ clock: portalStarted, target: findTokenFx })
sample({ clock: findTokenFx.finally, fn: () => undefined, target: [followHistoryFx, permissionAsked] })
sample({
  clock: permissionKnown,
  source: { token: $token, screen: $rootScreen },
  filter: ({ token, screen }) => token !== null && screen === 'app',
  fn: () => undefined,
  target: memberWanted,
})

// Topics that nobody has asked for come when the first screen is complete, and again after each login, which also retries failed downloads
const $idle = createStore(false)
  .on(portalIdle, () => true)
  .on(portalStopped, () => false)
sample({
  clock: combine({ topics: $topics, idle: $idle, token: $token }),
  filter: ({ idle }) => idle,
  fn: ({ topics, token }) =>
    topics.filter(({ starts }) => starts === 'idle' || (starts === 'session' && token !== null)).map(({ name }) => name),
  target: loadTopicsFx,
})
