import { attach, combine, createEvent, createStore, sample } from 'effector'

import { ownValue } from '../../../schemas/own-value.ts'
import { intentOf } from '../intents.ts'
import { $platform } from '../lifecycle.ts'
import { $member } from '../context/session.ts'
import { $topics, loadTopicFx } from '../topic-loading.ts'
import { mayBeWritten, readWritten } from './written-down.ts'
import type { WrittenDown } from './written-down.ts'

/** What was typed, by form and field. */
export type Drafts = WrittenDown['forms']

// What may happen
/** The topic is loaded, which is long after the login: who is here is known and does not change any more. */
export const draftsStarted = createEvent()
/** What was typed in a form is not wanted any more. */
export const draftForgotten = createEvent<string>()

// What we know
/** Who is or was here last: a page is left after its session has ended. */
const $owner = createStore<string | null>(null)
sample({
  clock: [draftsStarted, $member.updates],
  source: { owner: $owner, member: $member },
  fn: ({ owner, member }) => member?.id ?? owner,
  target: $owner,
})
const $kept = createStore<WrittenDown>({ of: '', forms: {} })
const nothing: Drafts = {}

const given = sample({
  clock: intentOf('keep-draft'),
  source: $owner,
  filter: (owner) => owner !== null,
  fn: (owner, { form, values }) => ({ of: owner ?? '', form, values }),
})
$kept
  .on(given, (kept, { of, form, values }) => ({ of, forms: { ...(kept.of === of && kept.forms), [form]: values } }))
  .on(draftForgotten, (kept, form) => ({ ...kept, forms: { ...kept.forms, [form]: {} } }))
  .on(intentOf('logout'), (kept) => ({ ...kept, forms: {} }))

/** What the player typed in a form and did not send: it is there again after a login, or another language. Nobody else sees it. */
export const $drafts = combine($kept, $member, ({ of, forms }, member) => (member?.id === of ? forms : nothing))

/** Amounts, choices and names of files of our own forms. Other fields have names of the gateway, and may be the number of a card. */
const ownFields: Readonly<Record<string, RegExp>> = {
  complaint: /^(?:questionType|pictures)$/,
  'confirm-withdrawal': / (?:open|proofs|received)$/,
  convert: /^points$/,
  deposit: /^(?:amount|channel)$/,
  feedback: /^(?:questionType|pictures)$/,
  limits: /^(?:amount|open)$/,
  'offer-contract': /^(?:type|period|tiers|\d+ [a-zA-Z]+)$/, // a form for each account, whose name follows
  redeem: /^(?:item|quantity)$/, // where a gift is sent is not written down
  'transfer-downline': /^amount$/,
  'transfer-upline': /^amount$/,
  'transfer-wallets': /^(?:amount|from|to)$/,
  withdraw: /^(?:account|amount)$/,
}

// A page that is left tells what was typed while it goes away: the topic that takes it has to be here by then
sample({
  clock: draftsStarted,
  source: $topics,
  filter: (topics) => topics.some(({ name }) => name === 'drafts'),
  fn: () => 'drafts',
  target: loadTopicFx,
})

// How it changes: a reload of the page finds it in the tab, which forgets everything when a session ends
export const draftsKey = 'foyer-drafts'
const recallFx = attach({ source: $platform, effect: ({ session }) => readWritten(session.read(draftsKey)) })
sample({ clock: draftsStarted, target: recallFx })
/** Whether the tab has been asked what was typed before a reload: a form that is drawn earlier begins without it. */
export const $recalled = createStore(false).on(recallFx.finally, () => true)
$kept.on(recallFx.doneData, (kept, recalled) => (recalled && kept.of === '' ? recalled : kept))
const writeFx = attach({
  source: $platform,
  effect: ({ session }, { of, forms }: WrittenDown) => {
    const written = Object.entries(forms).map(([form, values]) => [
      form,
      mayBeWritten(values, (field) => ownFields[form.split(' ', 1)[0] ?? '']?.test(field) === true),
    ])
    session.write(draftsKey, JSON.stringify({ of, forms: Object.fromEntries(written) }))
  },
})
sample({
  clock: [given, draftForgotten, $member.updates],
  source: { kept: $kept, member: $member },
  filter: ({ kept, member }) => member !== null && member.id === kept.of,
  fn: ({ kept }) => kept,
  target: writeFx,
})

export function draftIn(drafts: Drafts, form: string): Record<string, string> {
  return { ...ownValue(drafts, form) }
}
