import { readSlider } from '../../src/runtime/gateway/endpoints/read-slider.ts'
import { mock } from '../mock.ts'
import { createSlider } from '../world/puzzles.ts'

/** The background carries the answer in `data-answer`, here alone. */
export const handler = mock(readSlider, ({ world }) =>
  world.choice.variants.includes('no-slider') ? { enabled: false } : createSlider(world),
)
