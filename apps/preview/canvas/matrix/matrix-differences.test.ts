import { describe, expect, test } from 'vitest'

import type { JsonObject } from '../../../../src/schemas/json.ts'
import type { NodeState } from '../../../../src/schemas/preview.ts'
import type { FrameState } from '../../model/view/frame-link.ts'
import { defaultViewSettings } from '../../model/documents/view-settings.ts'
import { cellsOf, liveCells, valuesOf } from './matrix-axes.ts'
import { differencesOf } from './matrix-differences.ts'

const page: JsonObject = {
  kind: 'page',
  id: 'home',
  strings: { EN: { own: 'Own' } },
  nodes: [
    { id: 'a', widget: 'tiles', props: { title: 'Typed' } },
    {
      id: 's',
      widget: 'stack',
      slots: {
        main: [
          { id: 'b', widget: 'tiles', props: { title: 't:own' } },
          { id: 'c', widget: 'tiles', props: { title: 't:nav.home' } },
        ],
      },
    },
  ],
}
const frame = (states: Record<string, NodeState['shown']>): FrameState => ({
  page: 'home',
  popups: [],
  at: '/',
  facts: {},
  flags: {},
  height: 0,
  nodes: new Map(Object.entries(states).map(([node, shown]) => [`home/${node}`, { page: 'home', node, shown }])),
})

describe('what a cell shows otherwise than the first', () => {
  test('a block that comes with what it holds counts once', () => {
    const first = frame({ a: 'drawn', s: 'hidden', b: 'absent', c: 'absent' })
    expect(differencesOf(page, first, frame({ a: 'drawn', s: 'drawn', b: 'drawn', c: 'empty' }), 'EN', 'EN')).toEqual({
      more: ['s'],
      less: [],
      otherwise: [],
      untranslated: [],
    })
    expect(
      differencesOf(page, frame({ a: 'drawn', s: 'drawn', b: 'drawn', c: 'drawn' }), frame({ a: 'drawn', s: 'hidden' }), 'EN', 'EN'),
    ).toMatchObject({ more: [], less: ['s'] })
  })

  test('a block that is empty for one persona and filled for another differs in its state', () => {
    const all = { a: 'drawn', s: 'drawn', b: 'drawn' } as const
    expect(differencesOf(page, frame({ ...all, c: 'drawn' }), frame({ ...all, c: 'empty' }), 'EN', 'EN')).toMatchObject({
      otherwise: ['c'],
      more: [],
      less: [],
    })
  })

  test('titles that were typed, and words of the page that the language lacks, are not translated', () => {
    const all = frame({ a: 'drawn', s: 'drawn', b: 'drawn', c: 'drawn' })
    expect(differencesOf(page, all, all, 'AR', 'EN').untranslated).toEqual(['a', 'b'])
    expect(differencesOf(page, all, all, 'EN', 'EN').untranslated).toEqual([])
    expect(differencesOf(page, all, frame({ a: 'hidden', s: 'drawn', b: 'drawn', c: 'drawn' }), 'AR', 'EN').untranslated).toEqual(['b'])
  })
})

describe('which cells there are', () => {
  const brand = { languages: ['EN', 'AR'], defaultLanguage: 'EN' }

  test('the first has the view settings of the bar, and the default four are two by two', () => {
    const all = cellsOf({ rows: 'persona', columns: 'language', flag: '' }, { ...defaultViewSettings, as: 'agent' }, brand)
    expect(all).toHaveLength(10)
    expect(liveCells(all, []).map(({ key }) => key)).toEqual(['agent|EN', 'agent|AR', 'guest|EN', 'guest|AR'])
    expect(liveCells(all, ['vip|AR']).map(({ key }) => key)).toEqual(['agent|EN', 'vip|AR'])
  })

  test('a cell looks otherwise in its axes alone', () => {
    const [cell] = cellsOf(
      { rows: 'screen', columns: 'flag', flag: 'summer' },
      { ...defaultViewSettings, width: 390, flags: { other: true } },
      brand,
    )
    expect(cell).toMatchObject({ width: 390, over: { flags: { other: true, summer: false } } })
  })

  test('never more than a machine can draw at once', () => {
    const all = cellsOf({ rows: 'persona', columns: 'data', flag: '' }, defaultViewSettings, brand)
    expect(
      liveCells(
        all,
        all.map(({ key }) => key),
      ),
    ).toHaveLength(12)
  })

  test('a brand of one language is compared with one that is read from the right', () => {
    expect(valuesOf('language', defaultViewSettings, { languages: ['EN'], defaultLanguage: 'EN' })).toEqual(['EN', 'AR'])
  })
})
