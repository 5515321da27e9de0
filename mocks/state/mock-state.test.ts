import { describe, expect, test } from 'vitest'

import { customerServiceUrl } from '../../src/runtime/gateway/customer-service.ts'
import { readChoice, variants } from '../scenarios.ts'
import type { Variant } from '../scenarios.ts'
import { announcements } from './announcements.ts'
import { banners } from './banners.ts'
import { hotTitles, winners } from './featured.ts'
import { menuOf } from './menus.ts'
import { encryptedAddress } from './service.ts'
import { services } from './site.ts'
import { createMockState } from './create-mock-state.ts'

function aMockState(text: string) {
  const choice = readChoice(text)
  if (!choice) throw new Error(`no scenario ${text}`)
  return createMockState(choice, { seed: 'test', now: () => Date.UTC(2026, 0, 1) })
}

function menu(text: string) {
  const { vendors, games, choice } = aMockState(text)
  return menuOf(vendors, games, choice.scenario, choice.variants)
}

function vendorsIn(text: string, category: string): string[] | undefined {
  return menu(text)?.find((entry) => entry.gameCategory === category)?.vendors
}

test('the usual scenario has at least 44 vendors and 3,000 games, each with an id of its own', () => {
  const { vendors, games } = aMockState('usual')
  expect(new Set(Object.values(vendors).flat()).size).toBeGreaterThanOrEqual(44)
  expect(games.length).toBeGreaterThanOrEqual(3_000)
  expect(new Set(games.map((game) => game.nodeId)).size).toBe(games.length)
})

test('the same seed gives the same state, another seed another', () => {
  const build = (seed: string) => createMockState({ scenario: 'usual', variants: [] }, { seed, now: () => 0 }).games
  expect(build('a')).toEqual(build('a'))
  expect(build('a')).not.toEqual(build('b'))
})

test('a game has the same id in every scenario', () => {
  const id = (text: string) => aMockState(text).games.find((game) => game.title === 'Book of Tides')?.nodeId
  expect({ huge: id('huge'), hostile: id('hostile') }).toEqual({ huge: id('usual'), hostile: id('usual') })
})

test('no title comes twice in a category', () => {
  const { games } = aMockState('usual')
  const keys = games.map((game) => `${game.gameType}/${game.title}`)
  expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([])
})

test('titles come in eight scripts and languages besides English, each with its Latin name', () => {
  const { games } = aMockState('usual')
  const scripts = {
    thai: /\p{Script=Thai}/u,
    han: /\p{Script=Han}/u,
    japanese: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
    korean: /\p{Script=Hangul}/u,
    arabic: /\p{Script=Arabic}/u,
    vietnamese: /[ăâđêôơưạảấầ]/iu,
    russian: /\p{Script=Cyrillic}/u,
    hindi: /\p{Script=Devanagari}/u,
  }
  for (const [name, script] of Object.entries(scripts))
    expect({ name, value: games.filter((game) => script.test(game.title) && game.latin).length > 3 }).toEqual({ name, value: true })
})

test('every class of slots is there', () => {
  expect([...new Set(aMockState('usual').games.flatMap((game) => game.classKey ?? []))].sort()).toEqual([
    'AC',
    'BG',
    'JP',
    'RNG',
    'SC',
    'TG',
    'VP',
  ])
})

test('twenty hot games in the order of the pictures, twenty winners whose games exist', () => {
  const { hot, games } = aMockState('usual')
  expect(hot.map((game) => game.title)).toEqual(hotTitles)
  expect(hot.slice(0, 3).map((game) => [game.title, game.vendor])).toEqual([
    ['Ember Koi', 'JL'],
    ['Grand Roulette', 'EVO'],
    ['Fox & Fortune', 'PG'],
  ])
  expect(winners.filter(([, , title]) => games.some((game) => game.title === title))).toHaveLength(20)
})

