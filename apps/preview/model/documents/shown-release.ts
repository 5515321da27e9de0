import { createEvent, createStore } from 'effector'

import { workspaceLoaded } from './documents.ts'
import { $viewSettings } from './view-settings.ts'

// What may happen
/** The canvas shows the documents of a release instead of the draft's. */
export const releaseShown = createEvent<number>()
export const releaseLeft = createEvent()

// What we know
export const $shownRelease = createStore<number | null>(null)

// How it changes: another view is one of the draft
$shownRelease.on(releaseShown, (_, number) => number).reset([releaseLeft, workspaceLoaded, $viewSettings.map(({ view }) => view).updates])
