import type { DocumentName, Flags } from '../../schemas/documents.ts'
import type { FactValue } from '../../schemas/facts.ts'
import type { Predicate } from '../../schemas/predicate.ts'
import type { NodeState } from '../../schemas/preview.ts'
import { isObject } from '../../rules/merge.ts'
import { evaluate } from '../../rules/predicate.ts'
import type { Truth, EvaluationContext } from '../../rules/predicate.ts'
import { turnsOf } from './moments.ts'
import type { Placed } from '../usage/places.ts'
import { accessRule, ruleOfItem } from './reach.ts'
import { linesOf, opOf, readsOf } from './reach-lines.ts'
import type { Line, Read } from './reach-lines.ts'
import { Scene } from './why-scene.ts'
import type { Part, Step, WhyInput } from './why-scene.ts'
import { isTrue, partsOf } from './contexts.ts'

export type { WhyInput } from './why-scene.ts'

/** `unknown`: only the portal can tell, and it has not. */
export type WhyState = 'passed' | 'decided' | 'not-reached' | 'unknown'

/** A fact or flag as it is now, and of a flag where its value comes from; `tried`, another value than it has by itself. */
export type WhyRead = Read & {
  flag?: Pick<Flags['flags'][string], 'from' | 'default' | 'owner' | 'note'> | undefined
  undeclared?: boolean | undefined
}

/** What a variation does to it. `next`: when it begins to hold; `last`: since when it holds no more (ms since 1970). */
export type WhyVariation = {
  overlay: string
  step: number
  by: Step['by']
  applies: Truth
  next: number | undefined
  last: number | undefined
}

export type WhyDetail =
  | { step: 'page-open'; access: string }
  | { step: 'document' }
  | { step: 'place' } // it stands in the document, or a variation puts it there
  | { step: 'type'; widget: string; known: boolean; version: number | undefined; asked: number } // `version`: what the portal has
  | { step: 'block' } // nothing in it is so wrong that the portal leaves it out
  | { step: 'variations'; variations: readonly WhyVariation[] }
  | { step: 'ancestor'; id: string; because: 'type' | 'rule' | undefined }
  | { step: 'rule'; asks: Predicate; truth: Truth; lines: readonly Line[] } // one for each line that must hold; `lines`: those inside it
  | { step: 'group' } // something in the group of a menu is shown
  | { step: 'source'; input: string; source: string | undefined }
  | { step: 'login'; input: string; source: string; login: 'session' | 'real' }
  | { step: 'data'; input: string; source: string; shown: NodeState['shown'] | undefined; count: number | undefined; notice: boolean } // `notice`: a notice stands in its place
  | { step: 'view'; shown: NodeState['shown'] | undefined }

export type WhyCheck = WhyDetail & { state: WhyState; document: DocumentName; pointer: string; reads: readonly WhyRead[] }

type Checked = WhyDetail & { holds: boolean | 'unknown'; document: DocumentName; pointer: string; reads: readonly WhyRead[] }

/**
 * The checks that decide whether a node of a page or an item of a menu is shown, in the order in which the portal makes them. Exactly
 * one is `decided` when it is absent, none when it is there. Never throws.
 */
export function whyNode(input: WhyInput): WhyCheck[] {
  const scene = new Scene(input)
  const checks = [...checksIn(scene, worldOf(input)), ...checksOfData(scene, worldOf(input))]
  const settled =
    input.state && input.state.shown !== 'drawn' && !checks.some(({ holds }) => holds === false)
      ? checks.map((check) => (check.step === 'view' ? { ...check, holds: false } : check))
      : checks
  const deciding = settled.findIndex(({ holds }) => holds === false)
  return settled.map(({ holds, ...check }, index) => ({
    ...check,
    state: deciding >= 0 && index > deciding ? 'not-reached' : holds === 'unknown' ? 'unknown' : index === deciding ? 'decided' : 'passed',
  }))
}

/** Which variation took a node or item away, or would put it there; undefined when none has to do with its absence. */
export function whyMissing(input: WhyInput): { variation: WhyVariation; document: DocumentName; pointer: string } | undefined {
  const check = whyNode(input).find(({ step, state }) => step === 'variations' && state === 'decided')
  if (check?.step !== 'variations') return undefined
  const [, overlay] = check.document.split('/')
  const variation = check.variations.find(
    (one) => one.overlay === overlay && (check.pointer === `/steps/${one.step}` || !check.pointer.startsWith('/steps/')),
  )
  return variation && { variation, document: check.document, pointer: check.pointer }
}

export function worldOf({ facts, flags, now }: WhyInput): EvaluationContext {
  return { facts, flags, now }
}

/** Whether everything but data lets it show. */
export function isLetIn(scene: Scene, world: EvaluationContext): boolean {
  return checksIn(scene, world).every(({ holds }) => holds === true)
}

