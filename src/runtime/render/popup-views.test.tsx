// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import type { Engine } from './engine.ts'
import { Hydration } from './hydration.ts'
import { usePopupViews } from './popup-views.tsx'

afterEach(cleanup)

test('a popup that is closed before its code has come does not hold up the page that is taken over', async () => {
  const hydration = new Hydration([])
  const engine = { context: { hydration } } as unknown as Engine // nothing else of it is used before a popup is drawn
  let isOver = false
  void hydration.done.then(() => (isOver = true))
  const send = () => undefined
  const { result, rerender } = renderHook(({ ids }) => usePopupViews(engine, ids, send), { initialProps: { ids: 'login' } })
  const first = result.current
  rerender({ ids: 'login' })
  await Promise.resolve()
  expect({ isSame: result.current === first, isOver }).toEqual({ isSame: true, isOver: false })

  rerender({ ids: '' })
  await Promise.resolve()
  expect(isOver).toBe(true)
})
