import { expect, test } from 'vitest'

import { isZone } from './zone-time.ts'

test('a zone may be typed in another spelling than that of the list', () => {
  expect(['Asia/Ho_Chi_Minh', 'Asia/Saigon', 'UTC', '+07:00', 'Mars/Base', 'berlin', ''].map(isZone)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    false,
  ])
})
