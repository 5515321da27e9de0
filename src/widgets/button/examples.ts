import type { Examples } from '../../runtime/contract/widget.ts'
import type { contract } from './contract.ts'

const usual = { kind: 'primary', size: 'default', align: 'start' } as const

export const examples: Examples<typeof contract> = {
  usual: { title: 'What a page is opened for', props: { ...usual, label: 'Deposit now', to: '/member?page=depositv2' } },
  secondary: {
    title: 'Quieter, with an icon',
    props: { ...usual, kind: 'secondary', icon: 'help', label: 'How it works', to: '/helpCenter' },
  },
  large: { title: 'Large, in the middle', props: { ...usual, size: 'large', align: 'center', label: 'Play', to: '/rng' } },
  wide: { title: 'The whole row', props: { ...usual, align: 'wide', label: 'Play', to: '/rng' } },
  longest: {
    title: 'Longest text',
    props: { ...usual, label: 'Jetzt einzahlen und den Bonus für das ganze Wochenende sichern, solange er noch da ist', to: '/rng' },
  },
  rtl: { title: 'Right to left', props: { ...usual, icon: 'gift', label: 'أودِع الآن', to: '/member?page=depositv2' }, language: 'AR' },
}
