import { expect, test } from 'vitest'

import { layoutFiles } from './layout-files.ts'
import { checkAhead } from './release.ts'

test('files are checked ahead in turns, between which visitors are answered', async () => {
  const folder = layoutFiles(new URL('../../../layouts', import.meta.url).pathname)
  folder.scan()
  const input = { brand: 'foyer', files: folder.filesOf('foyer'), lastGood: undefined }
  let isOver = false
  let turns = 0
  const visitor = () => {
    turns += 1
    if (!isOver) setImmediate(visitor)
  }
  setImmediate(visitor)

  await checkAhead(input)

  isOver = true
  expect(turns).toBeGreaterThan(3)
})
