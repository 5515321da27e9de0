import { isObject } from '../../schemas/json.ts'
import type { JsonObject } from '../../schemas/json.ts'
import type { Field, Form } from '../../schemas/documents.ts'
import { actionOf } from '../../schemas/form-actions.ts'
import type { Predicate } from '../../schemas/predicate.ts'
import type { CheckContext } from './context.ts'
import type { Findings } from './findings.ts'
import { didYouMean, nearest } from './nearest.ts'
import { checkPredicate } from './predicates.ts'
import { checkIcon, checkRoute, checkText } from './props.ts'
import type { PageWords } from './props.ts'
import { checkStrings } from './strings.ts'

/** Names that a wrong one is compared with. No real form has more fields, and each wrong name would be compared with each. */
const mostNames = 200

/** Checks a form's fields, and that its methods and groups list fields it has. */
export function checkForm(form: Form, broken: ReadonlySet<string>, context: CheckContext, findings: Findings): Form {
  const page = { strings: form.strings }
  const checkWhen = (when: unknown, pointer: string) => {
    if (when !== undefined && !broken.has(pointer)) checkPredicate(when, pointer, context, findings)
  }
  const checkBroken = (field: JsonObject, pointer: string) => {
    checkField(field, pointer, page, context, findings)
    checkWhen(field.when, `${pointer}/when`)
  }
  const ids = new Set<string>()
  const left = new Set<string>() // fields that are there but cannot be used
  let nameless = false // one of them has lost its id, which may be any
  const fields = form.fields.filter((field, index) => {
    const pointer = `/fields/${index}`
    if (broken.has(pointer)) {
      // A method that lists it is not wrong too
      if (isObject(field) && typeof field.id === 'string') left.add(field.id)
      else nameless = true
      if (isObject(field)) checkBroken(field, pointer) // what else is wrong with it
      return false
    }
    const twice = ids.has(field.id)
    ids.add(field.id)
    if (twice) findings.add('layout/duplicate-id', `${pointer}/id`, `The field "${field.id}" stands twice in this form.`)
    checkField(field, pointer, page, context, findings)
    return (field.when === undefined || checkPredicate(field.when, `${pointer}/when`, context, findings)) && !twice
  })
  const names = [...ids, ...left].slice(0, mostNames)
  const listed = <
    Part extends { id: string; label?: string | undefined; icon?: string | undefined; fields: string[]; when?: Predicate | undefined },
  >(
    parts: Part[] | undefined,
    name: 'methods' | 'groups',
  ) =>
    parts?.flatMap((part, index) => {
      const pointer = `/${name}/${index}`
      if (broken.has(pointer)) {
        if (!isObject(part)) return []
        checkText(part.label, `${pointer}/label`, context, page, findings)
        checkIcon(part.icon, `${pointer}/icon`, context, findings)
        checkWhen(part.when, `${pointer}/when`)
        return []
      }
      checkText(part.label, `${pointer}/label`, context, page, findings)
      checkIcon(part.icon, `${pointer}/icon`, context, findings)
      if (part.when !== undefined) checkPredicate(part.when, `${pointer}/when`, context, findings)
      const known = part.fields.filter((id, at) => {
        if (ids.has(id) || left.has(id) || nameless) return ids.has(id)
        const place = `${pointer}/fields/${at}`
        const meant = nearest(id, names)
        const known = meant !== undefined && !part.fields.includes(meant)
        findings.add('form/unknown-field', place, `The form has no field "${id}".${didYouMean(known ? meant : undefined)}`, {
          fix: [known ? { op: 'replace', path: place, value: meant } : { op: 'remove', path: place }],
        })
        return false
      })
      return [{ ...part, fields: known }]
    })
  form.fields.forEach((field, index) => {
    if (!isObject(field) || typeof field.same !== 'string' || ids.has(field.same) || left.has(field.same) || nameless) return
    const place = `/fields/${index}/same`
    const meant = nearest(field.same, names)
    findings.add('form/unknown-field', place, `The form has no field "${field.same}".${didYouMean(meant)}`, {
      fix: [meant ? { op: 'replace', path: place, value: meant } : { op: 'remove', path: place }],
    })
  })
  if (actionOf(form) === null)
    findings.add('form/no-action', '/id', `No action is called "${form.id}", and the form names none: sending it does nothing.`)
  checkStrings(form.strings, '/strings', findings)
  checkText(form.submit.label, '/submit/label', context, page, findings)
  const [methods, groups] = [listed(form.methods, 'methods'), listed(form.groups, 'groups')]
  return { ...form, fields, ...(methods && { methods }), ...(groups && { groups }) }
}

/** Checks the words, the icon and the link of a field, also of one that does not have its form. */
function checkField(
  field: { readonly [Key in keyof Field]?: unknown },
  pointer: string,
  page: PageWords,
  context: CheckContext,
  findings: Findings,
): void {
  for (const key of ['label', 'hint', 'placeholder'] as const) checkText(field[key], `${pointer}/${key}`, context, page, findings)
  if (Array.isArray(field.options))
    field.options.forEach((option: unknown, index) => {
      if (isObject(option)) checkText(option.label, `${pointer}/options/${index}/label`, context, page, findings)
    })
  checkIcon(field.icon, `${pointer}/icon`, context, findings)
  if (!isObject(field.link)) return
  checkText(field.link.label, `${pointer}/link/label`, context, page, findings)
  checkRoute(field.link.to, `${pointer}/link/to`, context, findings)
}
