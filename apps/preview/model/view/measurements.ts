import { createEvent, createStore, restore, sample } from 'effector'
import { debounce } from 'patronum/debounce'

import { $history } from '../documents/history.ts'
import { $frameStatus, $shown, accessMeasured, frameOrderRequested, mainFrame, weightMeasured } from './frames.ts'
import { $viewSettings } from '../documents/view-settings.ts'
import { $panels } from '../panels.ts'

type Access = NonNullable<
  typeof accessMeasured extends { watch: (listener: (payload: infer Payload) => void) => unknown } ? Payload : never
>
type Weight = NonNullable<
  typeof weightMeasured extends { watch: (listener: (payload: infer Payload) => void) => unknown } ? Payload : never
>

const pauseMs = 2_000 // nothing has moved for so long
const mostElements = 2_500 // the accessibility checker checks all of them in one task, which blocks editor and frame

/** What the accessibility checker found in the viewed page; null until it has checked this render. */
export const $access = createStore<Access['issues'] | null>(null).on(accessMeasured, (_, { issues }) => issues)
/** The weight of the viewed page: bytes of its answers, their number, its elements. Null until it was measured. */
export const $weight = createStore<Pick<Weight, 'bytes' | 'requests' | 'elements'> | null>(null).on(
  weightMeasured,
  (_, { bytes, requests, elements }) => ({ bytes, requests, elements }),
)

// A measurement of another render does not count
sample({
  clock: [
    $history.map(({ serial }) => serial),
    $viewSettings.map((viewSettings) =>
      JSON.stringify([
        viewSettings.doc,
        viewSettings.at,
        viewSettings.as,
        viewSettings.language,
        viewSettings.theme,
        viewSettings.width,
        viewSettings.time,
        viewSettings.data,
        viewSettings.faults,
        viewSettings.flags,
        viewSettings.registration,
        viewSettings.status,
      ]),
    ),
  ],
  fn: () => null,
  target: [$access, $weight],
})

const measured = createEvent<'access' | 'weight'>()
sample({
  clock: measured,
  source: $frameStatus,
  filter: (status) => status[mainFrame] === 'open',
  fn: (_, what) => ({ frame: mainFrame, order: { kind: 'measure' as const, what } }),
  target: frameOrderRequested,
})

/** The editor was mounted or unmounted: the page is measured only while it is shown. */
export const measuringTurned = createEvent<boolean>()
const $isMeasuring = restore(measuringTurned, false)

// When what the main frame shows has rested, it is weighed
const rested = debounce(
  sample({ clock: [measuringTurned, $shown, $history, $viewSettings], filter: $isMeasuring, fn: () => undefined }),
  pauseMs,
)
sample({ clock: rested, filter: $isMeasuring, fn: () => 'weight' as const, target: measured })

// Its accessibility comes after that. Of a page of very many elements it is measured only for whoever asks for it: an operator who pauses
// and goes on typing is not held up
const $isResting = createStore(false)
  .on(rested, () => true)
  .reset($shown, $history, $viewSettings)
const weighed = sample({
  clock: weightMeasured,
  source: { isResting: $isResting, panels: $panels },
  fn: ({ isResting, panels }, { elements }) => isResting && (elements <= mostElements || panels.below === 'access'),
})
$isResting.on(weighed, () => false)
sample({
  clock: weighed,
  filter: Boolean,
  fn: () => 'access' as const,
  target: measured,
})

// A panel that opens asks at once for what it shows
sample({
  clock: $panels,
  source: { access: $access, weight: $weight, isMeasuring: $isMeasuring },
  filter: ({ access, weight, isMeasuring }, { below }) =>
    isMeasuring && ((below === 'access' && access === null) || (below === 'weight' && weight === null)),
  fn: (_, { below }): 'access' | 'weight' => (below === 'access' ? 'access' : 'weight'),
  target: measured,
})
