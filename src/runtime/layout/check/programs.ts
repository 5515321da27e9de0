import type { ListProgram, ListStep, Place } from '../../../schemas/list-program.ts'
import { segment } from '../json-text.ts'
import type { Findings } from './findings.ts'
import { brandValue } from './world.ts'
import type { CheckWorld } from './world.ts'

/**
 * Checks the rule under which a program run twice gives what it gave once: what a step stands beside is not placed or removed by the
 * same or a later step. Gives the indexes of the steps that break it.
 */
export function checkProgram(steps: ListProgram, pointer: string, world: CheckWorld, findings: Findings): Set<number> {
  const faulty = new Set<number>()
  steps.forEach((step, index) => {
    for (const { key, at } of anchorsOf(step)) {
      const later = steps.findIndex((other, other_) => other_ >= index && other.in === step.in && (places(other, key) || (other.op === 'remove' && other.key === key)))
      if (later < 0) continue
      findings.add('order/anchor-later', pointer + segment(index) + at, `"${key}" is ${steps[later]?.op === 'remove' ? 'removed' : 'placed'} by ${later === index ? 'this very step' : `step ${later + 1}`}.`)
      faulty.add(index)
    }
    if (step.op !== 'split' || !world.brand) return
    for (const [target, { members }] of step.into.entries()) {
      if (Array.isArray(members)) continue
      const list = brandValue(world.brand, members.brand)
      if (Array.isArray(list)) continue
      findings.add('brand/unknown-path', `${pointer}${segment(index)}/into/${target}/members/brand`, `brand.json has no list "${members.brand}".`)
      faulty.add(index)
    }
  })
  return faulty
}

type Anchor = { key: string; at: string }

function anchorsOf(step: ListStep): Anchor[] {
  if (step.op === 'split') return [{ key: step.from, at: '/from' }]
  if (step.op !== 'move' && step.op !== 'ensure') return []
  const { to } = step
  return Array.isArray(to) ? to.flatMap((place, index) => anchorOf(place, `/to/${index}`)) : anchorOf(to, '/to')
}

function anchorOf(place: Exclude<Place, unknown[]>, at: string): Anchor[] {
  if (typeof place === 'string') return []
  return 'before' in place ? [{ key: place.before, at: `${at}/before` }] : [{ key: place.after, at: `${at}/after` }]
}

function places(step: ListStep, key: string): boolean {
  if (step.op === 'split') return step.into.some((target) => target.key === key)
  return (step.op === 'move' || step.op === 'ensure') && step.key === key
}
