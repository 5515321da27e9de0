import { attach, createEvent, sample } from 'effector'

import type { Json, JsonObject } from '../../../../src/schemas/json.ts'
import type { ThreeWay } from '../../../../src/authoring/diff/three-way.ts'
import { announced } from '../../../kit/messages/announcements.ts'
import { t } from '../../../kit/i18n/words.ts'
import { $newestHistory, edited, othersJoined, parse } from '../documents/documents.ts'
import { rebased, sidesOf } from './history-rebase.ts'
import { $conflictsByName, $draftSaver, conflictFound, conflictEnded, mergedWith, saveScheduled, remoteChangeReady } from './saving.ts'
import type { Conflict } from './saving.ts'

// What may happen
/** A clash was decided: `mine` names those that are kept as we have them, the others are as they have them. */
export const conflictResolved = createEvent<{ document: string; mine: readonly string[] }>()

// How it changes
type Merge = { name: string; conflict: Conflict; sides: ThreeWay; mine: readonly string[] }

const compared = sample({
  clock: remoteChangeReady,
  source: { history: $newestHistory, conflicts: $conflictsByName },
  fn: ({ history, conflicts }, { name, ...conflict }) => {
    const sides = sidesOf(name, conflict, history.documents)
    const isReadable = conflict.theirs === null || parse(conflict.theirs) !== undefined
    return { name, conflict, sides, fits: isReadable && sides.clashes.length === 0, before: conflicts[name] }
  },
})

const merged = compared.filter({ fn: ({ fits }) => fits })
sample({
  clock: merged,
  filter: ({ sides }) => sides.theirs.length > 0,
  fn: ({ name, sides }) => t('saving.joined-with', { count: sides.theirs.length, document: name }),
  target: announced,
})

const clashed = compared.filter({ fn: ({ fits }) => !fits })
sample({
  clock: clashed,
  // still the text that we began from
  fn: ({ name, conflict, before }) => ({ name, ...conflict, base: before ? before.base : conflict.base }),
  target: conflictFound,
})
sample({
  clock: clashed,
  fn: ({ name, sides }) => ({
    text: t('saving.needs-you', { count: sides.clashes.length, fits: sides.theirs.length, document: name }),
    assertive: true,
  }),
  target: announced,
})

const resolveFx = attach({
  source: $draftSaver,
  effect(saver, { name, conflict, sides, mine }: Merge) {
    const { of, theirs, etag } = conflict
    if (of === 'draft') saver?.settled(name, { text: theirs, etag }, true)
    else {
      if (saver?.heldOf(name)?.drafted !== true) saver?.settled(name, { text: theirs, etag }, false)
      mergedWith({ name, etag })
    }
    conflictEnded(name)
    // What was decided is a step, so that its undo gives the other version; what fits together is none
    const undecided = sides.clashes.flatMap(({ id }) => (mine.includes(id) ? [] : [id]))
    othersJoined((history) => rebased(history, name, bodyOf(sidesOf(name, conflict, history.documents).merge(undecided))))
    if (sides.clashes.length > 0)
      edited({ label: t('saving.joined', { document: name }), whole: [{ document: name, body: bodyOf(sides.merge(mine)) }] })
    saveScheduled(name)
  },
})
sample({ clock: merged, fn: ({ name, conflict, sides }): Merge => ({ name, conflict, sides, mine: [] }), target: resolveFx })
sample({
  clock: sample({
    clock: conflictResolved,
    source: { history: $newestHistory, conflicts: $conflictsByName },
    fn: ({ history, conflicts }, { document, mine }): Merge | undefined => {
      const conflict = conflicts[document]
      return conflict && { name: document, conflict, sides: sidesOf(document, conflict, history.documents), mine }
    },
  }).filterMap((merge) => merge),
  target: resolveFx,
})

function bodyOf(merged: Json | undefined): JsonObject | null {
  return (merged as JsonObject | undefined) ?? null // versions of documents are objects
}
