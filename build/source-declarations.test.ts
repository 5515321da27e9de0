import { expect, test } from 'vitest'

import { withoutModel } from './source-declarations.ts'

test('a source keeps what documents are checked against, and loses what it reads', () => {
  const code = `import { z } from 'zod'
import { $hot, asked } from './games.js'
export const source = defineSource({
  name: 'games.hot',
  args: z.object({ from: z.string(), wanted: z.number() }),
  from: $hot.map((known) => ({ known })),
  value: GamePage,
  login: 'real',
  select: (known, { vendor }) => pageOf(known, [vendor, { from: 1 }]),
  wanted: asked.prepend(vendorOf),
  retried: asked,
})
`
  expect(withoutModel(code).replace(/\s+/g, ' ')).toBe(
    "import { z } from 'zod' import { $hot, asked } from './games.js' export const source = defineSource({ name: 'games.hot', " +
      "args: z.object({ from: z.string(), wanted: z.number() }), value: GamePage, login: 'real', }) ",
  )
})
