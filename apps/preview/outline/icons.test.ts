import { CalendarDays, FileText, Flag, House, Layers, LayoutPanelTop, PictureInPicture2, Smartphone } from 'lucide-react'
import { expect, test } from 'vitest'

import { documentIcon, variationIcon } from './icons.ts'

test('a page has the icon of its role, the home page its own', () => {
  expect({
    "documentIcon('page/home', 'popup')": documentIcon('page/home', 'popup'),
    "documentIcon('page/help')": documentIcon('page/help'),
    "documentIcon('page/help', 'popup')": documentIcon('page/help', 'popup'),
  }).toEqual({
    "documentIcon('page/home', 'popup')": House,
    "documentIcon('page/help')": FileText,
    "documentIcon('page/help', 'popup')": PictureInPicture2,
  })
  expect({
    'page/bar': documentIcon('page/bar', 'chrome'),
    'flags/flags': documentIcon('flags/flags'),
    'overlay/new': documentIcon('overlay/new'),
  }).toEqual({ 'page/bar': LayoutPanelTop, 'flags/flags': Flag, 'overlay/new': Layers })
})

test('a variation has the icon of what it depends on, a date before all else', () => {
  expect(variationIcon(new Set(['device', 'now']))).toBe(CalendarDays)
  expect(variationIcon(new Set(['flag:new', 'device']))).toBe(Smartphone)
  expect(variationIcon(new Set(['flag:new']))).toBe(Flag)
  expect(variationIcon(new Set())).toBe(Layers)
})
