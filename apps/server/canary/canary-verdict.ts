import type { CanaryVerdict } from '../../../src/schemas/canary.ts'
import type { ArmCounts, Counts } from './canary-store.ts'

/**
 * What is enough to tell anything (decision 768): in each of the two, so many pages shown, from so many groups of browsers. Eight against
 * eight is the least at which a release that fails for everybody, beside one that fails for nobody, is below `chance`.
 */
export const enough = { views: 10, groups: 8 }
/**
 * How probable a difference as large as the one that is seen may be between equals at one look. It is small because there is a look
 * every few seconds: over the whole life of a canary, one of a hundred equal releases is called worse at the most.
 */
const chance = 1e-4
/** Without a difference that is seen, the canary counts as good once harm to more than this part of the browsers is improbable. */
const harm = 0.05
const z = 1.645 // one side of a normal distribution, 5 %

/**
 * Compares the canary with the control, by errors and by dropped nodes. What is compared is the part of the groups of browsers that met
 * one at all, so that a browser that fails again and again, or opens a thousand pages, is one among many.
 */
export function verdictOf({ canary, control }: Counts): CanaryVerdict {
  if (!isEnough({ canary, control })) return 'not-enough-views'
  if (worseBy({ canary, control })) return 'worse'
  if (kinds.some((kind) => exceedance(control, canary, kind) < chance)) return 'better'
  return kinds.every((kind) => mostDifference(canary, control, kind) < harm) ? 'better' : 'not-enough-views'
}

/** In what the canary is worse, where it is. */
export function worseBy({ canary, control }: Counts): Kind | undefined {
  return isEnough({ canary, control }) ? kinds.find((kind) => exceedance(canary, control, kind) < chance) : undefined
}

type Kind = 'failed' | 'lacking'
const kinds = ['failed', 'lacking'] as const

function isEnough({ canary, control }: Counts): boolean {
  return [canary, control].every(({ views, groups }) => views >= enough.views && groups >= enough.groups)
}

/**
 * Fisher's exact test, one-sided (R. A. Fisher, "The Logic of Inductive Inference", Journal of the Royal Statistical Society 98, 1935):
 * how probable it is that `one` has as many of all that were met, or more, where both meet them equally often.
 */
function exceedance(one: ArmCounts, other: ArmCounts, kind: Kind): number {
  const [met, all] = [one[kind] + other[kind], one.groups + other.groups]
  let sum = 0
  for (let own = one[kind]; own <= Math.min(met, one.groups); own += 1) {
    if (met - own > other.groups) continue
    const term = Math.exp(logChoose(one.groups, own) + logChoose(other.groups, met - own) - logChoose(all, met))
    sum += term
    if (term < sum * 1e-12) break // the rest is smaller yet
  }
  return sum
}

/**
 * How much more of the canary's groups may meet one, at most: the upper limit of Newcombe's interval for the difference of two
 * proportions (R. G. Newcombe, Statistics in Medicine 17, 1998, method 10), which is made of two of Wilson's.
 */
function mostDifference(canary: ArmCounts, control: ArmCounts, kind: Kind): number {
  const [p, q] = [canary[kind] / canary.groups, control[kind] / control.groups]
  return p - q + Math.hypot(wilson(canary[kind], canary.groups).upper - p, q - wilson(control[kind], control.groups).lower)
}

function wilson(count: number, all: number): { lower: number; upper: number } {
  const p = count / all
  const middle = (p + z ** 2 / (2 * all)) / (1 + z ** 2 / all)
  const half = (z / (1 + z ** 2 / all)) * Math.sqrt((p * (1 - p)) / all + z ** 2 / (4 * all ** 2))
  return { lower: middle - half, upper: middle + half }
}

function logChoose(all: number, some: number): number {
  return logFactorial(all) - logFactorial(some) - logFactorial(all - some)
}

const logFactorials = [0]

function logFactorial(count: number): number {
  for (let next = logFactorials.length; next <= count; next += 1) logFactorials.push((logFactorials[next - 1] ?? 0) + Math.log(next))
  return logFactorials[count] ?? 0
}
