import { isObject } from '../../schemas/json.ts'
import type { DocumentName, Flags } from '../../schemas/documents.ts'
import type { FactValue } from '../../schemas/facts.ts'
import type { Predicate } from '../../schemas/predicate.ts'
import type { NodeState } from '../../schemas/preview.ts'
import { evaluate } from '../../rules/predicate.ts'
import type { Truth, EvaluationContext } from '../../rules/predicate.ts'
import { nextAndLastTrue } from './rule-times.ts'
import type { SourceLogin } from '../../runtime/contract/source.ts'
import type { Placed } from '../usage/places.ts'
import { accessRule, ruleOfItem } from './reach.ts'
import { linesOf, opOf, readsOf } from './rule-lines.ts'
import type { Line, Read } from './rule-lines.ts'
import { DocumentVariants } from './document-variants.ts'
import type { Part, Step, VisibilityInput } from './document-variants.ts'
import { isTrue, partsOf } from './contexts.ts'

export type { VisibilityInput } from './document-variants.ts'

/** `unknown`: only the portal knows, and has not reported it yet. */
export type CheckState = 'passed' | 'decided' | 'not-reached' | 'unknown'

/** A fact or flag with its value now; a flag also with the origin of its value. */
export type VisibilityRead = Read & {
  flag?: Pick<Flags['flags'][string], 'from' | 'default' | 'owner' | 'note'> | undefined
  undeclared?: boolean | undefined
}

/** What an overlay step does to the part. `next`: when the overlay begins to apply; `last`: when it last ceased to (ms since 1970). */
export type VariationEffect = {
  overlay: string
  step: number
  by: Step['by']
  applies: Truth
  next: number | undefined
  last: number | undefined
}

export type VisibilityDetail =
  | { step: 'page-open'; access: string }
  | { step: 'document' }
  | { step: 'place' } // the document or an overlay contains it
  | { step: 'type'; widget: string; known: boolean; version: number | undefined; asked: number } // `version`: the portal's
  | { step: 'block' } // it has no error for which the portal leaves it out
  | { step: 'variations'; variations: readonly VariationEffect[] }
  | { step: 'ancestor'; id: string; because: 'type' | 'rule' | undefined }
  | { step: 'rule'; asks: Predicate; truth: Truth; lines: readonly Line[] } // one per line that must be true; `lines`: the lines inside it
  | { step: 'group' } // the menu group has something to show
  | { step: 'source'; input: string; source: string | undefined }
  | { step: 'login'; input: string; source: string; login: SourceLogin }
  // `notice`: a notice is drawn in its place
  | { step: 'data'; input: string; source: string; shown: NodeState['shown'] | undefined; count: number | undefined; notice: boolean }
  | { step: 'view'; shown: NodeState['shown'] | undefined }

export type VisibilityCheck = VisibilityDetail & {
  state: CheckState
  document: DocumentName
  pointer: string
  reads: readonly VisibilityRead[]
}

type Checked = VisibilityDetail & { holds: boolean | 'unknown'; document: DocumentName; pointer: string; reads: readonly VisibilityRead[] }

/**
 * Lists the checks that decide whether a node of a page or an item of a menu is shown, in the portal's order. Exactly one is `decided`
 * when it is hidden, none when it is shown. Never throws.
 */
export function explainVisibility(input: VisibilityInput): VisibilityCheck[] {
  const variants = new DocumentVariants(input)
  const checks = [...checksIn(variants, contextOf(input)), ...checksOfData(variants, contextOf(input))]
  const checked =
    input.state && input.state.shown !== 'drawn' && !checks.some(({ holds }) => holds === false)
      ? checks.map((check) => (check.step === 'view' ? { ...check, holds: false } : check))
      : checks
  const deciding = checked.findIndex(({ holds }) => holds === false)
  return checked.map(({ holds, ...check }, index) => ({
    ...check,
    state: deciding >= 0 && index > deciding ? 'not-reached' : holds === 'unknown' ? 'unknown' : index === deciding ? 'decided' : 'passed',
  }))
}

/** Finds the overlay that removed a node or item, or that would put it there; undefined when no overlay explains why it is missing. */
export function explainRemoval(
  input: VisibilityInput,
): { variation: VariationEffect; document: DocumentName; pointer: string } | undefined {
  const check = explainVisibility(input).find(({ step, state }) => step === 'variations' && state === 'decided')
  if (check?.step !== 'variations') return undefined
  const [, overlay] = check.document.split('/')
  const variation = check.variations.find(
    (one) => one.overlay === overlay && (check.pointer === `/steps/${one.step}` || !check.pointer.startsWith('/steps/')),
  )
  return variation && { variation, document: check.document, pointer: check.pointer }
}

