// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import arabic from '../../../locales/ar/widgets/announcement-list.json'
import { drawExample } from '../../../tests/support/widgets/draw-widget.tsx'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'

afterEach(cleanup)
const draw = (name: string) => drawExample(contract, view, examples[name]!, { arabic })

test('each announcement is a link to its text with its day, and one without a day has none', () => {
  const { getAllByRole } = draw('usual')
  expect(getAllByRole('listitem').map((item) => [...item.querySelectorAll('span, time')].map(({ textContent }) => textContent))).toEqual([
    ['New dividend contract for December', 'Nov 22, 2026'],
    ['JDB maintenance on Tuesday', 'Nov 21, 2026'],
    ['Hourly salaries are paid at five past'],
  ])
  expect(getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/agentHome?page=agentAnnouncement',
    '/agentHome?page=agentAnnouncement&announcement=dividend',
    '/agentHome?page=agentAnnouncement&announcement=jdb',
    '/agentHome?page=agentAnnouncement&announcement=hourly',
  ])
})

test('no more are shown than the document says', () => {
  expect(draw('more').getAllByRole('listitem').length).toBe(3)
})

test('an id stays one parameter of the address, and a day that is none is left out', () => {
  const { getAllByRole, container } = draw('hostile')
  expect(getAllByRole('link').at(-1)!.getAttribute('href')).toBe('/agentHome?page=agentAnnouncement&announcement=%26page%3Dx%23')
  expect(container.querySelector('time, b, script')).toBeNull()
})
