import { createStore, sample } from 'effector'

import { $history } from './documents.ts'
import { $frameStatus, $shown, accessMeasured, linkOf, mainFrame, weightMeasured } from './frames.ts'
import { $viewSettings } from './view-settings.ts'
import { $panels } from './panels.ts'

type Access = NonNullable<
  typeof accessMeasured extends { watch: (listener: (payload: infer Payload) => void) => unknown } ? Payload : never
>
type Weight = NonNullable<
  typeof weightMeasured extends { watch: (listener: (payload: infer Payload) => void) => unknown } ? Payload : never
>

const restMs = 2_000 // nothing has moved for so long
const mostElements = 2_500 // the checker of accessibility looks at all of them in one go, and editor and frame stand still meanwhile

/** What the checker of accessibility found in the page that is looked at; null until it has looked at this very picture. */
export const $access = createStore<Access['issues'] | null>(null).on(accessMeasured, (_, { issues }) => issues)
/** What the page that is looked at weighs: bytes of its answers, their number, its elements. Null until it was weighed. */
export const $weight = createStore<Pick<Weight, 'bytes' | 'requests' | 'elements'> | null>(null).on(
  weightMeasured,
  (_, { bytes, requests, elements }) => ({ bytes, requests, elements }),
)

// A number of another picture is no number
sample({
  clock: [
    $history.map(({ serial }) => serial),
    $viewSettings.map((look) =>
      JSON.stringify([
        look.doc,
        look.at,
        look.as,
        look.language,
        look.theme,
        look.width,
        look.time,
        look.data,
        look.faults,
        look.flags,
        look.registration,
        look.status,
      ]),
    ),
  ],
  fn: () => null,
  target: [$access, $weight],
})

let serial = 0
let timer: ReturnType<typeof setTimeout> | undefined

function ask(what: 'access' | 'weight'): void {
  if ($frameStatus.getState()[mainFrame] === 'open') linkOf(mainFrame)?.tell({ kind: 'measure', seq: ++serial, what })
}

/**
 * Measures the main frame when what it shows has rested, and at once when one of the two panels opens. The accessibility of a page of
 * very many elements is measured only for whoever asks for it: an operator who pauses and goes on typing is not held up. Gives the way
 * to stop.
 */
export function measureWhenIdle(): () => void {
  let resting = false
  const wait = () => {
    clearTimeout(timer)
    resting = false
    timer = setTimeout(() => {
      resting = true
      ask('weight')
    }, restMs)
  }
  const stops = [
    $shown.updates.watch(wait),
    $history.updates.watch(wait),
    $viewSettings.updates.watch(wait),
    weightMeasured.watch(({ elements }) => {
      if (resting && (elements <= mostElements || $panels.getState().below === 'access')) ask('access')
      resting = false
    }),
    $panels.updates.watch(({ below }) => {
      if (below === 'access' && $access.getState() === null) ask('access')
      if (below === 'weight' && $weight.getState() === null) ask('weight')
    }),
  ]
  wait()
  return () => {
    clearTimeout(timer)
    for (const stop of stops) stop.unsubscribe()
  }
}
