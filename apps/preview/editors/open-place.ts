import { createEvent, sample } from 'effector'

import { documentOpened, partChosen } from '../model/view/choice.ts'
import { $doc } from '../model/documents/documents.ts'
import { fieldRequested, inspectorTabChosen } from '../model/inspector-tab.ts'

// What may happen
/** A place of a document is opened, where something can be edited: `pointer` is the JSON pointer of the value. */
export const placeOpened = createEvent<{ document: string; pointer: string }>()

// How it changes
const partOpened = sample({
  clock: placeOpened,
  source: $doc,
  fn: (doc, { document, pointer }) => ({ document, isOpen: doc === document, part: partOf(document, pointer) }),
})
sample({
  clock: partOpened,
  filter: ({ isOpen }) => !isOpen,
  fn: ({ document, part }) => ({ doc: document, ...(part !== undefined && { sel: part }) }),
  target: documentOpened,
})
sample({
  clock: partOpened.filterMap(({ isOpen, part }) => (isOpen && part !== undefined ? { part } : undefined)),
  fn: ({ part }) => part,
  target: partChosen,
})
sample({
  clock: placeOpened,
  filter: ({ document, pointer }) => document.startsWith('page/') && pointer.includes('/when'),
  fn: () => 'shown' as const,
  target: inspectorTabChosen,
})
sample({ clock: placeOpened, fn: ({ document, pointer }) => ({ document, pointer }), target: fieldRequested })

/** The part of a list that has the place: a step or a flag; null for none of them, undefined where parts are no entries of a list. */
function partOf(document: string, pointer: string): string | null | undefined {
  const [kind] = document.split('/')
  if (kind === 'overlay' || kind === 'order') return /^\/steps\/(\d+)/.exec(pointer)?.[1] ?? null
  return kind === 'flags' ? (/^\/flags\/([^/]+)/.exec(pointer)?.[1] ?? null) : undefined
}
