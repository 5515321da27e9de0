import { buildRelease } from '../../src/authoring/release/release.ts'
import { contractRegistry, namedSources } from './contracts.ts'
import { rememberBuilds } from './remember-builds.ts'

const registry = contractRegistry()
const sources = namedSources()

/** `buildRelease` with this product's widgets and sources. */
export const buildBrand = rememberBuilds((input) => buildRelease({ ...input, registry, sources }))
