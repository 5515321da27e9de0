import type { OverlayStep, Place } from '../schemas/list-program.ts'

/** A place where a program could give something else when it runs again. `at` is a pointer inside the step, `by` the step in conflict. */
export type RuleBreak = { step: number; at: string; key: string; by: number; does: 'places' | 'removes' | 'makes' | 'changes' }

/**
 * The rule under which running a program twice gives what running it once gave: what a step uses as an anchor, changes, removes or sorts
 * by is final before it, never by the same or a later step.
 */
export function ruleBreaks(steps: readonly OverlayStep[]): RuleBreak[] {
  return steps.flatMap((step, index) => {
    const breaks: RuleBreak[] = []
    const find = (key: string, at: string, does: RuleBreak['does'], from: number, holds: (other: OverlayStep) => boolean) => {
      const by = steps.findIndex((other, place) => place >= from && listOf(other) === listOf(step) && holds(other))
      if (by >= 0) breaks.push({ step: index, at, key, by, does })
    }
    for (const { key, at } of anchorsOf(step)) {
      find(key, at, 'places', index, (other) => places(other, key))
      find(key, at, 'removes', index, (other) => other.op === 'remove' && other.key === key)
    }
    if (step.op === 'set')
      find(step.key, '/key', 'makes', index, (other) => (other.op === 'ensure' && other.key === step.key) || splitsInto(other, step.key))
    if (step.op === 'remove') find(step.key, '/key', 'makes', index, (other) => splitsInto(other, step.key))
    if (step.op === 'sortBy')
      find(step.field, '/field', 'changes', index, (other) => other.op === 'set' && Object.hasOwn(other, step.field))
    return breaks
  })
}

/** The inner list that a step works on; undefined for the document's own. */
export function listOf(step: OverlayStep | undefined): string | undefined {
  return step && 'in' in step ? step.in : undefined
}

type Anchor = { key: string; at: string }

function anchorsOf(step: OverlayStep): Anchor[] {
  if (step.op === 'split') return [{ key: step.from, at: '/from' }]
  if (step.op !== 'move' && step.op !== 'ensure') return []
  const { to } = step
  return Array.isArray(to) ? to.flatMap((place, index) => anchorOf(place, `/to/${index}`)) : anchorOf(to, '/to')
}

function anchorOf(place: Exclude<Place, unknown[]>, at: string): Anchor[] {
  if (typeof place === 'string') return []
  return 'before' in place ? [{ key: place.before, at: `${at}/before` }] : [{ key: place.after, at: `${at}/after` }]
}

/** Sorting places every item. */
function places(step: OverlayStep, key: string): boolean {
  return step.op === 'sortBy' || splitsInto(step, key) || ((step.op === 'move' || step.op === 'ensure') && step.key === key)
}

function splitsInto(step: OverlayStep, key: string): boolean {
  return step.op === 'split' && step.into.some((target) => target.key === key)
}
