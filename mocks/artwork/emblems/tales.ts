import { lettersAt } from '../letters.ts'
import { materials } from '../materials.ts'
import { ball, both, box, circle, diagonal, ellipse, group, line, path, polygon, round, sideways, spark, times } from '../svg.ts'
import type { Emblem } from './emblem.ts'
import { gem } from './treasure.ts'

export const seven: Emblem = (pen, m, a) => {
  const face = pen.linear([
    [0, m.hi],
    [0.4, m.mid],
    [0.62, m.lo],
    [1, m.deep],
  ])
  const edge = (i: number) => group(`translate(${9 - i * 3},${9 - i * 3})`, lettersAt('rammetto', '7', 250, a.deep))
  return (
    times(4, edge) +
    lettersAt('rammetto', '7', 250, a.mid, `stroke="${a.hi}" stroke-width="12" stroke-linejoin="round"`) +
    lettersAt('rammetto', '7', 250, face) +
    spark(-66, -74, 26) +
    spark(58, -20, 12)
  )
}

export const pyramid: Emblem = (_pen, m, a) => {
  const course = (i: number) => {
    const y = -60 + i * 32
    const half = round((y + 112) * 0.592)
    return line(`M${-half},${y}H${half}`, m.deep, 2.5, 'opacity=".4"')
  }
  return (
    polygon(
      [
        [0, -112],
        [-116, 84],
        [0, 84],
      ],
      m.mid,
    ) +
    polygon(
      [
        [0, -112],
        [116, 84],
        [0, 84],
      ],
      m.lo,
    ) +
    times(5, course) +
    polygon(
      [
        [0, -112],
        [-32, -58],
        [32, -58],
      ],
      a.mid,
    ) +
    polygon(
      [
        [0, -112],
        [0, -58],
        [32, -58],
      ],
      a.lo,
    ) +
    circle(0, 8, 44, m.deep, 'opacity=".6"') +
    path('M-50,8 Q0,-38 50,8 Q0,50 -50,8Z', a.hi) + // eye
    circle(0, 6, 21, a.lo) +
    circle(0, 6, 12, '#180b1a') +
    circle(6, 0, 4, '#fff') +
    line('M-56,-18 Q0,-56 56,-18', m.deep, 7) +
    spark(0, -116, 34)
  )
}

export const book: Emblem = (pen, m, a) => {
  const { bone } = materials
  const words = (i: number) => line(`M16,${-46 + i * 26} C36,${-58 + i * 26} 62,${-60 + i * 26} 86,${-54 + i * 26}`, bone.lo, 5)
  return (
    both(
      path('M0,-70 C30,-96 76,-98 112,-84 L112,72 C76,58 30,62 0,88Z', m.lo) +
        path('M0,-62 C28,-84 68,-86 100,-76 L100,60 C68,50 28,54 0,76Z', bone.mid) +
        times(4, words),
    ) +
    path('M0,-62 C-28,-84 -68,-86 -100,-76 L-100,60 C-68,50 -28,54 0,76Z', bone.lo, 'opacity=".35"') +
    group('translate(0,-8) scale(.52)', gem(pen, a, m))
  )
}

export const potion: Emblem = (pen, m, a) =>
  path(
    'M-26,-92 H26 V-40 C70,-22 94,14 94,46 C94,92 56,116 0,116 C-56,116 -94,92 -94,46 C-94,14 -70,-22 -26,-40Z',
    '#fff',
    'opacity=".32"',
  ) +
  path(
    'M-86,34 C-60,22 -30,46 0,36 C30,24 58,40 86,30 C90,84 52,108 0,108 C-52,108 -90,84 -86,34Z',
    pen.linear([
      [0, m.hi],
      [0.3, m.mid],
      [1, m.lo],
    ]),
  ) +
  path('M-86,34 C-60,22 -30,46 0,36 C30,24 58,40 86,30 C60,52 -60,54 -86,34Z', m.hi, 'opacity=".7"') +
  path(
    'M-26,-92 H26 V-40 C70,-22 94,14 94,46 C94,92 56,116 0,116 C-56,116 -94,92 -94,46 C-94,14 -70,-22 -26,-40Z',
    'none',
    `stroke="${a.hi}" stroke-width="6" stroke-linejoin="round"`,
  ) +
  line('M-66,12 C-58,-4 -46,-16 -34,-22', '#fff', 9, 'opacity=".85"') +
  box(-34, -102, 68, 16, a.mid, `rx="6" stroke="${a.deep}" stroke-width="3"`) +
  box(-22, -128, 44, 30, materials.copper.lo, 'rx="6"') +
  box(-22, -128, 18, 30, materials.copper.mid, 'rx="6"') +
  [
    [-34, 74, 11],
    [10, 62, 8],
    [38, 82, 13],
    [-6, 90, 6],
    [54, 58, 5],
  ]
    .map(([x = 0, y = 0, r = 1]) => circle(x, y, r, 'none', 'stroke="#fff" stroke-width="3" opacity=".75"'))
    .join('') +
  group(
    'translate(0,64) scale(.8)',
    polygon(
      [
        [0, -30],
        [9, -9],
        [30, 0],
        [9, 9],
        [0, 30],
        [-9, 9],
        [-30, 0],
        [-9, -9],
      ],
      a.hi,
    ),
  ) +
  spark(66, -64, 20, m.hi) +
  spark(-66, -76, 14, m.hi)