test('promotions that banners point at exist', () => {
  const ids = announcements.map((record) => record.id)
  expect(banners.filter((banner) => banner.linkageType === 'PROMO' && !ids.includes(banner.linkUrl ?? ''))).toEqual([])
})

test('addresses of the customer service can be read by the client', () => {
  expect(services.map(({ address, key }) => customerServiceUrl(encryptedAddress(address, key)))).toEqual(
    services.map(({ address }) => address),
  )
  expect(encryptedAddress('https://chat.example.test/w?id=7', 'k3yA9zQ1')).toBe(
    'j0keLbP7JDLpzJiMGCMiGYqOj5RTtFD6ALDWro76jdYtAFKEXg6iiQ==k3yA9zQ1',
  )
})

describe('menu variants', () => {
  test('the usual menu: twelve live vendors, 21 for slots, e-sports and cockfights hidden in sports, no ESPORTS of its own', () => {
    expect(menu('usual')?.map((entry) => [entry.gameCategory, entry.vendors.length])).toEqual([
      ['ELOTT', 1],
      ['LOTT', 2],
      ['LIVE', 12],
      ['RNG', 21],
      ['SPORTS', 5],
      ['PVP', 2],
      ['FISH', 5],
      ['MXWIN', 1],
    ])
    expect(vendorsIn('usual', 'SPORTS')).toEqual(['SABA', 'IMES', 'SBO', 'SV3', 'CMD'])
  })
  test('RNG with as many vendors as asked for', () => {
    expect([3, 10, 11, 15, 20, 21].map((count) => vendorsIn(`usual+rng-${count}`, 'RNG')?.length)).toEqual([3, 10, 11, 15, 20, 21])
  })
  test('sports without anything after the split, or not at all', () => {
    expect({
      'usual+sports-split-only': vendorsIn('usual+sports-split-only', 'SPORTS'),
      'usual+sports-absent': vendorsIn('usual+sports-absent', 'SPORTS'),
    }).toEqual({ 'usual+sports-split-only': ['IMES', 'SV3'], 'usual+sports-absent': undefined })
  })
  test('ELOTT with the Vietnamese lottery, with LOTT, absent', () => {
    expect(['elott-vn', 'elott-lott', 'elott-absent'].map((name) => vendorsIn(`usual+${name}`, 'ELOTT')?.at(-1))).toEqual([
      'TCG_LOTTO_VN',
      'LOTT',
      undefined,
    ])
  })
  test('MXWIN empty and absent', () => {
    expect(['mxwin-empty', 'mxwin-absent'].map((name) => vendorsIn(`usual+${name}`, 'MXWIN'))).toEqual([[], undefined])
  })
  test('FISH first, in the middle, last, absent; two variants at once', () => {
    const at = (name: string) => menu(`usual+${name}`)?.findIndex((entry) => entry.gameCategory === 'FISH')
    expect(['fish-first', 'fish-middle', 'fish-last', 'fish-absent', 'fish-last+elott-absent'].map(at)).toEqual([0, 3, 7, -1, 6])
  })
  test('a list that is null, a duplicate category, an unknown one, a single card', () => {
    expect(menu('usual+list-null')).toBeNull()
    expect(menu('usual+category-twice')?.filter((entry) => entry.gameCategory === 'RNG')).toHaveLength(2)
    expect(vendorsIn('usual+unknown-category', 'SKILL')).toEqual(['KY'])
    expect(Array.isArray(menu('usual+card-single')?.[0]?.cards.TCG_SEA)).toBe(false)
  })
  test.each(Object.keys(variants) as Variant[])('%s makes a menu', (name) => {
    expect(() => menu(`usual+${name}`)).not.toThrow()
  })
  test('an unknown name is refused', () => {
    expect({ 'usual+rng-4': readChoice('usual+rng-4'), nothing: readChoice('nothing'), '': readChoice('') }).toEqual({
      'usual+rng-4': undefined,
      nothing: undefined,
      '': undefined,
    })
  })
})
