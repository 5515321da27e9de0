import { combine, createEffect, createEvent, createStore, createWatch, sample, scopeBind } from 'effector'
import type { EventCallable, Scope } from 'effector'
import * as z from 'zod/mini'

import type { IntentKind } from '../../schemas/intents.ts'
import { intentSent } from './intents.ts'
import type { SentIntent } from './intents.ts'
import { loading } from './resource.ts'
import type { Source, Sources, SourceState } from './source.ts'
import { $token } from './token.ts'

/** A part of the model that is downloaded when it is needed. `arrived` is called in a portal before its first intent or question: once per portal, see `arrival`. */
export type Part = Readonly<Record<string, unknown>> & { arrived?: EventCallable<void> }

/** `atRest`: it starts by itself when what came first has been drawn; `session`: and only once somebody is logged in. */
type LaterPart = { answers: readonly IntentKind[]; load: () => Promise<Part>; atRest?: true | 'session' }

/** Which intents wait for which part. An intent that stands in no line is answered by what came first. */
const parts: readonly LaterPart[] = [
  { answers: ['launch'], load: () => import('./later/play/launch.ts') },
  { answers: ['toggle-favourite'], load: () => import('./later/play/favourite-toggle.ts') },
  { answers: ['contact'], load: () => import('./later/service.ts') },
  { answers: ['check', 'submit', 'send-code', 'refresh-captcha', 'refresh-slider', 'log-in-by'], load: () => import('./later/forms/forms.ts') },
  { answers: ['join-promotion', 'claim-promotion'], load: () => import('./later/announcements/promotions.ts') },
  { answers: ['read-messages', 'delete-messages'], load: () => import('./later/messages.ts') },
  { answers: [], load: () => import('./later/announcements/opening.ts'), atRest: true },
  { answers: ['stay', 'set-limit', 'set-reality-check', 'exclude-me'], load: () => import('./later/session/session-watch.ts'), atRest: 'session' },
]

/**
 * The door for wishes: an intent whose part is not here yet waits until it is; those behind it in the same part keep their order.
 * `failed` hears of a part that could not be downloaded.
 */
export function createDoor(scope: Scope, failed: (intent: SentIntent['intent']) => void): (sent: SentIntent) => void {
  const enter = scopeBind(intentSent, { scope })
  const waiting = new Map<LaterPart, Promise<unknown>>()
  const here = new Set<LaterPart>()
  return (sent) => {
    const part = parts.find(({ answers }) => answers.includes(sent.intent.kind))
    if (!part || here.has(part)) return enter(sent)
    const loaded = waiting.get(part) ?? part.load().then(({ arrived }) => {
      if (arrived) scopeBind(arrived, { scope })()
      here.add(part)
    })
    waiting.set(part, loaded)
    loaded.then(() => enter(sent), () => (waiting.delete(part), failed(sent.intent)))
  }
}

/** At rest: downloads what a touch is likely to need next, and starts what nobody asks for. */
export async function loadParts(scope: Scope, kinds: readonly IntentKind[]): Promise<void> {
  const due = parts.filter(({ answers, atRest }) => atRest === true || answers.some((kind) => kinds.includes(kind)))
  const start = ({ load, atRest }: LaterPart) => load().then(({ arrived }) => atRest && arrived && scopeBind(arrived, { scope })(), () => undefined)
  const withSession = () => parts.map((part) => part.atRest === 'session' && scope.getState($token) !== null && start(part))
  createWatch({ unit: $token, scope, fn: withSession }) // a login asks again for what could not be downloaded before
  await Promise.all([...due.map(start), ...withSession()])
}

const notHere = Symbol('not here')
const unreachable: SourceState<never> = { status: 'failed', failure: { kind: 'offline' } }

/**
 * Stands in for a source whose model is downloaded when a drawn node wants it: loading until then, afterwards what the source says.
 */
export function standIn(name: string, load: () => Promise<Source>): Source {
  type Ask = { args: unknown; again: boolean }
  let real: Source | undefined

  // What may happen
  const wanted = createEvent<unknown>()
  const retried = createEvent<unknown>()
  const known = createEvent<unknown>()

  // What we know: what the source itself knows, once it is here
  const $known = createStore<unknown>(notHere).on(known, (_, value) => value)
  const $missed = createStore(false)

  // How it changes
  const loadFx = createEffect(async (_: Ask) => {
    real ??= link(await load())
  })
  sample({ clock: wanted, fn: (args) => ({ args, again: false }), target: loadFx })
  sample({ clock: retried, fn: (args) => ({ args, again: true }), target: loadFx })
  $missed.on(loadFx.fail, () => true).on([loadFx, loadFx.done], () => false)

  function link(source: Source): Source {
    if (real) return real
    const asked = loadFx.done.map(({ params }) => params)
    const retry = source.retried ?? source.wanted
    if (source.arrived) sample({ clock: asked, fn: () => undefined, target: source.arrived })
    sample({ clock: [asked, source.from], source: source.from, target: known })
    if (source.wanted) sample({ clock: asked, filter: ({ again }) => !again, fn: ({ args }) => args, target: source.wanted })
    if (retry) sample({ clock: asked, filter: ({ again }) => again, fn: ({ args }) => args, target: retry })
    return source
  }
  return {
    name, description: '', args: z.unknown(), value: z.unknown(), bare: true, wanted, retried,
    from: combine({ known: $known, missed: $missed }),
    select: ({ known: value, missed }, args) => (real && value !== notHere ? real.select(value, args) : missed ? unreachable : loading),
  }
}

/** The sources of `later/sources/`, each in a file of its own name. */
export const laterSources: Sources = new Map(
  Object.entries(import.meta.glob<Source>('./later/sources/*.ts', { import: 'source' })).map(([path, load]) => {
    const name = path.slice('./later/sources/'.length, -'.ts'.length)
    return [name, standIn(name, load)]
  }),
)
