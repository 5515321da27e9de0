import { attach, createEvent, createStore, sample } from 'effector'

import { $platform } from '../lifecycle.ts'
import { $constants } from './form-constants.ts'
import { formsStarted } from './started.ts'

/** Of a login this cookie alone outlives the page: it keeps the name, with which the next form of a login begins. */
const cookie = 'foyer-remembered'

// What may happen
/** A login by name succeeded: the name is remembered for a day, or (null) an earlier one is forgotten. */
export const nameGiven = createEvent<string | null>()

// What we know
export const $remembered = createStore<string | null>(null).on(nameGiven, (_, name) => name)

// How it changes
const recallFx = attach({ source: $platform, effect: ({ cookies }) => cookies.read(cookie) || null })
const keepFx = attach({
  source: { platform: $platform, constants: $constants },
  effect: ({ platform: { cookies }, constants }, name: string | null) => {
    if (name !== null) cookies.write(cookie, name, constants.rememberedLoginHours * 3600)
    else if (cookies.read(cookie)) cookies.write(cookie, '', 0)
  },
})
sample({ clock: formsStarted, target: recallFx })
sample({ clock: recallFx.doneData, target: $remembered })
sample({ clock: nameGiven, target: keepFx })
