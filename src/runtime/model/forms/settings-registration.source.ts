import { loading } from '../requests/resource.ts'
import { $registerSettings, registerSettings } from '../site/settings.ts'
import { defineSource } from '../../contract/source.ts'
import { readyOf } from '../requests/states.ts'
import { contract } from './settings-registration.contract.ts'

export const source = defineSource(contract, {
  from: $registerSettings.map((settings) => ({ settings })),
  select: ({ settings }) => (settings ? readyOf(settings) : loading),
  wanted: registerSettings.wanted.prepend(() => undefined),
  retried: registerSettings.retried.prepend(() => undefined),
})
