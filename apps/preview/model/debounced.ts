import { combine, createEffect, createEvent, createStore, sample } from 'effector'
import type { Store } from 'effector'

import { inBackground } from './documents/background.ts'
import type { EditorHistory } from './documents/editor-history.ts'
import { $history } from './documents/history.ts'

const pauseMs = 120 // a pause of typing: keys that follow each other come faster
const mostMs = 600 // the store follows after this time even while typing goes on

/** A pause that is waited for: another object for another pause. `since` is when the first of these changes came. */
type Rest = { since: number }

/**
 * A store that follows another at once, but after a pause while somebody types or undoes typing: what a keystroke changes is
 * drawn first, and the next one is not delayed by values that only describe it. For stores that walk a whole document; a field that is
 * typed into never waits.
 */
export function debounced<Value>(source: Store<Value>): Store<Value> {
  const settled = createEvent()
  const restFx = createEffect(async (_: Rest) => {
    await new Promise<void>((resolve) => setTimeout(resolve, pauseMs))
    await inBackground() // stores that waited for the same pause follow one by one, and a key that comes goes before them
  })
  /** The value that is followed; null until the first change, as in a part that was loaded just now. */
  const $followed = createStore<{ value: Value } | null>(null)
  const $rest = createStore<Rest | null>(null)
  const $seen = createStore(0) // the serial of the history that was followed last

  const changed = sample({
    clock: source.updates,
    source: { history: $history, seen: $seen, rest: $rest, followed: $followed },
    fn: ({ history, seen, rest, followed }): Rest | null => {
      if (followed === null || !isTyped(history, seen)) return null
      const now = performance.now()
      return rest && now - rest.since > mostMs ? rest : { since: rest?.since ?? now }
    },
  })
  $rest.on(changed, (_, rest) => rest).reset(settled)
  sample({ clock: $rest.updates.filterMap((rest) => rest ?? undefined), target: restFx })
  sample({ clock: changed, filter: (rest) => rest === null, fn: () => undefined, target: settled })
  sample({ clock: restFx.done, source: $rest, filter: (rest, { params }) => rest === params, fn: () => undefined, target: settled })
  sample({ clock: settled, source, fn: (value) => ({ value }), target: $followed })
  sample({ clock: settled, source: $history.map(({ serial }) => serial), target: $seen })
  return combine(source, $followed, (now, followed) => (followed ? followed.value : now), { skipVoid: false })
}

/** Whether the newest change is typing: a step that is still open, or one of many keys that has just been undone. */
function isTyped({ open, future: [back], serial }: EditorHistory, seen: number): boolean {
  return open || (serial !== seen && typeof back?.group === 'string')
}
