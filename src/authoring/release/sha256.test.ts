import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'

import { sha256 } from './release.ts'

test.each(['', 'abc', 'ü€𝄞', 'a\ud800b', 'x'.repeat(55), 'x'.repeat(56), 'x'.repeat(64), 'x'.repeat(100_000)])(
  'hashes %.20s as the standard does',
  (text) => {
    expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'))
  },
)
