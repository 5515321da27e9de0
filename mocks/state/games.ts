import { hash, pick, shuffled } from '../artwork/random.ts'
import type { Random } from '../artwork/random.ts'
import { featured, hotTitles } from './featured.ts'
import { vendorRecord } from './vendors.ts'
import { adjectives, draws, nativeAdjectives, natives, nouns, rooms, tables } from './words.ts'

/** A game of the mock. `title` may be in any script; `latin` is its English name when it is. `classKey` is the gateway's gameClassify. */
export type GameRecord = {
  nodeId: string
  vendor: string
  gameType: string
  classKey?: string
  title: string
  latin?: string
  gameCode: string
  hot?: boolean
  fresh?: boolean
  maintenance?: boolean
}

/** Games of an average studio, by category. */
export type Amounts = Readonly<Record<string, number>>

/** Of thirty games of a slots studio: so many of each class. */
const classes = ['TG', 'TG', 'JP', 'JP', 'AC', 'VP', 'SC', 'BG', ...Array.from({ length: 22 }, () => 'RNG' as const)] as const
export const classNames = {
  RNG: 'Slot machine',
  JP: 'Jackpot',
  TG: 'Table games',
  AC: 'Arcade',
  VP: 'Video poker',
  SC: 'Scratch card',
  BG: 'Bingo',
} as const

/**
 * The featured games of the studios that are there, then as many as `amounts` says, mixed over the studios. No title comes twice in a
 * category. Every id begins with `idPrefix`.
 */
export function createGames(
  random: Random,
  vendors: Readonly<Record<string, readonly string[]>>,
  amounts: Amounts,
  idPrefix = '',
): GameRecord[] {
  const games: GameRecord[] = []
  const ids = new Set<number>()
  for (const [category, codes] of Object.entries(vendors)) {
    const taken = new Set<string>()
    const add = (vendor: string, title: string, more: Partial<GameRecord>) => {
      taken.add(title)
      // the same game has the same id in every scenario: browsers keep its cover
      let id = 100_000 + ((hash(`${category}/${vendor}/${title}`) >>> 0) % 900_000)
      while (ids.has(id)) id += 1
      ids.add(id)
      const nodeId = `${idPrefix}${id}`
      const rest = vendorRecord(vendor)
      games.push({
        nodeId,
        vendor,
        gameType: category,
        title,
        gameCode: `${vendor}_${nodeId}`,
        ...(hotTitles.includes(title) && { hot: true }),
        ...(rest.maintenance && { maintenance: true }),
        ...more,
      })
    }
    const known = (featured[category] ?? []).filter(([, vendor]) => codes.includes(vendor))
    for (const [title, vendor] of known) add(vendor, title, category === 'RNG' ? { classKey: 'RNG' } : {})
    const places = codes.flatMap((vendor) =>
      Array.from(
        { length: Math.max(0, share(amounts[category] ?? 0, vendor) - known.filter(([, code]) => code === vendor).length) },
        () => vendor,
      ),
    )
    for (const vendor of shuffled(random, places)) {
      const named = name(random, category, taken)
      if (named)
        add(vendor, named.title, { ...named, ...(random() < 0.06 && { fresh: true }), ...(random() < 0.015 && { maintenance: true }) })
    }
  }
  return games
}

/** Half to one and a half times the average number, by the studio: no two catalogues are the same size. */
function share(usual: number, vendor: string): number {
  return Math.round(usual * (0.5 + ((hash(vendor) >>> 0) % 101) / 100))
}

type Named = { title: string; latin?: string; classKey?: string }

function name(random: Random, category: string, taken: ReadonlySet<string>): Named | undefined {
  for (let attempt = 0; attempt < 60; attempt++) {
    const named = random() < (category === 'RNG' || category === 'FISH' ? 0.07 : 0) ? native(random) : invent(random, category)
    if (!taken.has(named.title)) return { ...named, ...(category === 'RNG' && !named.classKey && { classKey: 'RNG' }) }
  }
  return undefined // a category with few words has no more titles
}

function native(random: Random): Named {
  const { adjectives: own, nouns: ownNouns, join } = pick(random, Object.values(natives))
  const at = Math.floor(random() * nativeAdjectives.length)
  const [noun, ownNoun] = pick(random, Object.entries(ownNouns))
  return { title: join(own[at] ?? '', ownNoun), latin: `${nativeAdjectives[at]} ${noun}` }
}

const cards = ['Poker', 'Joker Poker', 'Cards', 'Ace Holdem']
const boards = ['Blackjack', 'Baccarat', 'Roulette', 'Dice', 'Poker Table']
const arcade = ['Arcade', 'Pixel Run', 'Retro Racer', 'Rocket Crash', 'Target Range']

const ofWhat = ['Fortune', 'Wonder', 'the East', 'Gold', 'the Night', 'Plenty', 'the Isles', 'Fire', 'the Valley']
const occasions = 'Rush,Quest,Party,Deluxe,Nights,Riches,Bonanza,Express,Hold & Win,Ways,Royale,Story'.split(',')
const companions = ['Friends', 'Gold', 'Roses', 'Thunder', 'Honey', 'Feathers', 'Silk']
const numbers = ['Nine', 'Five', 'Seven', 'Three', '88', '100']

function invent(random: Random, category: string): Named {
  if (category === 'LIVE')
    return {
      title:
        `${pick(random, rooms)} ` +
        `${pick(random, tables)}${random() < 0.35 ? ` ${pick(random, ['VIP', 'Lounge', 'Live', 'Classic', 'Prestige'])}` : ''}`,
    }
  if (category === 'LOTT' || category === 'ELOTT')
    return {
      title:
        random() < 0.5 ? pick(random, draws) : `${pick(random, adjectives)} ${pick(random, ['Draw', 'Keno', 'Lotto', 'Numbers', 'Six'])}`,
    }
  if (category === 'SPORTS')
    return { title: `${pick(random, adjectives)} ${pick(random, ['League', 'Cup', 'Football', 'Tennis', 'Hoops', 'Cricket'])}` }
  const adjective = pick(random, adjectives)
  const classKey = category === 'RNG' ? pick(random, classes) : undefined
  const own =
    classKey === 'VP'
      ? cards
      : classKey === 'TG'
        ? boards
        : classKey === 'AC'
          ? arcade
          : classKey === 'SC'
            ? ['Scratch', 'Ticket']
            : classKey === 'BG'
              ? ['Bingo', 'Bingo Ball']
              : (nouns[category] ?? nouns.RNG ?? [])
  const noun = pick(random, own)
  const shape = random()
  const title =
    classKey === 'JP'
      ? `${adjective} ${noun} Jackpot`
      : classKey !== 'RNG' || shape < 0.68
        ? `${adjective} ${noun}`
        : shape < 0.76
          ? `${noun} of ${pick(random, ofWhat)}`
          : shape < 0.84
            ? `${noun} ${pick(random, occasions)}`
            : shape < 0.92
              ? `${noun} & ${pick(random, companions)}`
              : `${pick(random, numbers)} ${adjective} ${noun}`
  return classKey ? { title, classKey } : { title }
}
