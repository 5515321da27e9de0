import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'

import { fakeGateway } from '../../../../tests/support/gateway/fake-gateway.ts'
import { fakePlatform, settle } from '../../../../tests/support/portal/fake-platform.ts'
import { aMember, aPermission, aRelease } from '../../../../tests/support/portal/builders.ts'
import type { Source } from '../../contract/source.ts'
import type { Topic } from '../../contract/topic.ts'
import type { Gateway } from '../../gateway/client.ts'
import { readMember } from '../../gateway/endpoints/member/read-member.ts'
import { readPermission } from '../../gateway/endpoints/system/read-permission.ts'
import { $gateway } from '../requests/call.ts'
import { $release, fetchDocumentFx } from './documents.ts'
import { modelSources as sources } from '../model-sources.testing.ts'
import { $platform, portalStarted } from '../lifecycle.ts'
import '../site/permission.ts'
import '../start.ts'
import { $memberFailure, $role } from './session.ts'

const topics = Object.values(import.meta.glob<Topic>('../*/topic.ts', { eager: true, import: 'topic' }))
const topicOf = (source: Source) => topics.find(({ sources: own }) => own.includes(source))!
const never = () => new Promise<never>(() => {})
const args = { category: 'RNG', id: 'top', group: 'w_home', vendor: 'PG' }

/** A portal whose gateway answers only the named calls; everything else hangs, also the documents that are not loaded. */
function hanging(answered: string[], token?: string) {
  const open = fakeGateway().answer(readPermission, aPermission()).answer(readMember, aMember())
  const gateway: Gateway = {
    call: (endpoint, params, context) => (answered.includes(endpoint.name) ? open.call(endpoint, params, context) : never()),
  }
  const platform = fakePlatform(token === undefined ? {} : { storage: { token } })
  const release = aRelease()
  const scope = fork({
    values: [
      [$gateway, gateway],
      [$platform, platform],
      [$release, { ...release, documents: { ...release.documents, 'menu/top': { hash: 'top' } } }],
    ],
    handlers: [[fetchDocumentFx, never]],
  })
  void allSettled(portalStarted, { scope })
  return { scope, platform }
}

const whoever: [string, string[], string | undefined][] = [
  ['a guest', ['readPermission'], undefined],
  ['a member', ['readPermission', 'readMember'], 'tok'],
  ['somebody whose name does not come', ['readPermission'], 'tok'],
]

test.each(whoever.flatMap(([who, answered, token]) => [...sources.keys()].map((name) => [name, who, answered, token] as const)))(
  '%s of %s is told within 5 s when no call is answered',
  async (name, _, answered, token) => {
    const { scope, platform } = hanging(answered, token)
    const source = sources.get(name)!
    await settle()
    const { started } = topicOf(source)
    if (started) void allSettled(started, { scope })
    if (source.wanted) void allSettled(source.wanted, { scope, params: args })
    await platform.pass(4_999)
    await platform.pass(1)
    expect(['ready', 'empty', 'failed', 'needs-login', 'absent']).toContain(source.select(scope.getState(source.from), args).status)
  },
)

test('a member who comes late is still the player', async () => {
  const gateway = fakeGateway().answer(readPermission, aPermission())
  const held = gateway.hold(readMember)
  const platform = fakePlatform({ storage: { token: 'tok' } })
  const scope = fork({
    values: [
      [$gateway, gateway],
      [$platform, platform],
      [$release, aRelease()],
    ],
  })
  void allSettled(portalStarted, { scope })
  await settle()
  await platform.pass(4_999)
  expect(scope.getState($role)).toBe(null)
  await platform.pass(1)
  expect([scope.getState($role), scope.getState($memberFailure)]).toEqual([null, { kind: 'offline' }])

  held.answer(0, aMember())
  await settle()
  expect(scope.getState($role)).toBe('member')
  expect(sources.get('session')!.select(scope.getState(sources.get('session')!.from), {}).status).toBe('ready')
})
