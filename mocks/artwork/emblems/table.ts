import { lettersAt, lettersPath } from '../letters.ts'
import { materials, mix } from '../materials.ts'
import type { Material } from '../materials.ts'
import { ball, box, circle, diagonal, ellipse, group, line, path, polygon, ring, times } from '../svg.ts'
import type { Point } from '../svg.ts'
import { fox, tiger } from './beasts.ts'
import type { Emblem } from './emblem.ts'

const glint: readonly Point[] = [
  [0, -30],
  [9, -9],
  [30, 0],
  [9, 9],
  [0, 30],
  [-9, 9],
  [-30, 0],
  [-9, -9],
]

export const roulette: Emblem = (pen, m) => {
  const pocket = (i: number) =>
    path(
      'M-12.2,-93 A94,94 0 0 1 12.2,-93 L8,-61 A62,62 0 0 0 -8,-61Z',
      i === 0 ? materials.jade.lo : i % 2 ? '#c3162f' : '#15121c',
      `stroke="${m.mid}" stroke-width="1.4"`,
    )
  return (
    circle(0, 6, 112, '#000', 'opacity=".35"') +
    circle(0, 0, 112, m.deep) +
    circle(0, 0, 106, m.mid) +
    circle(0, 0, 98, m.deep) +
    ring(24, pocket) +
    circle(0, 0, 61, mix(m.deep, '#000000', 0.25)) +
    ring(
      8,
      () =>
        polygon(
          [
            [0, 0],
            [-13, -24],
            [0, -58],
          ],
          m.mid,
        ) +
        polygon(
          [
            [0, 0],
            [13, -24],
            [0, -58],
          ],
          m.lo,
        ),
    ) +
    ball(pen, 0, 0, 20, m) +
    circle(64, -46, 8, '#fff') +
    circle(62, -48, 3, materials.ice.mid) +
    line('M-98,-38 A106,106 0 0 1 -20,-103', '#fff', 4, 'opacity=".6"')
  )
}

const suits = {
  spade: 'M0,-30 C10,-12 34,0 30,18 C26,30 10,28 5,18 L10,36 L-10,36 L-5,18 C-10,28 -26,30 -30,18 C-34,0 -10,-12 0,-30Z',
  heart: 'M0,34 C-36,8 -34,-26 -14,-28 C-4,-28 0,-18 0,-14 C0,-18 4,-28 14,-28 C34,-26 36,8 0,34Z',
  diamond: 'M0,-34 L26,0 L0,34 L-26,0Z',
} as const

export const cards: Emblem = (pen) => {
  const paper = pen.linear(
    [
      [0, '#ffffff', 0],
      [1, '#c9b8a4'],
    ],
    diagonal,
  )
  const card = (turn: number, x: number, y: number, suit: keyof typeof suits, rank: string, colour: string) =>
    group(
      `translate(${x},${y}) rotate(${turn})`,
      box(-56, -82, 112, 164, '#000', 'rx="12" opacity=".28" transform="translate(4,7)"') +
        box(-56, -82, 112, 164, '#fffdf8', 'rx="12"') +
        box(-56, -82, 112, 164, paper, 'rx="12" opacity=".5"') +
        group('translate(0,6) scale(1.15)', path(suits[suit], colour)) +
        group('translate(-38,-58) scale(.9)', lettersAt('playfair', rank, 34, colour)) +
        group('translate(38,58) scale(.9) rotate(180)', lettersAt('playfair', rank, 34, colour)),
    )
  return (
    card(-20, -54, 10, 'spade', 'K', '#1c1724') + card(18, 54, 12, 'diamond', '9', '#d21f3c') + card(-1, 0, -8, 'heart', 'A', '#d21f3c')
  )
}

const pips: readonly (readonly Point[])[] = [
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [-1, 0],
    [-1, 1],
    [1, -1],
    [1, 0],
    [1, 1],
  ],
]

export const dice: Emblem = (_pen, m, a) => {
  const face = (matrix: string, colour: string, count: number, ink: string) =>
    `<g transform="matrix(${matrix})">` +
    box(-50, -50, 100, 100, colour, 'rx="13"') +
    (pips[count - 1] ?? []).map(([x, y]) => circle(x * 25, y * 25, 11, count === 1 ? '#ff4d5e' : ink)).join('') +
    '</g>'
  const die = (x: number, y: number, scale: number, mm: Material, [top, left, right]: readonly [number, number, number]) =>
    group(
      `translate(${x},${y}) scale(${scale})`,
      polygon(
        [
          [0, -100],
          [87, -50],
          [87, 50],
          [0, 100],
          [-87, 50],
          [-87, -50],
        ],
        mm.lo,
        `stroke="${mm.lo}" stroke-width="14" stroke-linejoin="round"`,
      ) +
        face('.87,.5,-.87,.5,0,-50', mm.hi, top, mm.deep) +
        face('.87,.5,0,1,-43.5,25', mm.mid, left, mm.deep) +
        face('.87,-.5,0,1,43.5,25', mm.lo, right, mm.deep),
    )
  return die(-44, 26, 0.62, m, [5, 3, 6]) + die(54, -32, 0.56, a, [1, 4, 2])
}

