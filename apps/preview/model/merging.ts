import { dequal } from 'dequal/lite'
import { createEvent } from 'effector'

import type { Json, JsonObject } from '../../../src/schemas/json.ts'
import { threeWay } from '../../../src/authoring/diff/three-way.ts'
import type { ThreeWay } from '../../../src/authoring/diff/three-way.ts'
import { announced } from './announcements.ts'
import { t } from '../i18n/words.ts'
import { $documents, edited, parse } from './documents.ts'
import { $conflictsByName, conflictFound, conflictEnded, draftSaver, scheduleSave, remoteChangeReceived } from './saving.ts'
import type { Conflict } from './saving.ts'

// What may happen
/** A clash was decided: `mine` names those that are kept as we have them, the others are as they have them. */
export const conflictResolved = createEvent<{ document: string; mine: readonly string[] }>()

/** Both sides of a document as they stand now, against the text that both began from. */
export function sidesOf(name: string, { base, theirs }: Pick<Conflict, 'base' | 'theirs'>): ThreeWay {
  return threeWay(name, valueOf(base), $documents.getState().get(name) ?? undefined, valueOf(theirs))
}

function valueOf(text: string | null): Json | undefined {
  return text === null ? undefined : (parse(text) ?? undefined)
}

remoteChangeReceived.watch(({ name, ...clashing }) => {
  const sides = sidesOf(name, clashing)
  const readable = clashing.theirs === null || parse(clashing.theirs) !== undefined
  if (readable && sides.clashes.length === 0) {
    if (sides.theirs.length > 0) announced(t('saving.joined-with', { count: sides.theirs.length, document: name }))
    settle(name, clashing, sides, [])
    return
  }
  const before = $conflictsByName.getState()[name]
  conflictFound({ name, ...clashing, base: before ? before.base : clashing.base }) // still the text that we began from
  announced({ text: t('saving.needs-you', { count: sides.clashes.length, fits: sides.theirs.length, document: name }), assertive: true })
})

conflictResolved.watch(({ document, mine }) => {
  const clashing = $conflictsByName.getState()[document]
  if (clashing) settle(document, clashing, sidesOf(document, clashing), mine)
})

function settle(name: string, { of, theirs, etag }: Conflict, sides: ThreeWay, mine: readonly string[]) {
  const saver = draftSaver()
  if (of === 'draft') saver?.settled(name, { text: theirs, etag }, true)
  else if (saver?.heldOf(name)?.drafted !== true) saver?.settled(name, { text: theirs, etag }, false)
  conflictEnded(name)
  const merged = sides.merge(mine)
  const now = $documents.getState().get(name) ?? null
  if (!dequal(merged ?? null, now))
    // versions of documents are objects
    edited({ label: t('saving.joined', { document: name }), whole: [{ document: name, body: (merged as JsonObject | undefined) ?? null }] })
  scheduleSave(name)
}
