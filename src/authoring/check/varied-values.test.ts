import { expect, test } from 'vitest'

import { defineContract } from '../../runtime/contract/widget.ts'
import type { JsonObject } from '../../schemas/json.ts'
import { aContext } from './fakes.testing.ts'
import { createFindings } from './findings.ts'
import { checkProps } from './props.ts'

const contract = defineContract({
  type: 'card',
  version: 1,
  props: {
    type: 'object',
    additionalProperties: false,
    required: ['lines'],
    properties: {
      lines: {
        type: 'array',
        minItems: 1,
        varies: ['language'],
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['text'],
          properties: { text: { type: 'string', format: 'text' }, bold: { type: 'boolean', default: false } },
        },
      },
      columns: { type: 'integer', minimum: 1, maximum: 6, default: 3, varies: ['device'] },
    },
  },
  inputs: {},
  slots: {},
  intents: [],
  frame: { element: 'div', label: 'none', loading: { skeleton: 'none' } },
})

function check(props: JsonObject) {
  const findings = createFindings()
  const result = checkProps(contract, props, '/props', aContext, {}, findings)
  return {
    ...result,
    found: findings.list.map(({ code, pointer, fix = [] }) => [code, pointer, ...fix.map(({ path }) => path as string)].join(' ')),
  }
}

test('each variant is checked as the value is, and gets its defaults', () => {
  const columns = { by: 'device', phone: 1, desktop: 4 }
  expect(check({ lines: { by: 'language', EN: [{ text: 'One' }], AR: [{ text: 't:nav.home' }] }, columns })).toEqual({
    ok: true,
    found: [],
    props: { lines: { by: 'language', EN: [{ text: 'One', bold: false }], AR: [{ text: 't:nav.home', bold: false }] }, columns },
  })
  expect(check({ lines: { by: 'language', EN: [], AR: [{ text: 't:nav.hme' }] }, columns: { by: 'device', phone: 9 } })).toMatchObject({
    ok: false,
    found: ['layout/invalid-prop /props/lines/EN', 'layout/invalid-prop /props/columns/phone', expect.stringContaining('unknown-word')],
  })
  expect(check({ lines: { by: 'language', AR: [{ text: 't:nav.hme' }] } })).toMatchObject({
    ok: true,
    found: ['layout/unknown-word /props/lines/AR/0/text /props/lines/AR/0/text'],
  })
})

test('what a prop does not vary by, a variant that nobody can have, and no variant at all are said at their place', () => {
  const lines = [{ text: 'One' }]
  expect(check({ lines: { by: 'device', phone: lines } })).toMatchObject({ ok: false, found: ['layout/invalid-prop /props/lines/by'] })
  expect(check({ lines: { by: 'language', ARR: lines, EN: lines } })).toMatchObject({
    ok: true,
    found: ['layout/unknown-prop /props/lines/ARR /props/lines/AR'],
  })
  expect(check({ lines: { by: 'language' } })).toMatchObject({ ok: false, found: ['layout/invalid-prop /props/lines'] })
  expect(check({ lines, columns: { by: 'colour', red: 1 } })).toMatchObject({ ok: false })
})
