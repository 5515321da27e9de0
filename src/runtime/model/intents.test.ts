import { allSettled, createEffect, createEvent, createStore, createWatch, fork, sample } from 'effector'
import { expect, test } from 'vitest'

import type { Intent } from '../../schemas/intents.ts'
import { defineTopic } from '../contract/topic.ts'
import { createTopics } from './create-topics.ts'
import { actOf } from './acts.ts'
import { intentOf, send, sentIntentOf } from './intents.ts'
import { errorReported, portalIdle, portalStopped } from './lifecycle.ts'
import { tokenKnown } from './context/session.ts'
import { $topics } from './topic-loading.ts'
import './start.ts'
import type { TopicEntry } from './topic-loading.ts'

const claim = (record: string): Intent => ({ kind: 'act', action: 'claim-reward', records: [record] })
const contact = (service: string): Intent => ({ kind: 'contact', service })

/** A portal whose topic `service` handles `contact` once it is loaded; every delivered intent is recorded. */
function aPortal(load: () => Promise<void> = () => Promise.resolve(), starts: 'idle' | 'session' | 'needed' = 'needed') {
  const started = createEvent()
  const topic = defineTopic({ sources: [], started })
  let loads = 0
  const entry: TopicEntry = {
    name: 'service',
    starts,
    intents: ['contact'],
    actions: ['claim-reward'],
    load: async () => {
      loads++
      await load()
      return { topic }
    },
  }
  const scope = fork({ values: [[$topics, createTopics([entry], {}).entries]] })
  const log: string[] = []
  createWatch({ unit: started, scope, fn: () => log.push('started') })
  createWatch({ unit: intentOf('contact'), scope, fn: ({ service }) => log.push(service) })
  createWatch({ unit: actOf('claim-reward'), scope, fn: ({ records }) => log.push(`claim ${records.join()}`) })
  createWatch({ unit: intentOf('refresh-hot'), scope, fn: () => log.push('refresh-hot') })
  createWatch({ unit: errorReported, scope, fn: ({ code, message }) => log.push(`${code} ${message}`) })
  return { scope, log, loads: () => loads, send: (intent: Intent) => allSettled(send, { scope, params: { intent } }) }
}

test('an intent waits for the topic that answers it, and those behind it keep their order', async () => {
  const { log, send: sendIntent, loads } = aPortal()

  const sent = [sendIntent(contact('a')), sendIntent({ kind: 'refresh-hot' }), sendIntent(contact('b'))]
  expect(log).toEqual(['refresh-hot'])
  await Promise.all(sent)
  void sendIntent(contact('c'))

  expect(log).toEqual(['refresh-hot', 'started', 'a', 'b', 'c'])
  expect(loads()).toBe(1)
})

test('an act waits for the topic of its action, in one line with the other intents of that topic', async () => {
  const { log, send: sendIntent, loads } = aPortal()

  const sent = [sendIntent(claim('a')), sendIntent(contact('b')), sendIntent(claim('c'))]
  expect(log).toEqual([])
  await Promise.all(sent)
  void sendIntent({ kind: 'act', action: 'read-messages', records: ['d'] }) // nobody here answers it
  void sendIntent(claim('e'))

  expect({ log, loads: loads() }).toEqual({ log: ['started', 'claim a', 'b', 'claim c', 'claim e'], loads: 1 })
})

test('an act whose topic cannot be downloaded is reported by its action', async () => {
  const { log, send: sendIntent } = aPortal(() => Promise.reject(new Error('offline')))

  await sendIntent(claim('a'))

  expect(log).toEqual(['model/part-missing What answers "claim-reward" could not be downloaded.'])
})

test('an intent that is sent while others are delivered comes after them', async () => {
  const { log, scope, send: sendIntent } = aPortal()
  let once = true
  createWatch({ unit: intentOf('contact'), scope, fn: () => once && ((once = false), void sendIntent(contact('last'))) })

  await Promise.all([sendIntent(contact('a')), sendIntent(contact('b'))])

  expect(log).toEqual(['started', 'a', 'b', 'last'])
})

