import type { LayoutDocument } from '../../schemas/documents.ts'
import type { Predicate } from '../../schemas/predicate.ts'
import { itemsOf, nodesOf, placed } from '../usage/places.ts'
import type { Usage } from '../usage/usage.ts'
import { allOf } from './contexts.ts'
import { menuHolders } from './menu-drawn.ts'
import type { MenuHolder } from './menu-drawn.ts'
import { ruleOfItem, ruleOfNode } from './reach.ts'

type Drawn = { usage: Usage; documents: ReadonlyMap<string, LayoutDocument> }

const never: Predicate = { any: [] } // inside itself a menu is not drawn

/** Blocks and items with a menu, and everything that must be true for each to draw it; no rule where it is drawn for everyone. */
export function menuAudience(
  menu: string,
  drawn: Drawn,
  inside: readonly string[] = [],
): { holder: MenuHolder; rule: Predicate | undefined }[] {
  return menuHolders(menu, drawn).map((holder) => ({ holder, rule: ruleOfHolder(holder, drawn, [...inside, menu]) }))
}

/** For whom a menu is drawn at all. None where a block draws it for everyone, and where none is known: what draws it may be a variation. */
export function ruleOfMenu(menu: string, drawn: Drawn, inside: readonly string[] = []): Predicate | undefined {
  const rules = menuAudience(menu, drawn, inside).map(({ rule }) => rule)
  if (rules.length === 0 || rules.includes(undefined)) return undefined
  const [only] = rules
  return rules.length === 1 ? only : { any: rules as Predicate[] } // the line before has ruled out undefined
}

function ruleOfHolder({ document: name, part }: MenuHolder, drawn: Drawn, inside: readonly string[]): Predicate | undefined {
  const document = drawn.documents.get(name)
  if (document?.kind === 'page') {
    const node = placed(nodesOf(document), part)
    return node && ruleOfNode(document, node)
  }
  if (document?.kind !== 'menu') return undefined
  const item = placed(itemsOf(document), part)
  return allOf([item && ruleOfItem(item), inside.includes(document.id) ? never : ruleOfMenu(document.id, drawn, inside)])
}
