import { attach, combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'

import { defineTopic } from '../../contract/topic.ts'
import { isBusy } from '../../platform/activity.ts'
import { announcementsOf, announcementsWanted } from '../announcements/announcements.ts'
import { $documents, documentOf, documentState, documentWanted } from '../context/documents.ts'
import { sessionEnded } from '../context/session.ts'
import { $rootScreen } from '../context/site.ts'
import { $platform } from '../lifecycle.ts'
import { $location } from '../navigation/navigation.ts'
import { $pageShown } from '../navigation/page-shown.ts'
import { $popups, popupExpected, popupOpened } from '../navigation/popups.ts'
import { $popupAnnouncements, popupsOf } from './announcement-texts.ts'
import { announcementPopupsStarted } from './first-login.ts'
import * as sources from './sources.ts'

/** Once per session for those who are logged in, and once for those who are not. */
type Group = 'guest' | 'session'

const momentMs = 2_000 // between the last thing that happened and the popup: it makes the whole page inert, which nobody should wait for
const shownKey = 'foyer-announcements-shown'
const popup = 'announcement'

// What may happen
const recalled = createEvent<readonly Group[]>()
const momentPassed = createEvent<number>()
const opened = createEvent<Group>()

// What we know
const $shownTo = createStore<readonly Group[] | null>(null) // null: not recalled yet
/** The audience whose announcements wait to be shown. */
const $waiting = combine($popupAnnouncements, $shownTo, ({ audience, dismissed, cdn, ...known }, shownTo): Group | null => {
  if (audience === null || shownTo === null) return null
  const group = audience === 'guest' ? 'guest' : 'session'
  const state = announcementsOf(known)
  // what is asked again may be what guests were answered
  const isKnown = state.status === 'ready' && !state.refreshing
  return !shownTo.includes(group) && isKnown && popupsOf(state.value, audience, dismissed, cdn).length > 0 ? group : null
})
/** Whether the lobby is visible: no screen instead of it, no popup over it, no game in its place. */
const $clear = combine(
  { screen: $rootScreen, popups: $popups, location: $location, page: $pageShown, documents: $documents },
  ({ screen, popups, location, page, documents }) => {
    const shown = documentOf(documents, `page/${page}`)
    return (
      screen === 'app' &&
      popups.length === 0 &&
      location.page === page &&
      shown?.kind === 'page' &&
      hasMenus(shown.chrome) &&
      documentState(documents, `page/${popup}`).status === 'ready'
    )
  },
)
const $due = combine($waiting, $clear, (waiting, clear) => (clear ? waiting : null))
const $round = createStore(0) // the timer of an earlier round is ignored

// How it changes
export const checkAttentionFx = createEffect(isBusy)
const recallFx = attach({
  source: $platform,
  effect: ({ session }) =>
    (session.read(shownKey) ?? '').split(' ').filter((group): group is Group => group === 'guest' || group === 'session'),
})
const keepFx = attach({
  source: { platform: $platform, shownTo: $shownTo },
  effect: ({ platform, shownTo }) => platform.session.write(shownKey, (shownTo ?? []).join(' ')),
})
const waitFx = attach({
  source: { platform: $platform, round: $round },
  effect: ({ platform: { clock }, round }) => {
    const passed = scopeBind(momentPassed, { safe: true })
    clock.after(momentMs, () => passed(round))
  },
})

sample({ clock: announcementPopupsStarted, target: [recallFx, announcementsWanted] })
sample({ clock: recallFx.doneData, target: recalled })
sample({ clock: $waiting, filter: (waiting) => waiting !== null, fn: () => `page/${popup}`, target: documentWanted })
const becameDue = sample({ clock: $due, filter: (due) => due !== null, fn: () => undefined })
$round.on(becameDue, (round) => round + 1)
sample({ clock: becameDue, target: waitFx })
sample({ clock: becameDue, fn: () => ({ popup }), target: popupExpected })
sample({
  clock: momentPassed,
  source: { round: $round, due: $due },
  filter: ({ round, due }, of) => round === of && due !== null,
  fn: () => undefined,
  target: checkAttentionFx,
})
const free = sample({ clock: checkAttentionFx.doneData, source: $due, filter: (due, busy) => due !== null && !busy, fn: (due) => due })
sample({ clock: free, filter: (due) => due !== null, target: opened })
sample({ clock: checkAttentionFx.doneData, filter: (busy) => busy, fn: () => undefined, target: waitFx })

// A reload does not show them again. Its record ends with the session; that of the guest is valid until the page is reloaded
$shownTo
  .on(recalled, (_, groups) => groups)
  .on(opened, (groups, group) => [...(groups ?? []), group])
  .on(sessionEnded, (groups) => groups?.filter((group) => group !== 'session') ?? null)
sample({ clock: opened, target: keepFx })
sample({ clock: opened, fn: () => ({ popup }), target: popupOpened })

/** Pages that hide header or side menu are a game's or a form's: nothing opens over them. */
function hasMenus(chrome: { header?: string | null | undefined; sideMenu?: string | null | undefined } | undefined): boolean {
  return Boolean(chrome?.header) && chrome?.sideMenu !== null
}

export const topic = defineTopic({ sources: Object.values(sources), started: announcementPopupsStarted })
