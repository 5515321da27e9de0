import type { Examples } from '../../runtime/contract/widget.ts'
import type { contract } from './contract.ts'

const look = { align: 'start' } as const
const until = '2099-12-31T20:00:00+07:00'

export const examples: Examples<typeof contract> = {
  usual: { title: 'Until a promotion ends', props: { ...look, title: 'The weekend reload ends in', until } },
  centered: { title: 'In the middle, without a heading', props: { align: 'center', until } },
  over: {
    title: 'The moment has passed',
    props: { ...look, title: 'The weekend reload ends in', until: '2026-01-04T23:00:00+07:00', over: 'The weekend reload is over.' },
  },
  longest: {
    title: 'Longest texts',
    props: { ...look, title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen'.repeat(3), until, over: 'Vorbei '.repeat(60) },
  },
  rtl: { title: 'Right to left', language: 'AR', props: { ...look, title: 'تنتهي مكافأة نهاية الأسبوع بعد', until } },
}
