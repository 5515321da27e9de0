import type { Examples } from '../../runtime/contract/widget.ts'
import type { Raffle, Raffles } from '../../schemas/nouns/raffles.ts'
import type { contract } from './contract.ts'

const prizes = [
  { key: 'm1', name: '$1.88', amount: '1.88', picture: ['/img/scene/points-chips.svg'] },
  { key: 'spins', name: '10 free spins', picture: ['/img/scene/points-ticket.svg'] },
  { key: 'm8', name: 'Second prize', amount: '8.88', picture: [] },
  { key: 'none', name: 'Nothing this time', picture: [] },
  { key: 'phones', name: 'Headphones', picture: ['/img/scene/points-headphones.svg'] },
]
const winners = [
  { key: '1', player: 'm***a', prize: '$8.88' },
  { key: '2', player: 'k***7', game: 'Book of Tides', prize: '10 free spins' },
]
const wheel: Raffle = { key: 'w', kind: 'WHEEL', name: 'The weekend wheel', tickets: 3, prizes, winners }
const eggs: Raffle = { key: 'e', kind: 'GOLDEN_EGG', name: 'Golden eggs', tickets: 2, prizes: prizes.slice(0, 3), winners: [] }
const envelopes: Raffle = { ...eggs, key: 'r', kind: 'RED_ENVELOPE', name: 'Festival red envelopes', tickets: 1 }
const props = { title: 'Prize wheel', tickets: '/promotions', history: '/member?page=bonusDetails' }
const one = (raffle: Raffle, change: Partial<Raffles> = {}) => ({
  raffles: { currency: '$', raffles: [raffle], chosen: raffle.key, call: { status: 'idle' as const }, ...change },
})
const done = { call: { status: 'done' as const } }

export const examples: Examples<typeof contract> = {
  usual: { title: 'A wheel with tickets', props, inputs: one(wheel) },
  eggs: { title: 'Golden eggs', props, inputs: one(eggs) },
  envelopes: { title: 'Red envelopes', props, inputs: one(envelopes) },
  several: {
    title: 'Two wheels',
    props,
    inputs: one(wheel, { raffles: [wheel, { ...wheel, key: 'g', name: 'The golden wheel', tickets: 0 }] }),
  },
  none: { title: 'No tickets', props, inputs: one({ ...wheel, tickets: 0 }) },
  bare: { title: 'Neither prizes nor winners are said', props, inputs: one({ ...wheel, prizes: [], winners: [] }) },
  single: { title: 'One prize', props, inputs: one({ ...wheel, prizes: prizes.slice(0, 1) }) },
  sending: { title: 'On its way', props, inputs: one(wheel, { of: 'w', call: { status: 'sending' } }) },
  won: { title: 'Money was won', props, inputs: one(wheel, { of: 'w', ...done, won: { ...prizes[0]!, prize: 'm1' } }) },
  item: {
    title: 'A prize with a name and an amount',
    props,
    inputs: one(wheel, { of: 'w', ...done, won: { ...prizes[2]!, prize: 'm8' } }),
  },
  other: {
    title: 'A prize that is none of the list',
    props,
    inputs: one(eggs, { of: 'e', ...done, won: { name: 'A surprise', picture: [], prize: 'x' } }),
  },
  unnamed: {
    title: 'The answer does not say what was won',
    props,
    inputs: one(wheel, { of: 'w', ...done, won: { name: '', picture: [] } }),
  },
  lost: { title: 'The answer was lost', props, inputs: one(wheel, { of: 'w', call: { status: 'unknown', checking: true } }) },
  unknown: { title: 'The history does not answer', props, inputs: one(wheel, { of: 'w', call: { status: 'unknown', checking: false } }) },
  found: {
    title: 'The history has the prize',
    props,
    inputs: one(wheel, {
      of: 'w',
      call: { status: 'found', reference: 'B1' },
      won: { name: 'The weekend wheel: $1.88', amount: '1.88', picture: [] },
    }),
  },
  used: { title: 'The history has a ticket less', props, inputs: one(wheel, { of: 'w', call: { status: 'found', reference: 'w' } }) },
  missing: { title: 'It was not played', props, inputs: one(wheel, { of: 'w', call: { status: 'missing' } }) },
  refused: {
    title: 'It has ended',
    props,
    inputs: one(wheel, { of: 'w', call: { status: 'refused', refusal: { text: { text: 'This has ended.' }, code: 'STATE_CONFLICT' } } }),
  },
  longest: {
    title: 'Many prizes with long names',
    props,
    inputs: one({
      ...wheel,
      name: 'A name that does not end '.repeat(6),
      tickets: 123_456,
      prizes: Array.from({ length: 23 }, (_, index) => ({
        key: String(index),
        name: `A prize with a very long name ${index}`,
        picture: [],
      })),
      winners: Array.from({ length: 60 }, (_, index) => ({ key: String(index), player: 'a'.repeat(80), prize: 'A prize '.repeat(9) })),
    }),
  },
  rtl: {
    title: 'Right to left',
    props: { ...props, title: 'عجلة الجوائز' },
    inputs: one({
      ...wheel,
      name: 'عجلة نهاية الأسبوع',
      prizes: [
        { ...prizes[0]!, name: '1.88$' },
        { ...prizes[1]!, name: '10 دورات مجانية' },
      ],
    }),
    language: 'AR',
  },
}
