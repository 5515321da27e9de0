import { isObject } from '../../schemas/json.ts'
import type { DocumentName, Flags, LayoutDocument, Menu, MenuItem, Overlay, Page, PageNode } from '../../schemas/documents.ts'
import type { FactValue } from '../../schemas/facts.ts'
import { personas } from '../../schemas/view-setting-values.ts'
import type { Persona } from '../../schemas/view-settings.ts'
import type { Predicate } from '../../schemas/predicate.ts'
import { factsOf } from '../../rules/predicate.ts'
import { decide } from '../reasons/decide.ts'
import { windowsOf } from '../reasons/rule-times.ts'
import { itemsOf, nodesOf } from './places.ts'
import type { Placed } from './places.ts'
import { byPersona, givenFor, reachOf, reachOfPage, ruleOfItem, ruleOfNode, personaVisibility } from '../reasons/reach.ts'
import type { ViewFacts, PersonaVisibility } from '../reasons/reach.ts'
import type { Usage } from './usage.ts'
import { memo } from '../../rules/memo.ts'
import { allOf, leavesOf, partsOf } from '../reasons/contexts.ts'

/** Something that a rule shows or hides: a node, an item, a whole variation or page; `id` is empty for those two. */
export type Subject = { document: DocumentName; kind: 'node' | 'item' | 'overlay' | 'page'; id: string; pointer: string }
type Ruled = Subject & {
  rule: Predicate | undefined
  own: Predicate | undefined
  above: readonly { when?: Predicate | undefined; pointer: string; id: string }[]
}

/** Everything that has a rule, with all that must hold for it. Parts that variations add are under the variation's own rule. */
const ruledIn = memo((document: LayoutDocument): readonly Ruled[] => {
  const name: DocumentName = `${document.kind}/${document.id}`
  const result: Ruled[] = []
  const above = (one: Placed<PageNode | MenuItem>) => one.above.map(({ part, pointer }) => ({ when: part.when, pointer, id: part.id }))
  const nodes = (page: Pick<Page, 'access' | 'nodes'>, outer: Predicate | undefined, move = (pointer: string) => pointer) => {
    for (const one of nodesOf(page))
      result.push({
        document: name,
        kind: 'node',
        id: one.part.id,
        pointer: move(one.pointer),
        own: one.part.when,
        rule: allOf([outer, ruleOfNode(page, one)]),
        above: above(one),
      })
  }
  const items = (menu: Pick<Menu, 'items'>, outer: Predicate | undefined, move = (pointer: string) => pointer) => {
    for (const one of itemsOf(menu))
      result.push({
        document: name,
        kind: 'item',
        id: one.part.id,
        pointer: move(one.pointer),
        own: one.part.when,
        rule: allOf([outer, ruleOfItem(one)]),
        above: above(one),
      })
  }
  if (document.kind === 'page') nodes(document, undefined)
  if (document.kind === 'menu') items(document, undefined)
  if (document.kind === 'overlay') {
    result.push({ document: name, kind: 'overlay', id: '', pointer: '', own: document.when, rule: document.when, above: [] })
    if (Array.isArray(document.steps)) document.steps.forEach((step, index) => partsPut(step, document, index, nodes, items))
  }
  return result
})

type Put<Holder> = (holder: Holder, outer: Predicate | undefined, move: (pointer: string) => string) => void

function partsPut(
  step: Overlay['steps'][number],
  { when, target }: Overlay,
  index: number,
  nodes: Put<Pick<Page, 'access' | 'nodes'>>,
  items: Put<Pick<Menu, 'items'>>,
): void {
  if (!isObject(step) || step.op !== 'ensure' || !isObject(step.item)) return
  const part = { ...step.item, id: step.key }
  const move = (pointer: string) => `/steps/${index}/item${pointer.replace(/^\/(?:nodes|items)\/0/, '')}`
  if (String(target).startsWith('page/')) nodes({ nodes: [part as PageNode] }, when, move) // read with care, as every part
  if (String(target).startsWith('menu/')) items({ items: [part] }, when, move)
}

/** What comes or leaves when a flag has another value, for each persona. `depends`: also on other facts. */
export type FlagEffect = { leave: readonly (Subject & { depends: boolean })[]; come: readonly (Subject & { depends: boolean })[] }

