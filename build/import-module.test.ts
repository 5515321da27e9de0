import { expect, test, vi } from 'vitest'

import { importModule } from './import-module.ts'

const late = () => Promise.reject(new Error('transport invoke timed out after 60000ms'))
const done = { module: { list: ['a!'] }, dependencies: ['list.ts'] }

test('an import that a busy machine does not finish in time is tried again, twice', async () => {
  const run = vi.fn<() => Promise<unknown>>().mockImplementationOnce(late).mockImplementationOnce(late).mockResolvedValue(done)
  expect(await importModule('/p/list.ts', '/p', run as never)).toEqual(done)
  expect(run.mock.calls).toEqual(Array.from({ length: 3 }, () => ['/p/list.ts', { root: '/p', logLevel: 'error' }]))

  await expect(importModule('/p/list.ts', '/p', late as never)).rejects.toThrow('transport invoke timed out')
})

test('an import that fails for another reason is not tried again', async () => {
  const run = vi.fn<() => Promise<unknown>>(() => Promise.reject(new Error('no such file')))
  await expect(importModule('/p/list.ts', '/p', run as never)).rejects.toThrow('no such file')
  expect(run).toHaveBeenCalledTimes(1)
})
