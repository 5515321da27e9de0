import { sample } from 'effector'
import type { Event } from 'effector'

import type { Failure } from '../../../schemas/failure.ts'
import { failureOf } from '../requests/call.ts'
import { isRefused, isSessionOver } from '../requests/failure.ts'
import { $location } from './navigation.ts'
import { loginPopup, needTrueAccount, popupOpened, sessionFailed } from './popups.ts'
import { $memberFailure, $role } from '../context/session.ts'

/**
 * Requests of a real account. A guest is asked to log in; a trial account sees a message that it needs a real one, and a player
 * whose account could not be read sees a message about that.
 */
export function forRealAccounts<Request>(requests: Event<Request>): Event<Request> {
  const requested = sample({
    clock: requests,
    source: { role: $role, failure: $memberFailure, location: $location },
    fn: (here, request) => ({ ...here, request }),
  })
  sample({ clock: requested, filter: ({ failure }) => failure !== null, fn: () => sessionFailed, target: popupOpened })
  sample({ clock: requested, filter: ({ role }) => role === 'guest', fn: ({ location }) => loginPopup(location), target: popupOpened })
  sample({ clock: requested, filter: ({ role }) => role === 'trial', fn: () => needTrueAccount, target: popupOpened })
  return sample({ clock: requested, filter: ({ role }) => role === 'member' || role === 'agent', fn: ({ request }) => request })
}

/** Failures of such requests, without those of an account that turned out to be a trial: a popup says that it needs a real one. */
export function withoutTrials<Failed>(failed: Event<Failed>, failureIn: (requested: Failed) => Failure | undefined): Event<Failed> {
  const isTrial = (requested: Failed) => {
    const failure = failureIn(requested)
    return failure !== undefined && isRefused(failure, 'TRIAL_NOT_ALLOWED')
  }
  sample({ clock: failed, filter: isTrial, fn: () => needTrueAccount, target: popupOpened })
  return sample({ clock: failed, filter: (requested) => !isTrial(requested) })
}

/** Failures that are shown as messages. A session that is over shows none: the login opens by itself (guards.ts). */
export function plainFailures(failed: Event<Error>): Event<Failure> {
  return sample({ clock: withoutTrials(failed.map(failureOf), (failure) => failure), filter: (failure) => !isSessionOver(failure) })
}
