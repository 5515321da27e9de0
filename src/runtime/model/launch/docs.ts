import { defineSourceDocs } from '../../contract/source-docs.ts'

export const docs = defineSourceDocs({
  'game.current': { description: 'The game that was started.' },
  'game.seamless': { description: 'A game, started for the page that shows it.', args: { category: { kind: 'category' } } },
  'launch.failure': { description: 'Why a game did not start.' },
  'lottery.lobby': { description: 'A lottery, started for the page that shows it.' },
  'rooms.of-game': { description: 'The rooms of a PVP game.' },
})
