import type { Examples } from '../../runtime/contract/widget.ts'
import type { PointsRules } from '../../schemas/nouns/points.ts'
import type { contract } from './contract.ts'

const rules: PointsRules = {
  currency: '$',
  ratio: '100',
  min: '500',
  max: '20000',
  rules: [
    { key: 'LIVE', units: '100', points: '20' },
    { key: 'RNG', units: '100', points: '15' },
    { key: 'LOTT', units: '100', points: '8.5' },
  ],
  html: '<p>Points are counted every day at noon from <b>valid bets</b>.</p>',
}
const props = { title: 'Points rules' }

export const examples: Examples<typeof contract> = {
  usual: { title: 'Three rules and a text', props, inputs: { rules } },
  open: { title: 'Any number at once, and no text', props, inputs: { rules: { ...rules, max: '0', html: undefined } } },
  text: { title: 'A text alone', props, inputs: { rules: { ...rules, rules: [], ratio: '0' } } },
  odd: {
    title: 'A type that is not known, and a hostile text',
    props,
    inputs: { rules: { ...rules, rules: [{ key: '__proto__', units: '1', points: '0' }], html: '<img src=x onerror="alert(1)">Hello' } },
  },
  rtl: { title: 'Right to left', props: { title: 'قواعد النقاط' }, inputs: { rules }, language: 'AR' },
}
