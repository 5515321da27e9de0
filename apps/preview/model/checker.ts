import { createEvent, createStore } from 'effector'

import { scriptAddress } from '../../../src/runtime/platform/trusted-types.ts'
import type { FileDiagnostic } from '../../../src/authoring/release/release.ts'
import type { FromChecker, ToChecker } from './checker-talk.ts'
import workerAddress from './checker.worker.ts?worker&url'
import { $published, $workspace, baseBrand, publishedChanged } from './documents.ts'
import type { Published } from './documents.ts'
import type { JsonObject } from '../../../src/schemas/json.ts'

// What may happen
/** The worker that checks has told something. */
export const checkerTold = createEvent<FromChecker>()
/** The text of a document as it stands; null when there is none. */
export const textWritten = checkerTold.filterMap((message) => (message.kind === 'written' ? message : undefined))
const checkedAnew = checkerTold.filterMap((message) => (message.kind === 'problems' ? message : undefined))
export const checkerFailed = createEvent<string>()

// What we know
/** Everything that is wrong in the brand, with file, line and pointer. Null until the first check. */
export const $problems = createStore<readonly FileDiagnostic[] | null>(null)
/** Texts of documents as they stand, as far as they have changed since the workspace came. */
export const $texts = createStore<ReadonlyMap<string, string | null>>(new Map())
/** Texts that are no documents yet, as they were typed: kept until they are, or until another edit of the document. */
export const $typed = createStore<ReadonlyMap<string, string>>(new Map())
export const textTyped = createEvent<{ name: string; text: string }>()
export const typedDropped = createEvent<string>()

// How it changes
$problems.on(checkedAnew, (_, { problems }) => problems)
$texts.on(textWritten, (texts, { name, text }) => new Map(texts).set(name, text)).reset($workspace)
$typed
  .on(textTyped, (texts, { name, text }) => new Map(texts).set(name, text))
  .on(typedDropped, (texts, name) => {
    const next = new Map(texts)
    next.delete(name)
    return next
  })

let worker: Worker | undefined

/** Starts the worker with what the workspace holds. Called again it begins anew. */
export function startChecker(): void {
  worker?.terminate()
  worker = new Worker(scriptAddress(workerAddress), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<FromChecker>) => checkerTold(data))
  worker.addEventListener('error', ({ message }) => checkerFailed(message))
  const workspace = $workspace.getState()
  if (workspace)
    send({
      kind: 'workspace',
      brand: workspace.brand,
      files: workspace.files.map(({ name, brand, path, text }) => ({ name, brand, path, text })),
    })
}

publishedChanged.watch(({ name, brand, path, text }) => send({ kind: 'published', file: { name, brand, path, text } }))

function send(message: ToChecker): void {
  worker?.postMessage(message)
}

/** Has a document written and checked as it stands now. `before` is the text that stays where nothing changed. */
export function checkDocument(serial: number, name: string, body: JsonObject | null, before: string | undefined): void {
  send({ kind: 'document', serial, name, ...placeOf(name), before, body })
}

export function checkText(name: string, text: string): void {
  send({ kind: 'text', name, ...placeOf(name), text })
}

/** Where a document lies or would lie, as far as checking is concerned. */
export function placeOf(name: string): { brand: string; path: string } {
  const published: Published | undefined = $published.getState().get(name)
  if (published) return { brand: published.brand, path: published.path }
  const [kind = '', id = ''] = name.split('/')
  const brand = $workspace.getState()?.brand ?? baseBrand
  return { brand, path: kind === 'brand' || kind === 'flags' ? `${brand}/${kind}.json` : `${brand}/${kind}s/${id}.json` }
}
