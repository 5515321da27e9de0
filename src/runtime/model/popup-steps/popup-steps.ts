import { attach, combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'

import { $documents, documentOf } from '../context/documents.ts'
import { send } from '../intents.ts'
import { $platform } from '../lifecycle.ts'
import { historyMoved } from '../navigation/navigation.ts'
import { $popups } from '../navigation/popups.ts'

/** How long a step of the browser may take before it counts as one that did not happen. */
const timeoutMs = 1_000

// What may happen
/** The topic is loaded: a popup may be open already. */
export const popupStepsStarted = createEvent()
/** The popups no longer change: one that replaces another in the same moment is no step. */
const rested = createEvent()
const timedOut = createEvent()

// What we know: the popups over the page that a step back closes, the last one is on top
const $steps = combine($popups, $documents, (popups, documents) =>
  popups.flatMap(({ popup, address }) => {
    const page = documentOf(documents, `page/${popup}`)
    return page?.kind === 'page' && page.dismiss === 'forced' ? [] : [{ popup, address }]
  }),
)
const $count = $steps.map(({ length }) => length)
const $stepping = createStore(false) // the portal itself goes back, because a popup was closed

// How it changes: a popup has an entry in the history. Whoever closes it takes that back; a step back of the browser closes it
const waitFx = attach({ source: $platform, effect: ({ clock }) => void clock.after(0, scopeBind(rested, { safe: true })) })
const writeFx = attach({
  source: combine({ platform: $platform, steps: $steps, stepping: $stepping }),
  effect: ({ platform: { clock, history }, steps, stepping }): boolean => {
    if (stepping) return true
    const [depth, count] = [history.depth(), steps.length]
    // of as many popups as there are entries the last may be another one, with another address
    for (let next = Math.max(1, Math.min(depth + 1, count)); next <= count; next += 1) history.writeStep(next, steps[next - 1]?.address)
    if (count >= depth || !history.step(count - depth)) return false
    clock.after(timeoutMs, scopeBind(timedOut, { safe: true }))
    return true
  },
})
sample({ clock: [popupStepsStarted, $count.updates], fn: () => undefined, target: waitFx })
sample({ clock: rested, target: writeFx })
const closeFx = createEffect((popups: readonly string[]) => {
  const close = scopeBind(send, { safe: true })
  for (const popup of popups) close({ intent: { kind: 'close', popup } })
})
sample({
  clock: historyMoved,
  source: { steps: $steps, stepping: $stepping },
  filter: ({ steps, stepping }, depth) => !stepping && depth < steps.length,
  fn: ({ steps }, depth) =>
    steps
      .slice(depth)
      .map(({ popup }) => popup)
      .toReversed(),
  target: closeFx,
})
// Forward to the entry of a popup that is closed
sample({
  clock: historyMoved,
  source: { steps: $steps, stepping: $stepping },
  filter: ({ steps, stepping }, depth) => !stepping && depth > steps.length,
  fn: () => undefined,
  target: rested,
})
const stepped = sample({ clock: [historyMoved, timedOut], source: $stepping, filter: (stepping) => stepping, fn: () => undefined })
$stepping.on(writeFx.doneData, (_, stepping) => stepping).on(stepped, () => false)
sample({ clock: stepped, target: rested }) // what opened meanwhile
