import { isObject, pointerOf } from '../../schemas/json.ts'
import type { DocumentName, Menu, Overlay, Page } from '../../schemas/documents.ts'
import type { FactValue } from '../../schemas/facts.ts'
import type { Json, JsonObject } from '../../schemas/json.ts'
import type { PatchOperation } from '../../schemas/preview.ts'
import { applyPatch, PatchError, valueAt } from '../../rules/patch.ts'
import type { EvaluationContext } from '../../rules/predicate.ts'
import { checksIn, isVisible, contextOf } from './explain-visibility.ts'
import { partsOfDocument, DocumentVariants } from './document-variants.ts'
import type { Part, VisibilityInput } from './document-variants.ts'

/** What the first step of an edit does; the steps that it needs besides are in `changes` too. */
export type EditCode = 'name-role' | 'remove-line' | 'remove-rule' | 'remove-step' | 'open-page' | 'flag-default'
/** Edits of documents, in order, that show the part in the given context. `value` is the role or flag that an edit names. */
export type Edit = {
  code: EditCode
  value?: FactValue | undefined
  changes: readonly { document: DocumentName; patch: PatchOperation[] }[]
}

type Step = { code: EditCode; value?: FactValue | undefined; document: DocumentName; patch: PatchOperation[] }

const maxEdits = 8

/** Suggests edits of the documents that show a node or item in the given context. Every suggestion has been tried. */
export function suggestEdits(input: VisibilityInput): Edit[] {
  if (isVisible(new DocumentVariants(input), contextOf(input))) return []
  return nextSteps(input).flatMap((first): Edit[] => {
    const changes: Step[] = [first]
    let after = applied(input, first)
    for (let count = 0; after && count < maxEdits && !isVisible(new DocumentVariants(after), contextOf(after)); count += 1) {
      const next: Step | undefined = nextSteps(after).find(({ code }) => code !== 'name-role') ?? nextSteps(after)[0]
      if (!next) return []
      changes.push(next)
      after = applied(after, next)
    }
    if (!after || !isVisible(new DocumentVariants(after), contextOf(after))) return []
    return [
      {
        code: first.code,
        ...(first.value === undefined ? {} : { value: first.value }),
        changes: changes.map(({ document, patch }) => ({ document, patch })),
      },
    ]
  })
}

/** The edits that would make the deciding check pass. */
function nextSteps(input: VisibilityInput): Step[] {
  const variants = new DocumentVariants(input)
  const context = contextOf(input)
  const check = checksIn(variants, context).find(({ holds }) => holds === false)
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
  return [...aboutLine(authored(input, document), pointer, document, context), ...flagSteps(authored(input, document), pointer, input)]
}

function authored({ raw, name, overlays }: VisibilityInput, document: DocumentName): Json {
  if (document === name) return raw
  return (overlays.find(({ id }) => `overlay/${id}` === document) ?? null) as unknown as Json // documents are JSON
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

/** A flag that the layout itself sets is changed in its declaration. */
function flagSteps(document: Json, pointer: string, { flagsDocument }: VisibilityInput): Step[] {
  const line = valueAt(document, pointer)
  const [name, wanted] =
    isObject(line) && typeof line.flag === 'string'
      ? [line.flag, true]
      : isObject(line) && isObject(line.not) && typeof line.not.flag === 'string'
        ? [line.not.flag, false]
        : []
  const flag = name !== undefined && flagsDocument && Object.hasOwn(flagsDocument.flags, name) ? flagsDocument.flags[name] : undefined
  if (name === undefined || wanted === undefined || !flagsDocument || flag?.from !== 'layout' || flag.type !== 'boolean') return []
  const path = pointerOf('flags', name, 'default')
  return [{ code: 'flag-default', value: name, document: `flags/${flagsDocument.id}`, patch: [{ op: 'replace', path, value: wanted }] }]
}

/** The input after the step; undefined when the step cannot be applied. */
function applied(input: VisibilityInput, { document, patch, code, value }: Step): VisibilityInput | undefined {
  try {
    if (code === 'flag-default') {
      const [operation] = patch
      return {
        ...input,
        flags: { ...input.flags, [String(value)]: operation?.op === 'replace' ? (operation.value as boolean) : undefined },
      } // the form that flagSteps writes
    }
    if (document !== input.name) {
      const overlays = input.overlays.map((overlay) =>
        `overlay/${overlay.id}` === document ? (applyPatch(overlay as unknown as Json, patch).value as unknown as Overlay) : overlay,
      ) // only its rule or steps have changed
      return { ...input, overlays }
    }
    const raw = applyPatch(input.raw, patch).value
    return { ...input, raw, document: input.document && followed(input.document, raw) }
  } catch (error) {
    if (error instanceof PatchError) return undefined
    throw error
  }
}

/** The sanitized document with the rules and access of the edited authored one. */
function followed(document: Page | Menu, raw: Json): Page | Menu {
  const kind = document.kind
  const rules = new Map(partsOfDocument(raw, kind).map(({ part }) => [part.id, part.when]))
  const each = (list: unknown): Part[] =>
    Array.isArray(list) ? list.map((part: unknown) => (isObject(part) ? walk(part as Part) : (part as Part))) : [] // it may be unchecked
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
  const access = (raw as JsonObject).access as Page['access'] // our patches write only a known value there
  const { access: _access, ...rest } = document
  return { ...rest, ...(access === undefined ? {} : { access }), nodes: each(document.nodes) }
}
