import * as z from 'zod/mini'

import { ownValue } from '../own-value.ts'
import { Picture } from './picture.ts'
import { LocalizedText } from './localized-text.ts'

/** What the gateway asks of each field of a registration; a field that is not listed is off. Lengths in characters. */
export const RegistrationSettings = z.record(
  z.string(),
  z.object({
    enabled: z.boolean(),
    required: z.boolean(),
    acceptedPattern: z.optional(z.string()),
    patternId: z.optional(z.string()),
    minLength: z.optional(z.int()),
    maxLength: z.optional(z.int()),
  }),
)
export type RegistrationSettings = z.infer<typeof RegistrationSettings>

/** A field of a form, ready to draw: shown (hidden ones are not listed), its rule worked out. Texts are `t:key` or literal. */
export const FormField = z.object({
  key: z.string(), // the field's id: `data-key`, and the key of its value
  input: z.enum(['text', 'password', 'email', 'tel', 'number', 'date', 'check', 'select', 'captcha', 'code', 'area', 'country', 'slider']),
  label: z.string(),
  values: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))), // values in its label: `years`, the age to confirm
  hint: z.optional(z.string()), // below the field
  placeholder: z.optional(z.string()),
  icon: z.optional(z.string()),
  required: z.boolean(),
  autocomplete: z.optional(z.string()),
  /** Part of the form's width. On a phone each field has a line of its own, except a country before its number. */
  width: z.enum(['full', 'half', 'third', 'two-thirds']),
  maxLength: z.optional(z.int()), // in characters, for a counter
  options: z.optional(z.array(z.object({ value: z.string(), label: z.string() }))), // select, country
  link: z.optional(z.object({ label: z.string(), to: z.string() })), // beside the label ("Forgot it?"), or in a check's words ("terms")
  ticks: z.optional(z.boolean()), // its conditions are shown while it is typed, see `FormState.ticks`
  value: z.optional(z.string()), // to begin with; a check is "true" or ""
})
export type FormField = z.infer<typeof FormField>

/** A form for the current player: its methods (tabs) that are offered, each with its fields. One method has no tabs. */
export const FormView = z.object({
  form: z.string(), // the document's id: what `submit` names
  methods: z.array(z.object({ key: z.string(), label: z.string(), icon: z.optional(z.string()), fields: z.array(FormField) })),
  submit: z.string(),
  strings: z.record(z.string(), z.string()), // the document's own words in the current language: looked up before everything else
})
export type FormView = z.infer<typeof FormView>

/** A value of a field that is locked for a while. */
export const FieldLock = z.object({ field: z.string(), value: z.string(), until: z.number() })
export type FieldLock = z.infer<typeof FieldLock>

/** Names are compared without regard to spaces around them and to capitals. */
export function isLockOf({ field, value }: FieldLock, values: Readonly<Record<string, string>>): boolean {
  return lockedValue(ownValue(values, field) ?? '') === value
}
export function lockedValue(typed: string): string {
  return typed.trim().toLowerCase()
}

const messageLink = z.object({ label: z.string(), to: z.string() })

/** What happens in a form. Values stay in the widget; nothing here is a secret. */
export const FormState = z.object({
  pending: z.boolean(), // a submit is pending
  errors: z.record(z.string(), LocalizedText), // by field
  /** What is wrong with the form as a whole. */
  failure: z.optional(
    z.object({
      message: LocalizedText,
      link: z.optional(messageLink),
      locks: z.optional(z.boolean()), // the message about too many attempts, so it disappears with the lock
    }),
  ),
  /** Why a code was not sent: shown in a dialog, once a round. */
  warning: z.optional(z.object({ message: LocalizedText, link: z.optional(messageLink) })),
  done: z.optional(LocalizedText), // it was sent, and this is the message
  notice: z.optional(LocalizedText), // shown over the form before it is filled in: the reason for it
  reason: z.optional(LocalizedText), // why somebody is asked to fill it in
  fine: z.array(z.string()), // fields that were checked and are valid
  ticks: z.record(z.string(), z.array(z.object({ message: LocalizedText, met: z.boolean() }))), // by field
  draft: z.record(z.string(), z.string()), // what was typed before, without secrets: a form that is opened again begins with it
  round: z.int(), // counts submits: the widget moves the focus to the first error once a round
  /** Missing when no captcha is required. Times in ms since 1970. */
  captcha: z.optional(z.object({ picture: Picture, busy: z.boolean(), waitUntil: z.number() })),
  slider: z.optional(
    z.object({
      state: z.enum(['loading', 'ready', 'passed', 'failed', 'unavailable']),
      background: Picture,
      piece: Picture,
      width: z.number(),
      height: z.number(),
      pieceY: z.number(),
      pieceSize: z.number(), // in the background's own pixels
      round: z.int(), // another puzzle
    }),
  ),
  /** `until`: when the next code may be sent, in ms since 1970; 0 is now. */
  code: z.object({ sending: z.boolean(), until: z.number(), sent: z.boolean() }),
  lockedUntil: z.number(), // too many tries: nothing can be sent until then, ms since 1970; 0: not locked
  /** Too many tries of one name: with this value in this field nothing can be sent until then (ms since 1970). */
  locks: z.optional(z.array(FieldLock)),
})
export type FormState = z.infer<typeof FormState>

/** Login methods beside the form. `key`: free-play, one-click, or an identity provider's channel. `note`: what one gets by it. */
export const LoginMethod = z.object({
  key: z.string(),
  label: z.string(),
  icon: z.string(),
  note: z.optional(z.string()),
  pending: z.boolean(),
})

export const LoginMethods = z.object({ methods: z.array(LoginMethod), failure: z.optional(LocalizedText) })
export type LoginMethods = z.infer<typeof LoginMethods>
