import { createEffect, createEvent, createStore, sample } from 'effector'
import type { Store } from 'effector'

/** A sentence for screen readers. `assertive` interrupts: for what failed, or can never be seen. */
export type Announcement = { text: string; assertive?: boolean }
/** What a live region holds. `turn` counts its sentences, so that the same one twice is heard twice. */
export type Spoken = { text: string; turn: number }

const holdMs = 250 // a sentence stands for so long before the next takes its place: screen readers miss shorter ones

// What may happen
/** Says a sentence to screen readers. Sentences wait for their turn, so none is lost. */
export const announced = createEvent<string | Announcement>()
/** The live regions are on the page: readers hear only what comes into a region that is there already. */
export const liveRegionsMounted = createEvent()

// What we know
const $areMounted = createStore(false).on(liveRegionsMounted, () => true)
export const $polite = createQueue((announcement) => typeof announcement === 'string' || announcement.assertive !== true)
export const $assertive = createQueue((announcement) => typeof announcement !== 'string' && announcement.assertive === true)

/** One sentence at a time. The last one stays, so that it can be read with the virtual cursor. */
function createQueue(takes: (announcement: string | Announcement) => boolean): Store<Spoken> {
  const nextDue = createEvent()
  const holdFx = createEffect(() => new Promise<void>((resolve) => setTimeout(resolve, holdMs)))
  const $waiting = createStore<readonly string[]>([])
  const $spoken = createStore<Spoken>({ text: '', turn: 0 })

  const added = sample({
    clock: announced,
    filter: takes,
    fn: (announcement) => (typeof announcement === 'string' ? announcement : announcement.text),
  })
  $waiting.on(added, (waiting, text) => (text === '' ? waiting : [...waiting, text]))
  sample({
    clock: [added, liveRegionsMounted, holdFx.finally],
    source: { waiting: $waiting, isHeld: holdFx.pending, areMounted: $areMounted },
    filter: ({ waiting, isHeld, areMounted }) => areMounted && !isHeld && waiting.length > 0,
    fn: () => undefined,
    target: nextDue,
  })
  sample({
    clock: nextDue,
    source: { spoken: $spoken, waiting: $waiting },
    fn: ({ spoken, waiting }) => ({ text: waiting[0] ?? '', turn: spoken.turn + 1 }),
    target: $spoken,
  })
  sample({ clock: $spoken, source: $waiting, fn: (waiting) => waiting.slice(1), target: $waiting })
  sample({ clock: $spoken, fn: () => undefined, target: holdFx })
  return $spoken
}
