import { attach, combine, createStore, sample, scopeBind } from 'effector'

import type { ChatModels } from '../../../schemas/gateway/service.ts'
import type { Chats } from '../../../schemas/nouns/service.ts'
import { launchChat } from '../../gateway/endpoints/service/launch-chat.ts'
import { listChatModels } from '../../gateway/endpoints/service/list-chat-models.ts'
import type { Cdn } from '../../gateway/cdn.ts'
import { $brand } from '../context/documents.ts'
import { intentOf } from '../intents.ts'
import { $platform } from '../lifecycle.ts'
import { callOf, endpointFx, failureOf } from '../requests/call.ts'
import { wordingOf } from '../requests/refusal-words.ts'
import { memo } from '../../../rules/memo.ts'
import { createResource } from '../requests/resource.ts'
import { numberOf } from '../site/brand-constants.ts'
import { $cdn } from '../context/site.ts'

export const key = 'all'

// What we know: whom a player may chat with, and the chat that is being begun
export const models = createResource<void, ChatModels>({
  name: 'chat-models',
  ask: callOf(listChatModels),
  keyOf: () => key,
  session: 'either',
})
type Progress = Pick<Chats, 'starting' | 'ready' | 'failed'>
const nothing: Progress = {}
const $progress = createStore<Progress>(nothing)
export const $chats = combine({ known: models.known, progress: $progress, cdn: $cdn })

// How it changes. A chat is begun once; its window opens as soon as its address is known
const callFx = endpointFx(launchChat)
const startFx = attach({
  source: { platform: $platform, brand: $brand, cdn: $cdn },
  effect: async ({ platform, brand, cdn }, model: string): Promise<{ opened: boolean; url: string }> => {
    const { chatUrl } = await scopeBind(callFx, { safe: true })({ modelId: model })
    const address = cdn.own(chatUrl)
    if (address === undefined || !URL.canParse(address, platform.address.href())) throw new Error('The gateway gave no address of a chat')
    const { href: url } = new URL(address, platform.address.href())
    const size = { width: numberOf(brand, 'serviceWindowWidthPx', 440), height: numberOf(brand, 'serviceWindowHeightPx', 750) }
    return { opened: platform.windows.open(url, size), url }
  },
})
sample({
  clock: intentOf('start-chat'),
  source: startFx.pending,
  filter: (pending) => !pending, // a double click is one chat
  fn: (_, { model }) => model,
  target: startFx,
})
$progress
  .on(startFx, (_, model) => ({ starting: model }))
  // A browser that opens no window by itself does so for a click on a link
  .on(startFx.done, (_, { params, result: { opened, url } }) => (opened ? nothing : { ready: { key: params, url } }))
  .on(startFx.fail, (_, { params, error }) => ({ failed: { key: params, text: wordingOf(failureOf(error)) } }))
  .reset(models.reset)

/** The list, each of its entries once. */
export const chatsOf = memo(({ list }: ChatModels, progress: Progress, cdn: Cdn): Chats => ({
  ...progress,
  models: list
    .filter(({ modelId }, at) => list.findIndex((other) => other.modelId === modelId) === at)
    .map(({ modelId, name, icon, online }) => ({
      key: modelId,
      name: name || modelId,
      picture: cdn.images(icon),
      ...(online !== undefined && { online }),
    })),
}))
