import { attach, combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import * as z from 'zod/mini'

import type { JsonObject } from '../../../schemas/json.ts'
import { LaunchTarget } from '../../../schemas/launch-target.ts'
import { defineTopic } from '../../contract/topic.ts'
import { logOut } from '../../gateway/endpoints/session/log-out.ts'
import { $brand, $documents, $routes, documentOf } from '../context/documents.ts'
import { $memberFailure, $role, loggedIn, memberWanted, $token, sessionEnded } from '../context/session.ts'
import { $flags } from '../facts/flags.ts'
import { formFinished, submitEnded } from '../forms/records.ts'
import { nameGiven } from '../forms/remembered-name.ts'
import { loginDue, loginSucceeded, oldPasswordRefused, passwordChanged, ticketExpired, verificationDue } from '../forms/submitting.ts'
import { send } from '../intents.ts'
import type { SentIntent } from '../intents.ts'
import { $platform } from '../lifecycle.ts'
import { addressLeft } from '../navigation/go.ts'
import { passwordDue } from '../navigation/guards.ts'
import { $location, navigationRequested } from '../navigation/navigation.ts'
import type { Navigation } from '../navigation/navigation.ts'
import { $popups, popupClosed, popupOpened, sessionFailed } from '../navigation/popups.ts'
import { safeRedirect } from '../navigation/safe-redirect.ts'
import { endpointFx } from '../requests/call.ts'
import { toastShown } from '../toasts/toasts.ts'
import { logIn, verifyIp } from './log-in.ts'
import { loginCompleted } from './login-completed.ts'
import { loginStarted, $verifying, identityKept, oldPasswordGiven, verificationGiven } from './login-memory.ts'
import { loginOutcomeOf, mustChangePassword } from './login-outcome.ts'
import type { PendingLogin } from './login-outcome.ts'
import { changePassword, forgotByEmail, forgotByPhone } from './passwords.ts'
import { register } from './register.ts'
import * as sources from './sources.ts'

/** Popups of the login flow: they all close when somebody is logged in. */
const loginPopups: readonly string[] = ['verify-ip', 'change-password-forced', 'forgot-password', 'register', 'login']
const forced = passwordDue.popup

type Place = {
  popups: readonly { popup: string; args: JsonObject }[]
  location: { pathname: string; search: string; page: string }
  isPopup: (page: string) => boolean
  routes: Readonly<Record<string, string>>
}
/** What is done when somebody is in, in this order. */
type Finish = { close: readonly string[]; launch?: LaunchTarget | undefined; navigate?: Navigation | undefined; leave?: boolean }

/**
 * Where somebody goes who has come in: where he wanted to, else he stays where he is. Agents go to their center, a new player to the lobby.
 */
export function finishOf({ action, how }: Pick<PendingLogin, 'action' | 'how'>, { popups, location, isPopup, routes }: Place): Finish {
  const close = loginPopups.filter((loginPopup) => popups.some(({ popup }) => popup === loginPopup))
  const inLoginPopup = isPopup(location.page)
  if (action === 'log-in-agent') return { close, navigate: { to: '/agentHome', replace: true } }
  if (how === 'registration') return { close, navigate: { to: '/', replace: inLoginPopup } }
  const args = popups.filter(({ popup }) => loginPopups.includes(popup)).map((open) => open.args)
  const launch = args.map((given) => z.safeParse(LaunchTarget, given.launch)).find(({ success }) => success)?.data
  const wanted = [...args.map(({ back }) => back), ...(inLoginPopup ? [new URLSearchParams(location.search).get('back')] : [])]
  const back = wanted.map((given) => safeRedirect(given, routes, isPopup)).find((path) => path !== undefined)
  if (launch) return { close, launch, ...(inLoginPopup && (back ? { navigate: { to: back, replace: true } } : { leave: true })) }
  if (back !== undefined && back !== location.pathname + location.search) return { close, navigate: { to: back, replace: inLoginPopup } }
  return { close, ...(inLoginPopup && { leave: true }) }
}

// What may happen
const finished = createEvent<PendingLogin & { finish: Finish }>()

// What we know
const $pendingLogin = createStore<PendingLogin | null>(null) // logging in: the member is being requested
const $told = createStore(false) // a message has said that the member cannot be read
type Held = { login: PendingLogin; finish: Finish }
const $held = createStore<Held | null>(null) // in, but the password must be changed first
const $place = combine(
  { popups: $popups, location: $location, documents: $documents, routes: $routes },
  ({ popups, location, documents, routes }): Place => ({
    popups,
    location,
    routes,
    isPopup: (page) => loginPopups.includes(page) || isPopupDocument(documents, page),
  }),
)

const closeFx = createEffect((popups: readonly string[]) => {
  const close = scopeBind(popupClosed, { safe: true })
  for (const popup of popups) close({ popup })
})
const holdFx = createEffect(({ finish }: Held) => {
  const open = scopeBind(popupOpened, { safe: true })
  return closeFx(finish.close).then(() => open({ popup: forced }))
})
const finishFx = createEffect(async ({ finish: { close, leave, navigate, launch }, failed }: { finish: Finish; failed?: boolean }) => {
  const [left, sendIntent, go, open] = [
    scopeBind(addressLeft, { safe: true }),
    scopeBind(send, { safe: true }),
    scopeBind(navigationRequested, { safe: true }),
    scopeBind(popupOpened, { safe: true }),
  ]
  await closeFx(close)
  if (leave) left({ replace: failed === true })
  if (navigate) go(navigate)
  if (launch) sendIntent({ intent: { kind: 'launch', target: launch } })
  if (failed) open(sessionFailed)
})

// How it changes: the token first, then who that is, then where to
const prepared = sample({
  clock: loginSucceeded,
  source: { brand: $brand, flags: $flags },
  fn: ({ brand: { weakPassword }, flags }, { form, action, entry }) => ({
    login: {
      form,
      action,
      how: entry.how,
      firstTime: entry.firstTimeLogin,
      mustChange: mustChangePassword(entry, { weakPassword, policy: flags.PWDEXPFORCECHANGE3 === true }),
    },
    entry,
  }),
})
$pendingLogin.on(prepared, (_, { login }) => login)
sample({ clock: prepared, fn: ({ login, entry }) => (login.mustChange ? (entry.password ?? null) : null), target: oldPasswordGiven })
sample({
  clock: prepared,
  filter: ({ entry }) => entry.how === 'password',
  fn: ({ entry }) => (entry.remember ? (entry.name ?? null) : null),
  target: nameGiven,
})
sample({ clock: prepared, fn: ({ entry: { token } }) => ({ token }), target: loggedIn })

const known = sample({
  clock: $role.updates,
  source: { login: $pendingLogin, token: $token, told: $told },
  filter: ({ login, token, told }, role) => login !== null && role !== null && (token !== null || !told),
  fn: ({ login, token }, role) => (login && role ? { login, outcome: loginOutcomeOf(login, role, token !== null) } : null),
})
const resolved = sample({ clock: known, filter: (outcome) => outcome !== null })
$pendingLogin.reset(resolved)

// Logged in, but the member cannot be read: the login ends with a message; the rest follows when it is known. A requested game
// waits with its own request, but not that of somebody who must change the password first
$told.reset([prepared, resolved])
const unread = sample({
  clock: $memberFailure.updates,
  source: { login: $pendingLogin, told: $told, place: $place },
  filter: ({ login, told }, failure) => failure !== null && login !== null && !told,
  fn: ({ login, place }) => {
    const { form, action, how, mustChange } = login as PendingLogin // the filter has checked it
    const { launch, navigate, ...finish } = finishOf({ action, how }, place)
    return {
      form,
      mustChange,
      failed: true,
      finish: { ...finish, ...(!mustChange && { launch }), ...(action !== 'log-in-agent' && { navigate }) },
    }
  },
})
$told.on(unread, () => true)
sample({ clock: unread, target: finishFx })
sample({ clock: unread, fn: ({ form }) => ({ form }), target: formFinished })

// An account that may not log in here sees a message, and is not logged in
const logOutFx = endpointFx(logOut)
const notAgent = sample({ clock: resolved, filter: ({ outcome }) => outcome === 'not-agent', fn: ({ login }) => login })
sample({
  clock: notAgent,
  fn: ({ form }) => ({ form, failure: { message: { text: 't:form.not-agent' }, link: { label: 't:form.to-lobby-login', to: '/login' } } }),
  target: submitEnded,
})
sample({ clock: notAgent, fn: () => undefined, target: logOutFx })
sample({ clock: logOutFx.finally, target: sessionEnded })
sample({
  clock: resolved,
  filter: ({ outcome }) => outcome === 'not-logged-in',
  fn: ({ login: { form } }) => ({ form, failure: { message: { text: 't:error.not-logged-in' } } }),
  target: submitEnded,
})

// Who must change the password does that before going where he wanted to
const held = sample({
  clock: resolved,
  source: $place,
  filter: (_, { outcome }) => outcome === 'change-password',
  fn: (place, { login }) => ({ login, finish: finishOf(login, place) }),
})
$held.on(held, (_, waiting) => waiting).reset(sessionEnded)
sample({ clock: held, target: holdFx })
const markFx = attach({
  source: $platform,
  effect: ({ session }, due: boolean) => (due ? session.write(passwordDue.key, 'yes') : session.remove(passwordDue.key)),
})
sample({ clock: [held, unread.filter({ fn: ({ mustChange }) => mustChange })], fn: () => true, target: markFx })
sample({ clock: passwordChanged, fn: () => false, target: markFx })
sample({ clock: held, fn: ({ login: { form } }) => ({ form }), target: formFinished })
sample({
  clock: $popups.updates,
  source: $held,
  filter: (waiting, open) => waiting !== null && !open.some(({ popup }) => popup === forced),
  fn: () => ({ popup: forced }),
  target: popupOpened,
}) // a step back in the browser does not skip it
const changed = sample({
  clock: passwordChanged,
  source: { waiting: $held, location: $location },
  fn: ({ waiting, location: { pathname } }, { page }) => ({ waiting, pathname, page }),
})
sample({ clock: changed, fn: () => ({ kind: 'success' as const, message: { text: 't:form.password-changed' } }), target: toastShown })
sample({ clock: [changed, oldPasswordRefused], fn: () => null, target: oldPasswordGiven })
sample({ clock: changed, fn: () => undefined, target: memberWanted })
// the filter has seen it
const freed = sample({ clock: changed, filter: ({ waiting }) => waiting !== null, fn: ({ waiting }) => waiting as Held })
sample({
  clock: freed,
  fn: ({ login, finish }) => ({ ...login, finish: { ...finish, close: [...finish.close, forced] } }),
  target: finished,
})
$held.reset(freed)
// The player changed the password voluntarily: the popup closes and the lobby opens (section 4 of the specification)
const changedFreely = sample({ clock: changed, filter: ({ waiting }) => waiting === null })
sample({ clock: changedFreely, fn: ({ page }) => ({ popup: page ?? 'change-password' }), target: popupClosed })
sample({
  clock: changedFreely,
  filter: ({ pathname }) => pathname !== '/',
  fn: (): Navigation => ({ to: '/' }),
  target: navigationRequested,
})

sample({
  clock: resolved,
  source: $place,
  filter: (_, { outcome }) => outcome === 'in',
  fn: (place, { login }) => ({ ...login, finish: finishOf(login, place) }),
  target: finished,
})
sample({ clock: finished, fn: ({ form }) => ({ form }), target: formFinished })

// In: on to where he wanted
sample({ clock: finished, target: finishFx })
sample({ clock: finished, fn: ({ firstTime }) => ({ firstTime }), target: loginCompleted })
sample({ clock: finished, fn: () => null, target: [verificationGiven, identityKept] })

// Between popups of the login flow: from one popup to the other, or from one address to the other
const goFrom = (page: string | undefined, to: string): SentIntent => ({
  intent: { kind: 'go', to, replace: true },
  ...(page !== undefined && { from: { page, node: '' } }),
})
sample({ clock: loginDue, fn: ({ message, draft }) => ({ form: 'login', notice: message, draft }), target: formFinished })
sample({ clock: loginDue, fn: ({ page }) => goFrom(page, '/login'), target: send })

// An address of the network that is not known: one more question, over the login
sample({ clock: verificationDue, target: verificationGiven })
sample({ clock: verificationGiven, filter: (verifying) => verifying !== null, fn: () => ({ popup: 'verify-ip' }), target: popupOpened })
sample({
  clock: $popups.updates,
  source: $verifying,
  filter: (verifying, open) => verifying !== null && !open.some(({ popup }) => popup === 'verify-ip'),
  fn: () => null,
  target: verificationGiven,
}) // cancelled: nothing of it is kept
const expired = sample({ clock: ticketExpired, source: $verifying, fn: (verifying) => verifying?.form ?? 'login' })
sample({ clock: expired, fn: () => null, target: verificationGiven })
sample({ clock: expired, fn: () => ({ popup: 'verify-ip' }), target: popupClosed })
sample({ clock: expired, fn: (form) => ({ form, failure: { message: { text: 't:form.ticket-expired' } } }), target: submitEnded })

function isPopupDocument(documents: Parameters<typeof documentOf>[0], page: string): boolean {
  const document = documentOf(documents, `page/${page}`)
  return document?.kind === 'page' && document.as === 'popup'
}

export const topic = defineTopic({
  sources: Object.values(sources),
  started: loginStarted,
  formActions: {
    'log-in': logIn,
    'log-in-agent': logIn,
    register,
    'change-password': changePassword,
    'forgot-by-email': forgotByEmail,
    'forgot-by-phone': forgotByPhone,
    'verify-ip': verifyIp,
  },
})
