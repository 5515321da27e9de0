import { createWatch, scopeBind } from 'effector'
import type { EventCallable, Scope } from 'effector'

import type { IntentKind } from '../../schemas/intents.ts'
import { intentSent } from './intents.ts'
import type { SentIntent } from './intents.ts'
import { $token } from './session/token.ts'

/** A part of the model that is downloaded when it is needed. `arrived` is called in a portal before its first intent or question: once per portal, see `arrival`. */
export type Part = Readonly<Record<string, unknown>> & { arrived?: EventCallable<void> }

/** `atRest`: it starts by itself when what came first has been drawn; `session`: and only once somebody is logged in. */
type LaterPart = { answers: readonly IntentKind[]; load: () => Promise<Part>; atRest?: true | 'session' }

/** Which intents wait for which part. An intent that stands in no line is answered by what came first. */
const parts: readonly LaterPart[] = [
  { answers: ['launch'], load: () => import('./launch/launch.ts') },
  { answers: ['toggle-favourite'], load: () => import('./favourites/favourite-toggle.ts') },
  { answers: ['contact'], load: () => import('./service/service.ts') },
  {
    answers: ['check', 'submit', 'send-code', 'refresh-captcha', 'refresh-slider', 'log-in-by'],
    load: () => import('./forms/forms.ts'),
  },
  { answers: ['join-promotion', 'claim-promotion'], load: () => import('./promotions/promotions.ts') },
  { answers: ['read-messages', 'delete-messages'], load: () => import('./messages/messages.ts') },
  { answers: [], load: () => import('./announcement-popups/opening.ts'), atRest: true },
  {
    answers: ['stay', 'set-limit', 'set-reality-check', 'exclude-me'],
    load: () => import('./session-timeout/session-watch.ts'),
    atRest: 'session',
  },
]

/**
 * The later parts of one portal. `send` is the door for wishes: one whose part is not here yet waits until it is; those behind it in the
 * same part keep their order. `failed` hears of a part that could not be downloaded. `rest` downloads what a touch is likely to need next,
 * and starts what nobody asks for. `stop`: the portal is taken down.
 */
export function createParts(scope: Scope, failed: (intent: SentIntent['intent']) => void) {
  const enter = scopeBind(intentSent, { scope })
  const coming = new Map<LaterPart, Promise<void>>()
  const here = new Set<LaterPart>()
  let stop: () => void = () => undefined

  /** Once in a portal, unless it could not be downloaded. */
  const bring = (part: LaterPart): Promise<void> => {
    const brought =
      coming.get(part) ??
      part.load().then(
        ({ arrived }) => {
          if (arrived) scopeBind(arrived, { scope })()
          here.add(part)
        },
        (error: unknown) => {
          coming.delete(part)
          throw error
        },
      )
    coming.set(part, brought)
    return brought
  }
  return {
    send(sent: SentIntent) {
      const part = parts.find(({ answers }) => answers.includes(sent.intent.kind))
      if (!part || here.has(part)) return enter(sent)
      bring(part).then(
        () => enter(sent),
        () => failed(sent.intent),
      )
    },
    async rest(kinds: readonly IntentKind[]) {
      const due = () =>
        parts.filter(
          ({ answers, atRest }) =>
            atRest === true || (atRest === 'session' && scope.getState($token) !== null) || answers.some((kind) => kinds.includes(kind)),
        )
      const bringDue = () => Promise.allSettled(due().map(bring))
      stop = createWatch({ unit: $token, scope, fn: bringDue }) // a login asks again for what could not be downloaded before
      await bringDue()
    },
    stop: () => stop(),
  }
}
