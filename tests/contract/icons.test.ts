import { readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { drawSprite } from '../../scripts/assets/make-icons.mjs'
import { icons } from '../../src/runtime/ui/pictures/icon-names.ts'
import { Icon } from '../../src/runtime/ui/pictures/icon.tsx'

test('the committed sprite holds the listed icons as lucide draws them', () => {
  const committed = readFileSync('apps/portal/public/icons.svg', 'utf8')

  expect(committed === drawSprite(icons) ? 'current' : 'Run: node scripts/assets/make-icons.mjs').toBe('current')
})

test('the page asks for the sprite with its styles, so that icons are there with the first paint', () => {
  const page = readFileSync('apps/portal/index.html', 'utf8')
  const [, address] = /href="([^#]+)#home"/.exec(renderToStaticMarkup(createElement(Icon, { name: 'home' }))) ?? []

  expect(page).toContain(`<link rel="preload" href="${address}" as="image"`)
})

test('every icon that a document or a view names is in the sprite', () => {
  const documents = import.meta.glob<string>('../../layouts/**/*.json', { query: '?raw', import: 'default', eager: true })
  const views = import.meta.glob<string>('../../src/**/*.tsx', { query: '?raw', import: 'default', eager: true })
  const named = [...Object.values(documents), ...Object.values(views)].flatMap((text) =>
    [...text.matchAll(/"icon":\s*"(?:icon:)?([a-z-]+)"|<(?:Icon name|IconButton[^>]* icon)="([a-z-]+)"/g)].map(
      ([, first, second]) => first ?? second,
    ),
  )

  expect(named.length).toBeGreaterThan(20)
  expect([...new Set(named)].filter((name) => name !== undefined && !Object.hasOwn(icons, name))).toEqual([])
})
