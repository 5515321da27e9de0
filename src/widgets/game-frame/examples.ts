import type { Examples } from '../../runtime/widget/contract.ts'
import type { GameStart } from '../../schemas/nouns.ts'
import type { contract } from './contract.ts'

const game: GameStart = { url: 'about:blank', state: 'ready', name: 'Ember Koi', vendorName: 'JL', picture: [], favourite: false, target: { vendor: 'JL', category: 'RNG', nodeId: '17' } }

export const examples: Examples<typeof contract> = {
  usual: { title: 'Usual', props: {}, inputs: { game } },
  longest: { title: 'A very long name', props: {}, inputs: { game: { ...game, name: 'The Emperor’s Thousand Lanterns of Fortune and Fire Megaways Deluxe Edition' } } },
  rtl: { title: 'Right to left', props: {}, inputs: { game: { ...game, name: 'كوي الجمر' } }, language: 'AR' },
}
