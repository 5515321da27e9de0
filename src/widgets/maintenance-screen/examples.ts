import type { Examples } from '../../runtime/contract/widget.ts'
import type { Brand } from '../../schemas/nouns/brand.ts'
import type { contract } from './contract.ts'

const brand: Brand = {
  id: 'foyer',
  name: 'Foyer',
  languages: ['EN', 'AR'],
  language: 'EN',
  theme: 'light',
  themeChoice: 'system',
  year: 2026,
}
const services = [
  { key: 'fb', kind: 'FACEBOOK', channel: true },
  { key: 'chat', kind: 'LIVECHAT', channel: false },
]
const props = { picture: '/img/scene/maint.svg' }

export const examples: Examples<typeof contract> = {
  usual: { title: 'With an expected end', props, inputs: { notice: { status: 1, endTime: '2099-03-01T06:00:00+07:00' }, brand, services } },
  message: {
    title: 'With a message of the gateway',
    props,
    inputs: { notice: { status: 1, message: 'New games are being put in.' }, brand, services },
  },
  bare: { title: 'Nothing came', props },
  rtl: {
    title: 'Right to left',
    props,
    inputs: { notice: { status: 1, endTime: '2099-03-01T06:00:00+07:00' }, brand: { ...brand, language: 'AR' }, services },
    language: 'AR',
  },
}
