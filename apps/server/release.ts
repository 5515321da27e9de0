import { buildRelease } from '../../src/authoring/release/release.ts'
import { contractRegistry, namedSources } from './contracts.ts'
import type { Build } from './layouts.ts'

const registry = contractRegistry()
const sources = namedSources()

/** `buildRelease` with this product's widgets and sources. */
export const buildBrand: Build = (input) => buildRelease({ ...input, registry, sources })