export function contextOf({ facts, flags, now }: VisibilityInput): EvaluationContext {
  return { facts, flags, now }
}

/** Whether the document, facts and flags show it; data may still be missing. */
export function isVisible(variants: DocumentVariants, context: EvaluationContext): boolean {
  return checksIn(variants, context).every(({ holds }) => holds === true)
}

/** The checks that document, facts and flags decide. An unknown line hides the part, as in the portal. */
export function checksIn(variants: DocumentVariants, context: EvaluationContext): Checked[] {
  const { input, kind } = variants
  const { id, name, registry } = input
  const own = variants.own()
  const steps = variants.steps()
  const found = variants.find(context)
  const written = own.raw?.part ?? own.sanitized?.part ?? variants.writingPlacesOf(id).map(({ part }) => part as Part)[0]
  const part = found?.part ?? own.sanitized?.part ?? written
  const at = own.raw?.pointer ?? ''
  const put = steps.some(({ by }) => by === 'put')
  const check = (
    detail: VisibilityDetail,
    holds: Checked['holds'],
    reads: readonly VisibilityRead[] = [],
    document: DocumentName = name,
    pointer = at,
  ): Checked => ({ ...detail, holds, document, pointer, reads })
  const checks: Checked[] = []

  if (kind === 'page') {
    const given = (input.document ?? input.raw) as { access?: unknown } | null
    const access = typeof given?.access === 'string' ? given.access : 'anyone'
    const rule = accessRule(access as 'anyone')
    checks.push(check({ step: 'page-open', access }, isTrue(rule, context), readOf(rule, context, input), name, '/access'))
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
  checks.push(check({ step: 'block' }, found !== undefined || own.raw === undefined || own.sanitized !== undefined || put))
  checks.push(variationsCheck(variants, context, found, steps, check))
  for (const above of found?.above ?? []) checks.push(ancestorCheck(variants, context, above))
  if (found) {
    checks.push(...ruleChecks(variants, context, found))
    if (kind === 'menu' && Array.isArray(found.part.items))
      checks.push(
        check(
          { step: 'group' },
          isTrue(ruleOfItem({ ...found, above: [] }), context),
          readOf(ruleOfItem({ ...found, above: [] }), context, input),
          name,
          `${at}/items`,
        ),
      )
  }
  return checks
}

type MakeCheck = (
  detail: VisibilityDetail,
  holds: Checked['holds'],
  reads?: readonly VisibilityRead[],
  document?: DocumentName,
  pointer?: string,
) => Checked

function variationsCheck(
  variants: DocumentVariants,
  context: EvaluationContext,
  found: Placed<Part> | undefined,
  steps: readonly Step[],
  check: MakeCheck,
): Checked {
  const variations = steps.map(({ overlay, index, by }): VariationEffect => {
    const applies = overlay.when === undefined ? true : evaluate(overlay.when, context)
    return {
      overlay: overlay.id,
      step: index,
      by,
      applies,
      ...(applies === true
        ? { next: undefined, last: undefined }
        : nextAndLastTrue(overlay.when, context, context.now ?? (typeof context.facts.now === 'number' ? context.facts.now : undefined))),
    }
  })
  const detail: VisibilityDetail = { step: 'variations', variations }
  const reads = variants.overlays
    .filter((overlay) => steps.some((step) => step.overlay === overlay))
    .flatMap(({ when }) => readOf(when, context, variants.input))
  if (found) return check(detail, true, reads)
  const holding = steps.filter(({ overlay }) => isTrue(overlay.when, context))
  const removing = holding.findLast(({ by }) => by === 'removed')
  if (removing) return check(detail, false, reads, `overlay/${removing.overlay.id}`, `/steps/${removing.index}`)
  const putting = steps.findLast(({ by, overlay }) => by === 'put' && !holding.some((step) => step.overlay === overlay))
  if (putting)
    return check(
      detail,
      false,
      reads,
      `overlay/${putting.overlay.id}`,
      `/when${decidingLine(putting.overlay.when, context)?.pointer ?? ''}`,
    )
  const other = holding.at(-1) ?? steps.at(-1)
  return other ? check(detail, false, reads, `overlay/${other.overlay.id}`, `/steps/${other.index}`) : check(detail, false, reads)
}

function ancestorCheck(variants: DocumentVariants, context: EvaluationContext, { part }: Placed<Part>): Checked {
  const typed = variants.kind === 'menu' || variants.input.registry.has(part.widget)
  const shown = isTrue(part.when, context)
  const place = variants.placeOfRule(part.id, part.when) ?? { document: variants.input.name, pointer: '' }
  const line = decidingLine(part.when, context)
  return {
    step: 'ancestor',
    id: part.id,
    because: typed ? (shown ? undefined : 'rule') : 'type',
    holds: typed && shown,
    document: place.document,
    pointer: typed && line ? `${place.pointer}/when${line.pointer}` : place.pointer,
    reads: readOf(part.when, context, variants.input),
  }
}

function ruleChecks(variants: DocumentVariants, context: EvaluationContext, { part }: Placed<Part>): Checked[] {
  if (part.when === undefined) return []
  const { input } = variants
  const place = variants.placeOfRule(part.id, part.when) ?? { document: input.name, pointer: '' }
  const lines = mustHold(part.when)
  const deciding = decidingLine(part.when, context)
  return lines.map((line): Checked => {
    const truth = evaluate(line.predicate, context)
    const inner = linesOf(line.predicate, context, true)
    return {
      step: 'rule',
      asks: line.predicate,
      truth,
      lines: inner,
      holds: line.pointer === deciding?.pointer ? false : truth === true ? true : 'unknown',
      document: place.document,
      pointer: `${place.pointer}/when${line.pointer}`,
      reads: readOf(line.predicate, context, input),
    }
  })
}

/** The lines of a rule that must all be true, each with its pointer inside the rule. */
export function mustHold(when: Predicate, pointer = '', depth = 0): { predicate: Predicate; pointer: string }[] {
  const parts = opOf(when) === 'all' && depth < 64 ? partsOf(when) : undefined
  return parts ? parts.flatMap((part, index) => mustHold(part, `${pointer}/all/${index}`, depth + 1)) : [{ predicate: when, pointer }]
}

/** The line that keeps a rule from being true: the first false one, else the first unknown one. */
export function decidingLine(
  when: Predicate | undefined,
  context: EvaluationContext,
): { predicate: Predicate; pointer: string } | undefined {
  if (when === undefined || evaluate(when, context) === true) return undefined
  const lines = mustHold(when)
  return (
    lines.find(({ predicate }) => evaluate(predicate, context) === false) ??
    lines.find(({ predicate }) => evaluate(predicate, context) !== true)
  )
}

/** The facts and flags that a rule reads, each flag with the origin of its value. */
function readOf(when: Predicate | undefined, context: EvaluationContext, { flagsDocument }: VisibilityInput): VisibilityRead[] {
  return readsOf(when, context).map((read) => {
    if (!read.name.startsWith('flag:') || !flagsDocument) return read
    const name = read.name.slice('flag:'.length)
    const flag = Object.hasOwn(flagsDocument.flags, name) ? flagsDocument.flags[name] : undefined
    return flag
      ? { ...read, flag: { from: flag.from, default: flag.default, owner: flag.owner, note: flag.note } }
      : { ...read, undeclared: true }
  })
}

/** The checks that data and the view decide: as the preview frame reports them, else as far as they can be known without it. */
function checksOfData(variants: DocumentVariants, context: EvaluationContext): Checked[] {
  const { input, kind } = variants
  const found = variants.find(context)
  const { state } = input
  const at = variants.own().raw?.pointer ?? ''
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
    const known = state?.shown === 'drawn' || state?.shown === 'crashed'
    checks.push({
      ...base,
      step: 'source',
      input: name,
      source: binding?.source,
      holds: source !== undefined,
      pointer: `${pointer}/source`,
    })
    if (!source || !binding) continue
    if (source.login) {
      const may = mayAsk(source.login, context.facts.role)
      // An agent's data is absent for a member, who is not asked to log in
      const isOthers = state?.shown === 'needs-login' || (state?.shown === 'absent' && source.login === 'agent' && may === false)
      checks.push({
        ...base,
        step: 'login',
        input: name,
        source: source.name,
        login: source.login,
        holds: mine ? !isOthers : known || state?.input !== undefined ? true : may,
        pointer,
        reads: readsOf({ eq: ['role', 'guest'] }, context),
      })
    }
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
      shown: mine || known ? state?.shown : undefined,
      count: state?.count,
      notice,
      holds: waiting ? false : known ? true : 'unknown',
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

function mayAsk(login: SourceLogin, role: FactValue | undefined): boolean | 'unknown' {
  if (role === undefined) return 'unknown'
  return login === 'agent' ? role === 'agent' : role !== 'guest' && !(login === 'real' && role === 'trial')
}
