import { expect, test } from 'vitest'

import { createRegistry } from './registry.ts'
import { defineWidget } from './widget.ts'
import type { FrameSpec } from './widget.ts'
import { sizeClasses, sizeRule, sizesIn } from './sizes.ts'

function aFrame(more: Partial<FrameSpec> & { height?: FrameSpec['loading']['height'] }): FrameSpec {
  const { height, ...frame } = more
  return { element: 'div', label: 'none', loading: { skeleton: 'box', ...(height !== undefined && { height }) }, ...frame }
}

test('heights and other sizes of a node are classes, and each class has its rule', () => {
  const byDevice = aFrame({ height: { phone: 216, tablet: 300, desktop: 372 }, sizes: ({ side }) => ({ side: Number(side ?? 312) }) })
  expect(sizeClasses(byDevice, { side: 280 })).toEqual([
    'side-280',
    'frame-height-phone-216',
    'frame-height-tablet-300',
    'frame-height-desktop-372',
  ])
  expect(sizeClasses(aFrame({ height: 40 }))).toEqual(['frame-height-phone-40', 'frame-height-tablet-40', 'frame-height-desktop-40'])
  expect(sizeClasses(aFrame({}))).toEqual([])
  expect(['side-280', 'frame-height-phone-216'].map(sizeRule)).toEqual([
    '.side-280{--side:17.5rem}',
    '.frame-height-phone-216{--frame-height-phone:13.5rem}',
  ])
})

test('where a prop varies, each device reserves the height of its own value', () => {
  const rows = aFrame({ height: ({ count }) => ({ phone: Number(count), tablet: Number(count) * 10, desktop: Number(count) * 100 }) })
  expect(sizeClasses(rows, { count: { by: 'device', phone: 2, desktop: 6 } })).toEqual([
    'frame-height-phone-2',
    'frame-height-tablet-60', // a tablet without one of its own has the desktop's
    'frame-height-desktop-600',
  ])
})

test('a size that props of a wrong type made is left out; a fraction is rounded', () => {
  const frame = aFrame({ sizes: ({ a, b, c }) => ({ a: Number(a), b: Number(b), c: Number(c) }) })
  expect(sizeClasses(frame, { a: 'wide', b: -4, c: 20.4 })).toEqual(['c-20'])
})

test('the sizes that documents may need are those of their nodes, in slots and in the steps of overlays too', () => {
  const widget = (type: string, frame: FrameSpec) =>
    defineWidget({
      contract: { type, version: 1, intents: [], props: {}, inputs: {}, slots: {}, frame },
      load: () => Promise.reject(new Error()),
    })
  const registry = createRegistry([widget('box', aFrame({ sizes: ({ size }) => ({ box: Number(size) }) })), widget('group', aFrame({}))])
  const page = {
    kind: 'page',
    nodes: [
      { id: 'a', widget: 'box', props: { size: 1 } },
      { id: 'b', widget: 'group', slots: { all: [{ id: 'c', widget: 'box', props: { size: 2 } }] } },
      { id: 'd', widget: 'unknown', props: { size: 3 } },
    ],
  }
  const overlay = { kind: 'overlay', steps: [{ op: 'ensure', key: 'e', item: { widget: 'box', props: { size: 4 } } }] }
  expect([...sizesIn([page, overlay, null], registry)]).toEqual(['box-1', 'box-2', 'box-4'])
})

test('the focus of a picture is a class wherever a document has the picture, and one without a focus has its middle', () => {
  const picture = { file: 'abcdefghij-KLMN_', width: 800, height: 600, widths: [320, 640] }
  const page = {
    kind: 'page',
    nodes: [{ id: 'a', widget: 'unknown', props: { slides: [{ picture }, { picture: { ...picture, focus: [7, 100] } }] } }],
  }
  const found = [...sizesIn([page], createRegistry([]))]
  expect(found).toEqual(['focus-50-50', 'focus-7-100'])
  expect(found.map(sizeRule)).toEqual(['.focus-50-50{--focus:50% 50%}', '.focus-7-100{--focus:7% 100%}'])
})
