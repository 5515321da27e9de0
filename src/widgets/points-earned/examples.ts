import type { Examples } from '../../runtime/contract/widget.ts'
import type { contract } from './contract.ts'

const earned = [
  { key: 'LIVE', points: '12400' },
  { key: 'RNG', points: '8205.5' },
  { key: 'SPORTS', points: '930' },
]

export const examples: Examples<typeof contract> = {
  usual: { title: 'Three types', props: { title: 'Points earned' }, inputs: { earned } },
  odd: { title: 'A type that is not known', props: { title: 'Points earned' }, inputs: { earned: [{ key: '__proto__', points: '0' }] } },
  rtl: { title: 'Right to left', props: { title: 'النقاط المكتسبة' }, inputs: { earned }, language: 'AR' },
}
