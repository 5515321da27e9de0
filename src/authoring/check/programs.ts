import { pointerOf } from '../../schemas/json.ts'
import type { OverlayStep } from '../../schemas/list-program.ts'
import { ruleBreaks } from '../../rules/list-rule.ts'
import type { Findings } from './findings.ts'
import { brandValue, reportBrandPath } from './context.ts'
import type { CheckContext } from './context.ts'

/** Checks that running a program twice equals running it once, and that the brand has the lists it names. Returns the faulty steps. */
export function checkProgram(steps: readonly OverlayStep[], pointer: string, context: CheckContext, findings: Findings): Set<number> {
  const faulty = new Set<number>()
  for (const { step, at, key, by, does } of ruleBreaks(steps)) {
    findings.add(
      'order/anchor-later',
      pointer + pointerOf(step) + at,
      `${by === step ? 'This very step' : `Step ${by + 1}`} ${does} "${key}".`,
    )
    faulty.add(step)
  }
  steps.forEach((step, index) => {
    if (step.op !== 'split' || !context.brand) return
    for (const [target, { members }] of step.into.entries()) {
      if (Array.isArray(members) || Array.isArray(brandValue(context.brand, members.brand))) continue
      const at = `${pointer}${pointerOf(index)}/into/${target}/members/brand`
      reportBrandPath(context.brand, { path: members.brand, what: 'list ' }, at, Array.isArray, findings)
      faulty.add(index)
    }
  })
  return faulty
}
