import { attach, createEvent, createStore, sample } from 'effector'

import { $deviceStorage } from '../device-storage.ts'
import { $platform } from '../lifecycle.ts'
import { $constants } from '../forms/form-constants.ts'
import { loginStarted } from './login-memory.ts'

/**
 * The token of a later login with one click. It has to outlive the session to be of use, so this device's storage keeps it: for a day,
 * and
 * only of somebody who asked to be remembered (decision 54).
 */
const key = 'foyer-one-click'

// What may happen
export const oneClickGiven = createEvent<string>()
export const oneClickForgotten = createEvent()

// What we know
export const $oneClick = createStore<string | null>(null)

// How it changes
const recallFx = attach({
  source: { storage: $deviceStorage, platform: $platform },
  effect: ({ storage, platform }) => {
    const [until = '', token = ''] = (storage.read(key) ?? '').split(' ')
    if (token !== '' && Number(until) > platform.clock.now()) return token
    storage.remove(key)
    return null
  },
})
const keepFx = attach({
  source: { storage: $deviceStorage, platform: $platform, constants: $constants },
  effect: ({ storage, platform, constants }, token: string) =>
    storage.write(key, `${platform.clock.now() + constants.rememberedLoginHours * 3_600_000} ${token}`),
})
const forgetFx = attach({ source: $deviceStorage, effect: (storage) => storage.remove(key) })
sample({ clock: loginStarted, target: recallFx })
sample({ clock: oneClickGiven, target: keepFx })
sample({ clock: oneClickForgotten, target: forgetFx })
$oneClick
  .on(recallFx.doneData, (_, token) => token)
  .on(oneClickGiven, (_, token) => token)
  .reset(oneClickForgotten)
