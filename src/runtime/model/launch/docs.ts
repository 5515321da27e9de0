import { defineSourceDocs } from '../../contract/source-docs.ts'

export const docs = defineSourceDocs({
  'game.current': { description: 'The running game.' },
  'game.seamless': {
    description: 'A game that starts with the page.',
    args: { category: { kind: 'category' }, vendor: { kind: 'vendor' }, gameCode: { kind: 'game' }, node: { kind: 'game-node' } },
  },
  'launch.failure': { description: 'Why a game did not start.' },
  'lottery.lobby': {
    description: 'A lottery that starts with the page.',
    args: { vendor: { kind: 'vendor' }, gameCode: { kind: 'game' } },
  },
  'rooms.of-game': { description: 'The rooms of a PVP game.' },
})
