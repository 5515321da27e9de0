import { isObject, pointerOf } from '../../schemas/json.ts'
import type { Menu, MenuItem } from '../../schemas/documents.ts'
import { Count } from '../../schemas/nouns/count.ts'
import { checkBinding, withList } from './bindings.ts'
import type { Findings } from './findings.ts'
import { checkPredicate } from './predicates.ts'
import { checkIcon, checkRoute, checkText } from './props.ts'
import { checkReference } from './context.ts'
import type { CheckContext } from './context.ts'

type Walk = { context: CheckContext; findings: Findings; broken: ReadonlySet<string>; ids: Set<string> }

/** Checks a menu's items; a faulty one is left out with what hangs below it, a faulty badge alone. */
export function checkMenu(menu: Menu, broken: ReadonlySet<string>, context: CheckContext, findings: Findings): Menu {
  return { ...menu, items: sanitizeItems(menu.items, '/items', { context, findings, broken, ids: new Set() }) }
}

function sanitizeItems(items: readonly MenuItem[], pointer: string, walk: Walk): MenuItem[] {
  return items.flatMap((item, index) => sanitizeItem(item, pointer + pointerOf(index), walk))
}

const targets = ['to', 'intent', 'items', 'each'] as const

function sanitizeItem(item: MenuItem, pointer: string, walk: Walk): MenuItem[] {
  const { context, findings } = walk
  if (walk.broken.has(pointer)) {
    // What else is wrong with it and with what hangs below it
    if (isObject(item)) {
      checkText(item.label, `${pointer}/label`, context, {}, findings)
      checkIcon(item.icon, `${pointer}/icon`, context, findings)
      checkRoute(item.to, `${pointer}/to`, context, findings)
      if (Array.isArray(item.items)) sanitizeItems(item.items, `${pointer}/items`, walk)
    }
    return []
  }
  let ok = true
  if (walk.ids.has(item.id)) {
    findings.add('layout/duplicate-id', `${pointer}/id`, `The id "${item.id}" stands twice in this document.`)
    ok = false
  }
  walk.ids.add(item.id)
  const given = targets.filter((target) => item[target] !== undefined)
  if (given.length !== 1) {
    const misspelt = given.length === 0 && targets.some((target) => walk.broken.has(`${pointer}/${target}`))
    if (!misspelt)
      findings.add('menu/item-target', pointer, given.length === 0 ? 'The item leads nowhere.' : `The item has ${given.join(' and ')}.`)
    ok = false
  }
  if (
    !item.each &&
    !item.items && // a group may have no heading
    !item.label?.trim() &&
    item.icon === undefined &&
    !['label', 'icon'].some((name) => walk.broken.has(`${pointer}/${name}`))
  )
    findings.add('menu/item-label', pointer, `The item "${item.id}" has neither a label nor an icon, so nobody sees it.`)
  if (item.when !== undefined && !checkPredicate(item.when, `${pointer}/when`, context, findings)) ok = false
  checkText(item.label, `${pointer}/label`, context, {}, findings)
  if (item.icon !== undefined) checkIcon(item.icon, `${pointer}/icon`, context, findings)
  if (item.to !== undefined) checkRoute(item.to, `${pointer}/to`, context, findings)
  if (item.intent?.kind === 'go') checkRoute(item.intent.to, `${pointer}/intent/to`, context, findings)
  if (item.intent?.kind === 'open' && !checkReference('page', item.intent.popup, `${pointer}/intent/popup`, context, findings)) ok = false
  if (item.each && !checkBinding(item.each, `${pointer}/each`, undefined, context, findings, walk.broken)) ok = false
  const badge =
    item.badge && checkBinding(item.badge, `${pointer}/badge`, Count, context, findings, walk.broken)
      ? { badge: withList(item.badge, context.brand) }
      : {}
  const items = item.items && { items: sanitizeItems(item.items, `${pointer}/items`, walk) }
  const { badge: _badge, ...rest } = item
  return ok ? [{ ...rest, ...(item.each && { each: withList(item.each, context.brand) }), ...items, ...badge }] : []
}
