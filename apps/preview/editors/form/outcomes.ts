import { planForm } from '../../../../src/runtime/model/forms/form-plan.ts'
import type { FormContext } from '../../../../src/runtime/model/forms/form-plan.ts'
import type { FieldRule, RuleConflict } from '../../../../src/rules/field-rule.ts'
import type { Form } from '../../../../src/schemas/documents.ts'
import { actionOf } from '../../../../src/schemas/form-actions.ts'

/** What players get of one field in one method: nothing, or a rule; `why` says that the rules of form and server exclude each other. */
export type FieldOutcome = { shown: boolean; rule?: FieldRule | undefined; why?: RuleConflict['why'] | undefined }
/** By method, then by field. A form without methods has one, "all". */
export type Outcomes = Readonly<Record<string, Readonly<Record<string, FieldOutcome>>>>

export type OutcomeContext = Pick<FormContext, 'settings' | 'flags' | 'facts' | 'language' | 'today' | 'ageYears'>

/** Computed by the portal's own plan of the form, each method separately: also those that a flag keeps from players now. */
export function outcomesOf(form: Form, context: OutcomeContext): Outcomes {
  const open = { ...form, methods: form.methods?.map(({ when: _, ...method }) => method) }
  const plan = planForm(open, {
    ...context,
    countries: null,
    dialingCode: null,
    remembered: null,
    verification: null,
    captcha: actionOf(form) !== 'register',
    sliderOff: false,
    knowsOldPassword: false,
  })
  const methods = form.methods ?? [{ id: 'all', fields: form.fields.map(({ id }) => id) }]
  return Object.fromEntries(
    methods.map(({ id, fields }) => {
      const planned = plan.methods.find((method) => method.id === id)
      const of = (field: string): FieldOutcome => {
        const found = planned?.fields.find(({ view }) => view.key === field)
        return {
          shown: found !== undefined,
          rule: found?.rule,
          why: found && plan.conflicts.find((conflict) => conflict.field === field)?.why,
        }
      }
      return [id, Object.fromEntries(fields.map((field) => [field, of(field)]))]
    }),
  )
}
