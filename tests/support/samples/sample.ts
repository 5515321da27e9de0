import { seeded, shuffled } from '../../../mocks/artwork/random.ts'

/** Whether long lists are tested in full (`npm run test:deep`); else tests take a sample of them. */
export const deep = process.env['DEEP'] === '1'

/** The seed of all samples: 1 in `npm test` and in a test that is run separately. `npm run test:deep` takes a random one and prints it. */
export const seed = Number(process.env['SEED'] || 1)

/** How often a property is tested: `full` times in a deep run, otherwise a twentieth of it. For the second argument of `fc.assert`. */
export function runs(full: number): { numRuns: number; seed: number } {
  return { numRuns: deep ? full : Math.ceil(full / 20), seed }
}

/**
 * At least `least` entries of a list, in its order: first one for each kind, then those that the seed picks. The whole list in a deep run.
 * @param name distinguishes lists, so that two of the same length have different samples
 * @param kindsOf the kinds that an entry covers: its family, or its theme, its language and its width
 */
export function sample<T>(
  name: string,
  list: readonly T[],
  least: number,
  kindsOf: (one: T) => readonly unknown[],
  options: { deep: boolean; seed: number } = { deep, seed },
): T[] {
  if (options.deep) return [...list]
  const random = seeded(`${name} ${options.seed}`)
  const missing = new Set(list.flatMap(kindsOf))
  const chosen = new Set<T>()
  const order = shuffled(random, list)
  while (missing.size > 0) {
    const gain = (one: T) => kindsOf(one).filter((kind) => missing.has(kind)).length
    const best = order.reduce((most, one) => (gain(one) > gain(most) ? one : most))
    chosen.add(best)
    for (const kind of kindsOf(best)) missing.delete(kind)
  }
  for (const one of order) if (chosen.size < least) chosen.add(one)
  return list.filter((one) => chosen.has(one))
}
