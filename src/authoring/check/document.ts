import { pointerOf } from '../../schemas/json.ts'
import { schemasByKind } from '../../schemas/documents.ts'
import type { Brand, BrandWords, Flags, Form, LayoutDocument, Menu, Order, Page } from '../../schemas/documents.ts'
import type { Json } from '../../schemas/json.ts'
import { checkBrand } from './brands.ts'
import { costsDocument } from './findings.ts'
import type { Findings } from './findings.ts'
import { readEnvelope } from './envelope.ts'
import type { Envelope } from './envelope.ts'
import { checkForm } from './forms.ts'
import { checkMarketRules } from './market-rules.ts'
import { checkMenu } from './menus.ts'
import { checkNodes } from './nodes.ts'
import { checkProgram } from './programs.ts'
import { checkText } from './props.ts'
import { checkWords } from './own-words.ts'
import { plainSpelling } from './sentences.ts'
import { checkStrings } from './strings.ts'
import { checkReference } from './context.ts'
import type { CheckContext } from './context.ts'

/**
 * Checks one document, all but its part in the set. `sanitized` is what a player gets; undefined when nothing of it can be used.
 * `whole` is true when the document's own form is as it should be, whatever single nodes or items cost.
 */
export function checkDocument(
  value: Json,
  context: CheckContext,
  findings: Findings,
): { sanitized: LayoutDocument | undefined; whole: boolean } {
  const envelope = readEnvelope(value, context, findings)
  if (!envelope) return { sanitized: undefined, whole: false }
  const formed = findings.list.every((finding) => finding.code !== 'document/unknown-property') && envelope.broken.size === 0
  const sanitized = sanitize(envelope, context, findings)
  const allowed = !findings.list.some((finding) => costsDocument(finding) && finding.code !== 'document/invalid')
  // A fix is for what is written, not for what a migration made of it
  if (findings.list.some(({ code }) => code === 'document/migrated'))
    for (const finding of findings.list) if (finding.code !== 'document/migrated') delete finding.fix
  // What was found may have cost parts; a document without findings has kept its form
  const sound =
    envelope.usable &&
    allowed &&
    (findings.list.length === 0 || schemasByKind[envelope.kind].safeParse(sanitized, { jitless: true }).success)
  return { sanitized: sound ? (sanitized as LayoutDocument) : undefined, whole: formed && envelope.usable && allowed }
}

function sanitize({ kind, value, broken }: Envelope, context: CheckContext, findings: Findings): unknown {
  const document = value as unknown // its form holds but for what `broken` names, and every check below passes over that
  switch (kind) {
    case 'page':
      return checkPage(document as Page, broken, context, findings)
    case 'menu':
      return checkMenu(document as Menu, broken, context, findings)
    case 'form':
      return checkForm(document as Form, broken, context, findings)
    case 'order':
      return checkOrder(document as Order, broken, context, findings)
    case 'flags':
      return checkFlags(document as Flags, findings)
    case 'brand':
      return checkBrand(document as Brand, findings)
    case 'words':
      return checkWords(document as BrandWords, context, findings)
    case 'overlay':
      return document // an overlay is checked against its target, in overlays.ts
  }
}

function checkPage(page: Page, broken: ReadonlySet<string>, context: CheckContext, findings: Findings): Page {
  const sanitized = { ...checkPageItself(page, context, findings), nodes: checkNodes(page, broken, context, findings) }
  checkMarketRules(page, page.nodes, context, findings)
  return sanitized
}

/** A page without checking its nodes. */
export function checkPageItself(page: Page, context: CheckContext, findings: Findings): Page {
  for (const key of ['title', 'description'] as const) checkText(page[key], `/${key}`, context, { strings: page.strings }, findings)
  checkStrings(page.strings, '/strings', findings)
  if (page.routes?.length === 0) findings.add('page/no-address', '/routes', 'The list of addresses is empty, so nobody can open the page.')
  const chrome = Object.entries(page.chrome ?? {}).filter(([part, id]) => known(id, `/chrome/${part}`, context, findings))
  const over = known(page.over, '/over', context, findings)
  const parent = known(page.parent, '/parent', context, findings)
  const { chrome: _chrome, over: _over, parent: _parent, ...rest } = page
  return {
    ...rest,
    ...(page.chrome && { chrome: Object.fromEntries(chrome) }),
    ...(page.parent !== undefined && parent && { parent: page.parent }),
    ...(page.over !== undefined && over && { over: page.over }),
  }
}

function known(id: string | null | undefined, pointer: string, context: CheckContext, findings: Findings): boolean {
  return id === null || id === undefined || checkReference('page', id, pointer, context, findings)
}

function checkOrder(order: Order, broken: ReadonlySet<string>, context: CheckContext, findings: Findings): Order {
  const readable = order.steps.filter((_, index) => !broken.has(`/steps/${index}`))
  const faulty = readable.length === order.steps.length ? checkProgram(order.steps, '/steps', context, findings) : new Set<number>()
  return { ...order, steps: readable.filter((_, index) => !faulty.has(index)) }
}

function checkFlags(flags: Flags, findings: Findings): Flags {
  for (const [name, flag] of Object.entries(flags.flags)) {
    if (typeof flag.default === flag.type) continue
    const pointer = `/flags${pointerOf(name)}/default`
    const plain = plainSpelling(flag.default)
    const meant = typeof plain === flag.type ? plain : undefined
    findings.add('flags/default-type', pointer, `"${name}" is a ${flag.type}; its default is not.`, {
      fix: meant === undefined ? undefined : [{ op: 'replace', path: pointer, value: meant }],
    })
  }
  return flags
}
