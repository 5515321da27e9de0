import { combine, createEvent, createStore, sample } from 'effector'

import { isObject } from '../../../../src/schemas/json.ts'
import type { JsonObject } from '../../../../src/schemas/json.ts'
import type { Workspace } from '../../../../src/schemas/workspace.ts'
import { applyPatch, PatchError } from '../../../../src/rules/patch.ts'
import { store, storedValue } from '../../../kit/state/stored.ts'
import { t } from '../../../kit/i18n/words.ts'
import {
  $changedNames,
  $doc,
  $documents,
  $ownChanges,
  $published,
  $workspace,
  baseBrand,
  edited,
  stepRedone,
  stepUndone,
} from './documents.ts'
import type { EditRequest, OwnChanges, Published } from './documents.ts'
import type { Documents, Step } from './editor-history.ts'
import { createOwnView, mergedInView, moved, ownEdit, ownOverlay } from './own-overlay.ts'
import { $sharedWith } from './sharing.ts'
import { documentTitle } from './titles.ts'

/** For whom changes of a shared document are: this brand alone, or all brands that share it. */
export type ChangesFor = 'brand' | 'all'
type Answers = Readonly<Record<string, ChangesFor>> // by brand and document, `foyer page/home`
const key = 'foyer-preview-changes-for'

// What may happen
/** The operator says for whom changes of the open document are. What the draft has of them moves there. */
export const changesForChosen = createEvent<ChangesFor>()
/** The module is there: shared documents are edited with what this brand changes of them. */
export const ownChangesStarted = createEvent()

// What we know
/** The answers that were given in this browser. */
export const $answers = createStore<Answers>(read())

type Context = { workspace: Workspace | null; published: ReadonlyMap<string, Published>; answers: Answers }
const $context = combine($workspace, $published, $answers, (workspace, published, answers): Context => ({ workspace, published, answers }))

/** For whom changes of a document are; undefined while nobody has said it, and where the brand shares nothing. */
export const $changesFor = combine(
  $context,
  $documents,
  (context, documents) => (document: string) => changesFor(context, documents, document),
)
/** Of the open document. */
export const $openChangesFor = combine($changesFor, $doc, (of, doc) => of(doc), { skipVoid: false })
/** Whether it is time to ask: the open document is shared, it was edited, and nobody has said for whom. */
export const $isAsking = combine(
  { answer: $openChangesFor, doc: $doc, changed: $changedNames, shared: $sharedWith, context: $context },
  ({ answer, doc, changed, shared, context }) =>
    answer === undefined && shared.length > 0 && changed.includes(doc) && canBeOwn(context, doc),
)
/** Whether changes of the open document can be for this brand alone. */
export const $canBeOwn = combine($context, $doc, canBeOwn)

/**
 * Changes a document for this brand's players alone, where others share it: gives the documents that are another then. For what leads to
 * a page that only this brand has.
 */
export const $changeForBrand = combine(
  $context,
  (context) =>
    (documents: Documents, document: string, change: (body: JsonObject) => JsonObject): { document: string; body: JsonObject | null }[] => {
      const isOwn = isOwnIn(context)
      const body = canBeOwn(context, document) ? viewOf(documents, document, isOwn) : documents.get(document)
      if (!body) return []
      const after = change(body)
      if (!canBeOwn(context, document)) return [{ document, body: after }]
      const written = ownEdit(documents, document, after, isOwn)
      if (!written) return []
      if ('whole' in written) return written.whole
      const overlay = applyPatch(documents.get(written.document) ?? {}, written.patch).value
      return isObject(overlay) ? [{ document: written.document, body: overlay }] : []
    },
)

// How it changes
sample({
  clock: [$context.updates, ownChangesStarted],
  source: $context,
  fn: (context) => ownChanges(context),
  target: $ownChanges,
})

