import type { Examples } from '../../runtime/contract/widget.ts'
import type { contract } from './contract.ts'

const services = [
  { key: 'LIVE_CHAT-1', kind: 'LIVE_CHAT', channel: false },
  { key: 'TELEGRAM-2', kind: 'TELEGRAM', channel: false },
  { key: 'NIGHT_DESK-3', kind: 'Night desk', channel: false },
  { key: 'SOCIAL-4', kind: 'FACEBOOK', channel: true },
]
export const examples: Examples<typeof contract> = {
  usual: { title: 'Three contacts', props: { title: 'Contact us', text: 'Somebody answers at any hour.' }, inputs: { services } },
  one: { title: 'One contact', props: { title: 'Contact us' }, inputs: { services: services.slice(0, 1) } },
  rtl: { title: 'Right to left', props: { title: 'اتصل بنا' }, inputs: { services }, language: 'AR' },
}
