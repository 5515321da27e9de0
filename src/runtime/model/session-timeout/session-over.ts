import { attach, combine, createEvent, createStore, sample, scopeBind } from 'effector'

import type { Page } from '../../../schemas/documents.ts'
import type { SessionOver } from '../../../schemas/nouns/play-session.ts'
import { logOut } from '../../gateway/endpoints/session/log-out.ts'
import { endpointFx } from '../requests/call.ts'
import { $documents, documentOf, documentWanted } from '../context/documents.ts'
import { admit } from '../navigation/guards.ts'
import { $platform } from '../lifecycle.ts'
import { $location, navigationRequested } from '../navigation/navigation.ts'
import { popupOpened, popupsLeft } from '../navigation/popups.ts'
import { $role, $token, sessionEnded, tokenKnown } from '../context/session.ts'
import { sessionBegan } from './session-record.ts'

const timeoutMs = 1_000 // for the gateway's answer and for leaving a page of members
const popup = 'session-over'

type Ending = { over: SessionOver; called: boolean; left: boolean }

// What may happen
/** The session ends by itself, not because the player logged out. `excluded`: the gateway has ended it already. */
export const sessionRanOut = createEvent<{ why: SessionOver['why']; until?: string | undefined }>()
const begun = createEvent<Ending>()
const waited = createEvent()
const ended = createEvent()

// What we know
/** Why the last session was over, until the next one. */
export const $over = createStore<SessionOver | null>(null).reset(tokenKnown)
const $ending = createStore<Ending | null>(null)
const $here = combine({ token: $token, role: $role, location: $location, documents: $documents, ending: $ending })

// How it changes: a player on a page of members is redirected first, so that the guard does not open the login over the message
const logOutFx = endpointFx(logOut)
const waitFx = attach({ source: $platform, effect: ({ clock }) => void clock.after(timeoutMs, scopeBind(waited, { safe: true })) })

sample({
  clock: sessionRanOut,
  source: $here,
  filter: ({ token, ending }) => token !== null && ending === null,
  fn: ({ role, location: { pathname, search, hash, page }, documents }, { why, until }): Ending => {
    const access = (documentOf(documents, `page/${page}`) as Page | undefined)?.access
    return {
      over: { why, back: pathname + search + hash, agent: role === 'agent', ...(until && { until }) },
      called: why === 'excluded',
      left: admit(access, 'guest') === 'open',
    }
  },
  target: begun,
})
$over.on(begun, (_, { over }) => over)
$ending
  .on(begun, (_, ending) => ending)
  .on(logOutFx.finally, (ending) => ending && { ...ending, called: true })
  .on($location.updates, (ending) => ending && { ...ending, left: true })
  .on(waited, (ending) => ending && { ...ending, called: true, left: true })
  .reset(ended)
sample({ clock: begun, fn: () => undefined, target: [popupsLeft, waitFx] })
sample({ clock: begun, filter: ({ called }) => !called, fn: () => undefined, target: logOutFx })
sample({
  clock: begun,
  filter: ({ left }) => !left,
  fn: ({ over }) => ({ to: over.agent ? '/agent' : '/', replace: true }),
  target: navigationRequested,
})
sample({ clock: $ending.updates, filter: (ending) => ending !== null && ending.called && ending.left, fn: () => undefined, target: ended })
sample({ clock: ended, target: sessionEnded })
sample({ clock: ended, fn: () => ({ popup }), target: popupOpened })
sample({ clock: sessionBegan, fn: () => `page/${popup}`, target: documentWanted }) // it is here when the network is not
