import { createEffect, createStore, sample } from 'effector'

import { loadCatalogueFx } from '../model/catalogue/catalogue.ts'
import { workspaceLoaded } from '../model/documents/documents.ts'
import { savingStarted } from '../model/drafts/saving.ts'
import { widgetIconsLoaded } from '../../kit/icons/widget-icon.tsx'

// What runs behind the editor begins once the first workspace is on the screen. The frame loads first: it shares one thread with the
// documents that it waits for, and with all that is started here

const drawnFx = createEffect(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
const $isBegun = createStore(false).on(drawnFx, () => true)
sample({ clock: workspaceLoaded, source: $isBegun, filter: (isBegun) => !isBegun, fn: () => undefined, target: drawnFx })

const loadIconsFx = createEffect(async () => (await import('../outline/widget-icons.ts')).widgetIcons)
sample({ clock: loadIconsFx.doneData, target: widgetIconsLoaded })

/** Hearing of what others changed, from the server or another tab, needs the form of their messages, which the shell does without. */
const loadRemoteChangesFx = createEffect(async () => (await import('../model/drafts/other-tabs.ts')).listeningStarted)
const startFx = createEffect((start: () => void) => start())
sample({ clock: loadRemoteChangesFx.doneData, target: startFx })

sample({
  clock: drawnFx.done,
  fn: () => undefined,
  target: [loadCatalogueFx, loadIconsFx, savingStarted, loadRemoteChangesFx],
})
