import { describe, expect, test } from 'vitest'

import { accountNamed } from '../state/accounts.ts'
import { createMockState } from '../state/create-mock-state.ts'
import { itemsOf } from '../state/points.ts'
import { rafflesFor } from '../state/raffles.ts'
import { breakLines } from './lettering.ts'
import { drawCover } from './cover.ts'
import { emblems } from './emblems/all.ts'
import type { EmblemName } from './emblems/all.ts'
import { materials } from './materials.ts'
import { hash } from './random.ts'
import { repertoire } from './repertoire.ts'
import { drawScene } from './scene.ts'
import { scenes } from './scenes.ts'
import type { SceneName } from './scenes.ts'
import { drawAvatar, drawCaptcha, drawPlaceholder } from './small.ts'
import { drawStage } from '../pictures.ts'
import { drawVendor } from './studio.ts'
import { createPen } from './svg.ts'

const names = Object.keys(emblems) as EmblemName[] // Object.keys forgets the literal keys
const { games } = createMockState({ scenario: 'usual', variants: [] }, { seed: 'foyer', now: () => 0 })
const covers = games
  .filter((_, i) => i % 4 === 0 || i < 80)
  .map((game) => ({
    game,
    svg: drawCover({
      title: game.title,
      studio: game.vendor,
      category: game.classKey ?? game.gameType,
      ...(game.latin && { latin: game.latin }),
    }),
  }))

/** What makes a picture unsafe or slow, or what is no well-formed XML: tags must nest, attributes be quoted, references lead somewhere. */
function faultsOf(svg: string): string[] {
  const faults: string[] = []
  const elements = /<(?:script|filter|text|font|image|foreignObject|style|animate)\b/i
  const others = /\son\w+=|https?:\/\/(?!www\.w3\.org\/2000\/svg")|NaN|undefined|Infinity/i
  if (elements.test(svg) || others.test(svg)) faults.push('holds something a cover must not hold')
  const open: string[] = []
  const rest = svg.replace(
    /<(\/?)([A-Za-z]+)((?:\s+[\w:-]+="[^"<>]*")*)\s*(\/?)>/g,
    (_, closing: string, name: string, _attributes: string, alone: string) => {
      if (closing) {
        if (open.pop() !== name) faults.push(`</${name}> closes something else`)
      } else if (!alone) open.push(name)
      return ''
    },
  )
  if (open.length) faults.push(`<${open.join(', ')}> stays open`)
  if (rest.trim()) faults.push(`not a tag: ${rest.slice(0, 60)}`)
  const ids = [...svg.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1])
  if (new Set(ids).size !== ids.length) faults.push('an id comes twice')
  for (const [, id] of svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)) if (!ids.includes(id)) faults.push(`#${id} is nowhere`)
  return faults
}

