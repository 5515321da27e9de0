import type { Ground } from './air.ts'
import type { EmblemName } from './emblems/all.ts'
import type { MaterialName } from './materials.ts'

/** An emblem of a scene; `x` and `y` are shares of its width and height. */
export type Item = readonly [
  emblem: EmblemName,
  material: MaterialName,
  accent: MaterialName,
  x: number,
  y: number,
  size: number,
  turn?: number,
  opacity?: number,
]

export type Scene = {
  width: number
  height: number
  ground: Ground
  /** The focus, as shares; the start half stays dark for the words the portal lays over it. */
  focus: readonly [number, number]
  items: readonly Item[]
  glow?: string
  glowStrength?: number
  rays?: number
  motes?: number
  curtain?: boolean
  table?: string
  turf?: string
  hexes?: string
  shafts?: boolean
  /** Not to be mirrored: nothing is written over it. */
  centred?: boolean
}

const festival: Ground = ['#ff7a3d', '#b3203f', '#2a0a33']
const pitch: Ground = ['#2c7bff', '#17329a', '#070d33']
const velvet: Ground = ['#7a1740', '#3c0a2a', '#12040f']
const hunt: Ground = ['#aee33a', '#2f7d3c', '#06140d']
const lime = ['lime', 'ink'] as const
const ink = ['ink', 'lime'] as const
const night: Ground = ['#3a3350', '#221e30', '#131119']

