import type { Form, Menu, MenuItem } from '../../schemas/documents.ts'
import type { Predicate } from '../../schemas/predicate.ts'
import { Count } from '../../schemas/nouns/count.ts'
import { segment } from '../text/json-positions.ts'
import { checkBinding } from './bindings.ts'
import type { Findings } from './findings.ts'
import { checkPredicate } from './predicates.ts'
import { checkIcon, checkRoute, checkText } from './props.ts'
import type { CheckContext } from './context.ts'

type Walk = { context: CheckContext; findings: Findings; broken: ReadonlySet<string>; ids: Set<string> }

/** Checks a menu's items; a faulty one is left out with what hangs below it, a faulty badge alone. */
export function checkMenu(menu: Menu, broken: ReadonlySet<string>, context: CheckContext, findings: Findings): Menu {
  return { ...menu, items: sanitizeItems(menu.items, '/items', { context, findings, broken, ids: new Set() }) }
}

function sanitizeItems(items: readonly MenuItem[], pointer: string, walk: Walk): MenuItem[] {
  return items.flatMap((item, index) => sanitizeItem(item, pointer + segment(index), walk))
}

const targets = ['to', 'intent', 'items', 'each'] as const

function sanitizeItem(item: MenuItem, pointer: string, walk: Walk): MenuItem[] {
  const { context, findings } = walk
  if (walk.broken.has(pointer)) return []
  let ok = true
  if (walk.ids.has(item.id)) {
    findings.add('layout/duplicate-id', `${pointer}/id`, `The id "${item.id}" stands twice in this document.`)
    ok = false
  }
  walk.ids.add(item.id)
  const given = targets.filter((target) => item[target] !== undefined)
  if (given.length !== 1) {
    findings.add('menu/item-target', pointer, given.length === 0 ? 'The item leads nowhere.' : `The item has ${given.join(' and ')}.`)
    ok = false
  }
  if (item.when !== undefined && !checkPredicate(item.when, `${pointer}/when`, context, findings)) ok = false
  checkText(item.label, `${pointer}/label`, context, {}, findings)
  if (item.icon !== undefined) checkIcon(item.icon, `${pointer}/icon`, context, findings)
  if (item.to !== undefined) checkRoute(item.to, `${pointer}/to`, context, findings)
  if (item.intent?.kind === 'go') checkRoute(item.intent.to, `${pointer}/intent/to`, context, findings)
  if (item.intent?.kind === 'open' && context.documents && !context.documents.has(`page/${item.intent.popup}`)) {
    findings.add('document/unknown-reference', `${pointer}/intent/popup`, `There is no page/${item.intent.popup}.`)
    ok = false
  }
  if (item.each && !checkBinding(item.each, `${pointer}/each`, undefined, context, findings)) ok = false
  const badge = item.badge && checkBinding(item.badge, `${pointer}/badge`, Count, context, findings) ? { badge: item.badge } : {}
  const items = item.items && { items: sanitizeItems(item.items, `${pointer}/items`, walk) }
  const { badge: _badge, ...rest } = item
  return ok ? [{ ...rest, ...items, ...badge }] : []
}

/** Checks a form's fields, and that its methods and groups list fields it has. */
export function checkForm(form: Form, broken: ReadonlySet<string>, context: CheckContext, findings: Findings): Form {
  const page = { strings: form.strings }
  const ids = new Set<string>()
  const fields = form.fields.filter((field, index) => {
    const pointer = `/fields/${index}`
    if (broken.has(pointer)) return false
    const twice = ids.has(field.id)
    ids.add(field.id)
    if (twice) findings.add('layout/duplicate-id', `${pointer}/id`, `The field "${field.id}" stands twice in this form.`)
    checkText(field.label, `${pointer}/label`, context, page, findings)
    return (field.when === undefined || checkPredicate(field.when, `${pointer}/when`, context, findings)) && !twice
  })
  const listed = <Part extends { id: string; label?: string | undefined; fields: string[]; when?: Predicate | undefined }>(
    parts: Part[] | undefined,
    name: 'methods' | 'groups',
  ) =>
    parts?.flatMap((part, index) => {
      const pointer = `/${name}/${index}`
      if (broken.has(pointer)) return []
      checkText(part.label, `${pointer}/label`, context, page, findings)
      if (part.when !== undefined) checkPredicate(part.when, `${pointer}/when`, context, findings)
      const known = part.fields.filter((id, at) => {
        if (!ids.has(id)) findings.add('form/unknown-field', `${pointer}/fields/${at}`, `The form has no field "${id}".`)
        return ids.has(id)
      })
      return [{ ...part, fields: known }]
    })
  checkText(form.submit.label, '/submit/label', context, page, findings)
  const [methods, groups] = [listed(form.methods, 'methods'), listed(form.groups, 'groups')]
  return { ...form, fields, ...(methods && { methods }), ...(groups && { groups }) }
}