/** What document, facts and flags decide. A line that is unknown does not show, as in the portal. */
export function checksIn(scene: Scene, world: EvaluationContext): Checked[] {
  const { input, kind } = scene
  const { id, name, registry } = input
  const own = scene.own()
  const steps = scene.steps()
  const found = scene.find(world)
  const written = own.raw?.part ?? own.mended?.part ?? scene.homesOf(id).map(({ part }) => part as Part)[0]
  const part = found?.part ?? own.mended?.part ?? written
  const at = own.raw?.pointer ?? ''
  const put = steps.some(({ by }) => by === 'put')
  const check = (
    detail: WhyDetail,
    holds: Checked['holds'],
    reads: readonly WhyRead[] = [],
    document: DocumentName = name,
    pointer = at,
  ): Checked => ({ ...detail, holds, document, pointer, reads })
  const checks: Checked[] = []

  if (kind === 'page') {
    const given = (input.document ?? input.raw) as { access?: unknown } | null
    const access = typeof given?.access === 'string' ? given.access : 'anyone'
    const rule = accessRule(access as 'anyone')
    checks.push(check({ step: 'page-open', access }, isTrue(rule, world), readOf(rule, world, input), name, '/access'))
  }
  checks.push(check({ step: 'document' }, input.document !== undefined, [], name, ''))
  checks.push(check({ step: 'place' }, part !== undefined))
  if (kind === 'page') {
    const widget = typeof part?.widget === 'string' ? part.widget : ''
    const contract = registry.get(widget)?.contract
    const asked = typeof written?.v === 'number' ? written.v : 1
    const typed = typeof written?.widget === 'string' && !found ? (registry.get(written.widget)?.contract ?? undefined) : contract
    checks.push(
      check(
        { step: 'type', widget: found ? widget : (written?.widget ?? widget), known: typed !== undefined, version: typed?.version, asked },
        typed !== undefined && (found !== undefined || asked <= typed.version),
        [],
        name,
        `${at}/widget`,
      ),
    )
  }
  checks.push(check({ step: 'block' }, found !== undefined || own.raw === undefined || own.mended !== undefined || put))
  checks.push(variationsCheck(scene, world, found, steps, check))
  for (const above of found?.above ?? []) checks.push(ancestorCheck(scene, world, above))
  if (found) {
    checks.push(...ruleChecks(scene, world, found))
    if (kind === 'menu' && Array.isArray(found.part.items))
      checks.push(
        check(
          { step: 'group' },
          isTrue(ruleOfItem({ ...found, above: [] }), world),
          readOf(ruleOfItem({ ...found, above: [] }), world, input),
          name,
          `${at}/items`,
        ),
      )
  }
  return checks
}

type MakeCheck = (
  detail: WhyDetail,
  holds: Checked['holds'],
  reads?: readonly WhyRead[],
  document?: DocumentName,
  pointer?: string,
) => Checked

function variationsCheck(
  scene: Scene,
  world: EvaluationContext,
  found: Placed<Part> | undefined,
  steps: readonly Step[],
  check: MakeCheck,
): Checked {
  const variations = steps.map(({ overlay, index, by }): WhyVariation => {
    const applies = overlay.when === undefined ? true : evaluate(overlay.when, world)
    return {
      overlay: overlay.id,
      step: index,
      by,
      applies,
      ...(applies === true
        ? { next: undefined, last: undefined }
        : turnsOf(overlay.when, world, world.now ?? (typeof world.facts.now === 'number' ? world.facts.now : undefined))),
    }
  })
  const detail: WhyDetail = { step: 'variations', variations }
  const reads = scene.overlays
    .filter((overlay) => steps.some((step) => step.overlay === overlay))
    .flatMap(({ when }) => readOf(when, world, scene.input))
  if (found) return check(detail, true, reads)
  const holding = steps.filter(({ overlay }) => isTrue(overlay.when, world))
  const removing = holding.findLast(({ by }) => by === 'removed')
  if (removing) return check(detail, false, reads, `overlay/${removing.overlay.id}`, `/steps/${removing.index}`)
  const putting = steps.findLast(({ by, overlay }) => by === 'put' && !holding.some((step) => step.overlay === overlay))
  if (putting)
    return check(detail, false, reads, `overlay/${putting.overlay.id}`, `/when${decidingLine(putting.overlay.when, world)?.pointer ?? ''}`)
  const other = holding.at(-1) ?? steps.at(-1)
  return other ? check(detail, false, reads, `overlay/${other.overlay.id}`, `/steps/${other.index}`) : check(detail, false, reads)
}

function ancestorCheck(scene: Scene, world: EvaluationContext, { part }: Placed<Part>): Checked {
  const typed = scene.kind === 'menu' || scene.input.registry.has(part.widget)
  const shown = isTrue(part.when, world)
  const home = scene.homeOfRule(part.id, part.when) ?? { document: scene.input.name, pointer: '' }
  const line = decidingLine(part.when, world)
  return {
    step: 'ancestor',
    id: part.id,
    because: typed ? (shown ? undefined : 'rule') : 'type',
    holds: typed && shown,
    document: home.document,
    pointer: typed && line ? `${home.pointer}/when${line.pointer}` : home.pointer,
    reads: readOf(part.when, world, scene.input),
  }
}

