import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { docsFiles } from './docs.ts'

test('the committed reference pages in docs are current', () => {
  const stale = Object.entries(docsFiles()).filter(
    ([name, text]) => readFileSync(new URL(`../../docs/${name}`, import.meta.url), 'utf8') !== text,
  )
  expect(stale.map(([name]) => `${name} is stale: npm run layouts -- docs`)).toEqual([])
})
