import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { defaultFrameViewSettings } from '../../src/schemas/default-view-settings.ts'
import { frameName } from '../../src/schemas/preview-version.ts'
import type { FromFrame, ToFrame } from '../../src/schemas/preview.ts'
import { createChannel } from './channel.ts'

const origin = 'https://foyer.test'
const editor = {}
const ping = { v: 1, kind: 'ping', seq: 7 }

function aChannel() {
  const heard: ToFrame[] = []
  const told: FromFrame[] = []
  let say: (event: { source: unknown; origin: string; data: unknown }) => void = () => {}
  const post = createChannel((message) => heard.push(message), {
    origin,
    parent: editor,
    post: (message) => told.push(message),
    listen: (listener) => void (say = listener),
  })
  return {
    heard,
    told,
    post,
    say: (data: unknown, from: { source?: unknown; origin?: string } = {}) => say({ source: editor, origin, data, ...from }),
  }
}

test('gets messages only from its parent window of its own origin', () => {
  const { heard, say } = aChannel()
  say(ping)
  say({ v: 1, kind: 'open', seq: 1, brand: 'foyer', documents: { 'page/home': { kind: 'page' } }, settings: defaultFrameViewSettings })

  expect(heard.map(({ kind }) => kind)).toEqual(['ping', 'open'])
})

test.each([
  ['another window', ping, { source: {} }],
  ['another origin', ping, { origin: 'https://evil.test' }],
  ['another version', { ...ping, v: 2 }, {}],
  ['no version', { kind: 'ping', seq: 7 }, {}],
  ['an unknown kind', { v: 1, kind: 'explode', seq: 7 }, {}],
  ['a patch that is none', { v: 1, kind: 'patch', seq: 1, document: 'page/home', patch: [{ op: 'burn', path: '/' }] }, {}],
  ['an address of another site', { v: 1, kind: 'settings', seq: 1, settings: { ...defaultFrameViewSettings, at: '//evil.test' } }, {}],
  ['text', 'ping', {}],
  ['nothing', null, {}],
])('passes over %s', (_, data, from) => {
  const { heard, say } = aChannel()
  say(data, from)

  expect(heard).toEqual([])
})

test('each message has the version', () => {
  const { told, post } = aChannel()
  post({ kind: 'pong', seq: 7 })

  expect(told).toEqual([{ v: 1, kind: 'pong', seq: 7 }])
})

test('the portal knows a frame by the name that the editor gives its window', () => {
  const early = readFileSync(new URL('../portal/early.ts', import.meta.url), 'utf8') // imports nothing, so it repeats the name
  expect(early).toContain(`window.name.startsWith('${frameName}')`)
})
