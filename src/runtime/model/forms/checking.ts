import { attach, combine, sample } from 'effector'

import { ownValue } from '../../../schemas/own-value.ts'
import { sentIntentOf } from '../intents.ts'
import type { SentIntent } from '../intents.ts'
import { $constants } from './form-constants.ts'
import { faultsFound } from './form-faults.ts'
import type { FormPlan, PlannedMethod } from './form-plan.ts'
import { judge } from './validate.ts'
import { $patterns } from './patterns.ts'
import { $plans, planOf } from './plans.ts'
import { $records, fieldTouched, fieldsJudged, noRecord } from './records.ts'
import type { FormRecord } from './records.ts'
import { sliderTouched, sliderWanted } from './slider.ts'
import type { Values } from './typed-values.ts'

type FormIntent = Extract<SentIntent['intent'], { kind: 'check' | 'submit' | 'send-code' }>
/** An intent of a form that is drawn, with the method it was sent from: the one it names, else the first. */
export type Asked<Kind extends FormIntent['kind']> = {
  intent: Extract<FormIntent, { kind: Kind }>
  plan: FormPlan
  method: PlannedMethod
  page?: string | undefined
}

/** The intents of one kind; those of forms that are not drawn are dropped. */
export function askedOf<Kind extends FormIntent['kind']>(kind: Kind) {
  const found = sample({
    clock: sentIntentOf(kind),
    source: $plans,
    fn: (plans, { intent, from }): Asked<Kind> | null => {
      const formIntent = intent as Extract<FormIntent, { kind: Kind }> // the filter has checked the kind
      const plan = planOf(plans, formIntent.form)
      const method = plan?.methods.find(({ id }) => id === formIntent.method) ?? plan?.methods[0]
      return plan && method ? { intent: formIntent, plan, method, ...(from && { page: from.page }) } : null
    },
  })
  return sample({ clock: found, filter: (asked) => asked !== null })
}

// How it changes
const checked = askedOf('check')
sample({
  clock: checked,
  fn: ({ intent: { form, field, values }, method: { fields }, page }) => ({ form, field, fields, values, page }),
  target: fieldTouched,
})
sample({
  clock: checked,
  filter: ({ intent, method }) => inputOf(method, intent.field) === 'slider',
  fn: () => undefined,
  target: sliderTouched,
})
sample({
  clock: checked,
  filter: ({ method }) => method.fields.some(({ view }) => view.input === 'slider'),
  fn: () => undefined,
  target: sliderWanted,
}) // one that is too old is taken away before it is used

const judgeFx = attach({
  source: combine({ patterns: $patterns, constants: $constants, records: $records }),
  effect: async (
    { patterns, constants: { ageYears }, records },
    { intent: { form, field, values, leaving }, plan, method }: Asked<'check'>,
  ) => {
    const record = ownValue(records, form) ?? noRecord
    const { verdicts, faults } = await judge({ form, action: plan.action, method, ageYears }, values, patterns, [
      field,
      ...twins(method, field, record, values),
    ])
    return { judged: { form, field, asked: ownValue(record.asked, field) ?? 0, turn: record.turn, leaving, verdicts }, faults }
  },
})
sample({ clock: checked, target: judgeFx })
sample({ clock: judgeFx.doneData, fn: ({ judged }) => judged, target: fieldsJudged })
sample({ clock: judgeFx.doneData, fn: ({ faults }) => faults, target: faultsFound })

/** Fields that must equal this one and have been checked already. */
function twins(method: PlannedMethod, field: string, { errors, fine }: FormRecord, values: Values): string[] {
  return method.fields.flatMap(({ view, rule }) =>
    rule.same === field && (ownValue(errors, view.key) !== undefined || fine.includes(view.key)) && ownValue(values, view.key)
      ? [view.key]
      : [],
  )
}

function inputOf(method: PlannedMethod, key: string): string | undefined {
  return method.fields.find(({ view }) => view.key === key)?.view.input
}