export const horseshoe: Emblem = (pen, m, a) => {
  const shape =
    'M-74,104 C-124,40 -120,-40 -92,-78 C-62,-116 62,-116 92,-78 C120,-40 124,40 74,104 L28,88 C70,32 70,-22 54,-44 C34,-70 ' +
    '-34,-70 -54,-44 C-70,-22 -70,32 -28,88Z'
  const nails = [
    [-84, 34],
    [-88, -4],
    [-76, -44],
    [-42, -76],
    [84, 34],
    [88, -4],
    [76, -44],
    [42, -76],
  ] as const
  return (
    path(shape, m.deep, 'transform="translate(4,8)"') +
    path(
      shape,
      pen.linear(
        [
          [0, m.hi],
          [0.45, m.mid],
          [1, m.lo],
        ],
        diagonal,
      ),
      `stroke="${m.deep}" stroke-width="4" stroke-linejoin="round"`,
    ) +
    nails.map(([x, y]) => circle(x, y, 7.5, m.deep)).join('') +
    line('M-98,44 C-114,-20 -98,-80 -50,-92', '#fff', 6, 'opacity=".7"') +
    ball(pen, -50, 98, 14, a) +
    ball(pen, 50, 98, 14, a) +
    group('translate(0,10) scale(.5)', gem(pen, a, m)) +
    spark(66, -86, 18)
  )
}

export const hourglass: Emblem = (pen, m, a) =>
  path('M-62,-96 C-62,-40 -14,-22 -14,0 C-14,22 -62,40 -62,96 H62 C62,40 14,22 14,0 C14,-22 62,-40 62,-96Z', '#fff', 'opacity=".4"') +
  path('M-50,-52 H50 C38,-28 8,-18 4,0 H-4 C-8,-18 -38,-28 -50,-52Z', a.mid) +
  path(
    'M-58,92 C-52,60 -22,58 0,40 C22,58 52,60 58,92Z',
    pen.linear([
      [0, a.hi],
      [1, a.lo],
    ]),
  ) +
  line('M0,0V50', a.mid, 5) +
  path(
    'M-62,-96 C-62,-40 -14,-22 -14,0 C-14,22 -62,40 -62,96 M62,-96 C62,-40 14,-22 14,0 C14,22 62,40 62,96',
    'none',
    `stroke="${a.hi}" stroke-width="4" opacity=".8"`,
  ) +
  line('M-48,-84 C-46,-62 -38,-50 -28,-40', '#fff', 7, 'opacity=".8"') +
  both(
    box(
      70,
      -96,
      13,
      192,
      pen.linear(
        [
          [0, m.lo],
          [0.4, m.hi],
          [1, m.lo],
        ],
        sideways,
      ),
      'rx="6"',
    ) + ball(pen, 76, 0, 13, m),
  ) +
  [-112, 92]
    .map((y) =>
      box(
        -94,
        y,
        188,
        22,
        pen.linear([
          [0, m.hi],
          [0.5, m.mid],
          [1, m.lo],
        ]),
        `rx="9" stroke="${m.deep}" stroke-width="4"`,
      ),
    )
    .join('') +
  spark(40, -30, 14)

export const lamp: Emblem = (pen, m, a) =>
  path(
    'M-128,-22 C-104,-20 -92,6 -64,14 L-40,-20 C-10,-40 40,-40 70,-16 C112,-44 128,4 84,30 C70,60 34,70 8,70 C-44,66 -60,34 ' +
      '-84,30 C-110,24 -124,2 -128,-22Z',
    pen.linear([
      [0, m.hi],
      [0.45, m.mid],
      [1, m.lo],
    ]),
    `stroke="${m.deep}" stroke-width="4" stroke-linejoin="round"`,
  ) +
  path('M78,2 C98,-12 104,8 82,18Z', m.deep) +
  path('M-34,-22 C-10,-50 34,-50 60,-22Z', m.mid, `stroke="${m.deep}" stroke-width="4"`) +
  ball(pen, 12, -52, 12, a) +
  path('M-22,70 H42 L58,96 H-38Z', m.lo, `stroke="${m.deep}" stroke-width="4" stroke-linejoin="round"`) +
  ellipse(8, 26, 26, 15, a.mid) +
  ellipse(3, 22, 12, 6, a.hi) +
  line('M-34,10 C-10,-12 30,-14 56,2', '#fff', 6, 'opacity=".6"') +
  path(
    'M-128,-34 C-150,-60 -104,-74 -120,-104 C-86,-92 -92,-66 -104,-56 C-80,-62 -66,-84 -78,-112 C-40,-84 -62,-40 -112,-26Z',
    a.mid,
    'opacity=".8"',
  ) +
  path('M-122,-36 C-130,-52 -106,-66 -110,-82 C-92,-70 -100,-52 -112,-32Z', a.hi) +
  spark(-48, -92, 16) +
  spark(96, -62, 20)
