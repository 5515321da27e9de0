import { createEvent, createStore } from 'effector'

import { $viewSettings, viewSettingsChanged, printViewSettings, readViewSettings } from '../../model/view-settings.ts'
import type { ViewSettings } from '../../model/view-settings.ts'

/** A way of looking under a name, as an address: `?as=agent&lang=VI`. The brand, the draft and the document stay those that are open. */
export type SavedView = { name: string; search: string }

const key = 'foyer-preview-views'
const most = 40

// What may happen
export const viewSaved = createEvent<string>()
export const viewForgotten = createEvent<string>()

// What we know
export const $views = createStore<readonly SavedView[]>(read())

// How it changes
$views
  .on(viewSaved, (views, name) =>
    [...views.filter((view) => view.name !== name), { name, search: searchOf($viewSettings.getState()) }].slice(-most),
  )
  .on(viewForgotten, (views, name) => views.filter((view) => view.name !== name))
$views.updates.watch((views) => {
  try {
    localStorage.setItem(key, JSON.stringify(views))
  } catch {
    // not kept over a reload
  }
})

/** Looks in a saved way at what is open now. */
export function openView({ search }: SavedView): void {
  const { as, language, theme, width, time, data, faults, flags, registration, status } = readViewSettings(search).settings
  viewSettingsChanged({ as, language, theme, width, time, data, faults, flags, registration, status })
}

/** The part of an address that a view keeps. */
export function searchOf(look: ViewSettings): string {
  return printViewSettings({ ...look, brand: '', draft: 'main', doc: 'page/home', at: '/', view: 'canvas', sel: null })
}

function read(): SavedView[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    const isView = (view: unknown): view is SavedView =>
      typeof view === 'object' &&
      view !== null &&
      'name' in view &&
      'search' in view &&
      typeof view.name === 'string' &&
      typeof view.search === 'string'
    return Array.isArray(kept) ? kept.filter(isView).slice(-most) : []
  } catch {
    return []
  }
}
