import { pointerOf } from '../../../../src/schemas/json.ts'
import type { Field, Form } from '../../../../src/schemas/documents.ts'
import type { PatchOperation } from '../../../../src/schemas/preview.ts'
import { setting } from '../edit.ts'

/** One option of a field with a list: the value that is sent, and the label that players read. */
export type Choice = NonNullable<Field['options']>[number]
type FormMethod = NonNullable<Form['methods']>[number]

/** Makes an id from a name that no other method has. */
export function methodId(name: string, form: Form): string {
  const taken = new Set(form.methods?.map(({ id }) => id))
  const plain =
    name
      .toLowerCase()
      .normalize('NFKD')
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-+|-+$/g, '')
      .slice(0, 56)
      .replace(/-$/, '') || 'way'
  let id = plain
  for (let nth = 2; taken.has(id); nth += 1) id = `${plain}-${nth}`
  return id
}

/** Adds a method behind `after`, else as the last. The first method of a form has all its fields, as the form had before. */
export function methodAdding(
  form: Form,
  method: Pick<FormMethod, 'id' | 'label'> & { fields: readonly string[] },
  after?: string,
): PatchOperation[] {
  const { id, label, fields } = method
  if (!form.methods) return [{ op: 'add', path: '/methods', value: [{ id, label, fields: form.fields.map((field) => field.id) }] }]
  const at = form.methods.findIndex((one) => one.id === after)
  return [{ op: 'add', path: pointerOf('methods', at < 0 ? form.methods.length : at + 1), value: { id, label, fields: [...fields] } }]
}

export function methodNaming(form: Form, id: string, label: string): PatchOperation[] {
  const at = placeOf(form, id)
  return at < 0 ? [] : setting(pointerOf('methods', at, 'label'), form.methods?.[at]?.label, label)
}

/** Moves a method by some places; it stays within the list. */
export function methodMoving(form: Form, id: string, by: number): PatchOperation[] {
  const at = placeOf(form, id)
  const to = at + by
  return at < 0 || to < 0 || to >= (form.methods?.length ?? 0)
    ? []
    : [{ op: 'move', from: pointerOf('methods', at), path: pointerOf('methods', to) }]
}

/** Removes a method; its fields stay in the form. Without methods a form asks for all of its fields. */
export function methodRemoving(form: Form, id: string): PatchOperation[] {
  const at = placeOf(form, id)
  if (at < 0) return []
  return [{ op: 'remove', path: form.methods?.length === 1 ? '/methods' : pointerOf('methods', at) }]
}

function placeOf(form: Form, id: string): number {
  return form.methods?.findIndex((method) => method.id === id) ?? -1
}

// ---- choices of a field

/** Adds a choice at the end, with a value that no other has. */
export function choiceAdding(form: Form, field: string, label: string): PatchOperation[] {
  const at = form.fields.findIndex(({ id }) => id === field)
  const had = form.fields[at]?.options
  const taken = new Set(had?.map(({ value }) => value))
  let nth = (had?.length ?? 0) + 1
  while (taken.has(String(nth))) nth += 1
  const choice: Choice = { value: String(nth), label }
  if (at < 0) return []
  return [
    had
      ? { op: 'add', path: pointerOf('fields', at, 'options', had.length), value: choice }
      : { op: 'add', path: pointerOf('fields', at, 'options'), value: [choice] },
  ]
}

export function choiceSetting(form: Form, field: string, place: number, key: keyof Choice, value: string): PatchOperation[] {
  const at = form.fields.findIndex(({ id }) => id === field)
  const had = form.fields[at]?.options?.[place]
  return had ? setting(pointerOf('fields', at, 'options', place, key), had[key], value) : []
}

export function choiceMoving(form: Form, field: string, place: number, by: number): PatchOperation[] {
  const at = form.fields.findIndex(({ id }) => id === field)
  const to = place + by
  return to < 0 || to >= (form.fields[at]?.options?.length ?? 0)
    ? []
    : [{ op: 'move', from: pointerOf('fields', at, 'options', place), path: pointerOf('fields', at, 'options', to) }]
}

/** Removes a choice; the last one removes the list. */
export function choiceRemoving(form: Form, field: string, place: number): PatchOperation[] {
  const at = form.fields.findIndex(({ id }) => id === field)
  const count = form.fields[at]?.options?.length ?? 0
  return place >= count ? [] : [{ op: 'remove', path: pointerOf('fields', at, 'options', ...(count === 1 ? [] : [place])) }]
}
