import { combine, createEvent, createStore } from 'effector'

import type { Flags } from '../../../schemas/documents.ts'
import type { FactValue } from '../../../schemas/facts.ts'
import type { RegisterSettings } from '../../../schemas/gateway/system.ts'
import { codesOn } from '../../gateway/whitelabel.ts'
import { $flagsDocument } from '../context/documents.ts'
import { $contract, $member } from '../context/session.ts'
import { $registerSettings, $whitelabel } from '../site/settings.ts'
import { $info } from '../context/site.ts'

type Flag = Flags['flags'][string]

// What may happen
/** Flag values that a preview sets for one view. They override every other value. */
export const flagsOverridden = createEvent<Readonly<Record<string, FactValue>>>()
const $flagOverrides = createStore<Readonly<Record<string, FactValue>>>({}).on(flagsOverridden, (_, flags) => flags)

/** The flags that the release declares, each with the gateway's value, else its default. */
export const $flags = combine(
  {
    document: $flagsDocument,
    info: $info,
    whitelabel: $whitelabel,
    registration: $registerSettings,
    contract: $contract,
    member: $member,
    overrides: $flagOverrides,
  },
  ({ document, info, whitelabel, registration, contract, member, overrides }): Readonly<Record<string, FactValue>> => {
    const on = whitelabel ? codesOn(whitelabel) : null
    const read = (name: string, flag: Flag): unknown => {
      if (flag.from === 'whitelabel') return on?.has(name)
      if (flag.from === 'registration') return info || registration ? settingOf(registration ?? {}, name) : undefined
      if (flag.from === 'contract') return own(contract, name)
      if (flag.from === 'member') return own(member, name)
      return undefined
    }
    return {
      ...Object.fromEntries(Object.entries(document.flags).map(([name, flag]) => [name, typed(read(name, flag), flag)])),
      ...overrides,
    }
  },
)

/** `email.required` is the setting `required` of the field `email`; a field that is not listed is off. */
function settingOf(settings: RegisterSettings, name: string): unknown {
  const [field = '', key = 'enabled'] = name.split('.')
  return own(own(settings, field), key) ?? false
}

function own(record: unknown, key: string): unknown {
  return typeof record === 'object' && record !== null && Object.hasOwn(record, key) ? (record as Record<string, unknown>)[key] : undefined
}

/** A value of the flag's own type; a number for a boolean flag is true unless it is 0. */
function typed(value: unknown, { type, default: fallback }: Flag): FactValue {
  if (type === 'boolean' && typeof value === 'number') return value !== 0
  return typeof value === type ? (value as FactValue) : fallback
}
