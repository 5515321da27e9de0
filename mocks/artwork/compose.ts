import type { EmblemName } from './emblems/all.ts'
import { emblems } from './emblems/all.ts'
import { famous } from './famous.ts'
import { canLetter } from './letters.ts'
import type { Face } from './letters.ts'
import { arenaDust, bright, neon, paper, split, stadium, velvet, water } from './grounds.ts'
import type { GroundChoice } from './grounds.ts'
import type { MaterialName } from './materials.ts'
import { pick } from './random.ts'
import type { Random } from './random.ts'
import type { Layout, Recipe, StyleName } from './recipe.ts'
import { repertoire } from './repertoire.ts'

/** What each style draws from: its emblems when the title names none, its faces, its grounds. */
const wardrobe: Readonly<Record<StyleName, { emblems: readonly EmblemName[]; faces: readonly Face[]; grounds: readonly GroundChoice[] }>> =
  {
    slots: {
      emblems: [
        'fox',
        'wolf',
        'tiger',
        'bull',
        'dragon',
        'owl',
        'panda',
        'rabbit',
        'luckyCat',
        'eagle',
        'gem',
        'crown',
        'coin',
        'chest',
        'bell',
        'ringOfStone',
        'sun',
        'moon',
        'rocket',
        'flame',
        'bolt',
        'planet',
        'lotus',
        'cherry',
        'peach',
        'clover',
        'melon',
        'lantern',
        'candy',
        'fan',
        'mask',
        'drum',
        'seven',
        'pyramid',
        'book',
        'potion',
        'horseshoe',
        'hourglass',
        'lamp',
        'koi',
        'anchor',
        'helmet',
        'swords',
        'shield',
        'shell',
      ],
      faces: ['lilita', 'titan', 'rammetto', 'passion', 'bungee', 'shrikhand'],
      grounds: bright,
    },
    live: {
      emblems: ['roulette', 'cards', 'dice', 'chips', 'wheel', 'duel', 'spade'],
      faces: ['playfair', 'playfair', 'cinzel'],
      grounds: velvet,
    },
    fish: {
      emblems: ['koi', 'shark', 'octopus', 'puffer', 'trident', 'turtle', 'crab', 'shell', 'anchor'],
      faces: ['baloo', 'baloo', 'titan'],
      grounds: water,
    },
    sports: { emblems: ['football', 'basket', 'tennis', 'cricket', 'volleyball', 'cup'], faces: ['barlow'], grounds: stadium },
    esports: { emblems: ['wolf', 'target', 'gamepad', 'swords', 'helmet', 'shield', 'eagle', 'dragon'], faces: ['chakra'], grounds: neon },
    lottery: { emblems: ['balls', 'dice', 'ticket', 'drawDrum', 'coin'], faces: ['unbounded'], grounds: paper },
    pvp: { emblems: ['knight', 'mahjong', 'cards', 'dominoes', 'fanOfCards', 'dice', 'spade'], faces: ['slab'], grounds: split },
    cockfight: { emblems: ['rooster', 'rooster', 'eagle'], faces: ['bangers'], grounds: arenaDust },
  }

const styleOf: Readonly<Record<string, StyleName>> = {
  RNG: 'slots',
  JP: 'slots',
  AC: 'slots',
  VP: 'slots',
  TG: 'slots',
  SC: 'lottery',
  BG: 'lottery',
  LIVE: 'live',
  FISH: 'fish',
  SPORTS: 'sports',
  ESPORTS: 'esports',
  LOTT: 'lottery',
  ELOTT: 'lottery',
  MXWIN: 'lottery',
  PVP: 'pvp',
  COCKFIGHT: 'cockfight',
}

/** Faces with more scripts than Latin, tried when the style's own cannot write a title. */
const wideFaces: readonly Face[] = ['unbounded', 'baloo', 'bungee']

/**
 * Titles composed by hand, else a recipe by the title's own words, else one by the seed. An unknown category is drawn like
 * slots. `written` is what stands on the cover, which its face must be able to write.
 */
export function compose(title: string, written: string, category: string, random: Random): Recipe {
  const known = famous[title]
  const style = known?.style ?? styleOf[category] ?? 'slots'
  const { faces, grounds, emblems: usual } = wardrobe[style]
  const emblem =
    known?.emblem ??
    namedIn(title, style) ??
    pick(
      random,
      category === 'VP' || category === 'TG'
        ? wardrobe.live.emblems
        : category === 'AC'
          ? (['gamepad', 'rocket', 'planet', 'bolt', 'target'] as const)
          : usual,
    )
  const part = repertoire[emblem]
  const fitting = part.pairs.flatMap((pair) =>
    grounds.filter((ground) => !ground.drowns.includes(pair[0])).map((ground) => ({ pair, ground })),
  )
  const chosen = fitting.length
    ? pick(random, fitting)
    : { pair: part.pairs[0] ?? (['gold', 'ruby'] as const), ground: pick(random, grounds) }
  const [material, accent]: readonly [MaterialName, MaterialName] = chosen.pair
  const layout = layoutFor(style, part.face === true, random)
  const recipe: Recipe = {
    style,
    emblem,
    material,
    accent,
    layout,
    size: part.size,
    ground: chosen.ground.stops,
    face: faceFor(written, faces, random),
    arch: style === 'slots' && layout === 'centred' && part.size <= 1.02 && random() < 0.3,
    floor: floorOf(chosen.ground),
    behind: style === 'esports' && (emblem === 'wolf' || emblem === 'dragon' || emblem === 'helmet') ? 'swords' : undefined,
    marks: [1, 2, 3].map(() => String(1 + Math.floor(random() * 59))),
  }
  if (recipe.arch) recipe.size = Math.min(recipe.size, 0.92)
  return Object.assign(recipe, known && { layout: 'centred' as const, arch: false, ...known })
}

// Object.keys forgets the literal keys
const named = new Map((Object.keys(emblems) as EmblemName[]).flatMap((name) => repertoire[name].words.map((word) => [word, name] as const)))

/** The emblem a word of the title asks for, the last word first. Balls of sports and boards of PVP stay in their own style. */
function namedIn(title: string, style: StyleName): EmblemName | undefined {
  const own = new Set<EmblemName>(wardrobe[style].emblems)
  const asked = title
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .reverse()
    .flatMap((word) => named.get(word) ?? [])
  return asked.find((name) => own.has(name)) ?? (style === 'slots' ? asked[0] : undefined)
}

function layoutFor(style: StyleName, face: boolean, random: Random): Layout {
  const chance = random()
  if (style !== 'slots') return 'centred'
  if (face) return chance < 0.3 ? 'top' : chance < 0.6 ? 'big' : chance < 0.75 ? 'tilted' : 'centred'
  return chance < 0.55 ? 'centred' : chance < 0.75 ? 'big' : 'tilted'
}

function faceFor(title: string, faces: readonly Face[], random: Random): Face {
  const face = pick(random, faces)
  if (canLetter(face, title)) return face
  return [...faces, ...wideFaces].find((other) => canLetter(other, title)) ?? face
}

function floorOf(ground: GroundChoice & { felt?: string; turf?: string }): string | undefined {
  return ground.felt ?? ground.turf
}
