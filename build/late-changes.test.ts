import { EventEmitter } from 'node:events'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { tellLateChanges } from './late-changes.ts'

const folder = mkdtempSync(join(tmpdir(), 'foyer-late-'))
const file = join(folder, 'words.json')
let end: () => void

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  end()
  vi.useRealTimers()
  rmSync(folder, { recursive: true, force: true })
})

test('a file that is written again right after its change is told once more, with what was written last', () => {
  const watcher = new EventEmitter()
  const told: number[] = []
  watcher.on('change', (_, stats: { size: number }) => told.push(stats.size))
  end = tellLateChanges(watcher as never)

  writeFileSync(file, '1')
  watcher.emit('change', file, statSync(file))
  vi.advanceTimersByTime(1_000)
  expect(told).toEqual([1])

  watcher.emit('change', file, statSync(file))
  writeFileSync(file, '22') // the watcher says nothing of it
  vi.advanceTimersByTime(1_000)

  expect(told).toEqual([1, 1, 2])
})
