import type { Examples } from '../../runtime/contract/widget.ts'
import type { Promotion, PromotionList } from '../../schemas/nouns/promotion.ts'
import type { contract } from './contract.ts'

const promotions: Promotion[] = [
  {
    key: 'lanterns',
    title: 'Nine nights of lanterns',
    html: '<p>Play any lantern game until Sunday.</p>',
    picture: ['/img/scene/promo-crown.svg'],
    type: 'SLOTS',
    state: 'JOIN',
    startTime: '2020-01-10T00:00:00+00:00',
    endTime: '2020-01-19T12:00:00+00:00',
  },
  {
    key: 'rescue',
    title: 'Rescue fund',
    html: '<p>Five percent comes back every Monday.</p>',
    picture: ['/img/scene/promo-chest.svg'],
    type: 'ALL',
    state: 'CLAIM',
    endTime: '2020-01-19T12:00:00+00:00',
  },
  { key: 'league', title: 'Big catch league', html: '<p>The heaviest catch wins.</p>', picture: [], type: 'FISH', state: 'CLOSE' },
]
const many = Array.from({ length: 10 }, (_, index): Promotion => ({
  key: `slots-${index + 1}`,
  title: `Slots ${index + 1}`,
  html: '<p>Play.</p>',
  picture: [],
  type: 'SLOTS',
  state: 'JOINED',
}))
const some = (list: Promotion[] = promotions, choice: PromotionList['choice'] = {}): PromotionList => ({ promotions: list, choice })

export const examples: Examples<typeof contract> = {
  usual: { title: 'Usual', props: { title: 'Promotions', page: true }, inputs: { promotions: some() } },
  narrowed: {
    title: 'One type, second page',
    props: { title: 'Promotions', page: true },
    inputs: { promotions: some([...promotions.slice(1), ...many], { type: 'SLOTS', page: '2' }) },
  },
  opened: {
    title: 'The address names one',
    props: { title: 'Promotions', page: true },
    inputs: { promotions: some(promotions, { id: 'rescue' }) },
  },
  pending: {
    title: 'One is being joined',
    props: { title: 'Promotions', page: true },
    inputs: {
      promotions: some([
        { ...promotions[0]!, claim: 'pending' },
        { ...promotions[1]!, claim: 'pending' },
      ]),
    },
  },
  lost: {
    title: 'The answers were lost',
    props: { title: 'Promotions', page: true },
    inputs: {
      promotions: some([
        { ...promotions[0]!, claim: 'unknown' },
        { ...promotions[1]!, claim: 'unknown' },
      ]),
    },
  },
  states: {
    title: 'Every state',
    props: { title: 'Promotions', page: true },
    inputs: {
      promotions: some(
        ['JOIN', 'CLAIM', 'APPLYING', 'CLOSE', 'REJECTED', 'ISSUED', 'CLAIMED', 'PROCESS', 'JOINED', 'COMING_SOON'].map((state) => ({
          key: state,
          title: state,
          html: '',
          picture: [],
          state,
        })),
        { pageSize: 10 },
      ),
    },
  },
  unknown: {
    title: 'A type and a state that nobody knows, and no times',
    props: { title: 'Promotions', page: false },
    inputs: { promotions: some([{ key: 'x', title: 'New', html: '', picture: [], type: 'CRASH', state: 'PAUSED', startTime: 'soon' }]) },
  },
  hostile: {
    title: 'Hostile text',
    props: { title: 'Promotions', page: true },
    inputs: {
      promotions: some([
        {
          key: 'x',
          title: '<b>Not bold</b>',
          html: '<p onclick="alert(1)">Read</p><script>alert(2)</script><img src=x onerror=alert(3)><style>*{display:none}</style>',
          picture: [],
          type: '__proto__',
          state: 'constructor',
        },
      ]),
    },
  },
  longest: {
    title: 'Longest texts',
    props: { title: 'Promotions of this week and of the weeks to come', page: true },
    inputs: {
      promotions: some([
        {
          ...promotions[0]!,
          title: 'A promotion with a title that goes on for quite a while and does not end',
          type: 'AVeryLongTypeThatNobodyHasEverSeenBefore',
        },
      ]),
    },
  },
  rtl: { title: 'Right to left', props: { title: 'العروض', page: true }, inputs: { promotions: some() }, language: 'AR' },
}
