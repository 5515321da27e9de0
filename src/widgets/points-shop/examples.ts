import type { Examples } from '../../runtime/contract/widget.ts'
import type { MallItem, PointsShop } from '../../schemas/nouns/points.ts'
import type { contract } from './contract.ts'

const items: MallItem[] = [
  { key: 'chips-50', type: 'CHIP', name: '$50 chips', points: '5000', picture: ['/img/scene/points-chips.svg'] },
  { key: 'wheel', type: 'SERVICE', name: 'Prize wheel ticket', points: '800.5', picture: [], html: '<p>One turn of the <b>wheel</b>.</p>' },
  { key: 'box', type: 'GIFT', name: 'Festival gift box', points: '12000', price: '20', stock: 3, picture: ['/img/scene/points-gift.svg'] },
  { key: 'jersey', type: 'GIFT', name: 'Team jersey', points: '32000', stock: 5, picture: ['/img/scene/points-crown.svg'] },
  { key: 'ball', type: 'GIFT', name: 'Signed ball', points: '900', stock: 0, picture: ['/img/scene/points-ball.svg'] },
]
const shop: PointsShop = {
  currency: '$',
  points: '24860',
  items,
  type: '',
  within: false,
  page: 1,
  pages: 2,
  call: { status: 'idle' },
  draft: {},
}
const props = { types: ['CHIP', 'GIFT', 'SERVICE'], security: '/member?page=securityCenter' }
const some = (change: Partial<PointsShop>) => ({ shop: { ...shop, ...change } })
const ofBox = { of: 'box', draft: { item: 'box', quantity: '2', receivingAddress: '1 Harbour Road' } }
const made = { reference: 'LP1', name: 'Festival gift box', quantity: 2, points: '24000', status: 'IN_PROCESS' }

export const examples: Examples<typeof contract> = {
  usual: { title: 'First of two pages', props, inputs: { shop } },
  service: { title: 'The details of a service', props, inputs: some({ draft: { item: 'wheel', quantity: '1' } }) },
  gift: { title: 'The details of a gift that also costs money', props, inputs: some({ draft: ofBox.draft }) },
  short: { title: 'The details of an item that is too dear', props, inputs: some({ draft: { item: 'jersey' } }) },
  none: {
    title: 'Nothing of a type within the points',
    props: { ...props, types: [] },
    inputs: some({ items: [], type: 'GIFT', within: true, pages: 1 }),
  },
  unread: { title: 'The points are not known', props, inputs: { shop: { ...shop, points: undefined } } },
  sending: { title: 'On its way', props, inputs: some({ ...ofBox, call: { status: 'sending' } }) },
  lost: { title: 'The answer was lost', props, inputs: some({ ...ofBox, call: { status: 'unknown', checking: true } }) },
  found: { title: 'The history has it', props, inputs: some({ of: 'box', call: { status: 'found', reference: 'LP1' }, made }) },
  missing: { title: 'The history does not have it', props, inputs: some({ ...ofBox, call: { status: 'missing' } }) },
  unset: {
    title: 'No transaction password yet',
    props,
    inputs: some({
      ...ofBox,
      call: { status: 'refused', refusal: { text: { text: 'Set one first.' }, code: 'PAYMENT_PASSWORD_UNSET' } },
    }),
  },
  refused: {
    title: 'There are not so many left',
    props,
    inputs: some({
      ...ofBox,
      call: { status: 'refused', refusal: { text: { text: 'There are not so many left.' }, code: 'OUT_OF_STOCK' } },
    }),
  },
  done: { title: 'It was asked for', props, inputs: some({ of: 'box', call: { status: 'done' }, made }) },
  odd: {
    title: 'A type that is not known, and a long name',
    props: { ...props, types: ['CHIP', 'RAFFLE'] },
    inputs: some({
      items: [{ key: 'x', type: '__proto__', name: 'A name that does not end '.repeat(6), points: '123456789012345.5', picture: [] }],
      points: '1',
    }),
  },
  rtl: {
    title: 'Right to left',
    props,
    inputs: some({
      items: [
        { ...items[0]!, name: 'رقائق بقيمة \u206650$\u2069' },
        { ...items[2]!, name: 'صندوق هدايا' },
      ],
    }),
    language: 'AR',
  },
}