/** A picture without its lettering: what is left is emblem, material, ground, layout. */
function withoutTitle(svg: string): string {
  return svg.replace(/<path id="t[^>]*>/g, '').replace(/<g transform="translate\(150,38\d\)">.*?<\/g>/g, '')
}

test('covers are well-formed, safe and self-contained', () => {
  expect(covers.flatMap(({ game, svg }) => faultsOf(svg).map((fault) => `${game.title}: ${fault}`))).toEqual([])
})

test('a cover is 300 by 400 and at most 22,000 characters; the average is below 13,000', () => {
  const sizes = covers.map(({ svg }) => svg.length)
  expect(covers.every(({ svg }) => svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400"'))).toBe(true)
  expect(covers.filter(({ svg }) => svg.length > 22_000).map(({ game, svg }) => `${game.title} ${svg.length}`)).toEqual([])
  expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThan(13_000)
})

test('the same game gives the same cover, another studio another', () => {
  const subject = { title: 'Golden Tiger', studio: 'PG', category: 'RNG' }
  expect(drawCover(subject)).toBe(drawCover(subject))
  expect(drawCover(subject)).not.toBe(drawCover({ ...subject, studio: 'JDB' }))
})

test('without their lettering, at least 300 covers differ', () => {
  expect(new Set(covers.map(({ svg }) => hash(withoutTitle(svg)))).size).toBeGreaterThanOrEqual(300)
})

test('even in emblem, first colours and layout alone, at least 300 covers differ', () => {
  const kinds = covers.map(
    ({ svg }) =>
      `${[...svg.matchAll(/stop-color="(#\w+)"/g)]
        .slice(0, 6)
        .map((match) => match[1])
        .join()} ${/translate\(\d+,\d+\) scale\([\d.]+\)(?: rotate\([^)]*\))?">.{80}/.exec(svg)?.[0]}`,
  )
  expect(new Set(kinds).size).toBeGreaterThanOrEqual(300)
})

test('a title that no face can write stands on its cover in Latin letters, or not at all', () => {
  const subject = { title: 'เสือทองคำ', studio: 'PG', category: 'RNG' }
  const lettering = (svg: string) => /<path id="t[^>]*>/.exec(svg)?.[0].length ?? 0
  expect(lettering(drawCover({ ...subject, latin: 'Golden Tiger' }))).toBeGreaterThan(500)
  expect(lettering(drawCover(subject))).toBe(0)
  expect(lettering(drawCover({ ...subject, title: 'Золотой тигр' }))).toBeGreaterThan(500)
  expect(lettering(drawCover({ ...subject, title: 'Hổ Hoàng Kim' }))).toBeGreaterThan(500)
})

test('markup in titles is drawn as letters only', () => {
  for (const title of ['<script>alert(1)</script>', '"&<>\'', 'A'.repeat(500), '', '   ', 'constructor', '\u202e\u0000'])
    expect(faultsOf(drawCover({ title, studio: '<b>"', category: 'XX' }))).toEqual([])
})

test('a title is broken into lines of about the same length, never inside a word', () => {
  expect({
    Matchday: breakLines('Matchday'),
    'Ember Koi': breakLines('Ember Koi'),
    'Eye of Dunes': breakLines('Eye of Dunes'),
    'Nine Whispering Lightning Nights Deluxe': breakLines('Nine Whispering Lightning Nights Deluxe'),
  }).toEqual({
    Matchday: ['Matchday'],
    'Ember Koi': ['Ember', 'Koi'],
    'Eye of Dunes': ['Eye of', 'Dunes'],
    'Nine Whispering Lightning Nights Deluxe': ['Nine Whispering', 'Lightning', 'Nights Deluxe'],
  })
})

describe('emblems', () => {
  test('there are at least 45', () => expect(names.length).toBeGreaterThanOrEqual(45))
  test.each(names)('%s can be drawn in each of its pairs of substances', (name) => {
    const { pairs } = repertoire[name]
    expect(pairs.length).toBeGreaterThan(0)
    for (const [m, a] of pairs) {
      const pen = createPen()
      const body = emblems[name](pen, materials[m], materials[a])
      expect(faultsOf(`<svg>${pen.defs()}${body}</svg>`)).toEqual([])
    }
  })
})

test.each(Object.keys(scenes) as SceneName[])('the scene %s is well-formed, and mirrored unless it is centred', (name) => {
  const [usual, mirrored] = [drawScene(name), drawScene(name, { rtl: true })]
  expect([...faultsOf(usual), ...faultsOf(mirrored)]).toEqual([])
  expect(usual === mirrored).toBe('centred' in scenes[name])
})

test('each good of the points mall but chips has a picture of its own, and each prize of a raffle has one', () => {
  const state = createMockState({ scenario: 'usual', variants: [] }, { seed: 'foyer', now: () => 0 })
  const member = accountNamed(state, 'member')!
  const goods = itemsOf(state, member, 'EN').filter(({ type }) => type !== 'CHIP')
  expect(new Set(goods.map(({ image }) => image)).size).toBe(goods.length)
  const prizes = rafflesFor(state, member, 'EN').flatMap((raffle) => raffle.prizes)
  expect(prizes.filter(({ icon }) => icon === undefined)).toEqual([])
})

test('small pictures and logos are well-formed; a logo has one colour and no ground', () => {
  const { vendors } = createMockState({ scenario: 'usual', variants: [] }, { seed: 'foyer', now: () => 0 })
  const logos = Object.values(vendors).flat().map(drawVendor)
  expect(
    [
      drawAvatar('member'),
      drawPlaceholder(),
      drawCaptcha('K7QD'),
      drawStage({ title: 'Ember Koi', studio: 'JL', category: 'RNG' }),
      ...logos,
    ].flatMap(faultsOf),
  ).toEqual([])
  expect(
    logos.every(
      (logo) =>
        [...logo.matchAll(/fill="([^"]+)"/g)].map((match) => match[1]).join() === '#8d8894' && /d="M/.test(logo) && !logo.includes('<rect'),
    ),
  ).toBe(true)
})
