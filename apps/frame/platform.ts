import { browserAddress } from '../../src/runtime/platform/address.ts'
import { browserClock } from '../../src/runtime/platform/clock.ts'
import { browserHistory } from '../../src/runtime/platform/history.ts'
import type { DeviceStorage } from '../../src/runtime/platform/device-storage.ts'
import { browserMedia } from '../../src/runtime/platform/media.ts'
import type { Platform } from '../../src/runtime/platform/platform.ts'
import type { FrameViewSettings } from '../../src/schemas/view-settings.ts'

/** Words of the session storage that the portal reads when it starts. */
const tokenKey = 'token'
const announcementsKey = 'foyer-announcements-shown'

/**
 * What a portal in a frame knows of the outside. Storage and cookies live in memory and die with it: the editor's own browser keeps
 * nothing of the view settings. Announcements count as shown, to guests and to members: a popup over every page would hide what is
 * being edited.
 */
export function framePlatform({ as, language, theme, time }: FrameViewSettings): Platform {
  const frozen = time === null ? NaN : Date.parse(time)
  return {
    address: browserAddress,
    clock: { ...browserClock, now: Number.isNaN(frozen) ? browserClock.now : () => frozen },
    cookies: memoryCookies({ ...(language && { 'foyer-language': language }), ...(theme && { 'foyer-theme': theme }) }),
    // the frame has an address of its own; navigation in it adds no history entry to the editor's tab
    history: { ...browserHistory, writeStep: () => false, depth: () => 0 },
    media: browserMedia,
    network: { online: () => true, watch: () => () => {} }, // its calls are answered in the page
    session: memorySession({ [announcementsKey]: 'guest session', ...(as !== 'guest' && { [tokenKey]: `mock-${as}` }) }),
    windows: { open: () => true }, // a preview opens no other window
    random: () => 0, // the same view settings always render the same
  }
}

function memoryCookies(first: Record<string, string>): Platform['cookies'] {
  const jar = new Map(Object.entries(first))
  return { read: (name) => jar.get(name), write: (name, value) => void jar.set(name, value) }
}

function memorySession(first: Record<string, string>): Platform['session'] {
  const kept = new Map(Object.entries(first))
  return {
    read: (key) => kept.get(key),
    write: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
    clear(but = []) {
      for (const key of kept.keys()) if (!but.includes(key)) kept.delete(key)
    },
  }
}

export function memoryDevice(): DeviceStorage {
  const kept = new Map<string, string>()
  return { read: (key) => kept.get(key), write: (key, value) => void kept.set(key, value), remove: (key) => void kept.delete(key) }
}