/** Nodes, items and variations that come or leave when a flag is turned to `value`; everything else as in the view settings. */
export function ifFlag(
  documents: Iterable<LayoutDocument>,
  name: string,
  value: boolean,
  look: ViewFacts = {},
): Readonly<Record<Persona, FlagEffect>> {
  const touched = [...documents].flatMap((document) =>
    isObject(document) ? ruledIn(document).filter(({ rule }) => factsOf(rule).has(`flag:${name}`)) : [],
  )
  const { declared: _declared, ...rest } = look
  const at = (flag: FactValue): ViewFacts => ({ ...rest, flags: { ...look.flags, [name]: flag } })
  return byPersona((persona) => {
    const leave: (Subject & { depends: boolean })[] = []
    const come: (Subject & { depends: boolean })[] = []
    for (const one of touched) {
      if (one.rule === undefined) continue
      const [before, after] = [personaVisibility(one.rule, persona, at(!value)), personaVisibility(one.rule, persona, at(value))]
      if (before === after) continue
      const entry = { ...subjectOf(one), depends: before === 'depends' || after === 'depends' }
      if (rank(after) < rank(before)) leave.push(entry)
      else come.push(entry)
    }
    return { leave, come }
  })
}

/** What leaves, and comes, when a flag is turned off. */
export function ifFlagOff(documents: Iterable<LayoutDocument>, name: string, look: ViewFacts = {}): Readonly<Record<Persona, FlagEffect>> {
  return ifFlag(documents, name, false, look)
}

function rank(sight: PersonaVisibility): number {
  return sight === 'hidden' ? 0 : sight === 'sees' ? 2 : 1
}

function subjectOf({ document, kind, id, pointer }: Ruled): Subject {
  return { document, kind, id, pointer }
}

/**
 * Why nobody sees it. `rule`: its own is never true; `above`: that of `by`, which contains it; `together`: with the rules around it, the
 * page's access or its variation; `flag`: it uses an undeclared flag; `past`: its time is over; `empty`: a group without items;
 * `unreachable`: a page that nothing leads to.
 */
export type Unseen = Subject & { reason: 'rule' | 'above' | 'together' | 'flag' | 'past' | 'empty' | 'unreachable'; by: string | undefined }

/** Whatever nobody can ever see from `now` on (ms since 1970; without it dates are left alone). */
export function neverSeen(documents: Iterable<LayoutDocument>, usage?: Usage, now?: number): Unseen[] {
  const all = [...documents].filter(isObject)
  const declared = declaredIn(all)
  const fixed = new Set(['home', 'maintenance', 'blocked', 'not-found', 'header', 'side-menu', 'footer', 'bottom-bar'])
  const unseen = all.flatMap((document) =>
    ruledIn(document).flatMap((one): Unseen[] => {
      const reason = reasonOf(one, declared, now)
      return reason ? [{ ...subjectOf(one), ...reason }] : []
    }),
  )
  const lonely = usage
    ? all.flatMap((document): Unseen[] =>
        document.kind === 'page' &&
        !fixed.has(document.id) &&
        !document.routes?.length &&
        usage.of('page', document.id).every(({ role }) => role === 'target')
          ? [{ document: `page/${document.id}`, kind: 'page', id: '', pointer: '', reason: 'unreachable', by: undefined }]
          : [],
      )
    : []
  return [...unseen, ...lonely]
}

function reasonOf(
  { rule, own, above }: Ruled,
  declared: Flags['flags'] | undefined,
  now: number | undefined,
): Pick<Unseen, 'reason' | 'by'> | undefined {
  if (rule === undefined) return undefined
  const given = declared ? { flags: givenFor('member', rule, { declared }).flags } : {}
  if (decide(rule, given) === 'never') {
    if (decide(rule) !== 'never')
      return {
        reason: 'flag',
        by: leavesOf(rule).flatMap((leaf) => ('flag' in leaf && !Object.hasOwn(declared ?? {}, leaf.flag) ? [leaf.flag] : []))[0],
      }
    if (own !== undefined && decide(own) === 'never') return { reason: 'rule', by: undefined }
    const hiding = above.find(({ when }) => when !== undefined && decide(when) === 'never')
    if (hiding) return { reason: 'above', by: hiding.id }
    const last = isObject(rule) && 'any' in rule ? rule : partsOf(rule)?.at(-1)
    return isObject(last) && 'any' in last && Array.isArray(last.any) && last.any.length === 0
      ? { reason: 'empty', by: undefined }
      : { reason: 'together', by: undefined }
  }
  return now !== undefined && factsOf(rule).has('now') && decide({ all: [rule, { from: new Date(now).toISOString() }] }, given) === 'never'
    ? { reason: 'past', by: undefined }
    : undefined
}

