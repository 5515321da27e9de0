import type { Examples } from '../../runtime/contract/widget.ts'
import type { contract } from './contract.ts'

const props = {
  title: 'Matchday starts here',
  text: 'Hot matches from the sports book.',
  to: '/sports',
  picture: '/img/scene/sports.svg',
  narrowPicture: '/img/scene/sports-phone.svg',
  matches: 3,
  enter: true,
}
const target = { vendor: 'SABA', category: 'SPORTS', gameCode: 'SABA_LOBBY' }
const matches = [
  {
    key: 'm1',
    league: 'Coastal League',
    home: 'Harbor United',
    away: 'Northgate FC',
    startTime: '2026-11-20T19:30:00+00:00',
    odds: { '2': 3.05, '1': 2.1, X: 3.4 },
    target,
  },
  {
    key: 'm2',
    league: 'Premier Cup',
    home: 'Riverside',
    away: 'Old Mill Athletic',
    startTime: '2026-11-20T20:00:00+00:00',
    odds: { '1': 1.72, X: 3.85, '2': 4.6 },
    target,
  },
  {
    key: 'm3',
    league: 'Continental',
    home: 'Estrela',
    away: 'Vostok City',
    startTime: 'soon',
    odds: { '1': 2.45, X: 3.1, '2': 2.8 },
    target,
  },
]

export const examples: Examples<typeof contract> = {
  usual: { title: 'Three hot matches', props, inputs: { matches } },
  none: { title: 'No matches came', props },
  bare: { title: 'Without a picture', props: { title: 'Sports', to: '/sports', matches: 3, enter: true }, inputs: { matches } },
  longest: {
    title: 'Long names',
    props,
    inputs: {
      matches: matches.map((match) => ({
        ...match,
        home: `${match.home} of the northern harbour and its islands`,
        league: `${match.league}, second leg of the third qualifying round`,
      })),
    },
  },
  rtl: {
    title: 'Right to left',
    props: { ...props, title: 'يوم المباراة يبدأ هنا', text: 'مباريات ساخنة.' },
    inputs: { matches },
    language: 'AR',
  },
}
