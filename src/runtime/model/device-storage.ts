import { createStore } from 'effector'

import { browserDeviceLocks } from '../platform/device-locks.ts'
import { browserDeviceStorage } from '../platform/device-storage.ts'

/** What this device remembers. A preview frame has its own. */
export const $deviceStorage = createStore(browserDeviceStorage(), { serialize: 'ignore' })
/** What only one tab of this device does at a time. A preview frame is alone. */
export const $deviceLocks = createStore(browserDeviceLocks(), { serialize: 'ignore' })
