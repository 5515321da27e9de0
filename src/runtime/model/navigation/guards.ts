import { attach, combine, createStore, sample } from 'effector'

import type { Page } from '../../../schemas/documents.ts'
import type { Role } from '../../../schemas/facts.ts'
import { $documents, $routes, documentOf, documentState } from '../context/documents.ts'
import { $platform } from '../lifecycle.ts'
import { $location, navigationRequested } from './navigation.ts'
import type { Navigation } from './navigation.ts'
import { safeRedirect } from './safe-redirect.ts'
import { $popups, loginPopup, needTrueAccount, popupClosed, popupOpened, popupsLeft, sessionFailed } from './popups.ts'
import { $lost, $memberFailure, $role, loggedIn, loggingOut, lossForgotten, sessionLost } from '../context/session.ts'

/**
 * Whether the visitor may see a page. `wait`: not known yet; `failed`: the member could not be read; `login`: after a login;
 * `agent-login`: only agents, who log in at their own page; `true-account`: not with a trial.
 */
export type Admission = 'open' | 'wait' | 'failed' | 'login' | 'agent-login' | 'true-account'

/** A trial session is a login: it may see every page of members. `real` pages are for real accounts only. */
export function admit(access: Page['access'], role: Role | null): Admission {
  if (access === undefined || access === 'anyone') return 'open'
  if (role === null) return 'wait'
  if (access === 'agent') return role === 'agent' ? 'open' : 'agent-login'
  if (role === 'guest') return 'login'
  return access === 'real' && role === 'trial' ? 'true-account' : 'open'
}

// What we know
type Documents = ReturnType<typeof $documents.getState>
const accessOf = (documents: Documents, page: string): Page['access'] => {
  const document = documentOf(documents, `page/${page}`)
  return document?.kind === 'page' ? document.access : undefined
}
type Visitor = { documents: Documents; role: Role | null; failure: unknown }
function admissionOf({ documents, role, failure }: Visitor, page: string): Admission {
  if (documentState(documents, `page/${page}`).status === 'loading') return 'wait'
  const admission = admit(accessOf(documents, page), role)
  return admission !== 'open' && failure ? 'failed' : admission // there is a session, but the member is not known
}
/** Whether the page at the address may be shown, or the page around it, where there is one. */
export const $outerAdmission = combine($location, $documents, $role, $memberFailure, ({ page, parent }, documents, role, failure) =>
  admissionOf({ documents, role, failure }, parent ?? page),
)
/** The pages where one logs in, and which lead a member on. */
const entryPages: readonly string[] = ['login', 'register']
const $entering = createStore(false) // somebody logs in at such an address
/**
 * Whether the page at the address may be shown: a page inside another one needs what both ask for. Who has a session that is still asked
 * for is probably led on, so the login waits; it would open for a moment only.
 */
export const $admission = combine(
  { location: $location, documents: $documents, role: $role, failure: $memberFailure, outer: $outerAdmission, entering: $entering },
  ({ location: { page }, documents, role, failure, outer, entering }): Admission => {
    if (outer !== 'open') return outer
    if (entryPages.includes(page) && role === null && !failure && !entering) return 'wait'
    return admissionOf({ documents, role, failure }, page)
  },
)

// How it changes: a visitor who may not see the page is redirected; the address keeps where he wanted to go
sample({
  clock: [$admission, $location.updates],
  source: { admission: $admission, location: $location },
  filter: ({ admission }) => admission === 'login' || admission === 'agent-login' || admission === 'true-account',
  fn: ({ admission, location: { pathname, search, hash } }): Navigation => {
    if (admission === 'login') return { to: `/login?${new URLSearchParams({ back: pathname + search + hash }).toString()}`, replace: true }
    return { to: admission === 'agent-login' ? '/agent' : '/', replace: true }
  },
  target: navigationRequested,
})
// The popup with the reason opens after the redirect, because a change of page closes all popups
const $trialRefused = createStore(false).on($admission, (refused, admission) => refused || admission === 'true-account')
sample({
  clock: $location.updates,
  source: { refused: $trialRefused, admission: $admission },
  filter: ({ refused, admission }) => refused && admission !== 'true-account',
  fn: () => needTrueAccount,
  target: popupOpened,
})
$trialRefused.reset(popupOpened)

