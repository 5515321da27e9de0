import { isObject } from '../../../../src/schemas/json.ts'
import { combine } from 'effector'

import type { Json, JsonObject } from '../../../../src/schemas/json.ts'
import type { Predicate } from '../../../../src/schemas/predicate.ts'
import { timesOf, windowsOf } from '../../../../src/authoring/reasons/rule-times.ts'
import { momentsIn } from '../../../../src/rules/predicate.ts'
import type { EvaluationContext } from '../../../../src/rules/predicate.ts'
import { debounced } from '../../model/debounced.ts'
import { $doc, $effective } from '../../model/documents/documents.ts'
import { $shown } from '../../model/view/frames.ts'

/** Something on the page that dates decide: a variation, or a block, item or field with its id. Open ends are missing; ms since 1970. */
export type Span = { document: string; subject: string; whole: boolean; from: number | undefined; until: number | undefined }

type Dated = { document: string; subject: string; whole: boolean; when: Predicate }

const kept = new WeakMap<JsonObject, { dated: Dated[]; leads: string[] }>()

/** The documents that a page is made of: itself, the layouts around it, the menus and orders it shows, and what varies them. */
export function partsOfPage(documents: ReadonlyMap<string, JsonObject>, doc: string): string[] {
  const names = new Set([doc])
  for (const name of names) for (const lead of readOnce(name, documents.get(name)).leads) if (documents.has(lead)) names.add(lead)
  for (const [name, body] of documents)
    if (body.kind === 'overlay' && typeof body.target === 'string' && names.has(body.target)) names.add(name)
  return [...names]
}

/** Moments at which what a page shows can change by itself, in order: the ends of rules that ask the time, and of every maintenance. */
export function changeTimes(documents: ReadonlyMap<string, JsonObject>, doc: string): number[] {
  const times = partsOfPage(documents, doc).flatMap((name) =>
    readOnce(name, documents.get(name)).dated.flatMap(({ when }) => timesOf(when)),
  )
  const windows = [...documents.values()].flatMap((body) => (body.kind === 'brand' ? momentsIn(body.maintenance) : []))
  return [...new Set([...times, ...windows])].toSorted((a, b) => a - b)
}

/** Time spans in which dated content is shown to the selected persona. */
export function spansOf(documents: ReadonlyMap<string, JsonObject>, doc: string, context: EvaluationContext): Span[] {
  return partsOfPage(documents, doc).flatMap((name) =>
    readOnce(name, documents.get(name)).dated.flatMap(({ when, ...rest }) =>
      windowsOf(when, context)
        .filter(({ from, until }) => from !== undefined || until !== undefined)
        .map((window) => ({ ...rest, ...window })),
    ),
  )
}

function readOnce(name: string, document: JsonObject | undefined): { dated: Dated[]; leads: string[] } {
  if (!document) return { dated: [], leads: [] }
  let read = kept.get(document)
  if (!read) {
    read = { dated: [], leads: [] }
    walk(document, name, '', read)
    kept.set(document, read)
  }
  return read
}

function walk(value: Json, document: string, subject: string, read: { dated: Dated[]; leads: string[] }, depth = 0): void {
  if (depth > 64) return
  if (Array.isArray(value)) for (const entry of value) walk(entry, document, subject, read, depth + 1)
  if (!isObject(value)) return
  const own = depth > 0 && typeof value.id === 'string' ? value.id : subject
  const when = value.when as Predicate | undefined // read with care: it may be unchecked
  if (timesOf(when).length > 0 && when) read.dated.push({ document, subject: own, whole: depth === 0, when })
  if (isObject(value.chrome)) for (const page of Object.values(value.chrome)) if (typeof page === 'string') read.leads.push(`page/${page}`)
  if (typeof value.source === 'string' && isObject(value.args)) {
    if (value.source === 'menu' && typeof value.args.id === 'string') read.leads.push(`menu/${value.args.id}`)
    if (typeof value.args.order === 'string') read.leads.push(`order/${value.args.order}`)
    if (typeof value.args.form === 'string') read.leads.push(`form/${value.args.form}`)
  }
  for (const entry of Object.values(value)) walk(entry, document, own, read, depth + 1)
}

const $resting = debounced($effective)
export const $changeTimes = combine($resting, $doc, changeTimes)
export const $spans = combine($resting, $doc, $shown, (documents, doc, shown) =>
  spansOf(documents, doc, { facts: shown?.facts ?? {}, flags: (shown?.flags ?? {}) as EvaluationContext['flags'] }),
) // the frame reports its portal's facts
