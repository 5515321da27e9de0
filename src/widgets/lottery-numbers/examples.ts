import type { Examples } from '../../runtime/contract/widget.ts'
import type { LotteryDraw, LotteryDraws } from '../../schemas/nouns/lottery.ts'
import type { contract } from './contract.ts'

const noon = Date.UTC(2027, 0, 10, 12)
const draws: LotteryDraw[] = [
  { key: 'fast 1', game: 'Fast Three', draw: '20270110-0600', openedAt: noon, numbers: [] },
  { key: 'mega 1', game: 'Mega Six', draw: '20270110-0144', openedAt: noon - 60_000, numbers: ['4', '9', '17', '23', '38', '45'] },
  { key: 'saigon 1', game: 'Saigon Daily', draw: '20270109', openedAt: noon - 70_000_000, numbers: ['081', '455', '90218'] },
]
const games = [
  { code: 'fast', name: 'Fast Three' },
  { code: 'mega', name: 'Mega Six' },
  { code: 'saigon', name: 'Saigon Daily' },
]
const numbers: LotteryDraws = { draws, area: 'VN', game: '', games, zone: '+08:00' }
const props = { title: 'Opened numbers', areas: ['VN' as const, 'other' as const] }

export const examples: Examples<typeof contract> = {
  usual: { title: 'The last draw of every game', props, inputs: { numbers } },
  one: {
    title: 'One game, one area',
    props: { ...props, areas: [] },
    inputs: { numbers: { ...numbers, draws: [draws[1]!], game: 'mega' } },
  },
  none: { title: 'Nothing was drawn', props, inputs: { numbers: { ...numbers, draws: [], area: 'other', games: [] } } },
  longest: {
    title: 'Longest texts',
    props: { ...props, title: 'Opened numbers of every lottery that this site has' },
    inputs: {
      numbers: {
        ...numbers,
        draws: [
          {
            key: 'long',
            game: 'aNameThatGoesOn'.repeat(12),
            draw: '9'.repeat(80),
            openedAt: noon,
            numbers: Array.from({ length: 120 }, (_, index) => (index === 3 ? '7'.repeat(60) : String(index))),
          },
        ],
        games: [{ code: 'long', name: 'aNameThatGoesOn'.repeat(12) }],
      },
    },
  },
  rtl: { title: 'Right to left', props: { ...props, title: 'الأرقام المسحوبة' }, inputs: { numbers }, language: 'AR' },
}
