import { dequal } from 'dequal/lite'
import { attach, createEvent, sample } from 'effector'

import type { Json, JsonObject } from '../../../src/schemas/json.ts'
import { threeWay } from '../../../src/authoring/diff/three-way.ts'
import type { ThreeWay } from '../../../src/authoring/diff/three-way.ts'
import { announced } from './announcements.ts'
import { t } from '../i18n/words.ts'
import { $documents, edited, parse } from './documents.ts'
import type { Documents } from './editor-history.ts'
import { $conflictsByName, $draftSaver, conflictFound, conflictEnded, saveScheduled, remoteChangeReady } from './saving.ts'
import type { Conflict } from './saving.ts'

// What may happen
/** A clash was decided: `mine` names those that are kept as we have them, the others are as they have them. */
export const conflictResolved = createEvent<{ document: string; mine: readonly string[] }>()

/** Both current sides of a document, compared with the text that both began from. */
export function sidesOf(name: string, { base, theirs }: Pick<Conflict, 'base' | 'theirs'>, documents: Documents): ThreeWay {
  return threeWay(name, valueOf(base), documents.get(name) ?? undefined, valueOf(theirs))
}

function valueOf(text: string | null): Json | undefined {
  return text === null ? undefined : (parse(text) ?? undefined)
}

// How it changes
type Merge = { name: string; conflict: Conflict; sides: ThreeWay; mine: readonly string[] }

const compared = sample({
  clock: remoteChangeReady,
  source: { documents: $documents, conflicts: $conflictsByName },
  fn: ({ documents, conflicts }, { name, ...conflict }) => {
    const sides = sidesOf(name, conflict, documents)
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

const settleFx = attach({
  source: { documents: $documents, saver: $draftSaver },
  effect({ documents, saver }, { name, conflict: { of, theirs, etag }, sides, mine }: Merge) {
    if (of === 'draft') saver?.settled(name, { text: theirs, etag }, true)
    else if (saver?.heldOf(name)?.drafted !== true) saver?.settled(name, { text: theirs, etag }, false)
    conflictEnded(name)
    const body = sides.merge(mine)
    if (!dequal(body ?? null, documents.get(name) ?? null))
      // versions of documents are objects
      edited({ label: t('saving.joined', { document: name }), whole: [{ document: name, body: (body as JsonObject | undefined) ?? null }] })
    saveScheduled(name)
  },
})
sample({ clock: merged, fn: ({ name, conflict, sides }): Merge => ({ name, conflict, sides, mine: [] }), target: settleFx })
sample({
  clock: sample({
    clock: conflictResolved,
    source: { documents: $documents, conflicts: $conflictsByName },
    fn: ({ documents, conflicts }, { document, mine }): Merge | undefined => {
      const conflict = conflicts[document]
      return conflict && { name: document, conflict, sides: sidesOf(document, conflict, documents), mine }
    },
  }).filterMap((merge) => merge),
  target: settleFx,
})
