import type { Examples } from '../../runtime/contract/widget.ts'
import type { Chats } from '../../schemas/nouns/service.ts'
import type { contract } from './contract.ts'

const chats: Chats = {
  models: [
    { key: 'general', name: 'General questions', picture: [], online: true },
    { key: 'vip', name: 'VIP manager', picture: [], online: false },
    { key: 'night', name: 'Night desk', picture: [] },
  ],
}
const props = { title: 'Live chat', text: 'Usually answers within a minute.' }

export const examples: Examples<typeof contract> = {
  usual: { title: 'Three to chat with', props, inputs: { chats } },
  starting: { title: 'A chat is being begun', props, inputs: { chats: { ...chats, starting: 'general' } } },
  blocked: {
    title: 'The browser opened no window',
    props,
    inputs: { chats: { ...chats, ready: { key: 'general', url: 'https://chat.example.test/w?id=7' } } },
  },
  failed: { title: 'No chat', props, inputs: { chats: { ...chats, failed: { key: 'vip', text: { text: 't:error.offline' } } } } },
  rtl: { title: 'Right to left', props: { title: 'الدردشة المباشرة' }, inputs: { chats }, language: 'AR' },
}
