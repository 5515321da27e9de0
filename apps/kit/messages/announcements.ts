import { combine, createEvent, createStore, sample } from 'effector'
import type { Store } from 'effector'

/** A sentence for screen readers. `assertive` interrupts: for what failed, or can never be seen. */
export type Announcement = { text: string; assertive?: boolean }
/** A sentence in a live region. `turn` counts them, so that a repeated sentence is announced again. */
export type Spoken = { text: string; turn: number }

const mostSpoken = 5 // sentences in a region at once: a screen reader that still reads the first does not lose the next

// What may happen
/** Announces a sentence to screen readers. It is added after the others, so that none replaces one that is being read. */
export const announced = createEvent<string | Announcement>()
/** The live regions are on the page: screen readers announce only what is added to an existing region. */
export const liveRegionsMounted = createEvent()

// What we know
const none: readonly Spoken[] = []
const $areMounted = createStore(false).on(liveRegionsMounted, () => true)
export const $polite = createQueue((announcement) => typeof announcement === 'string' || announcement.assertive !== true)
export const $assertive = createQueue((announcement) => typeof announcement !== 'string' && announcement.assertive === true)

/** The last sentences. They stay, so that they can be read with the virtual cursor. */
function createQueue(takes: (announcement: string | Announcement) => boolean): Store<readonly Spoken[]> {
  const $waiting = createStore<readonly Spoken[]>([])
  const $turn = createStore(0)
  const added = sample({
    clock: announced,
    source: $turn,
    filter: (_, announcement) => takes(announcement),
    fn: (turn, announcement): Spoken => ({ text: typeof announcement === 'string' ? announcement : announcement.text, turn: turn + 1 }),
  })
  $turn.on(added, (_, { turn }) => turn)
  $waiting.on(added, (waiting, sentence) => (sentence.text === '' ? waiting : [...waiting, sentence].slice(-mostSpoken)))
  return combine($waiting, $areMounted, (waiting, areMounted) => (areMounted ? waiting : none))
}
