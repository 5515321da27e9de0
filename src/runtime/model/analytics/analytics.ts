import { attach, combine, createEvent, createStore, sample } from 'effector'

import type { AnalyticsChoice } from '../../../schemas/nouns/analytics.ts'
import type { AnalyticsSink } from '../../contract/analytics-sink.ts'
import { $deviceStorage } from '../device-storage.ts'
import { $brand } from '../context/documents.ts'
import { $language } from '../context/preferences.ts'
import { intentOf } from '../intents.ts'
import { $platform } from '../lifecycle.ts'
import { $location } from '../navigation/navigation.ts'
import { $pageShown, $visited } from '../navigation/page-shown.ts'
import { $popups, popupClosed, popupOpened } from '../navigation/popups.ts'
import { $permission } from '../context/site.ts'

/** What the device keeps: the choice, and only while it is `allowed` a random name for it. */
const choiceKey = 'foyer-analytics'
const visitorKey = 'foyer-visitor'
/** Kept in the tab: the question has been asked in this session. */
const askedKey = 'analyticsAsked'
const popup = 'privacy'

type Choice = AnalyticsChoice['choice']
type Visited = { page: string; providers: readonly Provider[]; language: string }
type Provider = { name: string; id: string; load: () => Promise<AnalyticsSink> }

const sinks = new Map(
  Object.entries(import.meta.glob<AnalyticsSink>(['./sinks/*.ts', '!./sinks/*.test.ts'], { import: 'sink' })).map(([path, load]) => [
    path.slice('./sinks/'.length, -'.ts'.length),
    load,
  ]),
)

// What may happen
/** The topic is loaded: what the device remembers is read. */
export const analyticsStarted = createEvent()

// What we know
const $choice = createStore<Choice>('open')
/** Providers that the gateway names, the brand allows and a sink is there for. */
const $providers = combine($permission, $brand, (permission, { analytics = [] }): readonly Provider[] =>
  (permission?.info.analytics ?? []).flatMap(({ provider: name, id }) => {
    const load = analytics.includes(name) ? sinks.get(name) : undefined
    return load ? [{ name, id, load }] : []
  }),
)
export const $analytics = combine($choice, $providers, (choice, providers): AnalyticsChoice => ({
  choice,
  providers: [...new Set(providers.map(({ name }) => name))],
}))

// How it changes
const recallFx = attach({
  source: $deviceStorage,
  effect(storage): Choice {
    const kept = storage.read(choiceKey)
    if (kept !== 'allowed') storage.remove(visitorKey)
    return kept === 'allowed' || kept === 'refused' ? kept : 'open'
  },
})
const keepFx = attach({
  source: { storage: $deviceStorage, platform: $platform },
  effect({ storage, platform }, { allowed }: { allowed: boolean }): Choice {
    const choice = allowed ? 'allowed' : 'refused'
    storage.write(choiceKey, choice)
    if (!allowed) storage.remove(visitorKey)
    else if (storage.read(visitorKey) === undefined) storage.write(visitorKey, randomName(platform.random))
    return choice
  },
})
sample({ clock: analyticsStarted, target: recallFx })
sample({ clock: intentOf('allow-analytics'), target: keepFx })
$choice.on([recallFx.doneData, keepFx.doneData], (_, choice) => choice)
sample({ clock: keepFx, fn: () => ({ popup }), target: popupClosed })

// Once in a session the question is asked, when nothing else is open; until it is answered nothing is counted
const askFx = attach({
  source: $platform,
  effect: ({ session }) => {
    const isAsked = session.read(askedKey) !== undefined
    session.write(askedKey, '1')
    return !isAsked
  },
})
const $recalled = createStore(false).on(recallFx.done, () => true)
const $isPageSeen = combine($popups, $location, $visited, (popups, { page }, visited) => popups.length === 0 && page === visited?.page)
const $isDue = combine(
  [$recalled, $choice, $providers, $isPageSeen],
  ([recalled, choice, providers, isPageSeen]) => recalled && choice === 'open' && providers.length > 0 && isPageSeen,
)
sample({ clock: $isDue, filter: Boolean, fn: () => undefined, target: askFx })
sample({ clock: askFx.doneData, filter: Boolean, fn: () => ({ popup }), target: popupOpened })

// A page is counted when it is shown, and the one on the screen when counting is allowed
const countFx = attach({
  source: { storage: $deviceStorage, platform: $platform },
  effect: async ({ storage, platform }, { page, providers, language }: Visited) => {
    const visitor = storage.read(visitorKey)
    if (visitor === undefined) return
    const visit = { visitor, page, language, at: platform.clock.now() }
    await Promise.allSettled(providers.map(async ({ id, load }) => (await load())(id, visit)))
  },
})
const $counted = createStore('').reset($choice.updates) // the page on the screen; the gateway's answer may come again meanwhile
const $due = combine($pageShown, $choice, $providers, (page, choice, providers) =>
  choice === 'allowed' && providers.length > 0 ? { page, providers } : null,
)
const counted = sample({
  clock: $due,
  source: { last: $counted, language: $language },
  filter: ({ last }, due) => due !== null && due.page !== last,
  fn: ({ language }, due): Visited => ({ page: due?.page ?? '', providers: due?.providers ?? [], language }),
})
$counted.on(counted, (_, { page }) => page)
sample({ clock: counted, target: countFx })

function randomName(random: () => number): string {
  return Array.from({ length: 16 }, () => Math.floor(random() * 36).toString(36)).join('')
}
