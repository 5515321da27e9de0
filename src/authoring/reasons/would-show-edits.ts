import type { DocumentName, Menu, Overlay, Page } from '../../schemas/documents.ts'
import type { FactValue } from '../../schemas/facts.ts'
import type { Json, JsonObject } from '../../schemas/json.ts'
import type { PatchOperation } from '../../schemas/preview.ts'
import { isObject } from '../../rules/merge.ts'
import { applyPatch, PatchError, valueAt } from '../../rules/patch.ts'
import type { EvaluationContext } from '../../rules/predicate.ts'
import { checksIn, isLetIn, worldOf } from './why.ts'
import { partsOfDocument, Scene } from './why-scene.ts'
import type { Part, WhyInput } from './why-scene.ts'

/** What an edit does first; further ones that it needs are in `changes` too. */
export type EditCode = 'name-role' | 'remove-line' | 'remove-rule' | 'remove-step' | 'open-page' | 'flag-default'
/** Edits of documents that make it show for the one looked at; to be applied in their order. `role` or `flag` is what is named. */
export type Edit = {
  code: EditCode
  value?: FactValue | undefined
  changes: readonly { document: DocumentName; patch: PatchOperation[] }[]
}

type Step = { code: EditCode; value?: FactValue | undefined; document: DocumentName; patch: PatchOperation[] }

const mostSteps = 8

/** The ways to edit the documents so that a node or item is shown to the one looked at; every way has been tried. */
export function edits(input: WhyInput): Edit[] {
  if (isLetIn(new Scene(input), worldOf(input))) return []
  return nextSteps(input).flatMap((first): Edit[] => {
    const changes: Step[] = [first]
    let after = applied(input, first)
    for (let count = 0; after && count < mostSteps && !isLetIn(new Scene(after), worldOf(after)); count += 1) {
      const next: Step | undefined = nextSteps(after).find(({ code }) => code !== 'name-role') ?? nextSteps(after)[0]
      if (!next) return []
      changes.push(next)
      after = applied(after, next)
    }
    if (!after || !isLetIn(new Scene(after), worldOf(after))) return []
    return [
      {
        code: first.code,
        ...(first.value === undefined ? {} : { value: first.value }),
        changes: changes.map(({ document, patch }) => ({ document, patch })),
      },
    ]
  })
}

/** What may be done about the check that decides. */
function nextSteps(input: WhyInput): Step[] {
  const scene = new Scene(input)
  const world = worldOf(input)
  const check = checksIn(scene, world).find(({ holds }) => holds === false)
  if (!check) return []
  const { document, pointer } = check
  if (check.step === 'page-open')
    return [
      {
        code: 'open-page',
        document,
        patch: [
          isObject(input.raw) && Object.hasOwn(input.raw, 'access')
            ? { op: 'replace', path: '/access', value: 'anyone' }
            : { op: 'add', path: '/access', value: 'anyone' },
        ],
      },
    ]
  if (check.step === 'variations' && pointer.startsWith('/steps/'))
    return [{ code: 'remove-step', document, patch: [{ op: 'remove', path: pointer }] }]
  if (check.step !== 'rule' && check.step !== 'variations' && !(check.step === 'ancestor' && check.because === 'rule')) return []
  if (!pointer.includes('/when')) return []
  return [...aboutLine(authored(input, document), pointer, document, world), ...flagSteps(authored(input, document), pointer, input)]
}

function authored({ raw, name, overlays }: WhyInput, document: DocumentName): Json {
  return document === name ? raw : ((overlays.find(({ id }) => `overlay/${id}` === document) ?? null) as unknown as Json) // documents are JSON
}

