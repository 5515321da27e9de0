import { readSlider } from '../../../src/runtime/gateway/endpoints/session/read-slider.ts'
import { mock } from '../../mock.ts'
import { createSlider } from '../../state/puzzles.ts'

/** The background carries the answer in `data-answer`, here alone. */
export const handler = mock(readSlider, ({ state }) =>
  state.choice.variants.includes('no-slider') ? { enabled: false } : createSlider(state),
)
