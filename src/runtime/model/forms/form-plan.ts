import { pathOf } from '../../../schemas/address.ts'
import type { Field, Form } from '../../../schemas/documents.ts'
import { actionOf } from '../../../schemas/form-actions.ts'
import type { FormAction } from '../../../schemas/form-actions.ts'
import type { Facts } from '../../../schemas/facts.ts'
import type { JsonObject } from '../../../schemas/json.ts'
import type { LanguageCode } from '../../../schemas/language.ts'
import type { FormField, FormView } from '../../../schemas/nouns/form.ts'
import { intersect } from '../../../rules/field-rule.ts'
import type { FieldRule, RuleConflict } from '../../../rules/field-rule.ts'
import { evaluate } from '../../../rules/predicate.ts'
import { isAsked, isMobile, isRequired, sameAs } from './asked-fields.ts'
import type { AskContext } from './asked-fields.ts'

/** How an unknown address of the network can be verified; contacts are masked. */
export type Verification = { ticket: string; methods: readonly string[]; mobileNum?: string | undefined; email?: string | undefined }

type Constants = Readonly<Record<string, unknown>>

/** Everything a form's plan is made of beside its document. `today` is yyyy-MM-dd; `countries` null: not known yet. */
export type FormContext = AskContext & {
  facts: Facts
  language: LanguageCode
  countries: readonly { value: string; label: string }[] | null
  dialingCode: string | null // chosen before
  remembered: string | null // the name of an earlier login
  verification: Verification | null
  profile?: Readonly<Record<string, string>> | undefined // what the player has said about himself before, by field
  today: string
  ageYears: number
  constants?: Constants // of the brand: the form's words may name them
}

export type PlannedField = { view: FormField; rule: FieldRule; server?: string | undefined }
export type PlannedMethod = { id: string; mobile: boolean; fields: readonly PlannedField[] }

/** A form for the current player: what is drawn, the rules of each field, and what must be requested from the gateway for it. */
export type FormPlan = {
  form: string
  action: FormAction | null
  methods: readonly PlannedMethod[]
  view: FormView
  conflicts: readonly { field: string; why: RuleConflict['why'] }[]
  needs: { slider: boolean; captcha: boolean; countries: boolean }
}

/** Works a form out. Pure; the same context gives an equal plan. Methods without a field are not offered. */
export function planForm(form: Form, formContext: FormContext): FormPlan {
  const action = actionOf(form)
  const holds = (item: { when?: Field['when'] }) => item.when === undefined || evaluate(item.when, formContext) === true
  const offered = form.methods
    ? form.methods.filter((method) => holds(method) && isVerifiable(method.id, action, formContext))
    : [{ id: 'all', label: '', fields: form.fields.map(({ id }) => id) }]
  const drawn = offered.map((method) => {
    const fields = method.fields.flatMap((id) => form.fields.filter((field) => field.id === id && holds(field)))
    const context = { action, mobile: isMobile(fields), fields }
    const asked = fields.filter(
      (field) => isAsked(field, context, formContext) && (field.input !== 'country' || formContext.countries?.length !== 0),
    )
    return {
      method,
      mobile: context.mobile,
      fields: asked.map((field) =>
        planField(field, method.id, { ...context, required: isRequired(field, context, formContext) }, formContext),
      ),
    }
  })
  const methods = drawn.filter(({ fields }) => fields.some(({ view }) => view.input !== 'check'))
  const uses = (input: Field['input']) => form.fields.some((field) => field.input === input)
  const conflicts = methods.flatMap(({ fields }) =>
    fields.flatMap(({ view, conflict }) => (conflict ? [{ field: view.key, why: conflict.why }] : [])),
  )
  return {
    form: form.id,
    action,
    methods: methods.map(({ method, mobile, fields }) => ({
      id: method.id,
      mobile,
      fields: fields.map(({ view, rule, server }) => ({ view, rule, server })),
    })),
    view: {
      form: form.id,
      methods: methods.map(({ method, fields }) => ({
        key: method.id,
        label: method.label,
        icon: method.icon,
        fields: fields.map(({ view }) => view),
      })),
      submit: form.submit.label,
      strings: withConstants({ ...form.strings?.EN, ...form.strings?.[formContext.language] }, formContext.constants),
    },
    conflicts: conflicts.filter(({ field }, index) => conflicts.findIndex((other) => other.field === field) === index),
    needs: {
      slider: uses('slider'),
      captcha: methods.some(({ fields }) => fields.some(({ view }) => view.input === 'captcha')),
      countries: uses('country'),
    },
  }
}

