import { attach, combine, createEvent, createStore, sample, scopeBind } from 'effector'

import { scriptAddress } from '../../../../src/runtime/platform/trusted-types.ts'
import type { FoundProblem, FromChecker, ToChecker } from './checker-talk.ts'
import workerAddress from './checker.worker.ts?worker&url'
import { $published, $workspace, baseBrand, publishedChanged } from '../documents/documents.ts'
import { $otherFiles } from '../documents/other-brands.ts'
import type { JsonObject } from '../../../../src/schemas/json.ts'
import { documentPath } from '../../../../src/schemas/workspace-address.ts'

// What may happen
/** The checking worker has sent a message. */
export const checkerReported = createEvent<FromChecker>()
/** The current text of a document; null when there is none. */
export const textWritten = checkerReported.filterMap((message) => (message.kind === 'written' ? message : undefined))
const checkedAnew = checkerReported.filterMap((message) => (message.kind === 'problems' ? message : undefined))
export const checkerFailed = createEvent<string>()
/** A document is to be written and checked in its current state. `before` is the text that stays where nothing changed. */
export const checkRequested = createEvent<{ serial: number; name: string; body: JsonObject | null; before: string | undefined }>()

// What we know
/** Everything that is wrong in the brand, with file, line and pointer. Null until the first check. */
export const $problems = createStore<readonly FoundProblem[] | null>(null)
/** Current texts of documents that have changed since the workspace was loaded. */
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

/** The worker; null until drafts are saved. */
const $worker = createStore<Worker | null>(null, { serialize: 'ignore' })
/** The file of a document, existing or not, as the check names it. */
export const $placeOf = combine($published, $workspace, (published, workspace) => (name: string): { brand: string; path: string } => {
  const file = published.get(name)
  if (file) return { brand: file.brand, path: file.path }
  const brand = workspace?.brand ?? baseBrand
  return { brand, path: documentPath(brand, name) }
})

const sendFx = attach({ source: $worker, effect: (worker, message: ToChecker) => worker?.postMessage(message) })

/** Starts the worker with what the workspace holds. Called again it begins from the beginning. */
export const startCheckerFx = attach({
  source: { worker: $worker, workspace: $workspace, others: $otherFiles },
  effect({ worker, workspace, others }) {
    worker?.terminate()
    const [tell, fail] = [scopeBind(checkerReported, { safe: true }), scopeBind(checkerFailed, { safe: true })]
    const next = new Worker(scriptAddress(workerAddress), { type: 'module' })
    next.addEventListener('message', ({ data }: MessageEvent<FromChecker>) => tell(data))
    next.addEventListener('error', ({ message }) => fail(message))
    const start: ToChecker | undefined = workspace
      ? {
          kind: 'workspace',
          brand: workspace.brand,
          // of other brands what they are: a host of theirs is none of this brand
          files: [...workspace.files, ...others.filter(({ name }) => name.startsWith('brand/'))].map(({ name, brand, path, text }) => ({
            name,
            brand,
            path,
            text,
          })),
        }
      : undefined
    if (start) next.postMessage(start)
    return next
  },
})
$worker.on(startCheckerFx.doneData, (_, worker) => worker)

sample({
  clock: publishedChanged,
  fn: ({ name, brand, path, text }): ToChecker => ({ kind: 'published', file: { name, brand, path, text } }),
  target: sendFx,
})
sample({
  clock: checkRequested,
  source: $placeOf,
  fn: (placeOf, request): ToChecker => ({ kind: 'document', ...request, ...placeOf(request.name) }),
  target: sendFx,
})
sample({
  clock: textTyped,
  source: $placeOf,
  fn: (placeOf, { name, text }): ToChecker => ({ kind: 'text', name, ...placeOf(name), text }),
  target: sendFx,
})
