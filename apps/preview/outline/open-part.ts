import { $viewSettings, viewSettingsChanged } from '../model/view-settings.ts'
import { partFocusRequested } from '../model/parts.ts'
import type { Parts } from '../model/parts.ts'
import { $panels, panelsChanged } from '../model/panels.ts'

/** Shows a part of the open document in its editor and gives it the focus; what lies over the editor goes. */
export function openPart(part: Partial<Parts>): void {
  if (!$panels.getState().rightOpen) panelsChanged({ rightOpen: true })
  if ($viewSettings.getState().view === 'json') viewSettingsChanged({ view: 'canvas' })
  partFocusRequested(part)
}