function ruleChecks(scene: Scene, world: EvaluationContext, { part }: Placed<Part>): Checked[] {
  if (part.when === undefined) return []
  const { input } = scene
  const home = scene.homeOfRule(part.id, part.when) ?? { document: input.name, pointer: '' }
  const lines = mustHold(part.when)
  const deciding = decidingLine(part.when, world)
  return lines.map((line): Checked => {
    const truth = evaluate(line.predicate, world)
    const inner = linesOf(line.predicate, world, true)
    return {
      step: 'rule',
      asks: line.predicate,
      truth,
      lines: inner,
      holds: line.pointer === deciding?.pointer ? false : truth === true ? true : 'unknown',
      document: home.document,
      pointer: `${home.pointer}/when${line.pointer}`,
      reads: readOf(line.predicate, world, input),
    }
  })
}

/** The lines of a rule that must all hold, each with its pointer inside the rule. */
export function mustHold(when: Predicate, pointer = '', depth = 0): { predicate: Predicate; pointer: string }[] {
  const parts = opOf(when) === 'all' && depth < 64 ? partsOf(when) : undefined
  return parts ? parts.flatMap((part, index) => mustHold(part, `${pointer}/all/${index}`, depth + 1)) : [{ predicate: when, pointer }]
}

/** The line that leaves a rule not true: the first false one, else the first that is not known. */
export function decidingLine(when: Predicate | undefined, world: EvaluationContext): { predicate: Predicate; pointer: string } | undefined {
  if (when === undefined || evaluate(when, world) === true) return undefined
  const lines = mustHold(when)
  return (
    lines.find(({ predicate }) => evaluate(predicate, world) === false) ??
    lines.find(({ predicate }) => evaluate(predicate, world) !== true)
  )
}

/** What a rule reads, each flag with where its value comes from. */
function readOf(when: Predicate | undefined, world: EvaluationContext, { flagsDocument }: WhyInput): WhyRead[] {
  return readsOf(when, world).map((read) => {
    if (!read.name.startsWith('flag:') || !flagsDocument) return read
    const name = read.name.slice('flag:'.length)
    const flag = Object.hasOwn(flagsDocument.flags, name) ? flagsDocument.flags[name] : undefined
    return flag
      ? { ...read, flag: { from: flag.from, default: flag.default, owner: flag.owner, note: flag.note } }
      : { ...read, undeclared: true }
  })
}

/** What the data and the view decide: as the frame has told, else as far as can be known without it. */
function checksOfData(scene: Scene, world: EvaluationContext): Checked[] {
  const { input, kind } = scene
  const found = scene.find(world)
  const { state } = input
  const at = scene.own().raw?.pointer ?? ''
  const base = { document: input.name, reads: [] }
  const checks: Checked[] = []
  const contract = found && kind === 'page' ? input.registry.get(found.part.widget)?.contract : undefined
  const needed = contract
    ? Object.keys(contract.inputs).filter((name) => (contract.inputs[name]?.need ?? 'required') === 'required')
    : kind === 'menu' && found?.part.each
      ? ['each']
      : []
  for (const name of needed) {
    const binding =
      kind === 'menu'
        ? found?.part.each
        : isObject(found?.part.inputs) && Object.hasOwn(found.part.inputs, name)
          ? found.part.inputs[name]
          : undefined
    const source = binding && input.sources.get(binding.source)
    const pointer = kind === 'menu' ? `${at}/each` : `${at}/inputs/${name}`
    const mine =
      state &&
      (state.input === name ||
        (state.input === undefined && name === needed[0] && ['empty', 'absent', 'needs-login'].includes(state.shown)))
    const told = state?.shown === 'drawn' || state?.shown === 'crashed'
    checks.push({
      ...base,
      step: 'source',
      input: name,
      source: binding?.source,
      holds: source !== undefined,
      pointer: `${pointer}/source`,
    })
    if (!source || !binding) continue
    if (source.login)
      checks.push({
        ...base,
        step: 'login',
        input: name,
        source: source.name,
        login: source.login,
        holds: mine ? state.shown !== 'needs-login' : told || state?.input !== undefined ? true : mayAsk(source.login, world.facts.role),
        pointer,
        reads: readsOf({ eq: ['role', 'guest'] }, world),
      })
    const waiting = mine && ['loading', 'empty', 'failed', 'absent'].includes(state.shown)
    const notice = waiting
      ? state.shown === 'loading' ||
        (state.shown === 'empty' ? contract?.frame.empty === 'notice' : state.shown === 'failed' && contract?.frame.failed !== 'nothing')
      : false
    checks.push({
      ...base,
      step: 'data',
      input: name,
      source: source.name,
      shown: mine || told ? state?.shown : undefined,
      count: state?.count,
      notice,
      holds: waiting ? false : told ? true : 'unknown',
      pointer,
    })
  }
  if (found || state)
    checks.push({
      ...base,
      step: 'view',
      shown: state?.shown,
      holds: state?.shown === 'drawn' ? true : state?.shown === 'crashed' ? false : 'unknown',
      pointer: at,
    })
  return checks
}

function mayAsk(login: 'session' | 'real', role: FactValue | undefined): boolean | 'unknown' {
  if (role === undefined) return 'unknown'
  return role !== 'guest' && !(login === 'real' && role === 'trial')
}