// A player who loses the session may come back to the same place
const loginPages: readonly string[] = ['login', 'agent']
sample({
  clock: sessionLost,
  source: $location,
  filter: ({ page }) => !loginPages.includes(page), // the guard was here before
  fn: (location) => loginPopup(location, { expired: true }),
  target: popupOpened,
})
// The reason is shown until the login is closed
sample({
  clock: [$popups.updates, $location.updates],
  source: { lost: $lost, popups: $popups, location: $location },
  filter: ({ lost, popups, location: { page } }) =>
    lost !== null && !loginPages.includes(page) && !popups.some(({ popup }) => loginPages.includes(popup)),
  fn: () => undefined,
  target: lossForgotten,
})

// Who logs out goes to the lobby. Popups close, because one of members would ask for a login again
sample({ clock: loggingOut, fn: () => undefined, target: popupsLeft })
sample({
  clock: loggingOut,
  filter: (role) => role !== 'guest',
  fn: (role) => ({ to: role === 'agent' ? '/agent' : '/' }),
  target: navigationRequested,
})

sample({ clock: $role.updates, filter: (role) => role !== null, fn: () => sessionFailed, target: popupClosed }) // it is known who is here

// A member who comes to the address of the login or the registration is led on, to where it leads back to, else to the lobby. A trial may
// log in or register, and who logs in right there is led on by the login itself
sample({
  clock: loggedIn,
  source: $location,
  filter: ({ page }) => entryPages.includes(page),
  fn: () => true,
  target: $entering,
})
sample({ clock: $location.updates, filter: ({ page }) => !entryPages.includes(page), fn: () => false, target: $entering })
sample({
  clock: [$location.updates, $role.updates, $memberFailure.updates],
  source: { location: $location, role: $role, failure: $memberFailure, entering: $entering, documents: $documents, routes: $routes },
  filter: ({ location: { page }, role, failure, entering }) =>
    entryPages.includes(page) && !entering && (role === 'member' || role === 'agent' || failure !== null),
  fn: ({ location: { search }, documents, routes }): Navigation => {
    const back = new URLSearchParams(search).get('back')
    const isPopup = (page: string) => (documentOf(documents, `page/${page}`) as Page | undefined)?.as === 'popup'
    return { to: safeRedirect(back, routes, isPopup) ?? '/', replace: true }
  },
  target: navigationRequested,
})

/** Kept in the tab's storage while a password must be changed, so that a reload does not avoid it. */
export const passwordDue = { key: 'foyer-password-due', popup: 'change-password-forced' }
const recallDueFx = attach({ source: $platform, effect: ({ session }) => session.read(passwordDue.key) })
sample({ clock: $role.updates, filter: (role) => role !== null && role !== 'guest', fn: () => undefined, target: recallDueFx })
sample({ clock: recallDueFx.doneData, filter: (due) => due !== undefined, fn: () => ({ popup: passwordDue.popup }), target: popupOpened })

// The same for popups without an address: another one replaces them
const refused = sample({
  clock: [$popups.updates, $role.updates],
  source: { popups: $popups, documents: $documents, role: $role, location: $location },
  filter: ({ popups, documents, role }) => popups.some(({ popup }) => isRefused(documents, popup, role)),
  fn: ({ popups, documents, role, location }) => {
    const popup = popups.find((open) => isRefused(documents, open.popup, role))?.popup ?? ''
    const instead = admit(accessOf(documents, popup), role) === 'true-account' ? needTrueAccount : loginPopup(location)
    return { popup, instead }
  },
})
sample({ clock: refused, fn: ({ popup }) => ({ popup }), target: popupClosed })
sample({ clock: refused, fn: ({ instead }) => instead, target: popupOpened })

function isRefused(documents: Documents, popup: string, role: Role | null): boolean {
  const admission = admit(accessOf(documents, popup), role)
  return admission !== 'open' && admission !== 'wait'
}
