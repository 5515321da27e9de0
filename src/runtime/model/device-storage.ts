import { createStore } from 'effector'

import { browserDeviceStorage } from '../platform/device-storage.ts'

/** What this device remembers. A preview frame has its own. */
export const $deviceStorage = createStore(browserDeviceStorage(), { serialize: 'ignore' })
