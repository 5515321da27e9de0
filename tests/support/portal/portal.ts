import { allSettled, createWatch, fork } from 'effector'
import type { Effect, Scope, StoreWritable } from 'effector'

import type { Intent } from '../../../src/schemas/intents.ts'
import type { LayoutDocument, Release } from '../../../src/schemas/documents.ts'
import { readMember } from '../../../src/runtime/gateway/endpoints/member/read-member.ts'
import { readPermission } from '../../../src/runtime/gateway/endpoints/system/read-permission.ts'
import { $gateway } from '../../../src/runtime/model/requests/call.ts'
import { $release, fetchDocumentFx, releaseGiven } from '../../../src/runtime/model/context/documents.ts'
import { send } from '../../../src/runtime/model/intents.ts'
import { $platform, portalStarted } from '../../../src/runtime/model/lifecycle.ts'
import { locationChanged, navigationRequested } from '../../../src/runtime/model/navigation/navigation.ts'
import type { Navigation } from '../../../src/runtime/model/navigation/navigation.ts'
import '../../../src/runtime/gateway/encryption.ts' // a field is encrypted without a download first
import '../../../src/runtime/model/start.ts' // answers portalStarted
import '../../../src/runtime/model/site/permission.ts' // asks whether the site is open
import type { Source, SourceState } from '../../../src/runtime/contract/source.ts'
import type { Topic } from '../../../src/runtime/contract/topic.ts'
import type { Gateway } from '../../../src/runtime/gateway/client.ts'
import { fakeGateway } from '../gateway/fake-gateway.ts'
import type { FakeGateway } from '../gateway/fake-gateway.ts'
import { fakePlatform } from './fake-platform.ts'
import type { FakePlatform } from './fake-platform.ts'
import { pageAt } from '../../../src/rules/routes.ts'
import { aMember, aPermission, aRelease } from './builders.ts'

export type TestPortal<G extends Gateway = FakeGateway> = {
  scope: Scope
  gateway: G
  platform: FakePlatform
  wentTo: string[]
  /** The same with the kind of navigation: replacing the address, or back. */
  went: Navigation[]
  send: (intent: Intent, from?: { page: string; node: string }) => Promise<void>
  /** Sends an intent and lets the time pass in which a lost answer is looked for. */
  sendAndWait: TestPortal['send']
  /** The browser navigates to an address, where the release has this page. */
  at: (address: string, page?: string) => Promise<void>
  /** The current value of a source. */
  read: (source: Source, args?: object) => SourceState<unknown>
  want: (source: Source, args?: object) => Promise<void>
}

/** A gateway that lets a portal start; as somebody when a member's numeric type is given (0 member, 4 trial, 1 agent). */
export function openGateway(type?: number): FakeGateway {
  const gateway = fakeGateway().answer(readPermission, aPermission())
  return type === undefined ? gateway : gateway.answer(readMember, aMember({ type }))
}

/** A portal in its own scope that draws nothing. With `as` somebody is logged in. */
export async function aPortal<G extends Gateway = FakeGateway>({
  as,
  gateway = openGateway(as) as Gateway as G,
  platform = fakePlatform(as === undefined ? {} : { storage: { token: 'tok' } }),
  release = aRelease(),
  start = true,
  topics = [],
  values = [],
  handlers = [],
  fetchDocument,
}: {
  as?: number
  gateway?: G
  platform?: FakePlatform
  release?: Release
  start?: boolean
  /** Topics that are loaded in it. */
  topics?: readonly Topic[]
  values?: [StoreWritable<any>, unknown][]
  handlers?: [Effect<any, any>, (params: any) => unknown][]
  /** The server's answer for a document that the release does not inline, by its hash. */
  fetchDocument?: (hash: string) => Promise<LayoutDocument>
} = {}): Promise<TestPortal<G>> {
  // without a gateway G is the fake one
  const wentTo: string[] = []
  const went: Navigation[] = []
  const scope = fork({
    values: [[$gateway, gateway], [$platform, platform], [$release, release], ...values],
    handlers: fetchDocument ? [[fetchDocumentFx, ({ hash }: { hash: string }) => fetchDocument(hash)], ...handlers] : handlers,
  })
  createWatch({ unit: navigationRequested, scope, fn: (navigation) => void (wentTo.push(navigation.to), went.push(navigation)) })
  if (start) await allSettled(portalStarted, { scope })
  for (const { started } of topics) if (started) await allSettled(started, { scope })
  const sendIntent: TestPortal['send'] = async (intent, from) => void (await allSettled(send, { scope, params: { intent, from } }))
  return {
    scope,
    gateway,
    platform,
    wentTo,
    went,
    send: sendIntent,
    async sendAndWait(intent, from) {
      let ended = false
      const sent = sendIntent(intent, from).then(() => void (ended = true))
      // Encrypting takes no time of the clock, only tasks
      for (let turn = 0; turn < 40 && !ended; turn += 1) {
        for (let task = 0; task < 20; task += 1) await new Promise((resolve) => setImmediate(resolve))
        if (!ended) await platform.pass(500)
      }
      await sent
    },
    async at(address, page = 'home') {
      platform.history.push(address)
      const here = platform.history.read()
      const given = scope.getState($release) ?? release
      if ((pageAt(given.routes, here.pathname + here.search) ?? 'not-found') !== page)
        await allSettled(releaseGiven, { scope, params: { ...given, routes: { ...given.routes, [here.pathname]: page } } })
      await allSettled(locationChanged, { scope, params: here })
    },
    read: (source, args = {}) => source.select(scope.getState(source.from), args),
    async want(source, args = {}) {
      if (source.wanted) await allSettled(source.wanted, { scope, params: args })
    },
  }
}