const chosen = sample({
  clock: changesForChosen,
  source: { context: $context, documents: $documents, doc: $doc },
  fn: ({ context, documents, doc }, to) => {
    const published = (name: string) => context.published.get(name)?.value ?? null
    const before = changesFor(context, documents, doc)
    return {
      doc,
      to,
      before,
      brand: context.workspace?.brand ?? '',
      title: documentTitle(doc, documents.get(doc)),
      whole: moved(to, doc, documents, published, isOwnIn(context)),
    }
  },
})
const work = chosen.filter({ fn: ({ whole }) => whole.length > 0 })
sample({
  clock: work,
  fn: ({ whole, doc, to, before, title, brand }): EditRequest => ({
    label: t(to === 'brand' ? 'edit.for-brand' : 'edit.for-all', { name: title }),
    group: `${group} ${brand} ${doc} ${before ?? ''} ${to}`,
    whole,
  }),
  target: edited,
})
$answers
  .on(chosen, (answers, { brand, doc, to }) => answered(answers, `${brand} ${doc}`, to))
  .on(stepUndone, (answers, step) => answerOf(answers, step, 'before'))
  .on(stepRedone, (answers, step) => answerOf(answers, step, 'to'))
store($answers, key)

const group = 'changes-for'

/** A step that moved changes says what was answered before it and after it. */
function answerOf(answers: Answers, step: Step, side: 'before' | 'to'): Answers {
  const [kind, brand, doc, before, to] = (step.group ?? '').split(' ')
  const answer = side === 'before' ? before : to
  return kind === group ? answered(answers, `${brand} ${doc}`, answer === 'brand' || answer === 'all' ? answer : undefined) : answers
}

function answered(answers: Answers, name: string, answer: ChangesFor | undefined): Answers {
  const { [name]: _before, ...rest } = answers
  return answer === undefined ? rest : { ...rest, [name]: answer }
}

const kinds = /^(?:page|menu|form|order)\//

function canBeOwn({ workspace, published }: Context, document: string): boolean {
  return workspace !== null && workspace.brand !== baseBrand && kinds.test(document) && published.get(document)?.brand === baseBrand
}

/** What is new here is made for this brand. */
function isOwnIn({ workspace, published }: Context): (name: string) => boolean {
  return (name) => (published.get(name)?.brand ?? workspace?.brand) === workspace?.brand
}

function changesFor(context: Context, documents: Documents, document: string): ChangesFor | undefined {
  if (!canBeOwn(context, document)) return undefined
  const given = context.answers[`${context.workspace?.brand ?? ''} ${document}`]
  return given ?? (ownOverlay(documents, document, isOwnIn(context)) ? 'brand' : undefined)
}

const viewOf = createOwnView()

function ownChanges(context: Context): OwnChanges {
  const isOwn = isOwnIn(context)
  const isForBrand = (documents: Documents, name: string) => changesFor(context, documents, name) === 'brand'
  const view = (documents: Documents, name: string) =>
    isForBrand(documents, name) ? viewOf(documents, name, isOwn) : (documents.get(name) ?? null)
  return {
    view,
    merged: (documents, name) => (isForBrand(documents, name) ? mergedInView(documents, name, isOwn) : []),
    write(documents, request) {
      const { label, group: of, to, typed } = request
      const rest = { label, ...(of !== undefined && { group: of }), ...(to && { to }), ...(typed && { typed }) }
      if ('whole' in request || 'overrides' in request) return request
      const edits = 'edits' in request ? request.edits : [request]
      if (!edits.some(({ document }) => isForBrand(documents, document))) return request
      try {
        const next = new Map(documents)
        for (const { document, patch } of edits) {
          const after = applyPatch(view(next, document) ?? {}, patch).value
          if (!isObject(after)) return { ...rest, edits: [] }
          if (!isForBrand(next, document)) {
            next.set(document, after)
            continue
          }
          const written = ownEdit(next, document, after, isOwn)
          if (!written) return { ...rest, edits: [] }
          if (edits.length === 1) return { ...rest, ...written }
          if ('whole' in written) for (const one of written.whole) next.set(one.document, one.body)
          else next.set(written.document, applyPatch(next.get(written.document) ?? {}, written.patch).value as JsonObject)
        }
        return {
          ...rest,
          whole: [...next].flatMap(([document, one]) => (one === documents.get(document) ? [] : [{ document, body: one }])),
        }
      } catch (error) {
        if (error instanceof PatchError) return { ...rest, edits: [] }
        throw error
      }
    },
  }
}

function read(): Answers {
  const kept = storedValue(key)
  return isObject(kept)
    ? Object.fromEntries(Object.entries(kept).filter((entry): entry is [string, ChangesFor] => entry[1] === 'brand' || entry[1] === 'all'))
    : {}
}
