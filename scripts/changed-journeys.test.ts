import { expect, test } from 'vitest'

import { changedLines, changedTests } from './changed-journeys.mjs'

const diff = `diff --git a/tests/journeys/door.spec.ts b/tests/journeys/door.spec.ts
--- a/tests/journeys/door.spec.ts
+++ b/tests/journeys/door.spec.ts
@@ -12 +12,2 @@ test('opens'
-  a
+  b
+  c
@@ -40,3 +41,0 @@
-  d
`

test('a diff without context gives the lines that are new, and the place of what was taken away', () => {
  expect(changedLines(diff)).toEqual(
    new Map([
      [
        'tests/journeys/door.spec.ts',
        [
          [12, 13],
          [41, 41],
        ],
      ],
    ]),
  )
})

test('a test of the gate is touched by a change from its line to the next test, and by one above all tests', () => {
  const spec = (title: string, line: number, ...tags: string[]) => ({ title, line, tags })
  const list = {
    suites: [
      {
        title: 'door.spec.ts',
        specs: [spec('opens', 10, 'gate'), spec('closes', 20, 'gate')],
        suites: [{ title: 'at night', specs: [spec('locks', 30), spec('rings', 40, 'gate')] }],
      },
      { title: 'roof.spec.ts', specs: [spec('is tight', 5, 'gate')] },
    ],
  }
  expect(changedTests(list, changedLines(diff))).toEqual([
    { place: 'door.spec.ts:10', title: 'opens' },
    { place: 'door.spec.ts:40', title: 'rings' },
  ])
  expect(changedTests(list, new Map([['tests/journeys/door.spec.ts', [[1, 2]]]])).map(({ title }) => title)).toEqual([
    'opens',
    'closes',
    'rings',
  ])
})
