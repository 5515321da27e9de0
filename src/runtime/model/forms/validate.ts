import type { FormAction } from '../../../schemas/form-actions.ts'
import type { FormState } from '../../../schemas/nouns/form.ts'
import type { LocalizedText } from '../../../schemas/nouns/localized-text.ts'
import { checkValue, patternAnswers } from '../../../rules/field-check.ts'
import type { Fault, PatternAnswer } from '../../../rules/field-check.ts'
import { ruleParts, ruleText } from '../../../rules/rule-text.ts'
import { ownValue } from '../../../schemas/own-value.ts'
import type { FormFault } from './form-faults.ts'
import { isLogin } from './form-plan.ts'
import type { FormPlan, PlannedField, PlannedMethod } from './form-plan.ts'
import type { FormPatterns } from './patterns.ts'
import { cleanValues, writtenDate } from './typed-values.ts'
import type { Values } from './typed-values.ts'

export type Ticks = FormState['ticks'][string]

/**
 * The result of checking one field. Without an error it is valid, as far as we can check; `unsure`: it could not be checked fully,
 * so it is not shown as valid.
 */
export type Verdict = { field: string; error: LocalizedText | null; empty: boolean; unsure: boolean; ticks: Ticks | null }
export type Judgement = { verdicts: readonly Verdict[]; faults: readonly FormFault[] }

type Judged = { form: string; action: FormAction | null; method: PlannedMethod; ageYears: number }

/**
 * Checks fields of a method as they would be sent: all of them, or those that `only` names. Never throws and takes no longer than the
 * patterns do (forms/patterns.ts); a pattern without an answer blocks no player and is reported to authors.
 */
export async function judge(
  { form, action, method, ageYears }: Judged,
  typed: Values,
  patterns: FormPatterns,
  only?: readonly string[],
): Promise<Judgement> {
  const values = cleanValues(method.fields, typed)
  const looked = await Promise.all(
    method.fields
      .filter(({ view }) => only === undefined || only.includes(view.key))
      .map((field) => judgeField(field, values, { action, ageYears }, patterns)),
  )
  const faults = looked.flatMap(({ useless, verdict }) =>
    useless.map((message): FormFault => ({ code: 'form/pattern-unusable', form, field: verdict.field, message })),
  )
  return { verdicts: looked.map(({ verdict }) => verdict), faults }
}

/** Whether these are right is known to the gateway alone: a name that is taken, an invitation, the password of now. */
const toldByGateway: ReadonlySet<string> = new Set(['username', 'mobileNum', 'affiliateCode', 'recommenderId', 'oldPassword'])

async function judgeField(
  { view, rule, server }: PlannedField,
  values: Values,
  about: Pick<Judged, 'action' | 'ageYears'>,
  patterns: FormPatterns,
): Promise<{ verdict: Verdict; useless: string[] }> {
  const value = ownValue(values, view.key) ?? ''
  const written = view.input === 'date' ? writtenDate(value, rule.patternId) : value
  const answers = await patternAnswers(rule, written, patterns.test)
  const isDay = view.input === 'date'
  const fault =
    checkValue(written, isDay ? { ...rule, min: undefined, max: undefined } : rule, answers, values) ??
    (isDay ? dayFault(value, rule) : null)
  const useless =
    value === ''
      ? []
      : rule.patterns.flatMap((source) =>
          answers(source) === undefined && patterns.faultOf(source)
            ? [`The pattern ${source} is of no use (${patterns.faultOf(source)}); the gateway decides.`]
            : [],
        )
  const error = fault && messageOf(fault, { key: view.key, input: view.input, server, ...about })
  const unsure = toldByGateway.has(view.key) || rule.patterns.some((source) => answers(source) === undefined)
  return {
    verdict: { field: view.key, error, empty: value === '', unsure, ticks: view.ticks ? ticksOf(written, rule, answers) : null },
    useless,
  }
}

/** The same day counts by the calendar, however the gateway wants it written. */
function dayFault(day: string, { min, max }: PlannedField['rule']): Fault | null {
  return day !== '' && ((typeof min === 'string' && day < min) || (typeof max === 'string' && day > max))
    ? { kind: 'range', ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
    : null
}

type About = { key: string; input: string; server?: string | undefined; action: FormAction | null; ageYears: number }

/** The text of a fault. A few forms have their own for a few fields. */
export function messageOf(fault: Fault, { key, input, server, action, ageYears }: About): LocalizedText {
  if (fault.kind === 'required' && isLogin(action) && (key === 'username' || key === 'password')) return { text: `t:rule.${key}-missing` }
  if (fault.kind === 'required' && input === 'slider') return { text: 't:form.verify-first' }
  if (fault.kind === 'range' && key === 'birthday' && action === 'register')
    return { text: 't:form.too-young', values: { years: ageYears } }
  const { key: words, values } = ruleText(fault, { input, server: server ?? key, ageYears })
  return { text: `t:${words}`, ...(Object.keys(values).length > 0 && { values }) }
}

export function ticksOf(value: string, rule: PlannedField['rule'], answers: PatternAnswer): Ticks {
  return ruleParts(value, rule, answers).map(({ key, values, met }) => ({ message: { text: `t:${key}`, values }, met }))
}

/** Conditions of a form before the player has typed. */
export function firstTicks(plan: FormPlan): FormState['ticks'] {
  const fields = plan.methods.flatMap((method) => method.fields.filter(({ view }) => view.ticks))
  return Object.fromEntries(fields.map(({ view, rule }) => [view.key, ticksOf('', rule, () => undefined)]))
}
