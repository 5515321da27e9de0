import { describe, expect, test } from 'vitest'

import { wayOf } from './move-keys.ts'
import { barPlace } from '../blocks/toolbar.tsx'

describe('keys that move a block', () => {
  test('go up and down, to the ends, and into areas and out of them', () => {
    expect(['ArrowUp', 'ArrowDown', 'Home', 'End', 'ArrowRight', 'ArrowLeft'].map((key) => wayOf(key, 'ltr'))).toEqual([
      'up',
      'down',
      'first',
      'last',
      'in',
      'out',
    ])
  })

  test('are mirrored from right to left, and no other key moves', () => {
    expect(['ArrowRight', 'ArrowLeft', 'PageUp', 'a', 'toString'].map((key) => wayOf(key, 'rtl'))).toEqual([
      'out',
      'in',
      undefined,
      undefined,
      undefined,
    ])
  })
})

describe('the toolbar of a block', () => {
  const room = { width: 1_000, height: 600 }
  const at = (top: number, height: number, left = 100) => barPlace({ left, top, width: 300, height }, room)

  test('is above the block, below it at the top of the frame, and inside where neither has room', () => {
    expect(at(200, 100).top).toBe(158)
    expect(at(10, 100).top).toBe(126)
    expect(at(10, 580).top).toBe(16)
    expect(at(-300, 2_000).top).toBe(6)
  })

  test('stays within the frame', () => {
    expect({ 'at(200, 100, -50).left': at(200, 100, -50).left, 'at(200, 100, 900).left': at(200, 100, 900).left }).toEqual({
      'at(200, 100, -50).left': 0,
      'at(200, 100, 900).left': 600,
    })
  })
})
