import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

import { withLock } from './folder-lock.ts'

const dir = mkdtempSync(join(tmpdir(), 'foyer-lock-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))
const pause = () => new Promise((resolve) => setTimeout(resolve))

test('of many at once one works at a time, and each gets its turn', async () => {
  const path = join(dir, 'many')
  let inside = 0
  let most = 0
  const done = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      withLock(path, async () => {
        most = Math.max(most, ++inside)
        await pause()
        inside--
        return index
      }),
    ),
  )
  expect(most).toBe(1)
  expect(done).toEqual(Array.from({ length: 20 }, (_, index) => index))
  expect(existsSync(path)).toBe(false)
})

test('work that fails leaves no lock behind', async () => {
  const path = join(dir, 'fails')
  await expect(withLock(path, () => Promise.reject(new Error('no disk')))).rejects.toThrow('no disk')
  expect(existsSync(path)).toBe(false)
})

test.each([
  ['of a process that has ended', String(2 ** 22 + 1), 0],
  ['that is older than any write', String(process.pid), 60],
  ['without a number that was left a while ago', '', 2],
])('a lock %s is taken over', async (name, text, ageSeconds) => {
  const path = join(dir, name.replaceAll(' ', '-'))
  writeFileSync(path, text)
  const then = Date.now() / 1000 - ageSeconds
  utimesSync(path, then, then)
  expect(await withLock(path, () => 'written')).toBe('written')
})

test('a lock of a process that lives is waited for', async () => {
  const path = join(dir, 'lives')
  writeFileSync(path, String(process.ppid))
  const order: string[] = []
  const waiting = withLock(path, () => order.push('after'))
  await pause()
  order.push('before')
  rmSync(path)
  await waiting
  expect(order).toEqual(['before', 'after'])
})

test('a folder that cannot be written is reported', async () => {
  const file = join(dir, 'file')
  writeFileSync(file, '')
  await expect(withLock(join(file, 'lock'), () => 1)).rejects.toMatchObject({
    timeout: false,
    message: expect.stringMatching(/EEXIST|ENOTDIR/),
  })
})
