import { pointerOf } from '../../../../src/schemas/json.ts'
import type { Field, Form } from '../../../../src/schemas/documents.ts'
import type { Json, JsonObject } from '../../../../src/schemas/json.ts'
import type { PatchOperation } from '../../../../src/schemas/preview.ts'
import { setting } from '../edit.ts'

/** A method of a form with its fields in order; `at` is its index among the methods, null where the form has none. */
export type Method = {
  id: string
  label: string
  icon?: string | undefined
  fields: readonly string[]
  at: number | null
  isAlways: boolean
}

export function methodsOf(form: Form): Method[] {
  if (!form.methods) return [{ id: 'all', label: '', fields: form.fields.map(({ id }) => id), at: null, isAlways: true }]
  return form.methods.map(({ id, label, icon, fields, when }, at) => ({ id, label, icon, fields, at, isAlways: when === undefined }))
}

/** Fields that a form ends with: new fields are added before them. */
const last = new Set(['captcha', 'slider', 'check'])

/** Where a new field is added: after the selected one, else before the fields that the form ends with. */
export function placeFor(form: Form, method: Method, chosen: string | undefined): number {
  const isLast = (id: string | undefined) => last.has(form.fields.find((field) => field.id === id)?.input ?? '')
  const at = chosen === undefined || isLast(chosen) ? -1 : method.fields.indexOf(chosen)
  if (at >= 0) return at + 1
  let place = method.fields.length
  while (place > 0 && isLast(method.fields[place - 1])) place -= 1
  return place
}

/** Adds a field to a method; a field that the form lacks is created. */
export function adding(form: Form, method: Method, field: Field, place: number): PatchOperation[] {
  const isThere = form.fields.some(({ id }) => id === field.id)
  if (method.at === null) return isThere ? [] : [{ op: 'add', path: pointerOf('fields', place), value: field as JsonObject }]
  const add: PatchOperation = { op: 'add', path: pointerOf('methods', method.at, 'fields', place), value: field.id }
  return isThere ? [add] : [{ op: 'add', path: pointerOf('fields', form.fields.length), value: field as JsonObject }, add]
}

/** Removes a field from a method, and from the form when no other method has it. */
export function removing(form: Form, method: Method, id: string): PatchOperation[] {
  const at = form.fields.findIndex((field) => field.id === id)
  const whole: PatchOperation[] = at < 0 ? [] : [{ op: 'remove', path: pointerOf('fields', at) }]
  if (method.at === null) return whole
  const isElsewhere = form.methods?.some(({ fields }, index) => index !== method.at && fields.includes(id)) ?? false
  return [{ op: 'remove', path: pointerOf('methods', method.at, 'fields', method.fields.indexOf(id)) }, ...(isElsewhere ? [] : whole)]
}

/** Moves a field to another place of its method, counted without it. */
export function moving(method: Method, id: string, place: number): PatchOperation[] {
  const from = method.fields.indexOf(id)
  const to = Math.min(Math.max(0, place), method.fields.length - 1)
  if (from < 0 || from === to) return []
  const list = method.at === null ? ['fields'] : ['methods', method.at, 'fields']
  return [{ op: 'move', from: pointerOf(...list, from), path: pointerOf(...list, to) }]
}

/** Moves a field from one method to the end of another. */
export function movingOver(form: Form, from: Method, to: Method, id: string): PatchOperation[] {
  if (from.at === null || to.at === null || to.fields.includes(id)) return []
  return [
    { op: 'remove', path: pointerOf('methods', from.at, 'fields', from.fields.indexOf(id)) },
    { op: 'add', path: pointerOf('methods', to.at, 'fields', placeFor(form, to, undefined)), value: id },
  ]
}

/** Sets a key of a field; undefined removes it. */
export function fieldSetting(form: Form, id: string, key: keyof Field, value: Json | undefined): PatchOperation[] {
  const at = form.fields.findIndex((field) => field.id === id)
  const had = form.fields[at]?.[key] as Json | undefined // a document is JSON
  return at < 0 ? [] : setting(pointerOf('fields', at, key), had, value)
}

/** Sets keys of a field's own rule; an empty rule is removed. */
export function ruleSetting(form: Form, id: string, keys: Readonly<Record<string, Json | undefined>>): PatchOperation[] {
  const at = form.fields.findIndex((field) => field.id === id)
  const had = form.fields[at]?.schema
  const entries = Object.entries({ ...had, ...keys }).filter((entry): entry is [string, Json] => entry[1] !== undefined)
  const path = pointerOf('fields', at, 'schema')
  if (at < 0) return []
  if (!had) return entries.length === 0 ? [] : [{ op: 'add', path, value: Object.fromEntries(entries) }]
  if (entries.length === 0) return [{ op: 'remove', path }]
  return Object.entries(keys).flatMap(([key, value]) => setting(path + pointerOf(key), had[key], value))
}

/** The default inputs of a registration's fields; any other field is a text field with the server's name. */
const known: Readonly<Record<string, Omit<Field, 'id' | 'server'>>> = {
  username: { input: 'text', label: 't:field.username', autocomplete: 'username', icon: 'user' },
  password: { input: 'password', label: 't:field.password', autocomplete: 'new-password', icon: 'lock', ticks: true },
  payeeName: { input: 'text', label: 't:field.payee-name', autocomplete: 'name', hint: 't:field.payee-name-hint' },
  email: { input: 'email', label: 't:field.email', autocomplete: 'email', icon: 'mail', placeholder: 't:field.email-placeholder' },
  mobileNum: { input: 'tel', label: 't:field.mobile', autocomplete: 'tel-national' },
  verificationCode: { input: 'code', label: 't:field.code', autocomplete: 'one-time-code', icon: 'message' },
  qqNum: { input: 'text', label: 't:field.qq' },
  line: { input: 'text', label: 't:field.line' },
  whatsapp: { input: 'text', label: 't:field.whatsapp' },
  facebook: { input: 'text', label: 't:field.facebook' },
  wechat: { input: 'text', label: 't:field.wechat' },
  zalo: { input: 'text', label: 't:field.zalo' },
  telegram: { input: 'text', label: 't:field.telegram' },
  idNumber: { input: 'text', label: 't:field.id-number', icon: 'id-card' },
  birthday: { input: 'date', label: 't:field.birthday', autocomplete: 'bday', icon: 'calendar' },
  recommenderId: { input: 'text', label: 't:field.recommender', icon: 'users' },
  affiliateCode: { input: 'text', label: 't:field.affiliate', icon: 'gift' },
  paymentPassword: { input: 'password', label: 't:field.payment-password', autocomplete: 'off', icon: 'key' },
  captcha: { input: 'captcha', label: 't:field.captcha', autocomplete: 'off', icon: 'shield' },
}

export function fieldFor(server: string): Field {
  return { id: server, ...((Object.hasOwn(known, server) ? known[server] : undefined) ?? { input: 'text', label: server }), server }
}
