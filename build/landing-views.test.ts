import { expect, test } from 'vitest'

import { folderOf } from '../apps/server/example.testing.ts'
import { divide, widgetsIn } from './landing-views.ts'

test('widgets of a first screen are those a guest may see, in slots too', () => {
  const dir = folderOf({
    'header.json': JSON.stringify({
      nodes: [
        {
          id: 'bar',
          widget: 'header-bar',
          slots: {
            end: [
              { id: 'in', widget: 'guest-actions', when: { eq: ['role', 'guest'] } },
              { id: 'out', widget: 'balance', when: { in: ['role', ['member']] } },
            ],
          },
        },
        { id: 'top', widget: 'top-navigation', when: { eq: ['device', 'desktop'] } },
      ],
    }),
  })

  expect(widgetsIn([`${dir}/header.json`])).toEqual(['header-bar', 'guest-actions', 'top-navigation'])
})

test('widgets that no landing document names come with the first page that draws one', () => {
  const dir = folderOf({
    'src/widgets/banner/index.ts': '',
    'src/widgets/form/index.ts': '',
    'src/widgets/ribbon/index.ts': '',
    'src/widgets/half-written/contract.ts': '',
    'layouts/_base/pages/home.json': '{ "nodes": [{ "widget": "banner" }] }',
    'layouts/_base/pages/login.json': '{ "nodes": [{ "widget": "form" }] }',
    'layouts/kestrel/overlays/week.json': '{ "steps": [{ "item": { "widget":"ribbon" } }] }',
  })

  expect(divide(dir)).toEqual({ first: ['banner', 'ribbon'], rest: ['form'] })
})
