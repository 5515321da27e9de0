import fc from 'fast-check'

import { seed } from './sample.ts'

/** fast-check with the seed of all samples, so that `SEED=<number>` repeats every property. Tests import it from here. */
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed })

export { default } from 'fast-check'
export type { Arbitrary } from 'fast-check'
