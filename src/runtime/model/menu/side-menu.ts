import { attach, createStore, sample } from 'effector'

import { intentOf } from '../intents.ts'
import { $platform, portalStarted } from '../lifecycle.ts'

const cookie = 'foyer-side-menu'
const year = 365 * 24 * 3600

// What we know: whether it is open; remembered across visits
export const $sideMenuOpen = createStore(false)

// How it changes
const sideMenuAsked = intentOf('side-menu')
const readFx = attach({ source: $platform, effect: ({ cookies }) => cookies.read(cookie) === 'open' })
const keepFx = attach({ source: $platform, effect: ({ cookies }, open: boolean) => cookies.write(cookie, open ? 'open' : 'closed', year) })

sample({ clock: portalStarted, target: readFx })
$sideMenuOpen.on(readFx.doneData, (_, open) => open).on(sideMenuAsked, (_, { open }) => open)
sample({ clock: sideMenuAsked, fn: ({ open }) => open, target: keepFx })