/** Wide pictures without words: banners, entrances, popups, the maintenance and blocked screens. */
const drawn = {
  'home-lanterns': {
    width: 1200,
    height: 420,
    ground: festival,
    focus: [0.74, 0.48],
    glow: '#ffd9a0',
    glowStrength: 0.75,
    items: [
      ['lantern', 'ruby', 'gold', 0.61, 0.2, 0.36, 0, 0.85],
      ['lantern', 'ruby', 'gold', 0.95, 0.26, 0.56, 6],
      ['lotus', 'rose', 'gold', 0.91, 0.86, 0.9],
      ['lotus', 'pink', 'gold', 0.6, 0.94, 0.5],
      ['koi', 'ember', 'bone', 0.75, 0.5, 1.62, -4],
      ['coin', 'gold', 'gold', 0.875, 0.18, 0.26, 14],
      ['coin', 'gold', 'gold', 0.615, 0.62, 0.2, -18],
    ],
  },
  'home-match': {
    width: 1200,
    height: 420,
    ground: pitch,
    focus: [0.72, 0.45],
    turf: '#0f8a45',
    rays: 0.05,
    items: [
      ['shield', 'sky', 'gold', 0.615, 0.3, 0.56, -10, 0.9],
      ['cup', 'gold', 'ruby', 0.9, 0.42, 0.86, 8],
      ['football', 'gold', 'gold', 0.73, 0.5, 1.36, -14],
    ],
  },
  'home-table': {
    width: 1200,
    height: 420,
    ground: velvet,
    focus: [0.74, 0.42],
    glow: '#ffd9a0',
    glowStrength: 0.5,
    curtain: true,
    table: '#0d6b45',
    rays: 0.05,
    items: [
      ['cards', 'gold', 'ruby', 0.93, 0.62, 0.8, 14],
      ['chips', 'ruby', 'ink', 0.6, 0.76, 0.56],
      ['roulette', 'gold', 'ruby', 0.735, 0.47, 1.42],
    ],
  },
  'home-reef': {
    width: 1200,
    height: 420,
    ground: ['#2fd0ff', '#0f6cc0', '#062050'],
    focus: [0.72, 0.2],
    shafts: true,
    rays: 0,
    items: [
      ['turtle', 'jade', 'lime', 0.93, 0.28, 0.6, 30, 0.9],
      ['puffer', 'gold', 'ember', 0.9, 0.76, 0.5, -8],
      ['koi', 'ember', 'gold', 0.6, 0.8, 0.46, 8],
      ['shark', 'sky', 'gold', 0.735, 0.56, 1.5],
    ],
  },
  'home-hunt': {
    width: 1200,
    height: 420,
    ground: ['#aee33a', '#2f7d3c', '#06140d'],
    focus: [0.74, 0.48],
    glow: '#f4ffb0',
    items: [
      ['gem', 'lime', 'gold', 0.93, 0.26, 0.4, 14],
      ['gem', 'jade', 'gold', 0.61, 0.78, 0.34, -12],
      ['wolf', 'ink', 'lime', 0.745, 0.56, 1.7],
    ],
  },
  live: {
    width: 640,
    height: 400,
    ground: velvet,
    focus: [0.66, 0.42],
    glow: '#ffd9a0',
    glowStrength: 0.5,
    curtain: true,
    table: '#0d6b45',
    items: [
      ['chips', 'ruby', 'ink', 0.9, 0.72, 0.56],
      ['roulette', 'gold', 'ruby', 0.72, 0.46, 1.08],
    ],
  },
  fish: {
    width: 640,
    height: 400,
    ground: ['#2fd0ff', '#0f6cc0', '#062050'],
    focus: [0.68, 0.2],
    shafts: true,
    rays: 0,
    items: [
      ['turtle', 'jade', 'lime', 0.93, 0.2, 0.42, 30, 0.9],
      ['shark', 'sky', 'gold', 0.72, 0.56, 1.3],
    ],
  },
  slots: {
    width: 640,
    height: 400,
    ground: ['#9d4dff', '#4f1ab0', '#190a45'],
    focus: [0.68, 0.5],
    items: [
      ['seven', 'gold', 'ruby', 0.73, 0.5, 1.1],
      ['cherry', 'ruby', 'gold', 0.92, 0.74, 0.5],
      ['gem', 'jade', 'gold', 0.93, 0.2, 0.34, 12],
    ],
  },
  // The football stands between the words at the start and the matches that the portal draws over the end half
  sports: {
    width: 1400,
    height: 340,
    ground: ['#2c7bff', '#15308f', '#080e33'],
    focus: [0.2, 0.45],
    turf: '#0f8a45',
    rays: 0.05,
    items: [['football', 'gold', 'gold', 0.33, 0.56, 1.1, -14]],
  },
  'sports-phone': {
    width: 700,
    height: 420,
    ground: ['#2c7bff', '#15308f', '#080e33'],
    focus: [0.7, 0.4],
    turf: '#0f8a45',
    rays: 0.05,
    items: [['football', 'gold', 'gold', 0.76, 0.46, 1.25, -14]],
  },
  esports: {
    width: 640,
    height: 260,
    ground: ['#4527c4', '#1d0f63', '#090620'],
    focus: [0.74, 0.5],
    hexes: '#62c7ff',
    glow: '#62c7ff',
    glowStrength: 0.55,
    rays: 0,
    items: [
      ['swords', 'ice', 'pink', 0.76, 0.5, 1],
      ['wolf', 'sky', 'pink', 0.76, 0.5, 0.98],
    ],
  },
  cockfight: {
    width: 640,
    height: 260,
    ground: ['#f0902f', '#a8380f', '#2c0b06'],
    focus: [0.74, 0.5],
    rays: 0.1,
    items: [['rooster', 'ember', 'ruby', 0.78, 0.58, 1.12]],
  },
  mxwin: {
    width: 640,
    height: 260,
    ground: ['#18b38c', '#0a5f62', '#052530'],
    focus: [0.74, 0.5],
    items: [
      ['dice', 'bone', 'ruby', 0.8, 0.52, 0.9],
      ['balls', 'ruby', 'sky', 0.56, 0.6, 0.48],
      ['gem', 'gold', 'gold', 0.94, 0.3, 0.4, 12],
    ],
  },
  pvp: {
    width: 640,
    height: 260,
    ground: ['#d8534a', '#7d1a32', '#220614'],
    focus: [0.74, 0.5],
    items: [
      ['mahjong', 'jade', 'rose', 0.62, 0.62, 0.6, -6],
      ['knight', 'bone', 'sky', 0.84, 0.54, 1],
    ],
  },
  lottery: {
    width: 640,
    height: 260,
    ground: ['#ffb14d', '#f0562e', '#7a1230'],
    focus: [0.74, 0.5],
    items: [
      ['ticket', 'rose', 'gold', 0.6, 0.68, 0.5],
      ['balls', 'ruby', 'sky', 0.8, 0.52, 1],
    ],
  },
  login: {
    width: 520,
    height: 760,
    centred: true,
    ground: ['#ff7a3d', '#a81c44', '#210829'],
    focus: [0.5, 0.38],
    glow: '#ffd9a0',
    glowStrength: 0.7,
    items: [
      ['lantern', 'ruby', 'gold', 0.2, 0.12, 0.7, -5, 0.9],
      ['lantern', 'ruby', 'gold', 0.84, 0.1, 0.52, 4, 0.85],
      ['lotus', 'rose', 'gold', 0.18, 0.74, 0.7],
      ['lotus', 'pink', 'gold', 0.86, 0.7, 0.54],
      ['fox', 'ember', 'bone', 0.5, 0.4, 1.72],
      ['coin', 'gold', 'gold', 0.84, 0.54, 0.34, 14],
      ['coin', 'gold', 'gold', 0.14, 0.52, 0.24, -18],
    ],
  },
  register: {
    width: 520,
    height: 860,
    centred: true,
    ground: ['#8d5bff', '#4a1fa8', '#150a40'],
    focus: [0.5, 0.36],
    glow: '#d8c2ff',
    glowStrength: 0.7,
    items: [
      ['moon', 'ice', 'gold', 0.84, 0.1, 0.5, 0, 0.9],
      ['gem', 'jade', 'gold', 0.16, 0.62, 0.42, -10],
      ['owl', 'violet', 'gold', 0.5, 0.38, 1.6],
      ['coin', 'gold', 'gold', 0.86, 0.6, 0.36, 14],
    ],
  },
  forget: {
    width: 520,
    height: 760,
    centred: true,
    ground: ['#34d6b0', '#0b7f86', '#05303f'],
    focus: [0.5, 0.38],
    glow: '#d2fffb',
    items: [
      ['shield', 'sky', 'gold', 0.5, 0.4, 1.5],
      ['coin', 'gold', 'gold', 0.16, 0.66, 0.3, -14],
      ['gem', 'jade', 'gold', 0.86, 0.16, 0.36, 12],
    ],
  },
  agent: {
    width: 900,
    height: 900,
    centred: true,
    ground: ['#3a4a86', '#1a2150', '#0a0c22'],
    focus: [0.54, 0.38],
    glow: '#8fb2ff',
    glowStrength: 0.45,
    rays: 0.05,
    items: [['knight', 'bone', 'gold', 0.54, 0.4, 2.35]],
  },
  maint: {
    width: 600,
    height: 420,
    centred: true,
    ground: night,
    focus: [0.5, 0.45],
    glow: '#ff9a5f',
    glowStrength: 0.35,
    rays: 0.03,
    motes: 24,
    items: [['rocket', 'ice', 'ember', 0.5, 0.46, 1.1]],
  },
  block: {
    width: 600,
    height: 420,
    centred: true,
    ground: night,
    focus: [0.5, 0.45],
    glow: '#8fb2ff',
    glowStrength: 0.35,
    rays: 0.03,
    motes: 24,
    items: [['shield', 'ink', 'gold', 0.5, 0.5, 1.15]],
  },
  'promo-crown': {
    width: 640,
    height: 300,
    ground: ['#ffb13d', '#e0582a', '#5a1030'],
    focus: [0.74, 0.5],
    items: [
      ['coin', 'gold', 'gold', 0.88, 0.3, 0.5, 12],
      ['crown', 'gold', 'ruby', 0.72, 0.56, 1.02],
    ],
  },
  'promo-gem': {
    width: 640,
    height: 300,
    ground: ['#34d6b0', '#0b7f86', '#05303f'],
    focus: [0.74, 0.5],
    items: [
      ['gem', 'jade', 'gold', 0.74, 0.52, 1.1],
      ['coin', 'gold', 'gold', 0.93, 0.7, 0.4],
    ],
  },
  'promo-chest': {
    width: 640,
    height: 300,
    ground: ['#6c5cff', '#3a1f9e', '#120a3a'],
    focus: [0.74, 0.5],
    items: [
      ['chest', 'copper', 'gold', 0.74, 0.56, 1.1],
      ['gem', 'pink', 'gold', 0.94, 0.26, 0.36, 12],
    ],
  },
  'promo-wheel': {
    width: 640,
    height: 300,
    ground: ['#ff8fb0', '#b02a70', '#3a0a40'],
    focus: [0.74, 0.5],
    items: [
      ['wheel', 'gold', 'rose', 0.74, 0.54, 1.05],
      ['ticket', 'sky', 'gold', 0.93, 0.74, 0.42, 10],
    ],
  },
  'promo-lanterns': {
    width: 640,
    height: 300,
    ground: festival,
    focus: [0.74, 0.5],
    glow: '#ffd9a0',
    items: [
      ['lantern', 'ruby', 'gold', 0.6, 0.34, 0.6, -6, 0.9],
      ['lantern', 'ruby', 'gold', 0.93, 0.3, 0.5, 6, 0.9],
      ['lotus', 'pink', 'gold', 0.9, 0.88, 0.62],
      ['lantern', 'ember', 'gold', 0.76, 0.52, 1.12],
    ],
  },
  'promo-goal': {
    width: 640,
    height: 300,
    ground: pitch,
    focus: [0.74, 0.45],
    turf: '#0f8a45',
    rays: 0.05,
    items: [
      ['shield', 'sky', 'gold', 0.92, 0.4, 0.66, 8, 0.95],
      ['football', 'gold', 'gold', 0.74, 0.56, 1, -14],
    ],
  },
  'promo-hour': {
    width: 640,
    height: 300,
    ground: ['#34d6b0', '#0b7f86', '#05303f'],
    focus: [0.74, 0.5],
    items: [
      ['gem', 'jade', 'gold', 0.92, 0.3, 0.46, 12],
      ['hourglass', 'jade', 'gold', 0.74, 0.52, 1.1],
    ],
  },
  'promo-cards': {
    width: 640,
    height: 300,
    ground: velvet,
    focus: [0.74, 0.5],
    glow: '#ffd9a0',
    glowStrength: 0.5,
    items: [
      ['chips', 'ruby', 'ink', 0.93, 0.7, 0.6],
      ['cards', 'gold', 'ruby', 0.74, 0.52, 1.1],
    ],
  },
  'promo-friend': {
    width: 640,
    height: 300,
    ground: ['#ff8fb0', '#b02a70', '#3a0a40'],
    focus: [0.74, 0.5],
    items: [
      ['ticket', 'sky', 'gold', 0.9, 0.74, 0.6, 10],
      ['panda', 'bone', 'rose', 0.64, 0.52, 0.9],
      ['rabbit', 'bone', 'gold', 0.86, 0.42, 0.74],
    ],
  },
  'promo-catch': {
    width: 640,
    height: 300,
    ground: ['#2fd0ff', '#0f6cc0', '#062050'],
    focus: [0.74, 0.3],
    shafts: true,
    rays: 0,
    items: [
      ['cup', 'gold', 'sky', 0.93, 0.4, 0.6, 8],
      ['shark', 'sky', 'gold', 0.72, 0.56, 1.1],
    ],
  },
  'promo-draw': {
    width: 640,
    height: 300,
    ground: ['#ffb14d', '#f0562e', '#7a1230'],
    focus: [0.74, 0.5],
    items: [
      ['ticket', 'rose', 'gold', 0.93, 0.72, 0.5, 10],
      ['balls', 'ruby', 'sky', 0.74, 0.52, 1.05],
    ],
  },
  'promo-gift': {
    width: 640,
    height: 300,
    ground: ['#8d5bff', '#4a1fa8', '#150a40'],
    focus: [0.74, 0.5],
    items: [
      ['candy', 'pink', 'gold', 0.93, 0.66, 0.5, 10],
      ['crown', 'gold', 'ruby', 0.74, 0.54, 1],
    ],
  },
  // Kestrel's own: black and lime, hunters instead of festivals
  'kestrel-login': {
    width: 520,
    height: 760,
    centred: true,
    ground: hunt,
    focus: [0.5, 0.44],
    glow: '#f4ffb0',
    glowStrength: 0.6,
    items: [
      ['gem', 'lime', 'gold', 0.3, 0.22, 0.36, -12],
      ['bolt', 'lime', 'gold', 0.68, 0.16, 0.5, 10, 0.9],
      ['eagle', 'ink', 'lime', 0.44, 0.64, 1.8], // its bust ends under the words
    ],
  },
  'kestrel-register': {
    width: 520,
    height: 860,
    centred: true,
    ground: ['#d4f53c', '#4a7a1e', '#0a1408'],
    focus: [0.5, 0.36],
    glow: '#f4ffb0',
    glowStrength: 0.6,
    items: [
      ['target', 'lime', 'ink', 0.84, 0.12, 0.5, 0, 0.9],
      ['coin', 'lime', 'gold', 0.16, 0.64, 0.36, -10],
      ['wolf', 'ink', 'lime', 0.5, 0.4, 1.6],
    ],
  },
  'kestrel-forget': {
    width: 520,
    height: 760,
    centred: true,
    ground: hunt,
    focus: [0.5, 0.38],
    glow: '#f4ffb0',
    items: [
      ['shield', 'ink', 'lime', 0.5, 0.4, 1.5],
      ['gem', 'lime', 'gold', 0.86, 0.16, 0.36, 12],
    ],
  },
  menu: {
    width: 528,
    height: 220,
    ground: festival,
    focus: [0.76, 0.5],
    glow: '#ffd9a0',
    items: [
      ['coin', 'gold', 'gold', 0.93, 0.3, 0.3, 12],
      ['chest', 'copper', 'gold', 0.78, 0.58, 0.78],
    ],
  },
  mall: {
    width: 1200,
    height: 300,
    ground: ['#6c5cff', '#3a1f9e', '#120a3a'],
    focus: [0.78, 0.5],
    items: [
      ['gem', 'jade', 'gold', 0.66, 0.6, 0.7, -8],
      ['crown', 'gold', 'ruby', 0.93, 0.4, 0.6, 10],
      ['coin', 'gold', 'gold', 0.8, 0.52, 1.15, 8],
    ],
  },
  // What points are redeemed for
  'points-chips': {
    width: 400,
    height: 300,
    ground: ['#34d6b0', '#0b7f86', '#05303f'],
    focus: [0.5, 0.5],
    centred: true,
    items: [
      ['coin', 'gold', 'gold', 0.8, 0.24, 0.4, 14],
      ['chips', 'ruby', 'ink', 0.48, 0.58, 1.3],
    ],
  },
  'points-coin': {
    width: 400,
    height: 300,
    ground: ['#ffc86b', '#c9761a', '#5a2a08'],
    focus: [0.5, 0.5],
    centred: true,
    items: [['coin', 'gold', 'gold', 0.5, 0.54, 1.3]],
  },
  'points-ticket': {
    width: 400,
    height: 300,
    ground: ['#5fb4ff', '#1f5fc4', '#0a2260'],
    focus: [0.5, 0.5],
    centred: true,
    items: [['ticket', 'rose', 'gold', 0.5, 0.52, 1.3, 8]],
  },
  'points-wheel': {
    width: 400,
    height: 300,
    ground: ['#ff8fb0', '#b02a70', '#3a0a40'],
    focus: [0.5, 0.5],
    centred: true,
    items: [['wheel', 'gold', 'rose', 0.5, 0.56, 1.35]],
  },
  'points-crown': {
    width: 400,
    height: 300,
    ground: ['#8d5bff', '#4a1fa8', '#150a40'],
    focus: [0.5, 0.5],
    centred: true,
    items: [['crown', 'gold', 'ruby', 0.5, 0.55, 1.25]],
  },
  'points-gift': {
    width: 400,
    height: 300,
    ground: ['#ff9d7a', '#b8384f', '#4a0f3a'],
    focus: [0.5, 0.5],
    centred: true,
    items: [['giftBox', 'violet', 'gold', 0.5, 0.52, 1.2]],
  },
  'points-jersey': {
    width: 400,
    height: 300,
    ground: ['#7fe0a0', '#1c8a5a', '#053a34'],
    focus: [0.5, 0.5],
    centred: true,
    items: [['jersey', 'ruby', 'bone', 0.5, 0.52, 1.2]],
  },
  'points-headphones': {
    width: 400,
    height: 300,
    ground: ['#8fd0ff', '#3355c4', '#101a5a'],
    focus: [0.5, 0.5],
    centred: true,
    items: [['headphones', 'ink', 'ember', 0.5, 0.52, 1.2]],
  },
  'points-ball': {
    width: 400,
    height: 300,
    ground: ['#b8f07a', '#2f8a3a', '#0a3a24'],
    focus: [0.5, 0.5],
    centred: true,
    items: [['football', 'bone', 'ink', 0.5, 0.52, 1.2]],
  },
  'points-egg': {
    width: 400,
    height: 300,
    ground: ['#c08bff', '#6a2fb8', '#240a52'],
    focus: [0.5, 0.5],
    centred: true,
    items: [['goldenEgg', 'gold', 'ruby', 0.5, 0.51, 1.2]],
  },
  'points-call': {
    width: 400,
    height: 300,
    ground: ['#5fd8d0', '#12708a', '#05303f'],
    focus: [0.5, 0.5],
    centred: true,
    items: [['telephone', 'violet', 'bone', 0.5, 0.52, 1.15]],
  },
  'points-blank': {
    width: 400,
    height: 300,
    ground: ['#b9bfd0', '#6a7188', '#2c3146'],
    focus: [0.5, 0.5],
    centred: true,
    items: [['blank', 'silver', 'bone', 0.5, 0.5, 1.1]],
  },
} as const satisfies Record<string, Scene>

type Drawn = keyof typeof drawn
type PromotionName = Drawn extends infer Name ? (Name extends `promo-${infer Subject}` ? Subject : never) : never
export type SceneName = Drawn | `kestrel-${PromotionName}`

/** The scenes of promotions in Kestrel's colours, under its own names: `promo-goal` is `kestrel-goal`. */
const ofKestrel = Object.fromEntries(
  Object.entries<Scene>(drawn).flatMap(([name, scene]): [string, Scene][] =>
    name.startsWith('promo-') ? [[name.replace('promo-', 'kestrel-'), inLime(scene)]] : [],
  ),
) as Record<`kestrel-${PromotionName}`, Scene> // by the names above

export const scenes: Readonly<Record<SceneName, Scene>> = { ...drawn, ...ofKestrel }

function inLime({ items, turf: _, ...scene }: Scene): Scene {
  const dyed = items.map(([emblem, , , ...rest], place): Item => [emblem, ...(place % 2 ? lime : ink), ...rest])
  return { ...scene, ground: hunt, glow: '#f4ffb0', items: dyed }
}
