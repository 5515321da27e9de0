import { createEvent, restore } from 'effector'

/** Which part of the inspector is open for blocks. It stays when another block is selected. */
export type InspectorTab = 'content' | 'data' | 'shown' | 'why'

export const inspectorTabChosen = createEvent<InspectorTab>()
export const $inspectorTab = restore<InspectorTab>(inspectorTabChosen, 'content')

/**
 * A field of the inspector is requested: the pointer within the document, as a problem names it. Whoever draws the field takes the focus
 * there.
 */
export const fieldRequested = createEvent<{ document: string; pointer: string }>()
export const fieldFocused = createEvent()
export const $requestedField = restore<{ document: string; pointer: string } | null>(fieldRequested, null).reset(fieldFocused)
