import { combine, createStore, sample } from 'effector'

import type { Module, RegisterSettings } from '../../../schemas/gateway/system.ts'
import { readRegisterSettings } from '../../gateway/endpoints/system/read-register-settings.ts'
import { readWhitelabel } from '../../gateway/endpoints/system/read-whitelabel.ts'
import { callOf } from '../requests/call.ts'
import { createResource } from '../requests/resource.ts'
import { $info } from '../context/site.ts'
import { modulePause } from '../../platform/yield-to-main.ts'

// What the gateway switches on and off: the permission contains it, a newer answer of the setting's own call wins

export const registerSettings = createResource<void, RegisterSettings>({
  name: 'registerSettings',
  ask: callOf(readRegisterSettings),
  keyOf: () => 'all',
})
const $newerSettings = createStore<RegisterSettings | null>(null).on(registerSettings.answered, (_, { value }) => value)
export const $registerSettings = combine($newerSettings, $info, (newer, info) => newer ?? info?.register ?? null)

export const whitelabel = createResource<void, { modules: Module[] }>({
  name: 'whitelabel',
  ask: callOf(readWhitelabel),
  keyOf: () => 'all',
})
const $newerModules = createStore<readonly Module[] | null>(null).on(whitelabel.answered, (_, { value }) => value.modules)
export const $whitelabel = combine($newerModules, $info, (newer, info) => newer ?? info?.whitelabel ?? null)

// The permission, when it is read again, is the newer one
sample({ clock: $info.updates, fn: () => null, target: [$newerSettings, $newerModules] })

await modulePause()
