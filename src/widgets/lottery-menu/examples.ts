import type { Examples } from '../../runtime/contract/widget.ts'
import type { LotteryGame, LotteryMenu } from '../../schemas/nouns/lottery.ts'
import type { contract } from './contract.ts'

const hour = 3_600_000
const noon = Date.UTC(2027, 0, 10, 12)
const game = (key: string, name: string, closesAt?: number): LotteryGame => ({
  key,
  name,
  picture: [`/img/game/lott-${key}.svg`],
  ...(closesAt !== undefined && { closesAt }),
  target: { vendor: 'LOTT', category: 'LOTT', gameCode: key, name },
})
const groups = [
  { key: 'FAST', tag: 'FAST', games: [game('fast-three', 'Fast Three', noon + 90_000), game('mega-six', 'Mega Six', noon + 1_234_000)] },
  { key: 'DAILY', tag: 'DAILY', games: [game('saigon', 'Saigon Daily', noon + 7 * hour), game('ticket', 'Golden Ticket')] },
]
const menu: LotteryMenu = { mode: 'LOTT', modes: ['LOTT', 'ZY', 'SEA'], groups, zone: '+08:00', skew: 0 }
const props = { title: 'Next draws', modes: true, page: false }

export const examples: Examples<typeof contract> = {
  usual: { title: 'Two groups', props, inputs: { menu } },
  recent: {
    title: 'Played lately: one group without a tag',
    props: { ...props, title: 'Recently played', modes: false },
    inputs: { menu: { ...menu, groups: [{ key: 'recent', tag: '', games: groups[0]!.games }] } },
  },
  drawing: {
    title: 'Numbers are being drawn; a gateway whose clock is ahead',
    props,
    inputs: { menu: { ...menu, skew: 600_000, groups: [{ ...groups[0]!, games: [game('fast-three', 'Fast Three', 1)] }] } },
  },
  none: { title: 'A mode without games', props, inputs: { menu: { ...menu, mode: 'ZY', groups: [] } } },
  longest: {
    title: 'Longest texts',
    props: { ...props, title: 'Next draws of every lottery that this site has, whatever its prize mode' },
    inputs: {
      menu: {
        ...menu,
        mode: 'A_MODE_THAT_NOBODY_KNOWS',
        modes: ['A_MODE_THAT_NOBODY_KNOWS', '__proto__'],
        groups: [{ key: 'long', tag: 'aTagThatGoesOn'.repeat(8), games: [game('long', 'aNameThatGoesOn'.repeat(12), noon + 900 * hour)] }],
      },
    },
  },
  rtl: { title: 'Right to left', props: { ...props, title: 'السحوبات القادمة' }, inputs: { menu }, language: 'AR' },
}
