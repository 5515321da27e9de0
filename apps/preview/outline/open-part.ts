import { createEvent, sample } from 'effector'

import { $panels, panelsChanged } from '../model/panels.ts'
import { partFocusRequested } from '../model/view/parts.ts'
import type { Parts } from '../model/view/parts.ts'
import { $viewSettings, viewSettingsChanged } from '../model/documents/view-settings.ts'

/** Shows a part of the open document in its editor and focuses it: the inspector opens, and the JSON editor gives way to the canvas. */
export const partOpened = createEvent<Partial<Parts>>()

sample({
  clock: partOpened,
  source: $panels,
  filter: ({ rightOpen }) => !rightOpen,
  fn: () => ({ rightOpen: true }),
  target: panelsChanged,
})
sample({
  clock: partOpened,
  source: $viewSettings,
  filter: ({ view }) => view === 'json',
  fn: () => ({ view: 'canvas' as const }),
  target: viewSettingsChanged,
})
sample({ clock: partOpened, target: partFocusRequested })
