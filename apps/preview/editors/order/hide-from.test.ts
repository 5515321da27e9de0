import { expect, test } from 'vitest'

import { applyPatch } from '../../../../src/rules/patch.ts'
import type { JsonObject } from '../../../../src/schemas/json.ts'
import { hiding, isHidden } from './hide-from.ts'

const target = 'order/categories'

test('an item is hidden from guests by a variation for them, and the next one by a rule more of it', () => {
  const documents = new Map<string, JsonObject | null>([
    [target, { kind: 'order', id: 'categories', format: 1, steps: [] }],
    ['overlay/categories-guest', { kind: 'overlay', id: 'categories-guest', format: 1, target: 'page/home', steps: [] }],
  ])

  const first = hiding(documents, target, 'COCKFIGHT', 'guest')
  if (!('whole' in first)) return expect.unreachable()
  expect(first.whole).toEqual([
    {
      document: 'overlay/categories-guest-2',
      body: {
        $schema: '../../schemas/overlay.schema.json',
        kind: 'overlay',
        id: 'categories-guest-2',
        format: 1,
        target,
        priority: 100,
        when: { eq: ['role', 'guest'] },
        steps: [{ op: 'remove', key: 'COCKFIGHT' }],
      },
    },
  ])
  for (const { document, body } of first.whole) documents.set(document, body)
  expect([isHidden(documents, target, 'COCKFIGHT', 'guest'), isHidden(documents, target, 'COCKFIGHT', 'member')]).toEqual([true, false])

  const next = hiding(documents, target, 'FISH', 'guest')
  if (!('patch' in next)) return expect.unreachable()
  expect(next.document).toBe('overlay/categories-guest-2')
  expect(applyPatch(documents.get(next.document) ?? null, next.patch).value).toMatchObject({
    steps: [
      { op: 'remove', key: 'COCKFIGHT' },
      { op: 'remove', key: 'FISH' },
    ],
  })
})
