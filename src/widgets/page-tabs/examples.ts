import type { Examples } from '../../runtime/contract/widget.ts'
import type { contract } from './contract.ts'

const menu = [
  { key: 'shop', label: 'Redeem', to: '/pointMall?page=shop', current: true },
  { key: 'history', label: 'Redeem history', to: '/pointMall?page=history' },
  { key: 'rules', label: 'Points rules', to: '/pointMall?page=rules' },
]

export const examples: Examples<typeof contract> = {
  usual: { title: 'On the first page', props: { label: 'Points mall' }, inputs: { menu } },
  many: {
    title: 'More than a phone has room for',
    props: { label: 'Points mall' },
    inputs: {
      menu: Array.from({ length: 9 }, (_, at) => ({ key: `p${at}`, label: `Page number ${at + 1}`, to: `/p/${at}`, current: at === 7 })),
    },
  },
  rtl: {
    title: 'Right to left',
    props: { label: 'متجر النقاط' },
    inputs: {
      menu: [
        { ...menu[0]!, label: 'استبدال' },
        { ...menu[1]!, label: 'السجل' },
      ],
    },
    language: 'AR',
  },
}
