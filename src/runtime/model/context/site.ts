import { attach, combine, createEvent, createStore, sample } from 'effector'

import type { SystemStatus as StatusReply, Permission } from '../../../schemas/gateway/system.ts'
import type { SystemStatus } from '../../../schemas/facts.ts'
import type { Missed } from '../../../schemas/failure.ts'
import { $brand } from './documents.ts'
import { createCdn } from '../../gateway/cdn.ts'
import type { Cdn } from '../../gateway/cdn.ts'
import { $platform, portalStarted } from '../lifecycle.ts'

/** The screen at the root. `failed`: the gateway did not return the site's permission; `startRetried` requests it again. */
export type RootScreen = 'starting' | 'app' | 'maintenance' | 'blocked' | 'failed'

// What may happen
export const permissionKnown = createEvent<Permission>()
export const permissionAsked = createEvent()
export const permissionMissed = createEvent<Missed>()
export const statusKnown = createEvent<StatusReply>()
/** A reply reported that the site is closed, and the status could not be read. */
export const siteClosed = createEvent<1 | 2>()
/**
 * What the gateway lets every guest see: what a page drawn for a session goes by until the visitor's own permission is known. Such a page
 * is drawn for an open site, with what needs no session.
 */
export const siteAssumed = createEvent<Permission>()

// What we know
export const $permission = createStore<Permission | null>(null).on(permissionKnown, (_, permission) => permission)
const $assumed = createStore<Permission | null>(null).on(siteAssumed, (_, permission) => permission)
/** The permission, until it is here the one of guests that the page was drawn by. */
const $known = combine($permission, $assumed, (permission, assumed) => permission ?? assumed)
/** The visitor's own permission is here, after a page that was drawn by the one of guests: what guests were answered is asked again. */
export const assumptionEnded = sample({
  clock: permissionKnown,
  source: $assumed,
  filter: (assumed) => assumed !== null,
  fn: () => undefined,
})
/** Why the permission is not here. */
export const $startFailure = createStore<Missed | null>(null)
  .on(permissionMissed, (_, failure) => failure)
  .on([permissionAsked, permissionKnown], () => null)

export const $systemStatus = createStore<SystemStatus | null>(null)
  // maintenance takes precedence
  .on(permissionKnown, (_, { maintenance, regionRestriction }) => (maintenance ? 1 : regionRestriction ? 2 : 0))
  .on(statusKnown, (_, { status }) => status)
  .on(siteClosed, (_, status) => status)
  .on(siteAssumed, (status) => status ?? 0)
export const $statusReply = createStore<StatusReply | null>(null).on(statusKnown, (_, reply) => reply)

export const $rootScreen = combine($systemStatus, $permission, $startFailure, (status, permission, failure): RootScreen => {
  if (status === 1) return 'maintenance'
  if (status === 2) return 'blocked'
  if (permission) return 'app'
  return failure ? 'failed' : 'starting'
})

/** Calls that need no session may be made. */
export const $isOpen = combine($rootScreen, $assumed, (screen, assumed) => screen === 'app' || (screen === 'starting' && assumed !== null))

export const $info = $known.map((permission) => permission?.info ?? null)
export const $merchant = $brand.map(({ merchant }) => merchant)
export const $merchantCode = combine($info, $brand, (info, { merchant }) => info?.merchantCode || info?.merchant || merchant)
export const isOffset = (text: string) => /^(?:Z|[+-]\d{2}:?\d{2})$/i.test(text)
/** The gateway's zone, `+08:00`, of all its times and days; UTC where it gives none that can be read, null until it answers. */
export const $zone = $info.map((info) => info && (isOffset(info.gmtOffset) ? info.gmtOffset : '+00:00'))
export const $currency = $info.map((info) => info?.currencySymbol ?? '')
export const $bingoOffered = $info.map((info) => info?.languages.includes('TY') ?? false)

// Origins of pictures and of launches: one of each is picked at random and kept for the session
const $cdnKept = createStore<{ image?: string | undefined; launch?: string | undefined; random: number }>({ random: 0 })
export const $cdn = combine($known, $cdnKept, (permission, { random, ...kept }): Cdn =>
  createCdn({
    imageCdn: permission?.imageCdn ?? [],
    gameLaunchCdn: permission?.gameLaunchCdn ?? [],
    gateway: '',
    random: () => random,
    kept,
  }),
)

// How it changes
/** Where a tab keeps its origin of pictures. */
export const imageOriginKey = 'foyer-image-origin'
const keys = { image: imageOriginKey, launch: 'foyer-launch-origin' }
const recallCdnFx = attach({
  source: $platform,
  effect: ({ random, session }) => ({ image: session.read(keys.image), launch: session.read(keys.launch), random: random() }),
})
const keepCdnFx = attach({
  source: $platform,
  effect: ({ session }, { chosen }: Cdn) => {
    if (chosen.image) session.write(keys.image, chosen.image)
    if (chosen.launch) session.write(keys.launch, chosen.launch)
  },
})
sample({ clock: portalStarted, target: recallCdnFx })
$cdnKept.on(recallCdnFx.doneData, (_, kept) => kept)
sample({ clock: permissionKnown, source: $cdn, target: keepCdnFx })

/** Session storage that outlives a logout: the merchant's codes. */
const keepMerchantFx = attach({
  source: { platform: $platform, merchant: $merchant, code: $merchantCode },
  effect: ({ platform, merchant, code }) => {
    platform.session.write('merchant', merchant)
    platform.session.write('merchantCode', code)
  },
})
sample({ clock: permissionKnown, target: keepMerchantFx })
