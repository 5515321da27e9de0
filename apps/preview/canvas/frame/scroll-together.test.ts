import { beforeEach, expect, test } from 'vitest'

import { createScrollSync } from './scroll-together.ts'

let time = 0
let told: string[] = []
const sync = () =>
  createScrollSync(
    ['main', 'second', 'third'],
    (frame, y) => told.push(`${frame} ${y}`),
    () => time,
  )
const at = (scrolls: Record<string, number>) =>
  Object.fromEntries(Object.entries(scrolls).map(([frame, scroll]) => [frame, { boxes: new Map(), scroll }]))
beforeEach(() => {
  time = 1_000
  told = []
})

test('where one frame scrolls, the others are told to follow', () => {
  const follow = sync()
  follow(at({ main: 0, second: 0, third: 0 }))
  follow(at({ main: 120, second: 0, third: 0 }))
  expect(told).toEqual(['second 120', 'third 120'])
})

test('a frame that only reports a requested scroll moves no other; afterwards it leads again', () => {
  const follow = sync()
  follow(at({ main: 0, second: 0, third: 0 }))
  follow(at({ main: 120, second: 0, third: 0 }))
  told = []
  time += 100
  follow(at({ main: 120, second: 118, third: 0 }))
  expect(told).toEqual([])
  time += 1_000
  follow(at({ main: 120, second: 300, third: 120 }))
  expect(told).toEqual(['main 300', 'third 300'])
})

test('a frame that is drawn after another was scrolled is told to follow', () => {
  const follow = sync()
  follow(at({ main: 0, second: 0 }))
  follow(at({ main: 120, second: 0 }))
  told = []
  follow(at({ main: 120, second: 120, third: 0 }))
  expect(told).toEqual(['third 120'])
})

test('the first position of a frame is no scroll, and frames outside of the group do not count', () => {
  const follow = sync()
  follow(at({ main: 0 }))
  follow(at({ main: 0, second: 500, other: 40 }))
  expect(told).toEqual([])
})
