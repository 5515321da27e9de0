import { attach, createEvent, createStore, sample } from 'effector'

import type { Slider as GatewaySlider } from '../../../schemas/gateway/session.ts'
import { readSlider } from '../../gateway/endpoints/session/read-slider.ts'
import { endpointFx } from '../requests/call.ts'
import { intentOf } from '../intents.ts'
import { $platform } from '../lifecycle.ts'

/** How long a puzzle is good, in ms (gateway.md, section 7). */
export const sliderLifeMs = 5 * 60_000

/** `readAt` in ms since 1970; `round` counts puzzles. `off`: the gateway wants none. `missed`: it could not be had. */
export type SliderKnown = {
  status: 'none' | 'loading' | 'ready' | 'failed' | 'passed' | 'missed' | 'off'
  puzzle: GatewaySlider | null
  readAt: number
  round: number
}

// What may happen
/** A form with a slider is drawn or used: a puzzle is read unless there is one that is still good. */
export const sliderWanted = createEvent()
/** The puzzle is used up: another is read. `failed`: it was put in the wrong place. */
export const sliderSpent = createEvent<{ failed: boolean }>()
/** The piece was in its place, and somebody is in. */
export const sliderPassed = createEvent()
/** The piece is being moved. */
export const sliderTouched = createEvent()

// What we know
export const $slider = createStore<SliderKnown>({ status: 'none', puzzle: null, readAt: 0, round: 0 })

// How it changes
const askFx = endpointFx(readSlider)
const checkFx = attach({
  source: { slider: $slider, platform: $platform },
  effect: ({ slider, platform }) => isDue(slider, platform.clock.now()),
})
const timeFx = attach({ source: $platform, effect: ({ clock }, puzzle: GatewaySlider) => ({ puzzle, readAt: clock.now() }) })

/** For other readers of the tab's storage, as `session-timeout/session-export.ts`: this session began with a puzzle that was solved. */
const tellPassedFx = attach({ source: $platform, effect: ({ session }) => session.write('validate', 'true') })

sample({ clock: sliderWanted, target: checkFx })
sample({ clock: sliderPassed, source: $slider, filter: ({ status }) => status !== 'off', fn: () => undefined, target: tellPassedFx })
sample({ clock: checkFx.doneData, filter: (isNeeded) => isNeeded, fn: () => undefined, target: askFx })
sample({
  clock: intentOf('refresh-slider'),
  source: $slider,
  filter: ({ status }) => status !== 'loading' && status !== 'off',
  fn: () => undefined,
  target: askFx,
})
sample({ clock: sliderSpent, source: $slider, filter: ({ status }) => status !== 'off', fn: () => undefined, target: askFx })
sample({ clock: askFx.doneData, target: timeFx })

$slider
  .on(sliderSpent, (slider, { failed }) => (failed && slider.status !== 'off' ? { ...slider, status: 'failed' } : slider))
  // a failure stays in sight with the next puzzle
  .on(askFx, (slider) => (slider.status === 'failed' ? slider : { ...slider, status: 'loading' }))
  .on(timeFx.doneData, ({ status, round }, { puzzle, readAt }) => ({
    status: puzzle.enabled ? (status === 'failed' ? 'failed' : 'ready') : 'off',
    puzzle,
    readAt,
    round: round + 1,
  }))
  .on(askFx.fail, (slider) => ({ ...slider, status: 'missed', puzzle: null }))
  .on(sliderPassed, (slider) => (slider.status === 'off' ? slider : { ...slider, status: 'passed' }))
  .on(sliderTouched, (slider) => (slider.status === 'failed' ? { ...slider, status: 'ready' } : slider))

function isDue({ status, readAt }: SliderKnown, now: number): boolean {
  if (status === 'none' || status === 'missed' || status === 'passed') return true // one use each
  return (status === 'ready' || status === 'failed') && now - readAt >= sliderLifeMs
}
/** Whether the gateway has not said yet if it wants a puzzle. */
export function isUnknown({ status, puzzle }: SliderKnown): boolean {
  return puzzle === null && (status === 'none' || status === 'loading')
}
export function isExpired({ puzzle, readAt }: SliderKnown, now: number): boolean {
  return puzzle?.enabled === true && now - readAt >= sliderLifeMs
}
