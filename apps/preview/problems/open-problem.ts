import { segmentsOf } from '../../../src/schemas/json.ts'
import { createEvent, sample } from 'effector'

import { t } from '../../kit/i18n/words.ts'
import { announced } from '../../kit/messages/announcements.ts'
import { documentOpened } from '../model/view/choice.ts'
import { $effective, edited } from '../model/documents/documents.ts'
import { frameOrderRequested, mainFrame } from '../model/view/frames.ts'
import { fieldRequested, inspectorTabChosen } from '../model/inspector-tab.ts'
import { $panels, panelToggled, panelsChanged } from '../model/panels.ts'
import { partAt } from '../model/documents/part-at.ts'
import { $chosenProblem, $items, problemChosen } from '../model/view/problems.ts'
import type { Problem } from '../model/view/problems.ts'
import { fixOf, fixedLabel } from './fixes.ts'
import { $messageContext } from './message-context.ts'
import { problemMessage } from './problem-messages.ts'

/** A place in a document: `part` is the id of the block, item or field around it, '' the document itself. */
export type DocumentPlace = { document: string; pointer: string; part: string }

// What may happen
/** Shows a place: opens the document and the part, goes to the field in the inspector and scrolls the canvas to the block. */
export const placeOpened = createEvent<DocumentPlace>()
export const problemOpened = createEvent<Problem>()
/** Opens the next problem (1) or the previous one (-1) of the whole brand, beginning again at the other end. */
export const problemStepped = createEvent<-1 | 1>()
export const fixApplied = createEvent<Problem>()

// How it changes
sample({ clock: placeOpened, fn: ({ document, part }) => ({ doc: document, sel: part || null }), target: documentOpened })
sample({
  clock: placeOpened,
  source: $panels,
  filter: ({ rightOpen }) => !rightOpen,
  fn: () => ({ rightOpen: true }),
  target: panelsChanged,
})
sample({
  clock: placeOpened,
  source: $effective,
  filter: (_, { document }) => document.startsWith('page/'),
  fn: (documents, { document, pointer }) => {
    const [property] = segmentsOf(pointer.slice(partAt(documents.get(document), pointer).pointer.length))
    return property === 'inputs' ? ('data' as const) : property === 'when' ? ('shown' as const) : ('content' as const)
  },
  target: inspectorTabChosen,
})
sample({
  clock: placeOpened,
  filter: ({ document, part }) => document.startsWith('page/') && part !== '',
  fn: ({ document, part }) => ({
    frame: mainFrame,
    order: { kind: 'show' as const, node: { page: document.slice('page/'.length), node: part } },
  }),
  target: frameOrderRequested,
})
sample({ clock: placeOpened, fn: ({ document, pointer }) => ({ document, pointer }), target: fieldRequested })

sample({ clock: problemOpened, fn: ({ id }) => id, target: problemChosen })
sample({ clock: problemOpened, target: placeOpened })

const nextProblem = sample({
  clock: problemStepped,
  source: { items: $items, chosen: $chosenProblem },
  fn: ({ items, chosen }, by) => neighbourOf(items ?? [], chosen, by),
}).filterMap((problem) => problem)
sample({ clock: nextProblem, target: problemOpened })
sample({
  clock: nextProblem,
  source: $panels,
  filter: ({ below }) => below !== 'problems',
  fn: () => 'problems' as const,
  target: panelToggled,
})
sample({ clock: nextProblem, source: $messageContext, fn: (context, problem) => problemMessage(problem, context).text, target: announced })

const fixFound = sample({
  clock: fixApplied,
  source: $messageContext,
  fn: (context, problem) => ({ problem, fix: fixOf(problem, context), label: fixedLabel(problem, context) }),
})
sample({
  clock: fixFound.filterMap(({ problem: { document, part }, fix, label }) =>
    fix ? { label, document, patch: fix.patch, authored: true, to: { doc: document, sel: part || null } } : undefined,
  ),
  target: edited,
})
sample({ clock: fixFound, filter: ({ fix }) => fix === undefined, fn: () => t('problems.no-fix'), target: announced })

/** The problem after (1) or before (-1) the chosen one; where none is chosen, the first or the last. */
function neighbourOf(items: readonly Problem[], chosen: string | null, by: -1 | 1): Problem | undefined {
  const at = items.findIndex(({ id }) => id === chosen)
  return items[at < 0 ? (by === 1 ? 0 : items.length - 1) : (at + by + items.length) % items.length]
}