function declaredIn(documents: readonly LayoutDocument[]): Flags['flags'] | undefined {
  return documents.find((document) => document.kind === 'flags')?.flags
}

/** A page that `access` lets a persona open by its address, though every menu item and link to it is hidden from that persona. */
export type HiddenYetOpen = { page: string; routes: readonly string[]; personas: readonly Persona[]; hiddenLinks: readonly Subject[] }

/** Pages that some personas may open by address though no visible link leads there. A page with no link at all counts for everybody. */
export function hiddenYetOpen(documents: Iterable<LayoutDocument>, usage: Usage, look: ViewFacts = {}): HiddenYetOpen[] {
  const all = [...documents].filter(isObject)
  const subjects = new Map(all.flatMap((document) => ruledIn(document).map((one) => [`${one.document} ${one.id}`, one] as const)))
  const given: ViewFacts = { ...look, declared: look.declared ?? declaredIn(all) }
  return all.flatMap((document): HiddenYetOpen[] => {
    if (document.kind !== 'page' || !document.routes?.length || document.id === 'home') return []
    const open = reachOfPage(document, given)
    const links = usage
      .of('page', document.id)
      .filter(({ role, document: from }) => (role === 'link' || role === 'open') && from !== `page/${document.id}`)
    const leading = links.map((link) => ({ link, rule: subjects.get(`${link.document} ${link.subject}`) }))
    const hidden = personas.filter(
      (persona) =>
        open[persona] === 'sees' &&
        leading.every(({ rule }) => rule?.rule !== undefined && reachOf(rule.rule, given)[persona] === 'hidden'),
    )
    const hiddenLinks = leading.flatMap(({ rule }) => (rule ? [subjectOf(rule)] : []))
    return hidden.length > 0 ? [{ page: document.id, routes: document.routes, personas: hidden, hiddenLinks }] : []
  })
}

/** A time span in which a part of a page is shown: a bar of the timeline. Open ends are missing; `who`: the personas who can see it. */
export type Bar = Subject & { from: number | undefined; until: number | undefined; who: readonly Persona[] }
export type Moments = { at: readonly number[]; bars: readonly Bar[] } // ms since 1970, in order

/** When a page changes by itself, with its variations, its chrome and the menus in them. */
export function momentsOf(page: Page, documents: Iterable<LayoutDocument>, usage: Usage): Moments {
  const all = [...documents].filter(isObject)
  const wanted = new Set<string>([
    `page/${page.id}`,
    ...Object.values(isObject(page.chrome) ? page.chrome : {}).map((id) => `page/${String(id)}`),
  ])
  for (const { kind, name, document } of usage.uses)
    if ((kind === 'menu' || kind === 'form' || kind === 'order') && wanted.has(document)) wanted.add(`${kind}/${name}`)
  for (const document of all) if (document.kind === 'overlay' && wanted.has(document.target)) wanted.add(`overlay/${document.id}`)
  const bars = all
    .filter((document) => wanted.has(`${document.kind}/${document.id}`))
    .flatMap((document) =>
      ruledIn(document)
        .filter(({ own }) => factsOf(own).has('now'))
        .flatMap(barsOf),
    )
  bars.sort((a, b) => (a.from ?? -Infinity) - (b.from ?? -Infinity) || (a.until ?? Infinity) - (b.until ?? Infinity))
  const at = [...new Set(bars.flatMap(({ from, until }) => [from, until].filter((time) => time !== undefined)))].toSorted((a, b) => a - b)
  return { at, bars }
}

function barsOf(one: Ruled): Bar[] {
  const { own, rule } = one
  const reach = reachOf(rule)
  const who = personas.filter((persona) => reach[persona] !== 'hidden')
  return windowsOf(datesOf(own), { facts: {}, flags: {} }).map((window) => ({ ...subjectOf(one), ...window, who }))
}

/** A rule as far as dates decide it: every other line may hold. */
function datesOf(when: Predicate | undefined): Predicate | undefined {
  if (when === undefined) return when
  if (!isObject(when)) return { any: [] }
  if ('from' in when || 'until' in when) return when
  if ('not' in when && factsOf(when).has('now') && factsOf(when).size === 1) return when
  const parts = partsOf(when)
  if (!parts || 'not' in when) return { all: [] }
  const dated = parts.map(datesOf).filter((part) => part !== undefined)
  return 'any' in when ? { any: dated } : { all: dated }
}
