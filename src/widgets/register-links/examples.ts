import type { Examples } from '../../runtime/contract/widget.ts'
import type { RegisterLink } from '../../schemas/nouns/downlines.ts'
import type { contract } from './contract.ts'

const agents: RegisterLink = {
  key: '1',
  url: 'https://foyer.example.test/register?affiliateCode=HOANG41',
  code: 'HOANG41',
  type: 41,
  rate: '0.055',
  count: 12,
  time: '2026-11-02T10:00:00+08:00',
  remark: 'Spring event',
}
const members: RegisterLink = {
  ...agents,
  key: '2',
  url: '/register?affiliateCode=HOANG0',
  code: 'HOANG0',
  type: 0,
  rate: '0.01',
  count: 0,
  remark: '',
}
const props = { title: 'Links' }

export const examples: Examples<typeof contract> = {
  usual: { title: 'Two links', props, inputs: { links: [agents, members] } },
  hostile: { title: 'No web address', props, inputs: { links: [{ ...agents, url: 'javascript:alert(1)', remark: '<b>x</b>' }] } },
  bare: { title: 'A code alone', props, inputs: { links: [{ key: '3', code: 'X1', type: 99, rate: '0', time: 'soon', remark: '' }] } },
  longest: {
    title: 'Longest texts',
    props: { title: 'Links by which people register below you and below those who are below you' },
    inputs: {
      links: [
        {
          ...agents,
          url: `https://foyer.example.test/register?affiliateCode=${'HOANG'.repeat(60)}`,
          code: 'HOANG'.repeat(20),
          remark: 'A remark that goes on '.repeat(10),
          count: 123456789,
        },
      ],
    },
  },
  rtl: { title: 'Right to left', props: { title: 'الروابط' }, inputs: { links: [agents, members] }, language: 'AR' },
}
