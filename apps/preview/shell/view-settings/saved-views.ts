import { createEvent, createStore, sample } from 'effector'

import { $viewSettings, viewSettingsChanged, printViewSettings, readViewSettings } from '../../model/documents/view-settings.ts'
import type { ViewSettings } from '../../model/documents/view-settings.ts'
import { store, storedValue } from '../../../kit/state/stored.ts'

/** Named view settings, as an address: `?as=agent&lang=VI`. The brand, the draft and the document stay those that are open. */
export type SavedView = { name: string; search: string }

const key = 'foyer-preview-views'
const most = 40

// What may happen
export const viewSaved = createEvent<string>()
export const viewForgotten = createEvent<string>()
/** What is open now gets the settings of a saved view. */
export const viewOpened = createEvent<SavedView>()

// What we know
export const $views = createStore<readonly SavedView[]>(read())

// How it changes
sample({
  clock: viewSaved,
  source: { views: $views, settings: $viewSettings },
  fn: ({ views, settings }, name) => [...views.filter((view) => view.name !== name), { name, search: searchOf(settings) }].slice(-most),
  target: $views,
})
$views.on(viewForgotten, (views, name) => views.filter((view) => view.name !== name))
store($views, key)
sample({
  clock: viewOpened,
  fn: ({ search }) => {
    const { as, language, theme, width, time, data, faults, flags, registration, status } = readViewSettings(search).settings
    return { as, language, theme, width, time, data, faults, flags, registration, status }
  },
  target: viewSettingsChanged,
})

/** The part of an address that a view keeps. */
export function searchOf(viewSettings: ViewSettings): string {
  return printViewSettings({ ...viewSettings, brand: '', draft: 'main', doc: 'page/home', at: '/', view: 'canvas', sel: null })
}

function read(): SavedView[] {
  const kept = storedValue(key)
  const isView = (view: unknown): view is SavedView =>
    typeof view === 'object' &&
    view !== null &&
    'name' in view &&
    'search' in view &&
    typeof view.name === 'string' &&
    typeof view.search === 'string'
  return Array.isArray(kept) ? kept.filter(isView).slice(-most) : []
}
