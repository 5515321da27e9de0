import { attach, createStore, sample } from 'effector'

import { defineSource } from '../../contract/source.ts'
import { intentOf } from '../intents.ts'
import { $platform, portalStarted } from '../lifecycle.ts'
import { absent, empty, loading } from '../requests/resource.ts'
import { readyOf } from '../requests/states.ts'
import { $badges } from './badges.ts'
import * as contracts from './contracts.ts'
import { $menuContext, menuOf, menuWanted } from './menu.ts'

const cookie = 'foyer-side-menu'
const year = 365 * 24 * 3600

// What we know: whether it is open; remembered across visits
const $sideMenuOpen = createStore(false)

// How it changes
const sideMenuAsked = intentOf('side-menu')
const readFx = attach({ source: $platform, effect: ({ cookies }) => cookies.read(cookie) === 'open' })
const keepFx = attach({ source: $platform, effect: ({ cookies }, open: boolean) => cookies.write(cookie, open ? 'open' : 'closed', year) })

sample({ clock: portalStarted, target: readFx })
$sideMenuOpen.on(readFx.doneData, (_, open) => open).on(sideMenuAsked, (_, { open }) => open)
sample({ clock: sideMenuAsked, fn: ({ open }) => open, target: keepFx })

export const badgesMessages = defineSource(contracts.badgesMessages, {
  from: $badges,
  select: (badges) => readyOf(badges['badges.messages']),
})

export const badgesPromotions = defineSource(contracts.badgesPromotions, {
  from: $badges,
  select: (badges) => readyOf(badges['badges.promotions']),
})

export const menu = defineSource(contracts.menu, {
  from: $menuContext,
  select(context, { id }) {
    const entries = menuOf(context, id)
    if (entries === 'loading') return loading
    return entries === 'absent' ? absent : entries.length ? readyOf(entries) : empty
  },
  wanted: menuWanted,
})

export const sideMenu = defineSource(contracts.sideMenu, {
  from: $sideMenuOpen.map((open) => ({ open })),
  select: (state) => readyOf(state),
})