export const chips: Emblem = (_pen, m, a) => {
  const chip = (y: number, mm: Material) =>
    ellipse(0, y + 13, 84, 34, mm.deep) +
    box(-84, y, 168, 13, mm.lo) +
    [-62, -20, 24, 62].map((x) => box(x - 9, y + 22, 18, 14, '#fff', 'opacity=".85"')).join('') +
    ellipse(0, y, 84, 34, mm.mid) +
    ellipse(0, y, 60, 23, 'none', 'stroke="#fff" stroke-width="4" stroke-dasharray="16 10" opacity=".9"')
  return (
    chip(72, a) +
    chip(46, m) +
    chip(20, m) +
    chip(-6, a) +
    chip(-32, m) +
    group('translate(0,-32) scale(1,.42)', polygon(glint, m.hi)) +
    group(
      'translate(66,-82) rotate(24)', // one in the air
      circle(0, 0, 46, m.lo) +
        circle(0, 0, 42, m.mid) +
        ring(6, () => box(-8, -44, 16, 14, '#fff')) +
        circle(0, 0, 27, m.deep) +
        group('scale(.62)', polygon(glint, m.hi)),
    )
  )
}

export const wheel: Emblem = (pen, m) => {
  const colours = [materials.rose, materials.gold, materials.sky, materials.jade, materials.violet, materials.ember].map(
    (material) => material.mid,
  )
  const figures = ['1', '2', '5', '1', '10', '2', '1', '20', '5']
  const figure = (text: string) => pen.keep(lettersPath('unbounded', text, 24)) // each stands on the wheel several times
  const sector = (i: number) =>
    path('M-16,-98 A99,99 0 0 1 16,-98 L0,0Z', colours[i % 6] ?? m.mid, 'stroke="#1a0f24" stroke-width="2"') +
    group('translate(0,-78) scale(.7)', `<use href="${figure(figures[i % 9] ?? '1')}" fill="#1a0f24"/>`)
  return (
    circle(0, 0, 114, m.deep) +
    circle(0, 0, 108, m.mid) +
    ring(18, sector) +
    circle(0, 0, 104, 'none', 'stroke="#fff6d0" stroke-width="8" stroke-linecap="round" stroke-dasharray="0 36.303"') + // bulbs on the rim
    ball(pen, 0, 0, 30, m) +
    polygon(
      [
        [-16, -132],
        [16, -132],
        [0, -92],
      ],
      '#fff',
      `stroke="${m.deep}" stroke-width="4" stroke-linejoin="round"`,
    )
  )
}

/** Two beasts in a circle of two halves: the games of one side against the other. */
export const duel: Emblem = (pen, m, a) =>
  circle(0, 0, 112, materials.gold.lo) +
  circle(0, 0, 106, '#160d14') +
  path(
    'M0,-100 A100,100 0 0 1 0,100 A50,50 0 0 0 0,0 A50,50 0 0 1 0,-100Z',
    pen.linear([
      [0, m.mid],
      [1, m.deep],
    ]),
  ) +
  path(
    'M0,100 A100,100 0 0 1 0,-100 A50,50 0 0 0 0,0 A50,50 0 0 1 0,100Z',
    pen.linear([
      [0, a.deep],
      [1, a.mid],
    ]),
  ) +
  group('translate(38,-40) scale(.46)', tiger(pen, materials.ember, materials.bone)) +
  group('translate(-38,42) scale(.44)', fox(pen, a, materials.bone))

export const spade: Emblem = (pen, m, a) => {
  const shape =
    'M0,-116 C36,-58 116,-26 104,36 C96,84 44,82 20,48 C22,82 30,98 44,114 H-44 C-30,98 -22,82 -20,48 C-44,82 -96,84 -104,36 ' +
    'C-116,-26 -36,-58 0,-116Z'
  return (
    path(shape, a.deep, `stroke="${a.deep}" stroke-width="18" stroke-linejoin="round" transform="translate(3,7)"`) +
    path(shape, a.mid, `stroke="${a.mid}" stroke-width="14" stroke-linejoin="round"`) +
    path(
      shape,
      pen.linear([
        [0, m.hi],
        [0.35, m.mid],
        [1, m.deep],
      ]),
    ) +
    path('M0,-104 C-28,-56 -92,-26 -92,28 C-70,-24 -22,-40 0,-104Z', '#fff', 'opacity=".35"') +
    group('translate(0,12)', lettersAt('playfair', 'A', 92, a.hi)) +
    times(2, (i) => circle(i ? 62 : -62, 44, 5, a.hi))
  )
}
