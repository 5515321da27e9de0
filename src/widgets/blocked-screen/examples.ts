import type { Examples } from '../../runtime/contract/widget.ts'
import type { Brand } from '../../schemas/nouns/brand.ts'
import type { contract } from './contract.ts'

const brand: Brand = {
  id: 'foyer',
  name: 'Foyer',
  languages: ['EN', 'AR'],
  language: 'EN',
  theme: 'dark',
  themeChoice: 'system',
  year: 2026,
}
const services = [{ key: 'chat', kind: 'LIVECHAT', channel: false }]
const props = { picture: '/img/scene/block.svg' }

export const examples: Examples<typeof contract> = {
  usual: { title: 'Usual', props, inputs: { notice: { status: 2, ip: '203.0.113.24' }, brand, services } },
  longest: {
    title: 'A long address and a message',
    props,
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
  bare: { title: 'The address is not known', props, inputs: { notice: { status: 2 }, brand } },
  rtl: {
    title: 'Right to left',
    props,
    inputs: { notice: { status: 2, ip: '203.0.113.24' }, brand: { ...brand, language: 'AR' }, services },
    language: 'AR',
  },
}
