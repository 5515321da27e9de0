import { isObject, pointerOf } from '../../schemas/json.ts'
import { pathOf } from '../../schemas/address.ts'
import type { MarketRules, Page } from '../../schemas/documents.ts'
import type { Json, JsonObject } from '../../schemas/json.ts'
import { Predicate } from '../../schemas/predicate.ts'
import type { Schema } from './prop-mistakes.ts'
import { decide } from '../reasons/decide.ts'
import type { CheckContext } from './context.ts'
import { createFindings } from './findings.ts'
import type { Finding, Findings } from './findings.ts'

/**
 * What is left of the findings about a page once the overlays that always apply have changed it: a brand keeps a rule on a page that it
 * shares by a variation of its own.
 */
export function keptFindings(list: readonly Finding[], written: Page, drawn: Page, context: CheckContext): Finding[] {
  const left = createFindings()
  checkMarketRules(drawn, drawn.nodes, context, left)
  const known = new Set(left.list.map((one) => keyOf(one, drawn)))
  return list.filter((one) => !isAboutRules(one) || known.has(keyOf(one, written)))
}

export function isAboutRules({ code }: Finding): boolean {
  return code.startsWith('rules/')
}

/** A finding by its rule and the innermost node around it. */
function keyOf({ code, pointer }: Finding, page: Page): string {
  const around = page.nodes
    .flatMap((node, index) => placedIn(node, `/nodes/${index}`, []))
    .findLast((one) => pointer === one.pointer || pointer.startsWith(`${one.pointer}/`))
  return `${code} ${typeof around?.node.id === 'string' ? around.node.id : ''}`
}

/** A node as it is written, which may have anything anywhere. `when`: its own rule and those around it. */
type Placed = { node: JsonObject; pointer: string; when: Predicate[] }

/**
 * Checks a page against the rules of the brand's market, as far as documents can tell: what plays by itself, what stands beside
 * promotions, what the footer has. `nodes` are those that are written, so that a fix is for them.
 */
export function checkMarketRules(page: Page, nodes: readonly Json[], context: CheckContext, findings: Findings): void {
  const rules = context.brand?.rules
  if (!rules || Object.keys(rules).length === 0) return
  const placed = nodes.flatMap((node, index) => placedIn(node, `/nodes/${index}`, []))
  if (rules.autoplay) checkAutoplay(placed, context, findings)
  checkPromotions(page, placed, rules, context, findings)
  if (page.id === 'footer') checkFooter(placed, rules, context, findings)
}

function placedIn(node: Json, pointer: string, around: readonly Predicate[]): Placed[] {
  if (!isObject(node)) return []
  const rule = Predicate.safeParse(node.when, { jitless: true })
  const when = rule.success ? [...around, rule.data] : [...around]
  const slots = Object.entries(isObject(node.slots) ? node.slots : {}).flatMap(([name, inner]) =>
    (Array.isArray(inner) ? inner : []).flatMap((one, index) => placedIn(one, `${pointer}/slots${pointerOf(name)}/${index}`, when)),
  )
  return [{ node, pointer, when }, ...slots, ...placedIn(node.fallback ?? null, `${pointer}/fallback`, around)]
}

/** The value of a prop, or its default; undefined where the widget has no such prop. */
function propOf({ node }: Placed, name: string, { registry }: CheckContext): Json | undefined {
  const { properties = {} } = (registry.get(typeof node.widget === 'string' ? node.widget : '')?.contract.props ?? {}) as Schema
  const schema = Object.hasOwn(properties, name) ? properties[name] : undefined
  const own = isObject(node.props) && Object.hasOwn(node.props, name) ? node.props[name] : undefined
  return schema && (own ?? schema.default)
}

function withProp({ node, pointer }: Placed, name: string, value: Json): JsonObject[] {
  const { props } = node
  return [
    isObject(props)
      ? { op: 'add', path: `${pointer}/props/${name}`, value }
      : { op: 'add', path: `${pointer}/props`, value: { [name]: value } },
  ]
}

/** Where a prop is written, else the node: a problem leads to a place that there is. */
function placeOf({ node, pointer }: Placed, name: string): string {
  return isObject(node.props) && Object.hasOwn(node.props, name) ? `${pointer}/props/${name}` : pointer
}

