import { attach, combine, createEvent, createStore, sample } from 'effector'

import { accountActions } from '../../../schemas/form-actions.ts'
import type { FormAction } from '../../../schemas/form-actions.ts'
import { ownValue } from '../../../schemas/own-value.ts'
import { defineTopic } from '../../contract/topic.ts'
import { $member, sessionLost, $token } from '../context/session.ts'
import { mayBeWritten, readWritten } from '../drafts/written-down.ts'
import type { WrittenDown } from '../drafts/written-down.ts'
import { intentOf } from '../intents.ts'
import { $platform } from '../lifecycle.ts'
import { $location } from '../navigation/navigation.ts'
import { $popups, popupOpened } from '../navigation/popups.ts'
import { $plans, planOf } from './plans.ts'
import { $records, draftsRecalled, fieldTouched, formFinished, recordsForgotten, submitBegun } from './records.ts'
import * as sources from './sources.ts'
import { formsStarted } from './started.ts'

/** Forms of the account of whoever is logged in: what was typed in them is shown to nobody else. */
const ofAccounts: ReadonlySet<FormAction | null> = new Set<FormAction>(accountActions)
/** A day and a number to call are no secrets. */
const plainInputs: ReadonlySet<string> = new Set(['date', 'tel'])

// What may happen
const ownerChanged = createEvent()

// What we know
const $fromBefore = createStore<readonly string[]>([]).on(draftsRecalled, (_, drafts) => Object.keys(drafts)) // need not be drawn yet
const $accountForms = combine($plans, $fromBefore, (plans, fromBefore) => [
  ...new Set([...fromBefore, ...Object.keys(plans).filter((form) => ofAccounts.has(planOf(plans, form)?.action ?? null))]),
])
/** Who is or was here last: a session may end while a form is open. */
const $owner = createStore<string | null>(null)
const $recalled = createStore<WrittenDown | null>(null)
/** The pages and popups in which these forms were used. */
const $pages = createStore<readonly string[]>([])
/** Where the player is, and which popup with such a form is open. */
const $place = createStore<{ popup?: string | undefined; at: string }>({ at: '' })
/** The popup that a lost session has closed with a form in it. */
const $interrupted = createStore<{ of: string; popup: string; at: string } | null>(null)

// How it changes: another player, or a logout, forgets all of it
const come = sample({
  clock: [formsStarted, $member.updates],
  source: { owner: $owner, member: $member },
  filter: ({ member }) => member !== null,
  fn: ({ owner, member }) => ({ id: member?.id ?? '', isOther: owner !== null && owner !== member?.id }),
})
$owner.on(come, (_, { id }) => id)
sample({ clock: come, filter: ({ isOther }) => isOther, fn: () => undefined, target: ownerChanged })
sample({ clock: [ownerChanged, intentOf('logout')], source: $accountForms, fn: (forms) => forms, target: recordsForgotten })

// A reload finds it in the tab, which forgets everything when a session ends; no passwords, codes or numbers of accounts
const formDraftsKey = 'foyer-form-drafts'
const recallFx = attach({ source: $platform, effect: ({ session }) => readWritten(session.read(formDraftsKey)) ?? null })
sample({ clock: formsStarted, target: recallFx })
sample({ clock: recallFx.doneData, target: $recalled })
const recalled = sample({
  clock: [$recalled.updates, $member.updates],
  source: { recalled: $recalled, member: $member },
  filter: ({ recalled: found, member }) => found !== null && found.of === member?.id,
  fn: ({ recalled: found }) => found?.forms ?? {},
})
sample({ clock: recalled, target: draftsRecalled })
const ofSomebodyElse = sample({
  clock: come,
  source: $recalled,
  filter: (found, { id }) => found !== null && found.of !== id,
})
$recalled.reset([recalled, ofSomebodyElse])
const writeFx = attach({
  source: $platform,
  effect: ({ session }, written: WrittenDown) => session.write(formDraftsKey, JSON.stringify(written)),
})
sample({
  clock: [fieldTouched, submitBegun, formFinished, come],
  source: combine({ member: $member, forms: $accountForms, records: $records, plans: $plans, waiting: $recalled }),
  filter: ({ member, forms, waiting }) => member !== null && forms.length > 0 && waiting === null,
  fn: ({ member, forms, records, plans }) => ({
    of: member?.id ?? '',
    forms: Object.fromEntries(
      forms.map((form) => {
        const plain = fieldsOf(planOf(plans, form)).flatMap(({ view }) => (plainInputs.has(view.input) ? [view.key] : []))
        return [form, mayBeWritten(ownValue(records, form)?.draft ?? {}, (field) => plain.includes(field))]
      }),
    ),
  }),
  target: writeFx,
})

// A session that is lost takes the popup of such a form away: once the same player is back at that address, it is there again
const used = sample({
  clock: [fieldTouched, submitBegun],
  source: { forms: $accountForms, pages: $pages },
  filter: ({ forms, pages }, { form, page }) => page !== undefined && forms.includes(form) && !pages.includes(page),
  fn: ({ pages }, { page = '' }) => [...pages, page],
})
sample({ clock: used, target: $pages })
sample({
  clock: [used, $popups.updates, $location.updates],
  source: { token: $token, popups: $popups, pages: $pages, location: $location },
  filter: ({ token }) => token !== null, // what comes after the loss is no place of the player's
  fn: ({ popups, pages, location }) => ({ popup: popups.find(({ popup }) => pages.includes(popup))?.popup, at: addressOf(location) }),
  target: $place,
})
sample({
  clock: sessionLost,
  source: { owner: $owner, place: $place },
  filter: ({ owner, place: { popup } }) => owner !== null && popup !== undefined,
  fn: ({ owner, place: { popup, at } }) => ({ of: owner ?? '', popup: popup ?? '', at }),
  target: $interrupted,
})
const back = sample({
  clock: [$member.updates, $location.updates],
  source: { interrupted: $interrupted, member: $member, location: $location },
  filter: ({ interrupted, member }) => interrupted !== null && member !== null,
})
const cameBack = sample({
  clock: back,
  filter: ({ interrupted, member, location }) => interrupted?.of === member?.id && interrupted?.at === addressOf(location),
  fn: ({ interrupted }) => ({ popup: interrupted?.popup ?? '' }),
})
sample({ clock: cameBack, target: popupOpened })
const wentElsewhere = sample({
  clock: back,
  filter: ({ interrupted, member, location: { page } }) => interrupted?.of !== member?.id || !loginPages.includes(page),
})
$interrupted.reset([wentElsewhere, intentOf('logout')])
const loginPages: readonly string[] = ['login', 'register']

function addressOf({ pathname, search }: { pathname: string; search: string }): string {
  return pathname + search
}

function fieldsOf(plan: ReturnType<typeof planOf>) {
  return (plan?.methods ?? []).flatMap(({ fields }) => fields)
}

export const topic = defineTopic({ sources: Object.values(sources), started: formsStarted })
