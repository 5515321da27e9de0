import { resolve } from 'node:path'

import { facts } from '../../src/schemas/facts.ts'
import { kindInFolder } from '../../src/schemas/workspace-address.ts'
import type { LayoutDocument, MenuItem, Overlay, PageNode } from '../../src/schemas/documents.ts'
import type { Predicate } from '../../src/schemas/predicate.ts'
import { diagnosticCodes } from '../../src/authoring/check/diagnostic-codes.ts'
import type { DiagnosticCode } from '../../src/authoring/check/diagnostic-codes.ts'
import { applyOverlays } from '../../src/rules/overlays.ts'
import type { OverlayTouch } from '../../src/rules/overlays.ts'
import { buildRelease } from '../../src/authoring/release/release.ts'
import { itemsOf, nodesOf } from '../../src/authoring/usage/places.ts'
import type { Placed } from '../../src/authoring/usage/places.ts'
import { describeRule } from '../../src/authoring/reasons/describe-rule.ts'
import { reachOf, ruleOfItem, ruleOfNode } from '../../src/authoring/reasons/reach.ts'
import { verdict } from '../../src/authoring/reasons/rule-verdict.ts'
import { factsOf } from '../../src/rules/predicate.ts'
import { nearest } from '../../src/authoring/check/nearest.ts'
import { meant } from './arguments.ts'
import { explainCode } from './explain-code.ts'
import { CannotRun, isFolder, readGiven } from './files.ts'
import { contracts, registry, sourceDocs, sources } from './installation.ts'
import { nameOfFile, withStandIns } from './stand-ins.ts'
import { openWorkspace, workspaceOf } from './workspace.ts'

/** Prints what a document or one of its nodes is, what it needs, who sees it and which overlays touch it; or what a diagnostic means. */
export function explain([given, part]: readonly string[], dir: string): number {
  if (given === undefined) throw new CannotRun('Say which document: page/home, or its file. Or a diagnostic: layout/unknown-widget.')
  if (Object.hasOwn(diagnosticCodes, given)) {
    console.log(explainCode(given as DiagnosticCode))
    return 0
  }
  const named = given.endsWith('.json')
  if (named) readGiven(given)
  else if (!isFolder(dir) && codeMeant(given) !== undefined) throw new CannotRun(notFound(given, dir, []))
  const workspace = openWorkspace(named ? (workspaceOf(resolve(given)) ?? dir) : dir)
  const name = named ? nameOf(given) : given
  const names = new Set<string>()
  let found = false
  for (const brand of workspace.brands) {
    const files = workspace.filesOf(brand)
    const wanted = new Set(files.filter((file) => nameOfFile(file) === name).map(({ path }) => resolve(path)))
    for (const file of files) names.add(nameOfFile(file))
    if (wanted.size === 0) continue
    const { release } = buildRelease({ brand, files: withStandIns(files, wanted), registry, sources })
    // a release it just built
    const documents = new Map(Object.entries(release.documents).map(([key, { body }]) => [key, body as unknown as LayoutDocument]))
    const written = documents.get(name)
    if (!written) continue
    found = true
    // filtered by kind
    const overlays = [...documents.values()].filter((other) => other.kind === 'overlay' && other.target === name) as Overlay[]
    const { document, provenance } = overlaid(written, overlays)
    console.log([`${name} of ${brand}`, ...explainDocument(document, overlays, provenance, part)].join('\n'))
  }
  if (!found) throw new CannotRun(names.has(name) ? `${name} cannot be read: check says why.` : notFound(given, workspace.dir, names))
  return 0
}

