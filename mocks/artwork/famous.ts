import type { EmblemName } from './emblems/all.ts'
import type { Face } from './letters.ts'
import type { MaterialName } from './materials.ts'
import type { Recipe, StyleName } from './recipe.ts'

/** Covers composed by hand: the games a visitor sees first. By title; missing values come from the style. */
export type Famous = Partial<Recipe> & Pick<Recipe, 'style' | 'emblem' | 'material' | 'accent' | 'ground'>

function cover(
  style: StyleName,
  emblem: EmblemName,
  material: MaterialName,
  accent: MaterialName,
  ground: readonly [string, string, string],
  more: Partial<Recipe> = {},
): Famous {
  return { style, emblem, material, accent, ground, ...more }
}

function slot(
  emblem: EmblemName,
  material: MaterialName,
  accent: MaterialName,
  ground: readonly [string, string, string],
  face: Face,
  more: Partial<Recipe> = {},
): Famous {
  return cover('slots', emblem, material, accent, ground, { face, ...more })
}

export const famous: Readonly<Record<string, Famous>> = {
  'Ember Koi': slot('koi', 'ember', 'gold', ['#ff8a3c', '#c2265a', '#3d0b45'], 'shrikhand', { layout: 'big' }),
  'Fox & Fortune': slot('fox', 'ember', 'bone', ['#8fe3c8', '#1f8f86', '#0b3550'], 'lilita'),
  'Velvet Sevens': slot('seven', 'gold', 'ruby', ['#8d3bff', '#5a16b5', '#1d0a4f'], 'titan'),
  'Moon Garden': slot('moon', 'ice', 'gold', ['#4d6bff', '#2a2ab0', '#120f4a'], 'shrikhand', { size: 1 }),
  'Crown Harbor': slot('crown', 'gold', 'sky', ['#3fb6ff', '#1463c9', '#0a1f66'], 'passion', { arch: true, size: 0.88 }),
  'Sugar Comet': slot('candy', 'pink', 'sky', ['#ffb3e3', '#f0599f', '#7a1f8a'], 'titan'),
  'Bison Thunder': slot('bull', 'ember', 'gold', ['#ffe08f', '#f08a2c', '#7a2410'], 'passion', { layout: 'top', size: 0.87 }),
  'Owl Oracle': slot('owl', 'violet', 'gold', ['#b689ff', '#4f2aa8', '#180c47'], 'lilita'),
  'Temple of Sol': slot('sun', 'gold', 'teal', ['#21c7b5', '#0a7d8c', '#063049'], 'passion'),
  'Nine Lanterns': slot('lantern', 'ruby', 'gold', ['#ff6a4d', '#b3142d', '#3b0620'], 'rammetto', { size: 1.12 }),
  'Jade Orchard': slot('lotus', 'rose', 'gold', ['#9df0b8', '#1d9c6b', '#07404a'], 'shrikhand'),
  'Cherry Riot': slot('cherry', 'ruby', 'gold', ['#ffe27a', '#ff9a2e', '#a8203a'], 'bungee'),
  'Orbit Rush': slot('rocket', 'ice', 'ember', ['#6d5cff', '#3a1f9e', '#12093d'], 'bungee'),
  'Ruby Heist': slot('gem', 'ruby', 'gold', ['#5b6b8f', '#28304f', '#0c0f24'], 'passion', { layout: 'tilted', size: 1.12 }),
  'Eye of Dunes': slot('pyramid', 'gold', 'teal', ['#ffcf87', '#c9663a', '#4a1838'], 'passion'),
  'Tiger Bloom': slot('tiger', 'ember', 'bone', ['#ff9fb0', '#d43f63', '#54123f'], 'lilita', { layout: 'big', size: 1.06 }),
  'Phoenix Forge': slot('flame', 'ember', 'gold', ['#ff7d52', '#8f1d3f', '#230a2c'], 'titan', { size: 1.12 }),
  'Winter Wolf': slot('wolf', 'ice', 'sky', ['#b4e6ff', '#3f86d6', '#10296b'], 'passion'),
  'Star Mint': slot('coin', 'gold', 'gold', ['#52e0a4', '#0f8f78', '#053b48'], 'titan'),
  'Book of Tides': slot('book', 'sky', 'teal', ['#53c4d8', '#1b5e9e', '#0b1f52'], 'rammetto', { arch: true, size: 0.92 }),
  'Emerald Vault': slot('gem', 'jade', 'gold', ['#ffd76e', '#b8791a', '#3f2308'], 'rammetto', { arch: true, size: 0.96 }),
  'Silver Fox': slot('fox', 'ice', 'ice', ['#ff9cc0', '#a32d86', '#310d4f'], 'shrikhand'),
  'Midnight Bull': slot('bull', 'violet', 'gold', ['#7d6bff', '#371f8c', '#120a38'], 'bungee', { layout: 'top', size: 0.87 }),
  'Sunset Sevens': slot('seven', 'ruby', 'gold', ['#ffb86b', '#ef5a4e', '#5a1248'], 'rammetto', { size: 1.12 }),
  'Grand Roulette': cover('live', 'roulette', 'gold', 'ruby', ['#5a1230', '#33081d', '#14040c'], { floor: '#0d6b45' }),
  'Salon Baccarat': cover('live', 'cards', 'gold', 'ruby', ['#14365e', '#0b1f3e', '#060d1e'], { floor: '#14508f' }),
  'Sic Bo Royale': cover('live', 'dice', 'bone', 'ruby', ['#5e2a10', '#36150a', '#140703'], { floor: '#8f2d16' }),
  'Dragon Duel': cover('live', 'duel', 'ember', 'jade', ['#3a1259', '#200838', '#0c0318'], { floor: '#4f1a86' }),
  'Lucky Wheel': cover('live', 'wheel', 'gold', 'rose', ['#0f4a52', '#082c36', '#031116'], { floor: '#0c6a70', size: 1.02 }),
  'High Blackjack': cover('live', 'chips', 'ruby', 'ink', ['#3d3512', '#241f08', '#0d0b03'], { floor: '#2c6a2f' }),
  'Koi Tycoon': cover('fish', 'koi', 'ember', 'gold', ['#7fe9ff', '#1487d6', '#062a78'], { size: 1.14 }),
  'Reef Hunter': cover('fish', 'shark', 'sky', 'gold', ['#8ff5e4', '#0fa3b0', '#063f6b']),
  'Kraken Gold': cover('fish', 'octopus', 'violet', 'gold', ['#7cb8ff', '#3c3fd0', '#150f5c']),
  'Sea Monarch': cover('fish', 'trident', 'gold', 'ruby', ['#6ff0c8', '#0a9a8f', '#05405a']),
  'Turtle Bay': cover('fish', 'turtle', 'jade', 'lime', ['#a5f3ff', '#2aa7e0', '#0a3f8a']),
  Matchday: cover('sports', 'football', 'gold', 'gold', ['#2f6fff', '#1638a8', '#08123f']),
  'Hoops Live': cover('sports', 'basket', 'gold', 'gold', ['#ff8a4a', '#b8321f', '#3a0c1c'], { floor: '#b06a2c' }),
  'Court One': cover('sports', 'tennis', 'gold', 'gold', ['#6fe0c0', '#0b8a8a', '#053848'], { floor: '#1d5fae' }),
  'Cricket Crown': cover('sports', 'cricket', 'gold', 'gold', ['#8fd0ff', '#2a6fd0', '#0a2560']),
  'Arena Prime': cover('esports', 'wolf', 'sky', 'pink', ['#3a1f9e', '#1b0f58', '#090620'], { behind: 'swords' }),
  'Headshot Cup': cover('esports', 'target', 'teal', 'ruby', ['#0f5a66', '#07303f', '#030f18']),
  'Saigon Daily': cover('lottery', 'balls', 'ruby', 'sky', ['#ffb14d', '#f0562e', '#8f1530'], { marks: ['07', '24', '38'] }),
  'Fast Three': cover('lottery', 'dice', 'bone', 'rose', ['#7f8cff', '#4a3fe0', '#1c1478'], { size: 1.06 }),
  'Bangkok Draw': cover('lottery', 'balls', 'violet', 'jade', ['#6fe3c4', '#159c86', '#064a55'], { marks: ['3', '11', '56'] }),
  'Golden Ticket': cover('lottery', 'ticket', 'rose', 'gold', ['#ffd66b', '#f29a1f', '#9c4310'], { size: 1.1 }),
  'Mega Six': cover('lottery', 'balls', 'sky', 'rose', ['#9b7bff', '#5b2fd0', '#240f70'], { marks: ['6', '18', '45'] }),
  'Knight Club': cover('pvp', 'knight', 'bone', 'sky', ['#c9473f', '#8c1d33', '#2c0818'], { size: 1.08 }),
  'Mahjong Alley': cover('pvp', 'mahjong', 'jade', 'rose', ['#1f9c74', '#0c5a52', '#052a30']),
  'Card Rivals': cover('pvp', 'cards', 'gold', 'violet', ['#2c78d8', '#173a8c', '#0a1440'], { size: 1.08 }),
  'Arena Gallo': cover('cockfight', 'rooster', 'ember', 'ruby', ['#ffc04d', '#d9581c', '#4a1208'], { size: 1.16 }),
  'Spur & Steel': cover('cockfight', 'rooster', 'sky', 'ruby', ['#5f7fd8', '#2b3f94', '#0d1440'], { size: 1.16 }),
}
