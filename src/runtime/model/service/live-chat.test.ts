import { expect, test } from 'vitest'

import { offline } from '../../../../tests/support/gateway/fake-gateway.ts'
import { fakePlatform } from '../../../../tests/support/portal/fake-platform.ts'
import { aPortal, openGateway } from '../../../../tests/support/portal/portal.ts'
import type { Chats } from '../../../schemas/nouns/service.ts'
import { launchChat } from '../../gateway/endpoints/service/launch-chat.ts'
import { listChatModels } from '../../gateway/endpoints/service/list-chat-models.ts'
import { chatModels as source } from './sources.ts'

const model = (modelId: string, name = modelId) => ({ modelId, name, icon: undefined, online: undefined })
const start = { kind: 'start-chat', model: 'general' } as const

async function aSite({ blocked = false } = {}) {
  const gateway = openGateway()
    .answer(listChatModels, { list: [model('general', 'General'), model('general', 'Again'), model('vip', '')] })
    .answer(launchChat, { chatUrl: 'https://chat.example.test/w?id=7' })
  const platform = fakePlatform()
  const opened: { url: string; size: unknown }[] = []
  platform.windows.open = (url, size) => opened.push({ url, size }) > 0 && !blocked
  const portal = await aPortal({ gateway, platform })
  await portal.want(source)
  return {
    ...portal,
    opened,
    chats: () => {
      const state = portal.read(source)
      return state.status === 'ready' ? (state.value as Chats) : undefined
    },
    launches: () => gateway.calls.filter(({ name }) => name === 'launchChat').map(({ params }) => params),
  }
}

test('whom a guest may chat with: each once, by its code where it has no name', async () => {
  const { chats } = await aSite()
  expect(chats()?.models.map(({ key, name }) => [key, name])).toEqual([
    ['general', 'General'],
    ['vip', 'vip'],
  ])
})

test('a chat is begun once, in a window of 440 by 750', async () => {
  const { send, opened, launches, chats } = await aSite()
  await Promise.all([send(start), send(start)])
  expect(launches()).toEqual([{ modelId: 'general' }])
  expect(opened).toEqual([{ url: 'https://chat.example.test/w?id=7', size: { width: 440, height: 750 } }])
  expect(chats()?.starting).toBeUndefined()
})

test('where the browser opens no window, the address is offered as a link', async () => {
  const { send, chats } = await aSite({ blocked: true })
  await send(start)
  expect(chats()?.ready).toEqual({ key: 'general', url: 'https://chat.example.test/w?id=7' })
})

test.each(['javascript:alert(1)', '//evil.example.test/chat', 'data:text/html,x', undefined])(
  'the address %s opens nothing',
  async (chatUrl) => {
    const { send, chats, opened, gateway } = await aSite()
    gateway.answer(launchChat, { chatUrl })
    await send(start)
    expect(opened).toEqual([])
    expect(chats()?.failed).toEqual({ key: 'general', text: { text: 't:error.offline' } })
  },
)

test('a chat that could not be begun is not tried again by itself', async () => {
  const { send, chats, launches, gateway, platform } = await aSite()
  gateway.fail(launchChat, offline)
  await send(start)
  await platform.pass(60_000)
  expect([chats()?.failed?.key, launches().length]).toEqual(['general', 1])
})
