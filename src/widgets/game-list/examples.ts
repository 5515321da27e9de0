import { exampleGame, examplePage } from '../../schemas/nouns/examples.ts'
import type { Examples } from '../../runtime/contract/widget.ts'
import type { contract } from './contract.ts'

const props = { title: 'Favourites', columns: 6, find: true, page: true }
const names: [string, string][] = [
  ['Ember Koi', 'JL'],
  ['Grand Roulette', 'EVO'],
  ['Fox & Fortune', 'PG'],
  ['Velvet Sevens', 'PT'],
  ['Kraken Gold', 'JL'],
  ['Owl Oracle', 'PG'],
  ['Nine Lanterns', 'JL'],
  ['Orbit Rush', 'JDB'],
]
const games = names.map(([name, vendor]) => exampleGame(name, vendor, { favourite: true }))
const many = Array.from({ length: 999 }, (_, index) => {
  const [name, vendor] = names[index % names.length]!
  return exampleGame(`${name} ${index + 1}`, vendor, { key: `g${index + 1}`, favourite: true })
})

export const examples: Examples<typeof contract> = {
  usual: { title: 'Usual', props, inputs: { games: examplePage(games, { total: 8 }) } },
  many: { title: '999 games', props, inputs: { games: examplePage(many, { total: 999 }) } },
  found: { title: 'A search by name', props, inputs: { games: examplePage(games, { total: 8, find: 'fox' }) } },
  nothing: { title: 'A search that finds nothing', props, inputs: { games: examplePage(games, { total: 8, find: 'zzz' }) } },
  plain: {
    title: 'Without a search, as a section',
    props: { ...props, title: 'Recently played', find: false, page: false, columns: 4 },
    inputs: { games: examplePage([{ ...games[0]!, maintenance: true }, ...games.slice(1, 5)]) },
  },
  waiting: { title: 'The games are not there yet', props, inputs: {} },
  longest: {
    title: 'Long names',
    props: { ...props, title: 'Everything that turns, spins, falls, flies and swims' },
    inputs: {
      games: examplePage(
        games.slice(0, 3).map((game) => ({
          ...game,
          name: `${game.name} and the long road home to the golden harbour`,
          vendorName: 'The Very Long Studio Name Company',
        })),
      ),
    },
  },
  rtl: { title: 'Right to left', props: { ...props, title: 'المفضلة' }, inputs: { games: examplePage(games) }, language: 'AR' },
}
