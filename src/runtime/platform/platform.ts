import { browserAddress } from './address.ts'
import type { PageAddress } from './address.ts'
import { browserClock } from './clock.ts'
import type { Clock } from './clock.ts'
import { browserCookies } from './cookies.ts'
import type { Cookies } from './cookies.ts'
import { browserHistory } from './history.ts'
import type { PageHistory } from './history.ts'
import { browserMedia } from './media.ts'
import type { Media } from './media.ts'
import { browserNetwork } from './network.ts'
import type { Network } from './network.ts'
import { browserSessionStorage } from './session-storage.ts'
import type { SessionStorage } from './session-storage.ts'
import { browserWindows } from './windows.ts'
import type { Windows } from './windows.ts'

/** Everything outside the portal that it reads or changes. A test or a preview frame passes its own. */
export type Platform = {
  address: PageAddress
  clock: Clock
  cookies: Cookies
  history: PageHistory
  media: Media
  network: Network
  session: SessionStorage
  windows: Windows
  random: () => number // from 0 to below 1
}

export function browserPlatform(): Platform {
  return {
    address: browserAddress,
    clock: browserClock,
    cookies: browserCookies,
    history: browserHistory,
    media: browserMedia,
    network: browserNetwork,
    session: browserSessionStorage(),
    windows: browserWindows,
    random: Math.random,
  }
}
