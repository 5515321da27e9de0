import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import brand from '../../layouts/_base/brand.json'
import type { Page } from '../../src/schemas/documents.ts'

const pages = readdirSync('layouts/_base/pages').map((file) => JSON.parse(readFileSync(`layouts/_base/pages/${file}`, 'utf8')) as Page)
const pageAt = (route: string) => pages.find(({ routes }) => routes?.includes(route))

test.each(['/promotions', '/pointMall', '/seamless', '/lottery', '/seaLottery', '/vnLottery'])('%s has no footer', (route) => {
  expect(pageAt(route)?.chrome).toMatchObject({ footer: null })
})

test.each(['/seamless', '/lottery', '/seaLottery', '/vnLottery'])('%s, a game page, has no side menu', (route) => {
  expect(pageAt(route)?.chrome).toMatchObject({ sideMenu: null })
})

test.each(['/', '/live', '/favorite', '/member', '/draws', '/raffle'])('%s has both', (route) => {
  expect(pageAt(route)?.chrome).toMatchObject({ footer: 'footer', sideMenu: 'side-menu' })
})

test('the agent login has no header', () => {
  expect(pageAt('/agent')?.chrome).toMatchObject({ header: null })
})

test('popups are as large and as late as the brand says', () => {
  const sheet = readFileSync('src/runtime/ui/controls/dialog.module.css', 'utf8')
  const { popupWidthPx, popupHeightPx, popupDelayMs } = brand.constants
  expect(sheet).toContain(`min-inline-size: ${popupWidthPx}px;`)
  expect(sheet).toContain(`min-block-size: ${popupHeightPx}px;`)
  expect(sheet).toContain(`transition-delay: ${popupDelayMs}ms;`)
})

test.each(['phone', 'tablet', 'desktop'])(
  'on a %s the menu and the deposit each stand once, in the header or in the bar at the bottom',
  (device) => {
    const shows = (id: string, widget: string) => {
      const nodes = nodesOf(pages.find((page) => page.id === id)?.nodes ?? []).filter((node) => node.widget === widget)
      return nodes.some(({ when }) => !JSON.stringify(when ?? '').includes('"device"') || JSON.stringify(when).includes(`"${device}"`))
    }
    const atBottom = shows('bottom-bar', 'bottom-bar')
    expect([shows('header', 'menu-toggle'), shows('header', 'wallet-actions')]).toEqual([!atBottom, !atBottom])
  },
)

test('a guest finds language and theme in the header wherever it has room for them', () => {
  const nodes = nodesOf(pages.find(({ id }) => id === 'header')?.nodes ?? [])
  for (const widget of ['language-select', 'theme-switch'])
    expect(nodes.find((node) => node.widget === widget)?.when).toEqual({
      any: [{ eq: ['device', 'tablet'] }, { all: [{ eq: ['device', 'desktop'] }, { eq: ['role', 'guest'] }] }],
    })
})

/** The nodes of a page with those in their slots. */
function nodesOf(nodes: Page['nodes']): Page['nodes'] {
  return nodes.flatMap((node) => [node, ...Object.values(node.slots ?? {}).flatMap(nodesOf)])
}
