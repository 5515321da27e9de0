import { gamepad, helmet, shield, swords, target } from './arena.ts'
import { bull, dragon, fox, tiger, wolf } from './beasts.ts'
import { eagle, rooster } from './birds.ts'
import { dominoes, fanOfCards, knight, mahjong } from './boards.ts'
import { balls, drawDrum, ticket } from './draw.ts'
import type { Emblem } from './emblem.ts'
import { candy, drum, fan, lantern, mask } from './festival.ts'
import { cherry, clover, lotus, melon, peach } from './garden.ts'
import { blank, giftBox, goldenEgg, headphones, jersey, telephone } from './goods.ts'
import { luckyCat, owl, panda, rabbit } from './gentle.ts'
import { anchor, crab, shell, trident, turtle } from './reef.ts'
import { koi, octopus, puffer, shark } from './sea.ts'
import { bolt, flame, moon, planet, rocket, sun } from './sky.ts'
import { basket, cricket, cup, football, tennis, volleyball } from './sports.ts'
import { cards, chips, dice, duel, roulette, spade, wheel } from './table.ts'
import { book, horseshoe, hourglass, lamp, potion, pyramid, seven } from './tales.ts'
import { bell, chest, coin, crown, gem, ringOfStone } from './treasure.ts'

export const emblems = {
  fox,
  wolf,
  tiger,
  bull,
  dragon,
  owl,
  panda,
  rabbit,
  luckyCat,
  rooster,
  eagle,
  gem,
  crown,
  coin,
  chest,
  bell,
  ringOfStone,
  sun,
  moon,
  rocket,
  flame,
  bolt,
  planet,
  lotus,
  cherry,
  peach,
  clover,
  melon,
  lantern,
  candy,
  fan,
  mask,
  drum,
  seven,
  pyramid,
  book,
  potion,
  horseshoe,
  hourglass,
  lamp,
  roulette,
  cards,
  dice,
  chips,
  wheel,
  duel,
  spade,
  koi,
  shark,
  octopus,
  puffer,
  trident,
  turtle,
  crab,
  shell,
  anchor,
  football,
  basket,
  tennis,
  cricket,
  volleyball,
  cup,
  shield,
  swords,
  target,
  gamepad,
  helmet,
  balls,
  ticket,
  drawDrum,
  knight,
  mahjong,
  dominoes,
  fanOfCards,
  giftBox,
  jersey,
  headphones,
  goldenEgg,
  telephone,
  blank,
} as const satisfies Record<string, Emblem>

export type EmblemName = keyof typeof emblems
