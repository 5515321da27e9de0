import { expect, test } from 'vitest'
import { transformWithOxc } from 'vite'

import { sourcePlaces } from './source-places.ts'

test('a place in a served file is that of its source; a file without a map stays as it is', async () => {
  const source = 'type Props = {\n  title: string\n}\nexport function View({ title }: Props) {\n  throw new Error(title)\n}\n'
  const { code, map } = await transformWithOxc(source, '/work/view.ts')
  const served = code.split('\n').findIndex((line) => line.includes('throw')) + 1
  const stack =
    `Error: torn\n    at View (http://127.0.0.1:5173/@fs/work/view.ts?t=17:${served}:8)\n` +
    '    at other (http://127.0.0.1:5173/other.js:1:2)'

  expect({ served, stack: sourcePlaces(stack, (url) => (url === '/@fs/work/view.ts' ? map : undefined)) }).toEqual({
    served: 2,
    stack: 'Error: torn\n    at View (/@fs/work/view.ts:5:9)\n    at other (http://127.0.0.1:5173/other.js:1:2)',
  })
})
