import { readCaptcha } from '../../../src/runtime/gateway/endpoints/session/read-captcha.ts'
import { mock } from '../../mock.ts'
import { createCaptcha } from '../../state/puzzles.ts'

/** The picture carries the answer in `data-answer`, here alone. */
export const handler = mock(readCaptcha, ({ state }) => createCaptcha(state))
