import { describe, expect, it } from 'vitest'

import { applyPatch } from '../../../src/rules/patch.ts'
import { diagnosticCodes } from '../../../src/authoring/check/diagnostic-codes.ts'
import type { Contract } from '../../../src/runtime/contract/widget.ts'
import { problemOf } from '../model/view/problems.ts'
import type { Problem } from '../model/view/problems.ts'
import { hasWord } from '../../kit/i18n/words.ts'
import { fixOf } from './fixes.ts'
import { problemMessage } from './problem-messages.ts'
import type { MessageContext } from './problem-messages.ts'

const contract = {
  type: 'mix',
  title: 'Vendor mix',
  props: {
    type: 'object',
    properties: {
      fromVendor: { type: 'integer', minimum: 1, maximum: 40 },
      across: { type: 'integer', title: 'Tiles per row', minimum: 2, maximum: 8, default: 6, varies: ['device'] },
      look: { enum: ['grid', 'row'], default: 'grid' },
      rows: { type: 'integer', enum: [2, 4] },
    },
  },
} as unknown as Contract // as much of one as is asked
const home = { kind: 'page', id: 'home', nodes: [{ id: 'mixin', widget: 'mix', props: { fromVendor: '99', look: 'wild', rows: 3 } }] }
const context: MessageContext = {
  documents: new Map([['page/home', home]]),
  contracts: new Map([['mix', contract]]),
  naming: { nameOf: () => 'Vendor mix', typeOf: () => 'Vendor mix' },
  words: null,
}

function problem(more: Partial<Problem>): Problem {
  return {
    id: 'x',
    code: 'layout/invalid-prop',
    blocks: true,
    isPublished: false,
    document: 'page/home',
    pointer: '/nodes/0/props/fromVendor',
    part: 'mixin',
    message: '',
    values: {},
    fix: undefined,
    ...more,
  }
}

describe('A problem in words', () => {
  it('is a link that leads nowhere, although the check only notes it, with the fix that was meant', () => {
    const menu = { kind: 'menu', id: 'top', items: [{ id: 'limits', label: 'Limits', to: '/member?page=limit' }] }
    const documents = new Map([['menu/top', menu]])
    const note = { severity: 'info' as const, document: 'menu/top', pointer: '/items/0/to', hint: '', message: '' }
    const fix = [{ op: 'replace' as const, path: '/items/0/to', value: '/member?page=limits' }]
    const found = problemOf({ ...note, code: 'page/unknown-route', fix }, documents)

    expect(found && problemMessage(found, { ...context, documents }).text).toBe(
      'Limits links to /member?page=limit, but no page has this address.',
    )
    expect(found?.fix).toEqual(fix)
    expect(problemOf({ ...note, code: 'document/migrated' }, documents)).toBeUndefined()
  })

  it('names the field, what it must be, what it is, and the block', () => {
    const { text, place } = problemMessage(problem({}), context)
    expect(text).toBe('“From vendor” must be a whole number, 1 to 40, not “99”. Vendor mix is left out until then.')
    expect(place).toBe('Vendor mix › From vendor')
  })

  it('names the field of a variant, and has the nearest value for that one alone', () => {
    const props = { across: { by: 'device', phone: 1, desktop: 'many' } }
    const page = { kind: 'page', id: 'home', nodes: [{ id: 'mixin', widget: 'mix', props }] }
    const varied = { ...context, documents: new Map([['page/home', page]]) }
    const at = (device: string) => problem({ pointer: `/nodes/0/props/across/${device}` })
    expect(problemMessage(at('phone'), varied)).toEqual({
      text: '“Tiles per row” must be a whole number, 2 to 8, not “1”. Vendor mix is left out until then.',
      place: 'Vendor mix › Phone',
    })
    expect(fixOf(at('phone'), varied)?.patch).toEqual([{ op: 'replace', path: '/nodes/0/props/across/phone', value: 2 }])
    expect(fixOf(at('desktop'), varied)).toBeUndefined()
  })

  it('says which part of the inspector it is in', () => {
    expect(problemMessage(problem({ code: 'predicate/never-true', pointer: '/nodes/0/when/all/0' }), context).place).toBe(
      'Vendor mix › Shown to',
    )
    expect(problemMessage(problem({ code: 'layout/source-args', pointer: '/nodes/0/inputs/games/args/limit' }), context).place).toBe(
      'Vendor mix › Data',
    )
  })

  it('has a sentence for every code of the checker', () => {
    expect(Object.keys(diagnosticCodes).filter((code) => !hasWord(`problems.${code}`))).toEqual([])
  })

  it.each(['', '/nodes', '/nodes/0', '/nodes/0/props/fromVendor', '/nodes/0/props/gone'])(
    '26: of every code leaves no place of its sentence empty, also at %j',
    (pointer) => {
      const more = { language: 'TH', personas: 'guest', route: '/vip', by: 'VIP3', from: 'menu/side' }
      const unseen = ['rule', 'above', 'together', 'flag', 'past', 'empty', 'unreachable'].map((reason) => `analysis/unseen-${reason}`)
      const texts = [...Object.keys(diagnosticCodes), ...unseen, 'analysis/hidden-yet-open', 'words/missing', 'own/code'].flatMap((code) =>
        ['', 'mixin'].map((part) => {
          const { text, place } = problemMessage(problem({ code, pointer, part, values: more, message: 'It is "so".' }), context)
          return `${code}: ${text} (${place})`
        }),
      )
      expect(texts.filter((text) => /“”|\{\{| {2}|: \(|\(\)/.test(text))).toEqual([])
    },
  )

  it('names the language that lacks a text, and what its players see', () => {
    expect(
      problemMessage(problem({ code: 'words/missing', blocks: false, values: { language: 'TH', key: 'section.hot' } }), context).text,
    ).toContain('Thai players see English')
  })
})

describe('The fix of a problem', () => {
  it('is named after what it does: the nearest value that fits', () => {
    const fix = fixOf(problem({}), context)
    expect(fix?.label).toBe('Use 40')
    expect(applyPatch(home, fix?.patch ?? []).value).toMatchObject({ nodes: [{ props: { fromVendor: 40 } }] })
  })

  it('is the default where no value is near', () => {
    const fix = fixOf(problem({ pointer: '/nodes/0/props/look' }), context)
    expect(fix).toMatchObject({ label: 'Use grid', patch: [{ op: 'remove', path: '/nodes/0/props/look' }] })
  })

  it('is none where the value would stay as it is', () => {
    expect(fixOf(problem({ pointer: '/nodes/0/props/rows' }), context)).toBeUndefined()
  })

  it('is the checker’s own where it has one', () => {
    expect(
      fixOf(
        problem({ code: 'layout/unknown-prop', fix: [{ op: 'move', from: '/nodes/0/props/lok', path: '/nodes/0/props/look' }] }),
        context,
      )?.label,
    ).toBe('Rename to look')
  })

  it('is none where somebody has to decide', () => {
    expect(fixOf(problem({ code: 'layout/duplicate-id', pointer: '/nodes/0/id' }), context)).toBeUndefined()
  })
})
