import type { Failure } from '../../schemas/failure.ts'
import { createEvent, createStore } from 'effector'

import { browserPlatform } from '../platform/platform.ts'
import type { Platform } from '../platform/platform.ts'
import { modulePause } from '../platform/yield-to-main.ts'

/** The portal was opened: from here on it asks the gateway. Once per scope. */
export const portalStarted = createEvent()
/** The first screen has been drawn: what a touch is likely to need next may be loaded. */
export const portalIdle = createEvent()
/** The portal was taken down: its timers and listeners end. */
export const portalStopped = createEvent()

/** The platform outside the portal. A test or a preview frame gives its own when it forks the scope. */
export const $platform = createStore<Platform>(browserPlatform())

/**
 * Something that authors should know and players need not: passed to the portal's `report`. `page` and `node` are empty when it belongs to
 * none.
 */
export const errorReported = createEvent<{ code: string; page: string; node: string; message: string }>()
/** Something that the player asked for needs a file that did not come, and nothing on the page shows that. */
export const fileMissed = createEvent<Failure>()

await modulePause()
