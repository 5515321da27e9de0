import { expect, test } from 'vitest'

import { defaultFrameViewSettings } from '../../src/schemas/default-view-settings.ts'
import { framePlatform } from './platform.ts'

test('view settings with a time stop the clock at it', () => {
  const { clock } = framePlatform({ ...defaultFrameViewSettings, time: '2027-01-25T18:00:00+08:00' })

  expect(clock.now()).toBe(Date.UTC(2027, 0, 25, 10))
  expect(framePlatform(defaultFrameViewSettings).clock.now()).toBeGreaterThan(0)
})

test('who looks comes with a token of the mock, a guest with none', () => {
  expect(framePlatform({ ...defaultFrameViewSettings, as: 'vip' }).session.read('token')).toBe('mock-vip')
  expect(framePlatform(defaultFrameViewSettings).session.read('token')).toBeUndefined()
})

test('cookies and storage live in memory, each frame has its own', () => {
  const one = framePlatform({ ...defaultFrameViewSettings, language: 'AR', theme: 'light' })
  const other = framePlatform(defaultFrameViewSettings)
  one.cookies.write('foyer-theme', 'dark', 60)
  one.session.write('merchant', 'x')
  one.session.write('gone', 'y')
  one.session.clear(['merchant'])

  expect(one.cookies.read('foyer-language')).toBe('AR')
  expect(one.cookies.read('foyer-theme')).toBe('dark')
  expect(one.session.read('merchant')).toBe('x')
  expect(one.session.read('gone')).toBeUndefined()
  expect(other.cookies.read('foyer-theme')).toBeUndefined()
})

test('announcements are marked as shown', () => {
  expect(framePlatform(defaultFrameViewSettings).session.read('foyer-announcements-shown')?.split(' ').sort()).toEqual(['guest', 'session'])
})
