import { createEffect, createEvent, createStore, sample } from 'effector'

import { drawPreferences, preferencesKey, readPreferences } from '../../../kit/state/shell-preferences.ts'
import type { Preferences } from '../../../kit/state/shell-preferences.ts'
import { $catalogue, loadCatalogueFx } from '../../model/catalogue/catalogue.ts'
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
// Docs of blocks and data follow the language. Before the catalogue is here it is loaded in the right one
const $drawnLanguage = createStore(readPreferences().language).on(drawFx.done, (_, { params }) => params.language)
sample({
  clock: $drawnLanguage.updates,
  source: $catalogue,
  filter: (catalogue) => catalogue !== null,
  fn: () => undefined,
  target: loadCatalogueFx,
})
store($preferences, preferencesKey)
