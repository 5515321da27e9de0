import { expect, test } from 'vitest'

import { launchChat } from '../src/runtime/gateway/endpoints/service/launch-chat.ts'
import { listChatModels } from '../src/runtime/gateway/endpoints/service/list-chat-models.ts'
import { sendFeedback } from '../src/runtime/gateway/endpoints/service/send-feedback.ts'
import { aJpg, aPng, joined } from '../tests/support/pictures/picture-files.ts'
import { aMockApi } from './mock-api.testing.ts'

const image = (bytes: Uint8Array, name = 'a.png') => new File([Uint8Array.from(bytes)], name)
const message = { questionType: 'GAME', content: 'The fish swim backwards' }

test('feedback is kept with the number of its pictures', async () => {
  const api = aMockApi()
  const first = await api.valueOf(sendFeedback, { ...message, images: [image(aPng()), image(aJpg())] }, 'mock-member')
  const second = await api.valueOf(sendFeedback, message, 'mock-member')
  expect(api.api.state().feedback.get('member')).toEqual([
    { ...first, ...message, images: 2 },
    { ...second, ...message, images: 0 },
  ])
})

test.each([
  ['PARAM_INVALID', { ...message, questionType: 'WEATHER' }],
  ['CONTENT_LENGTH', { ...message, content: '🐟🐟🐟🐟' }],
  ['CONTENT_LENGTH', { ...message, content: '🐟'.repeat(141) }],
  ['IMAGE_TYPE', { ...message, images: [image(new TextEncoder().encode('<svg/>'))] }],
  ['IMAGE_TYPE', { ...message, images: [image(joined(aPng(), aPng()))] }],
  ['IMAGE_TYPE', { ...message, images: [image(joined(aJpg(), [0x50, 0x4b, 3, 4]))] }],
  ['IMAGE_TYPE', { ...message, images: [image(aJpg().subarray(0, 12))] }],
  ['IMAGE_TOO_LARGE', { ...message, images: [image(new Uint8Array(5 * 1024 * 1024 + 1))] }],
  ['TOO_MANY_IMAGES', { ...message, images: [1, 2, 3, 4].map(() => image(aPng())) }],
])('%s', async (code, params) => {
  const api = aMockApi()
  expect((await api.refusalOf(sendFeedback, params, 'mock-member'))[0]).toBe(code)
  expect(api.api.state().feedback.size).toBe(0)
})

test('a chat of the list begins at an address of its own', async () => {
  const api = aMockApi()
  const [first] = (await api.valueOf(listChatModels, undefined)).list
  const chats = [first, first].map((model) => api.valueOf(launchChat, { modelId: model?.modelId ?? '' }))
  const [one, other] = await Promise.all(chats)
  expect(one?.chatUrl).toMatch(/^\/mock\/chat\/general\?/)
  expect(one).not.toEqual(other)
})