function aboutLine(document: Json, pointer: string, name: DocumentName, { facts }: EvaluationContext): Step[] {
  const line = valueAt(document, pointer)
  const steps: Step[] = []
  const { role } = facts
  if (isObject(line) && typeof role === 'string') {
    const [fact, asked] = Array.isArray(line.in) ? line.in : Array.isArray(line.eq) ? line.eq : []
    if (fact === 'role' && Array.isArray(line.in) && Array.isArray(asked) && !asked.includes(role))
      steps.push({ code: 'name-role', value: role, document: name, patch: [{ op: 'add', path: `${pointer}/in/1/-`, value: role }] })
    if (fact === 'role' && Array.isArray(line.eq) && typeof asked === 'string' && asked !== role)
      steps.push({
        code: 'name-role',
        value: role,
        document: name,
        patch: [{ op: 'replace', path: pointer, value: { in: ['role', [asked, role]] } }],
      })
  }
  if (line === undefined) return steps
  const list = pointer.slice(0, pointer.lastIndexOf('/'))
  const siblings = valueAt(document, list)
  const lone = Array.isArray(siblings) && siblings.length < 2
  if (Array.isArray(siblings) && list.endsWith('/all') && !lone)
    steps.push({ code: 'remove-line', document: name, patch: [{ op: 'remove', path: pointer }] })
  else steps.push({ code: 'remove-rule', document: name, patch: [{ op: 'remove', path: ruleAt(pointer) }] })
  return steps
}

/** The whole rule that a line belongs to. */
function ruleAt(pointer: string): string {
  return pointer.replace(/\/when(?:\/(?:all|any|not|\d+))*$/, '/when')
}

/** A flag that the layout sets itself is switched where it is declared. */
function flagSteps(document: Json, pointer: string, { flagsDocument }: WhyInput): Step[] {
  const line = valueAt(document, pointer)
  const [name, wanted] =
    isObject(line) && typeof line.flag === 'string'
      ? [line.flag, true]
      : isObject(line) && isObject(line.not) && typeof line.not.flag === 'string'
        ? [line.not.flag, false]
        : []
  const flag = name !== undefined && flagsDocument && Object.hasOwn(flagsDocument.flags, name) ? flagsDocument.flags[name] : undefined
  if (name === undefined || wanted === undefined || !flagsDocument || flag?.from !== 'layout' || flag.type !== 'boolean') return []
  const path = `/flags/${name.replaceAll('~', '~0').replaceAll('/', '~1')}/default`
  return [{ code: 'flag-default', value: name, document: `flags/${flagsDocument.id}`, patch: [{ op: 'replace', path, value: wanted }] }]
}

/** The same question once the step is done; undefined when it cannot be. */
function applied(input: WhyInput, { document, patch, code, value }: Step): WhyInput | undefined {
  try {
    if (code === 'flag-default') {
      const [operation] = patch
      return {
        ...input,
        flags: { ...input.flags, [String(value)]: operation?.op === 'replace' ? (operation.value as boolean) : undefined },
      } // what flagSteps has written
    }
    if (document !== input.name) {
      const overlays = input.overlays.map((overlay) =>
        `overlay/${overlay.id}` === document ? (applyPatch(overlay as unknown as Json, patch).value as unknown as Overlay) : overlay,
      ) // its rule or steps alone have changed
      return { ...input, overlays }
    }
    const raw = applyPatch(input.raw, patch).value
    return { ...input, raw, document: input.document && followed(input.document, raw) }
  } catch (error) {
    if (error instanceof PatchError) return undefined
    throw error
  }
}

/** The mended document with the rules and the access that the authored one has now. */
function followed(document: Page | Menu, raw: Json): Page | Menu {
  const kind = document.kind
  const rules = new Map(partsOfDocument(raw, kind).map(({ part }) => [part.id, part.when]))
  const each = (list: unknown): Part[] =>
    Array.isArray(list) ? list.map((part: unknown) => (isObject(part) ? walk(part as Part) : (part as Part))) : [] // nobody need have checked it
  const walk = (part: Part): Part => {
    const { when: _when, ...rest } = part
    const when = rules.has(part.id) ? rules.get(part.id) : part.when
    const slots = isObject(rest.slots)
      ? { slots: Object.fromEntries(Object.entries(rest.slots).map(([name, children]) => [name, each(children)])) }
      : {}
    const items = rest.items === undefined ? {} : { items: each(rest.items) }
    return { ...rest, ...(when === undefined ? {} : { when: when }), ...slots, ...items } // only rules have changed
  }
  if (document.kind === 'menu') return { ...document, items: each(document.items) }
  const access = (raw as JsonObject).access as Page['access'] // a patch of ours leaves a known word there
  const { access: _access, ...rest } = document
  return { ...rest, ...(access === undefined ? {} : { access }), nodes: each(document.nodes) }
}
