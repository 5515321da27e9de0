import { allSettled, createWatch, fork } from 'effector'
import { expect, test, vi } from 'vitest'

import { fakePlatform, settle } from '../../../tests/support/fake-platform.ts'
import { arrived } from './session-timeout/session-watch.ts'
import { createParts } from './later.ts'
import { $platform } from './lifecycle.ts'
import { intentSent } from './intents.ts'
import { $token, tokenKnown } from './session/token.ts'

test('a wish waits for the part that answers it, and those behind it keep their order', async () => {
  const scope = fork()
  const seen: string[] = []
  intentSent.watch(({ intent }) => void seen.push(intent.kind === 'contact' ? intent.service : intent.kind))
  const parts = createParts(scope, () => undefined)

  parts.send({ intent: { kind: 'contact', service: 'a' } })
  parts.send({ intent: { kind: 'refresh-hot' } })
  parts.send({ intent: { kind: 'contact', service: 'b' } })
  expect(seen).toEqual(['refresh-hot'])

  await expect.poll(() => seen).toEqual(['refresh-hot', 'a', 'b'])
  parts.send({ intent: { kind: 'contact', service: 'c' } })
  expect(seen.at(-1)).toBe('c')
})

test('what watches over a session starts at rest, and only once there is one', async () => {
  const platform = fakePlatform()
  const scope = fork({ values: [[$platform, platform]] })
  await createParts(scope, () => undefined).rest([])
  expect(platform.storage['foyer-session']).toBeUndefined()

  await allSettled(tokenKnown, { scope, params: 'tok' })
  await vi.waitFor(() => expect(platform.storage['foyer-session']).toContain('"of":"tok"'))

  const other = fakePlatform()
  await createParts(
    fork({
      values: [
        [$platform, other],
        [$token, 'tok'],
      ],
    }),
    () => undefined,
  ).rest([])
  expect(other.storage['foyer-session']).toContain('"of":"tok"')
})

test('a login brings what watches over a session, but not to a portal that was taken down', async () => {
  const arrivals = async (down: boolean) => {
    const scope = fork({ values: [[$platform, fakePlatform()]] })
    let count = 0
    createWatch({ unit: arrived, scope, fn: () => count++ })
    const parts = createParts(scope, () => undefined)
    await parts.rest([])
    if (down) parts.stop()
    await allSettled(tokenKnown, { scope, params: 'tok' })
    await settle()
    return count
  }
  expect([await arrivals(false), await arrivals(true)]).toEqual([1, 0])
})
