import { dequal } from 'dequal/lite'
import { combine, createEvent, createStore, sample } from 'effector'

import type { Form } from '../../../schemas/documents.ts'
import { $brand, $documents, documentState, documentWanted } from '../context/documents.ts'
import { $facts } from '../facts/facts.ts'
import { $flags } from '../facts/flags.ts'
import { applyOverlays } from '../../../rules/overlays.ts'
import { dayAt } from '../../../rules/days.ts'
import { ownValue } from '../../../schemas/own-value.ts'
import { $activeOverlays, activeContext } from '../facts/active-overlays.ts'
import { $language } from '../context/preferences.ts'
import { absent, loading } from '../requests/resource.ts'
import { $registerSettings } from '../site/settings.ts'
import { $zone } from '../context/site.ts'
import type { SourceState } from '../../contract/source.ts'
import { $now } from '../context/environment.ts'
import { $profile } from './account-forms.ts'
import { $captchas } from './captcha.ts'
import { $constants } from './form-constants.ts'
import { $countryOptions, $dialingCode } from './countries.ts'
import { faultsFound } from './form-faults.ts'
import type { FormFault } from './form-faults.ts'
import { planForm } from './form-plan.ts'
import type { FormPlan, FormContext } from './form-plan.ts'
import { $knowsOldPassword, $verification } from './login-facts.ts'
import { $remembered } from './remembered-name.ts'
import { $slider } from './slider.ts'

export type Plans = Readonly<Record<string, SourceState<FormPlan>>>

// What may happen
/** A form is drawn. */
export const formWanted = createEvent<string>()

// What we know
const $wanted = createStore<readonly string[]>([]).on(formWanted, (wanted, form) => (wanted.includes(form) ? wanted : [...wanted, form]))

const $player = combine({
  remembered: $remembered,
  verification: $verification,
  knowsOldPassword: $knowsOldPassword,
  profile: $profile,
})
const $asked = combine({
  captchas: $captchas,
  sliderOff: $slider.map(({ status }) => status === 'off'),
  countries: $countryOptions,
  dialingCode: $dialingCode,
})
const $site = combine({
  facts: $facts,
  flags: $flags,
  settings: $registerSettings,
  language: $language,
  ageYears: $constants.map(({ ageYears }) => ageYears),
  constants: $brand.map(({ constants }) => constants),
  today: combine($now, $zone, (now, zone) => dayAt(now, zone ?? '')),
})
const $forms = combine({ documents: $documents, overlays: $activeOverlays })

const $worked = combine(
  { wanted: $wanted, forms: $forms, site: $site, asked: $asked, player: $player },
  ({ wanted, forms, site, asked, player }): Plans => {
    const { settings } = site
    const stateFor = (form: string): SourceState<FormPlan> => {
      const found = documentState(forms.documents, `form/${form}`)
      if (found.status === 'absent') return absent
      if (found.status === 'failed') return { status: 'failed', failure: { kind: 'offline' } }
      // until the gateway's requirements are known, no field is drawn that it might not require
      if (found.status === 'loading' || !settings) return loading
      const document = applyOverlays(found.document as Form, forms.overlays, activeContext).document // its name contains its kind
      const formContext: FormContext = { ...site, settings, ...asked, captcha: ownValue(asked.captchas, form) !== undefined, ...player }
      return { status: 'ready', value: planForm(document, formContext) }
    }
    return Object.fromEntries(wanted.map((form) => [form, stateFor(form)]))
  },
)

/** Each form that was wanted, worked out for now. Equal plans are the same object, so that nothing is drawn anew for nothing. */
export const $plans = createStore<Plans>({}).on($worked, (before, worked) => {
  const plans = Object.fromEntries(Object.entries(worked).map(([form, state]) => [form, keptIfEqual(ownValue(before, form), state)]))
  return Object.entries(plans).every(([form, state]) => ownValue(before, form) === state) ? before : plans
})

// How it changes
sample({ clock: formWanted, fn: (form) => `form/${form}`, target: documentWanted })

// A document's rule that the gateway overrules is reported to authors
sample({
  clock: $plans,
  fn: (plans) =>
    Object.values(plans).flatMap((plan) =>
      plan.status === 'ready' ? plan.value.conflicts.map(({ field, why }) => conflictOf(plan.value.form, field, why)) : [],
    ),
  target: faultsFound,
})

/** The plan of a form that is drawn. */
export function planOf(plans: Plans, form: string): FormPlan | undefined {
  const state = ownValue(plans, form)
  return state?.status === 'ready' ? state.value : undefined
}

function conflictOf(form: string, field: string, why: string): FormFault {
  return {
    code: 'form/rule-conflict',
    form,
    field,
    message: `Nothing could keep both the form's rule and the gateway's (${why}); the gateway's holds.`,
  }
}

function keptIfEqual(before: SourceState<FormPlan> | undefined, now: SourceState<FormPlan>): SourceState<FormPlan> {
  return before && dequal(before, now) ? before : now
}