function notFound(given: string, dir: string, names: Iterable<string>): string {
  const all = [...names]
  const message = `There is no document or diagnostic "${given}" in ${dir}.`
  const own = all.filter((name) => name.endsWith(`/${given}`)) // named without its kind
  if (own.length > 0) return `${message} Did you mean ${own.map((name) => `\`${name}\``).join(' or ')}?`
  return message + meant(given, [...all, ...Object.keys(diagnosticCodes)])
}

function codeMeant(given: string): string | undefined {
  return nearest(given, Object.keys(diagnosticCodes))
}

function nameOf(path: string): string {
  const [folder = '', file = ''] = resolve(path).replaceAll('\\', '/').split('/').slice(-2)
  return `${kindInFolder(folder) ?? file.replace(/\.json$/, '')}/${file.replace(/\.json$/, '')}`
}

type Provenance = ReadonlyMap<string, readonly OverlayTouch[]>

/** The document with every overlay applied, whatever its condition, so that nodes from overlays are explained too. */
function overlaid(document: LayoutDocument, overlays: readonly Overlay[]): { document: LayoutDocument; provenance: Provenance } {
  const listed = document.kind === 'page' || document.kind === 'menu' || document.kind === 'form'
  return listed
    ? applyOverlays(
        document,
        overlays.map(({ when: _when, ...rest }) => rest),
        { facts: {}, flags: {} },
      )
    : { document, provenance: new Map() }
}

function explainDocument(
  document: LayoutDocument,
  overlays: readonly Overlay[],
  provenance: Provenance,
  part: string | undefined,
): string[] {
  const lines: string[] = []
  if (document.kind === 'page')
    lines.push(
      `  ${document.as ?? 'page'} at ${document.routes?.join(', ') || 'no address of its own'}, open to ${document.access ?? 'anyone'}`,
    )
  for (const overlay of overlays) lines.push(`  overlay ${overlay.id}, priority ${overlay.priority}: ${seenBy(overlay.when)}`)
  const touched = (id: string) =>
    (provenance.get(id) ?? []).map(({ overlay, step }) => `    touched by overlay ${overlay}, step ${step + 1}`)
  if (document.kind === 'page')
    lines.push(
      ...chosen(nodesOf(document), part).flatMap((one) => [...explainNode(one.part, ruleOfNode(document, one)), ...touched(one.part.id)]),
    )
  if (document.kind === 'menu')
    lines.push(...chosen(itemsOf(document), part).flatMap((one) => [explainItem(one.part, ruleOfItem(one)), ...touched(one.part.id)]))
  if (document.kind === 'order' || document.kind === 'overlay')
    document.steps.forEach((step, index) => lines.push(`  ${index + 1}. ${JSON.stringify(step)}`))
  if (document.kind === 'form')
    for (const field of document.fields) lines.push(`  ${field.id}: ${field.input}, ${seenBy(field.when)}`, ...touched(field.id))
  if (
    part !== undefined &&
    (document.kind === 'page' || document.kind === 'menu') &&
    lines.length === (document.kind === 'page' ? 1 : 0) + overlays.length
  )
    throw new CannotRun(`${document.kind}/${document.id} has no "${part}".${meant(part, idsOf(document))}`)
  return lines
}

function idsOf(document: LayoutDocument): string[] {
  const placed = document.kind === 'page' ? nodesOf(document) : document.kind === 'menu' ? itemsOf(document) : []
  return placed.map(({ part }) => part.id)
}

/** The requested parts: all, or the one with this id or at this pointer. */
function chosen<Part extends { id: string }>(parts: readonly Placed<Part>[], wanted: string | undefined): Placed<Part>[] {
  return wanted === undefined ? [...parts] : parts.filter(({ part, pointer }) => part.id === wanted || pointer === wanted).slice(0, 1)
}

function explainNode(node: PageNode, rule: Predicate | undefined): string[] {
  const contract = contracts.get(node.widget)
  const inputs = Object.entries(node.inputs ?? {}).map(([name, { source, args }]) => {
    const known = sources.get(source)
    const needs = { session: 'a login', real: 'a real login', agent: 'an agent' }
    const login = known?.login ? `, needs ${needs[known.login]}` : ''
    const means = known ? `: ${sourceDocs.get(source)?.description}${login}` : ''
    return `    ${name} ← ${source}${args ? ` ${JSON.stringify(args)}` : ''}${means}`
  })
  return [
    `  ${node.id}: ${node.widget}${contract ? `, ${contract.description}` : ''}`,
    `    ${seenBy(rule)}`,
    ...(node.props ? [`    props ${JSON.stringify(node.props)}`] : []),
    ...inputs,
  ]
}

function explainItem(item: MenuItem, rule: Predicate | undefined): string {
  const target = item.to ?? item.intent ?? item.each ?? (item.items ? `${item.items.length} items` : 'nowhere')
  return `  ${item.id}: ${typeof target === 'string' ? target : JSON.stringify(target)}, ${seenBy(rule)}`
}

/** Who sees it, in words: by role and device where the rule asks for no more, else the rule itself, and who never sees it. */
function seenBy(rule: Predicate | undefined): string {
  const seen = verdict(rule)
  if (rule === undefined || seen.verdict === 'everyone') return 'seen by everyone'
  if (seen.verdict === 'nobody') return 'seen by nobody'
  const [roles, devices] = [namesWhere(rule, 'role'), namesWhere(rule, 'device')]
  const rows = (seen.grid?.rows ?? []).filter(({ cells }) => cells.includes(true))
  const even = rows.every(({ cells }) => cells.join() === rows[0]?.cells.join()) // the same devices for every role
  if (even && seen.verdict === 'some' && [...factsOf(rule)].every((name) => name === 'role' || name === 'device'))
    return `seen by ${roles.join(', ')} on ${devices.join(', ')}`
  const hidden = Object.entries(reachOf(rule))
    .filter(([, sight]) => sight === 'hidden')
    .map(([persona]) => persona)
  return `seen when ${describeRule(rule)}${hidden.length > 0 ? `; never by ${hidden.join(', ')}` : ''}`
}

/** Values of a fact with which a rule may be true. */
function namesWhere(rule: Predicate, fact: 'role' | 'device'): string[] {
  return facts[fact].values.filter((value) => verdict({ all: [rule, { eq: [fact, value] }] }).verdict !== 'nobody')
}