test('two intents of one moment are two intents', async () => {
  const bothSent = createEvent()
  sample({ clock: bothSent, fn: () => ({ intent: contact('a') }), target: send })
  sample({ clock: bothSent, fn: () => ({ intent: contact('b') }), target: send })
  const { scope, log } = aPortal()

  await allSettled(bothSent, { scope })
  await allSettled(bothSent, { scope })

  expect(log).toEqual(['started', 'a', 'b', 'a', 'b'])
})

test('an intent whose topic cannot be downloaded is reported and dropped; the next one tries again', async () => {
  let offline = true
  const { log, send: sendIntent } = aPortal(() => (offline ? Promise.reject(new Error('offline')) : Promise.resolve()))

  await sendIntent(contact('a'))
  offline = false
  await sendIntent(contact('b'))

  expect(log).toEqual(['model/part-missing What answers "contact" could not be downloaded.', 'started', 'b'])
})

test('two portals keep their topics apart', async () => {
  const [one, other] = [aPortal(), aPortal()]

  await one.send(contact('a'))

  expect({ 'one.log': one.log, 'other.log': other.log, loads: other.loads() }).toEqual({
    'one.log': ['started', 'a'],
    'other.log': [],
    loads: 0,
  })
})

test('an intent comes with the node that sent it', async () => {
  const $from = createStore('').on(sentIntentOf('go'), (_, { intent, from }) => `${from?.page}/${from?.node} ${JSON.stringify(intent.to)}`)
  const { scope } = aPortal()

  await allSettled(send, { scope, params: { intent: { kind: 'go', to: '/rng' }, from: { page: 'home', node: 'top' } } })

  expect(scope.getState($from)).toBe('home/top "/rng"')
})

test('a topic for when the portal is idle is loaded then, without any intent', async () => {
  const { scope, log } = aPortal(undefined, 'idle')
  await allSettled(tokenKnown, { scope, params: 'tok' })
  expect(log).toEqual([])

  await allSettled(portalIdle, { scope })

  expect(log).toEqual(['started'])
})

test('a topic for sessions is loaded when the portal is idle and somebody is logged in, once', async () => {
  const { scope, log, loads } = aPortal(undefined, 'session')
  await allSettled(portalIdle, { scope })
  expect(log).toEqual([])

  await allSettled(tokenKnown, { scope, params: 'tok' })
  await allSettled(tokenKnown, { scope, params: 'another' })

  expect({ log, loads: loads() }).toEqual({ log: ['started'], loads: 1 })
})

test('a login asks again for what could not be downloaded before', async () => {
  let offline = true
  const { scope, log } = aPortal(() => (offline ? Promise.reject(new Error('offline')) : Promise.resolve()), 'idle')
  await allSettled(portalIdle, { scope })
  offline = false

  await allSettled(tokenKnown, { scope, params: 'tok' })

  expect(log).toEqual(['started'])
})

test('a portal that was taken down loads nothing', async () => {
  const { scope, loads } = aPortal(undefined, 'session')
  await allSettled(portalIdle, { scope })
  await allSettled(portalStopped, { scope })

  await allSettled(tokenKnown, { scope, params: 'tok' })

  expect(loads()).toBe(0)
})

test('a topic has started before its first intent, with what it reads at once', async () => {
  const started = createEvent()
  const readFx = createEffect(() => 'remembered')
  const $known = createStore('').on(readFx.doneData, (_, known) => known)
  sample({ clock: started, target: readFx })
  const $found = createStore('')
  sample({ clock: intentOf('contact'), source: $known, target: $found })
  const topic = defineTopic({ sources: [], started })
  const scope = fork({
    values: [[$topics, [{ name: 'service', starts: 'needed', intents: ['contact'], load: () => Promise.resolve({ topic }) }]]],
  })

  await allSettled(send, { scope, params: { intent: contact('a') } })

  expect(scope.getState($found)).toBe('remembered')
})