/** The document's own words, where `{{name}}` may be a constant of the brand. */
function withConstants(strings: Readonly<Record<string, string>>, constants: Constants = {}): Record<string, string> {
  const filled = (text: string) =>
    text.replaceAll(/\{\{(\w+)\}\}/g, (place, name: string) => (Object.hasOwn(constants, name) ? String(constants[name]) : place))
  return Object.fromEntries(Object.entries(strings).map(([key, text]) => [key, filled(text)]))
}

type Planned = PlannedField & { conflict: RuleConflict | null }

function planField(
  field: Field,
  method: string,
  { action, required, fields }: { action: FormAction | null; required: boolean; fields: readonly Field[] },
  formContext: FormContext,
): Planned {
  const ruled = field.server === undefined || field.input === 'check' ? undefined : formContext.settings[field.server]
  const same = fields.some(({ id }) => id === sameAs(field)) ? sameAs(field) : undefined
  const { rules, conflict } = intersect(ownSchema(field, action, formContext), ruled, required, same)
  const rule = { ...rules, required } // whether a field may stay empty is decided by then
  const input = inputOf(field, method, action)
  const options = input === 'country' ? (formContext.countries ?? undefined) : field.options
  const view: FormField = {
    key: field.id,
    input,
    label: field.label,
    values: field.input === 'check' ? { years: formContext.ageYears } : undefined,
    hint: contactOf(method, action, formContext) ?? field.hint,
    placeholder: field.placeholder,
    icon: field.icon,
    required,
    autocomplete: field.autocomplete,
    width: field.width ?? 'full',
    maxLength: rule.maxLength,
    options: options && [...options],
    link: field.link && { label: field.link.label, to: pathOf(field.link.to) },
    ticks: field.ticks,
    value: valueOf(field, action, formContext),
  }
  return { view, rule, server: field.server, conflict }
}

/** What a kind of input requires by itself, overridden by the document. */
function ownSchema(field: Field, action: FormAction | null, { today, ageYears }: FormContext): JsonObject | undefined {
  if (field.input === 'tel' && !field.schema?.pattern) return { pattern: '^[0-9]{4,15}$', ...field.schema }
  if (field.input === 'email') return { format: 'email', ...field.schema }
  if (field.id === 'birthday' && action === 'register')
    return { formatMaximum: yearsBefore(today, ageYears), formatMinimum: '1900-01-01', ...field.schema }
  return field.schema
}

function yearsBefore(day: string, years: number): string {
  return `${String(Number(day.slice(0, 4)) - years).padStart(4, '0')}${day.slice(4)}`
}

function valueOf(field: Field, action: FormAction | null, formContext: FormContext): string | undefined {
  const { dialingCode, countries, remembered } = formContext
  if (field.input === 'country')
    return countries?.find(({ value }) => value === (dialingCode ?? field.value))?.value ?? countries?.[0]?.value
  if (remembered !== null && action !== null && isLogin(action)) {
    if (field.id === 'username') return remembered
    if (field.id === 'remember') return 'true'
  }
  if (action === 'update-profile' && formContext.profile && Object.hasOwn(formContext.profile, field.id))
    return formContext.profile[field.id]
  return field.value
}

export function isLogin(action: FormAction | null): boolean {
  return action === 'log-in' || action === 'log-in-agent'
}

// Of the methods to verify an IP address only those are offered that the gateway named: `bank-account-name` is BANK_ACCOUNT_NAME
function verificationOf(method: string): string {
  return method.toUpperCase().replaceAll('-', '_')
}
/** The gateway's name of a method; a form of one method takes the only one there is. */
export function methodName(id: string, given: readonly string[]): string {
  const name = verificationOf(id)
  return given.includes(name) ? name : (given[0] ?? name)
}
function isVerifiable(method: string, action: FormAction | null, { verification }: FormContext): boolean {
  return action !== 'verify-ip' || verification === null || verification.methods.includes(verificationOf(method))
}
function contactOf(method: string, action: FormAction | null, { verification }: FormContext): string | undefined {
  if (action !== 'verify-ip' || !verification) return undefined
  return { MOBILE: verification.mobileNum, EMAIL: verification.email }[verificationOf(method)]
}
/** A code is sent for these two alone; the other answers are typed from memory. */
function inputOf(field: Field, method: string, action: FormAction | null): FormField['input'] {
  return action === 'verify-ip' && field.input === 'code' && !['MOBILE', 'EMAIL'].includes(verificationOf(method)) ? 'text' : field.input
}
