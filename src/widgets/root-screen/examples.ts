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
const maintenance = { reason: 'maintenance' as const }
const blocked = { reason: 'blocked' as const }
const arabic: Brand = { ...brand, language: 'AR' }

export const examples: Examples<typeof contract> = {
  usual: {
    title: 'Maintenance with an expected end',
    props: maintenance,
    inputs: { notice: { status: 1, endTime: '2099-03-01T06:00:00+07:00' }, brand, services },
  },
  message: {
    title: 'Maintenance with a message of the gateway, and a picture of the brand’s own',
    props: { ...maintenance, picture: '/img/scene/block.svg' },
    inputs: { notice: { status: 1, message: 'New games are being put in.' }, brand, services },
  },
  bare: { title: 'Maintenance of which nothing came', props: maintenance },
  rtl: {
    title: 'Maintenance, right to left',
    props: maintenance,
    inputs: { notice: { status: 1, endTime: '2099-03-01T06:00:00+07:00' }, brand: arabic, services },
    language: 'AR',
  },
  blocked: { title: 'Blocked region', props: blocked, inputs: { notice: { status: 2, ip: '203.0.113.24' }, brand, services } },
  'blocked-longest': {
    title: 'Blocked region: a long address and a message',
    props: blocked,
    inputs: {
      notice: {
        status: 2,
        ip: '2001:0db8:85a3:0000:0000:8a2e:0370:7334',
        message: 'The law of your country does not allow us to offer games there. '.repeat(4),
      },
      brand,
      services,
    },
  },
  'blocked-bare': { title: 'Blocked region: the address is not known', props: blocked, inputs: { notice: { status: 2 }, brand } },
  'blocked-rtl': {
    title: 'Blocked region, right to left',
    props: blocked,
    inputs: { notice: { status: 2, ip: '203.0.113.24' }, brand: arabic, services },
    language: 'AR',
  },
}
