import { setImmediate } from 'node:timers/promises'

import { buildRelease, releaseSteps } from '../../../src/authoring/release/release.ts'
import { vocabulary } from './contracts.ts'
import type { BuildAhead } from './layouts.ts'
import { rememberBuilds } from './remember-builds.ts'

/** `buildRelease` with this product's widgets, sources, words and icons. */
export const buildBrand = rememberBuilds((input) => buildRelease({ ...input, ...vocabulary }))

const turnMs = 20 // for which visitors wait at most, unless one document takes longer

/** Checks the files between the answers to visitors, so that `buildBrand` of the same files finds them checked. */
export const checkAhead: BuildAhead = async (input) => {
  let began = performance.now()
  for (const _ of releaseSteps({ ...input, ...vocabulary })) {
    if (performance.now() - began < turnMs) continue
    await setImmediate()
    began = performance.now()
  }
}
