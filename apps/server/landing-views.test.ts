import { expect, test } from 'vitest'

import { folderOf } from './example.testing.ts'
import { widgetsIn } from './landing-views.ts'

test('widgets of a first screen are those a guest may see, in slots too', () => {
  const dir = folderOf({ 'header.json': JSON.stringify({ nodes: [
    { id: 'bar', widget: 'header-bar', slots: { end: [{ id: 'in', widget: 'guest-actions', when: { eq: ['role', 'guest'] } }, { id: 'out', widget: 'balance', when: { in: ['role', ['member']] } }] } },
    { id: 'top', widget: 'top-navigation', when: { eq: ['device', 'desktop'] } },
  ] }) })

  expect(widgetsIn([`${dir}/header.json`])).toEqual(['header-bar', 'guest-actions', 'top-navigation'])
})
