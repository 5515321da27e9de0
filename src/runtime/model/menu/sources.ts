import { defineSource } from '../../contract/source.ts'
import { absent, empty, loading } from '../requests/resource.ts'
import { readyOf } from '../requests/states.ts'
import { $badges } from './badges.ts'
import * as contracts from './contracts.ts'
import { $menuContext, menuOf, menuWanted } from './menu.ts'
import { $sideMenuOpen } from './side-menu.ts'

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
