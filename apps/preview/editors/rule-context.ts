import { combine } from 'effector'

import { linesOf } from '../../../src/authoring/reasons/rule-lines.ts'
import { verdict } from '../../../src/authoring/reasons/rule-verdict.ts'
import type { EvaluationContext } from '../../../src/rules/predicate.ts'
import type { Flags } from '../../../src/schemas/documents.ts'
import type { Predicate } from '../../../src/schemas/predicate.ts'
import { $viewSettings } from '../model/documents/view-settings.ts'
import { distinct } from '../model/distinct.ts'
import type { RuleModel } from '../../kit/fields/form/types.ts'
import { $context, $flagsDocument } from './editor-context.ts'

const $declared = distinct($flagsDocument.map((document): Flags['flags'] => document?.flags ?? {}))
const $persona = $viewSettings.map(({ as }) => as)

/** What a rule is evaluated against in the view: its facts and flags, the declared flags, and the persona. */
export const $ruleContext = combine($context, $declared, $persona, (context, declared, persona) => ({ context, declared, persona }))

/** Whom a rule lets through, and what of it is true now. */
export function ruleModel(when: Predicate | undefined, context: EvaluationContext, declared: Flags['flags'], persona: string): RuleModel {
  return {
    facts: context.facts,
    persona,
    flags: declared,
    lines: linesOf(when, context),
    verdict: verdict(when, { facts: context.facts, flags: context.flags, now: context.now, declared }),
  }
}
