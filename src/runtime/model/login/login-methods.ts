import { attach, combine, createEvent, createStore, sample } from 'effector'

import type { Brand } from '../../../schemas/documents.ts'
import type { LoginMethods } from '../../../schemas/nouns/form.ts'
import type { LocalizedText } from '../../../schemas/nouns/localized-text.ts'
import type { Failure } from '../../../schemas/failure.ts'
import { logInFreePlay } from '../../gateway/endpoints/session/log-in-free-play.ts'
import { logInOneClick } from '../../gateway/endpoints/session/log-in-one-click.ts'
import { logInSocial } from '../../gateway/endpoints/session/log-in-social.ts'
import { browserSystem } from '../../platform/browser-info.ts'
import { IdentityRefused, askIdentity } from '../../platform/identity.ts'
import { $brand } from '../context/documents.ts'
import { $flags } from '../facts/flags.ts'
import { endpointFx } from '../requests/call.ts'
import { isRefused } from '../requests/failure.ts'
import { intentOf, send } from '../intents.ts'
import { $location } from '../navigation/navigation.ts'
import { $popups } from '../navigation/popups.ts'
import { isPopupOpen } from '../navigation/open-popups.ts'
import { empty } from '../requests/resource.ts'
import { $info } from '../context/site.ts'
import type { SourceState } from '../../contract/source.ts'
import { $constants } from '../forms/form-constants.ts'
import { $identity, identityKept, verificationGiven } from './login-memory.ts'
import type { Identity } from './login-memory.ts'
import { $oneClick, oneClickForgotten, oneClickGiven } from './one-click.ts'
import type { Entry } from '../forms/outcome.ts'
import { refusalOf } from '../forms/refusals.ts'
import { loginSucceeded } from '../forms/submitting.ts'
import { boundCalls } from '../forms/bound-calls.ts'
import type { Calls } from '../forms/bound-calls.ts'
import { encryptWith, reasonOf } from '../requests/encrypting.ts'
import type { Encrypt } from '../requests/encrypting.ts'

/** Login methods beside the form: a trial, one click, an account at another provider. */

type Provider = NonNullable<Brand['identityProviders']>[number]
const none: readonly Provider[] = []
const methodCalls = {
  logInFreePlay: endpointFx(logInFreePlay),
  logInOneClick: endpointFx(logInOneClick),
  logInSocial: endpointFx(logInSocial),
}
type Attempt = { method: string } & (
  | { entry: Entry }
  | { failure: Failure; how: Entry['how']; identity?: Identity }
  | { message: LocalizedText }
)

// What may happen
const methodEnded = createEvent<Attempt>()

// What we know
/** Asks a provider for the player's identity; a preview or a test passes its own. */
export const $askIdentity = createStore<{ ask: (provider: { url: string; channel: string }) => Promise<string> }>({
  ask: (provider) => askIdentity(provider),
})
const $pending = createStore<string | null>(null)
const $failure = createStore<LocalizedText | null>(null)

export const $methods = combine(
  {
    flags: $flags,
    providers: $brand.map(({ identityProviders }) => identityProviders ?? none),
    oneClick: $oneClick,
    pending: $pending,
    failure: $failure,
  },
  ({ flags, providers, oneClick, pending, failure }): SourceState<LoginMethods> => {
    const methods = [
      ...(flags.ONECLICKLOGIN3 === true && oneClick !== null ? [{ key: 'one-click', label: 't:form.one-click', icon: 'login' }] : []),
      ...(flags.SOCIALLOGIN3 === true ? providers.map(({ channel, label, icon }) => ({ key: channel, label, icon: icon ?? 'user' })) : []),
      ...(flags.FREEPLAY3 === true ? [{ key: 'free-play', label: 't:form.free-play', icon: 'eye', note: 't:form.free-play-note' }] : []),
    ]
    return methods.length > 0
      ? {
          status: 'ready',
          value: { methods: methods.map((method) => ({ ...method, pending: method.key === pending })), ...(failure && { failure }) },
        }
      : empty
  },
)

