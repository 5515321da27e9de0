import { createEffect, createEvent, createStore, sample } from 'effector'

import { drawPreferences, preferencesKey, readPreferences } from '../../../kit/state/shell-preferences.ts'
import type { Preferences } from '../../../kit/state/shell-preferences.ts'
import { editorOpened } from '../../model/start.ts'
import { store } from '../../../kit/state/stored.ts'

// What may happen
export const preferred = createEvent<Partial<Preferences>>()

// What we know
export const $preferences = createStore<Preferences>(readPreferences())

// How it changes
$preferences.on(preferred, (now, part) => ({ ...now, ...part }))
const drawFx = createEffect(drawPreferences)
sample({ clock: [editorOpened, $preferences], source: $preferences, target: drawFx })
sample({ clock: drawFx.fail, fn: () => ({ language: 'en' as const }), target: preferred }) // the words of its language failed to load
store($preferences, preferencesKey)
