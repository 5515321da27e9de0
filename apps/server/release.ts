import { buildRelease } from '../../src/authoring/release/release.ts'
import { vocabulary } from './contracts.ts'
import { rememberBuilds } from './remember-builds.ts'

/** `buildRelease` with this product's widgets, sources, words and icons. */
export const buildBrand = rememberBuilds((input) => buildRelease({ ...input, ...vocabulary }))
