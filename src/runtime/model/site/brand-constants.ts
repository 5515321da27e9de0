import type { Store } from 'effector'

import type { Brand } from '../../../schemas/documents.ts'
import { $brand } from '../context/documents.ts'

/** A number of the brand's constants, not below 0; `fallback` when it has none. */
export function numberOf({ constants }: Pick<Brand, 'constants'>, name: string, fallback = 0): number {
  const value = constants[name]
  return typeof value === 'number' && value >= 0 ? value : fallback
}

/** The same, kept. */
export function constant(name: string, fallback?: number): Store<number> {
  return $brand.map((brand) => numberOf(brand, name, fallback))
}
