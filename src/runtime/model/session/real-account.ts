import { sample } from 'effector'
import type { Event } from 'effector'

import type { Failure } from '../../../schemas/failure.ts'
import { failureOf } from '../requests/call.ts'
import { isRefused } from '../requests/failure.ts'
import { $location } from '../navigation/navigation.ts'
import { loginPopup, needTrueAccount, popupOpened } from '../navigation/popups.ts'
import { $role } from './session.ts'

/** Those of the wishes that come from a real account. A guest is asked to log in, whoever only tries learns what it takes. */
export function forRealAccounts<Wish>(wishes: Event<Wish>): Event<Wish> {
  const met = sample({ clock: wishes, source: { role: $role, location: $location }, fn: (here, wish) => ({ ...here, wish }) })
  sample({ clock: met, filter: ({ role }) => role === 'guest', fn: ({ location }) => loginPopup(location), target: popupOpened })
  sample({ clock: met, filter: ({ role }) => role === 'trial', fn: () => needTrueAccount, target: popupOpened })
  return sample({ clock: met, filter: ({ role }) => role === 'member' || role === 'agent', fn: ({ wish }) => wish })
}

/** Failures of such wishes, without those of an account that turned out to be a trial: it learns what it takes. */
export function withoutTrials<Met>(failed: Event<Met>, failureIn: (met: Met) => Failure | undefined): Event<Met> {
  const isTrial = (met: Met) => {
    const failure = failureIn(met)
    return failure !== undefined && isRefused(failure, 'TRIAL_NOT_ALLOWED')
  }
  sample({ clock: failed, filter: isTrial, fn: () => needTrueAccount, target: popupOpened })
  return sample({ clock: failed, filter: (met) => !isTrial(met) })
}

/** Failures that are to be said. Nothing is said of a session that is over: the login opens by itself (guards.ts). */
export function plainFailures(failed: Event<Error>): Event<Failure> {
  return sample({ clock: withoutTrials(failed.map(failureOf), (failure) => failure), filter: (failure) => !isSessionOver(failure) })
}

export function isSessionOver(failure: Failure): boolean {
  return failure.kind === 'refused' && failure.status === 401
}