// How it changes: one method at a time
const chosen = sample({
  clock: intentOf('log-in-by'),
  source: $pending,
  filter: (pending) => pending === null,
  fn: (_, { method }) => method,
})
const tryFx = attach({
  source: combine({ info: $info, brand: $brand, oneClick: $oneClick, identity: $askIdentity }),
  effect: async ({ info, brand, oneClick, identity }, method: string): Promise<Attempt> => {
    const calls = boundCalls(methodCalls)
    if (method === 'free-play') return attempt(method, 'free-play', () => freePlay(calls, encryptWith(info?.encryption)))
    if (method === 'one-click') return attempt(method, 'one-click', () => calls.logInOneClick({ oneClickToken: oneClick ?? '' }))
    const provider = brand.identityProviders?.find(({ channel }) => channel === method)
    if (!provider) return { method, message: { text: 't:form.function-disabled' } }
    try {
      const idToken = await identity.ask(provider)
      const known = { channel: provider.channel, idToken }
      return await attempt(
        method,
        'social',
        () => calls.logInSocial({ firebaseChannel: known.channel, firebaseIdToken: known.idToken }),
        known,
      )
    } catch (error) {
      const reason = error instanceof IdentityRefused ? error.reason : 'late'
      return {
        method,
        message: { text: reason === 'closed' ? 't:form.popup-closed' : reason === 'blocked' ? 't:form.popup-blocked' : 't:error.offline' },
      }
    }
  },
})
sample({ clock: chosen, target: tryFx })
sample({ clock: tryFx.doneData, target: methodEnded })
$pending.on(chosen, (_, method) => method).reset(tryFx.finally)
$failure.reset(chosen)

async function attempt(method: string, how: Entry['how'], login: () => Promise<Omit<Entry, 'how'>>, identity?: Identity): Promise<Attempt> {
  try {
    return { method, entry: { ...(await login()), how } }
  } catch (error) {
    return { method, failure: reasonOf(error), how, ...(identity && { identity }) }
  }
}

async function freePlay(calls: Calls<typeof methodCalls>, encrypt: Encrypt) {
  return calls.logInFreePlay({ os: browserSystem(), platform: 'W', random: await encrypt.random() })
}

sample({
  clock: methodEnded,
  filter: (ended) => 'entry' in ended,
  fn: (ended) => ({ form: 'login', action: 'log-in' as const, entry: (ended as Extract<Attempt, { entry: Entry }>).entry }),
  target: loginSucceeded,
}) // the filter has checked it
const refused = sample({
  clock: methodEnded,
  source: $constants,
  filter: (_, ended) => 'failure' in ended,
  fn: ({ lockoutMinutes, ageYears }, ended) => {
    const { failure, how, identity } = ended as Extract<Attempt, { failure: Failure }> // the filter has checked it
    return { failure, how, identity, refusal: refusalOf(failure, { action: null, fields: [], lockoutMinutes, ageYears }) }
  },
})
const isNotLinked = ({ failure }: { failure: Failure }) => isRefused(failure, 'SOCIAL_NOT_LINKED')
$failure
  .on(sample({ clock: methodEnded, filter: (ended) => 'message' in ended }), (_, ended) => ('message' in ended ? ended.message : null))
  .on(refused, (_, { failure, refusal }) =>
    isNotLinked({ failure }) || refusal.verification
      ? null
      : (refusal.failure?.message ?? Object.values(refusal.errors)[0] ?? { text: 't:form.unknown' }),
  )
sample({
  clock: refused,
  filter: ({ how, refusal }) => how === 'one-click' && refusal.ticketExpired === true,
  fn: () => undefined,
  target: oneClickForgotten,
})
sample({
  clock: refused,
  filter: ({ refusal }) => refusal.verification !== undefined,
  fn: ({ how, refusal }) =>
    refusal.verification ? { given: refusal.verification, login: { how }, form: 'login', action: 'log-in' as const } : null,
  target: verificationGiven,
})

// No account is linked to that identity yet: the registration links it
const notLinked = sample({ clock: refused, filter: isNotLinked })
sample({ clock: notLinked, fn: ({ identity }) => identity ?? null, target: identityKept })
sample({
  clock: notLinked,
  source: { open: isPopupOpen('login'), location: $location },
  fn: ({ open, location }) => {
    const page = open ? 'login' : location.page
    return { intent: { kind: 'go' as const, to: '/register' }, from: { page, node: '' } }
  },
  target: send,
})

// Who leaves the registration links nothing with a later one
const gone = sample({
  clock: [$popups.updates, $location.updates],
  source: { identity: $identity, open: isPopupOpen('register'), location: $location },
  filter: ({ identity, open, location }) => identity !== null && !open && location.page !== 'register',
})
sample({ clock: gone, fn: () => null, target: identityKept })

// A login that gave a token for the next time: of those alone who want to be remembered
sample({
  clock: loginSucceeded,
  filter: ({ entry }) => entry.remember === true && entry.oneClickToken !== undefined,
  fn: ({ entry }) => entry.oneClickToken ?? '',
  target: oneClickGiven,
})
sample({
  clock: loginSucceeded,
  filter: ({ entry }) => entry.how === 'password' && entry.remember !== true,
  fn: () => undefined,
  target: oneClickForgotten,
})
sample({
  clock: loginSucceeded,
  filter: ({ entry }) => entry.how === 'one-click' && entry.oneClickToken !== undefined,
  fn: ({ entry }) => entry.oneClickToken ?? '',
  target: oneClickGiven,
})