function checkAutoplay(placed: readonly Placed[], context: CheckContext, findings: Findings): void {
  for (const one of placed)
    if (propOf(one, 'autoplay', context) === true)
      findings.add('rules/autoplay', placeOf(one, 'autoplay'), 'It plays by itself, which the rules of the brand forbid.', {
        fix: withProp(one, 'autoplay', false),
      })
}

function checkPromotions(page: Page, placed: readonly Placed[], rules: MarketRules, context: CheckContext, findings: Findings): void {
  const { promotionTerms: terms, guestPromotions } = rules
  const promotions = placed.filter(({ node }) =>
    Object.values(isObject(node.inputs) ? node.inputs : {}).some((binding) => isObject(binding) && binding.source === 'promotions'),
  )
  const [first] = promotions
  if (terms !== undefined && first && !placed.some(({ node }) => linksTo(node.props, terms)))
    findings.add('rules/promotion-terms', first.pointer, `Beside promotions stands a link to their terms at "${terms}".`, {
      fix: linkLine(placed, Number(first.pointer.split('/')[2]) + 1, 'promotion-terms', 't:register.terms-link', terms, context),
    })
  const isForGuests = (page.access ?? 'anyone') === 'anyone'
  if (guestPromotions && isForGuests)
    for (const one of promotions)
      if (mayHold([...one.when, { eq: ['role', 'guest'] }]))
        findings.add('rules/guest-promotions', 'when' in one.node ? `${one.pointer}/when` : one.pointer, 'Guests see promotions here.', {
          fix: [{ op: 'add', path: `${one.pointer}/when`, value: withoutGuests(one.node.when) }],
        })
}

function checkFooter(placed: readonly Placed[], rules: MarketRules, context: CheckContext, findings: Findings): void {
  const { responsibleGambling: to, ageMark } = rules
  if (to !== undefined && !placed.some(({ node }) => linksTo(node.props, to)))
    findings.add('rules/responsible-gambling', '/nodes', `The footer has no link to "${to}".`, {
      fix: linkLine(placed, countTop(placed), 'responsible-gambling', 't:protection.responsible', to, context),
    })
  if (ageMark === undefined || placed.some((one) => propOf(one, 'ageMark', context) === true)) return
  const able = placed.find((one) => propOf(one, 'ageMark', context) !== undefined)
  findings.add('rules/age-mark', able ? placeOf(able, 'ageMark') : '/nodes', 'The footer does not show the age mark.', {
    fix: able && withProp(able, 'ageMark', true),
  })
}

/** Whether a prop, at any depth, links to an address, also with a query or to a place on that page. */
function linksTo(value: Json | undefined, address: string): boolean {
  if (typeof value === 'string') return value === address || value.startsWith(`${address}#`) || value.startsWith(`${address}?`)
  if (Array.isArray(value)) return value.some((one) => linksTo(one, address))
  if (!isObject(value)) return false
  if (typeof value.route === 'string' && linksTo(pathOf({ route: value.route, query: queryOf(value.query) }), address)) return true
  return Object.values(value).some((one) => linksTo(one, address))
}

function queryOf(query: Json | undefined): Record<string, string> {
  return Object.fromEntries(
    Object.entries(isObject(query) ? query : {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/** Adds a line with a link at a place of the page's own list; nothing where the widget for it is missing. */
function linkLine(placed: readonly Placed[], at: number, id: string, label: string, to: string, { registry }: CheckContext) {
  if (!registry.get('link-line')) return undefined
  const ids = new Set(placed.map(({ node }) => node.id))
  const free = [id, ...Array.from({ length: ids.size }, (_, index) => `${id}-${index + 2}`)].find((one) => !ids.has(one)) ?? id
  const value = { id: free, widget: 'link-line', props: { label, to, align: 'center' } }
  return [{ op: 'add', path: `/nodes/${at}`, value }]
}

function countTop(placed: readonly Placed[]): number {
  return placed.filter(({ pointer }) => /^\/nodes\/\d+$/.test(pointer)).length
}

function mayHold(all: readonly Predicate[]): boolean {
  return decide({ all: [...all] }) !== 'never'
}

function withoutGuests(when: Json | undefined): JsonObject {
  const known: JsonObject = { in: ['role', ['member', 'trial', 'agent']] }
  return when === undefined ? known : isObject(when) && Array.isArray(when.all) ? { all: [...when.all, known] } : { all: [when, known] }
}
