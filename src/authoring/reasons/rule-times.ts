import type { Predicate } from '../../schemas/predicate.ts'
import { evaluate } from '../../rules/predicate.ts'
import type { EvaluationContext } from '../../rules/predicate.ts'
import { leavesOf } from './contexts.ts'

/** The times (ms since 1970) named by a rule's `from` and `until`, in order. */
export function timesOf(when: Predicate | undefined): number[] {
  const times = leavesOf(when).flatMap((leaf) =>
    'from' in leaf ? [Date.parse(leaf.from)] : 'until' in leaf ? [Date.parse(leaf.until)] : [],
  )
  return [...new Set(times)].filter((time) => !Number.isNaN(time)).toSorted((a, b) => a - b)
}

/** When a rule that is not true now becomes true by the clock alone, and when it last ceased to be true; in ms since 1970. */
export function nextAndLastTrue(
  when: Predicate | undefined,
  context: EvaluationContext,
  now: number | undefined,
): { next: number | undefined; last: number | undefined } {
  if (when === undefined || now === undefined) return { next: undefined, last: undefined }
  const times = timesOf(when)
  const holdsAt = (time: number) => evaluate(when, { ...context, now: time }) === true
  return { next: times.find((time) => time > now && holdsAt(time)), last: times.findLast((time) => time <= now && holdsAt(time - 1)) }
}

/** The time spans in which a rule is true, all else as in the context. An open end is undefined. */
export function windowsOf(
  when: Predicate | undefined,
  context: EvaluationContext,
): { from: number | undefined; until: number | undefined }[] {
  if (when === undefined) return [{ from: undefined, until: undefined }]
  const times = timesOf(when)
  const windows: { from: number | undefined; until: number | undefined }[] = []
  const edges = [undefined, ...times]
  edges.forEach((from, index) => {
    const until = edges[index + 1]
    if (evaluate(when, { ...context, now: from ?? (until ?? 0) - 1 }) !== true) return
    const last = windows.at(-1)
    if (last && last.until === from && from !== undefined) last.until = until
    else windows.push({ from, until })
  })
  return windows
}
