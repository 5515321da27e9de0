import { ball, both, box, circle, ellipse, group, line, path, polygon, times } from '../svg.ts'
import type { Emblem } from './emblem.ts'

export const trident: Emblem = (pen, m, a) =>
  group(
    'rotate(14)',
    box(-8, -30, 16, 180, m.lo, 'rx="6"') +
      box(-8, -30, 6, 180, m.hi, 'opacity=".7"') +
      path('M-13,-20 L-10,-80 L-24,-74 L0,-130 L24,-74 L10,-80 L13,-20Z', m.mid) +
      path('M0,-130 L24,-74 L10,-80 L13,-20 L0,-20Z', m.lo) +
      both(
        path('M8,-20 C60,-14 62,-50 56,-76 L44,-66 L62,-118 L88,-70 L74,-74 C82,-20 70,22 8,14Z', m.mid) +
          path('M62,-118 L88,-70 L74,-74 C82,-20 70,22 8,14 L8,0 C56,6 66,-20 62,-72Z', m.lo),
      ) +
      ball(pen, 0, -2, 20, a),
  )

export const turtle: Emblem = (_pen, m, a) =>
  both(
    path('M54,-44 C100,-84 128,-60 132,-30 C104,-30 82,-16 62,-6Z', a.mid) + // flippers
      path('M50,54 C84,70 92,98 84,110 C62,104 44,88 36,72Z', a.lo),
  ) +
  path('M-20,-84 C-26,-128 26,-128 20,-84Z', a.mid) +
  both(circle(11, -104, 4, '#10202c')) +
  ellipse(0, 4, 84, 94, m.deep) +
  ellipse(0, 2, 78, 88, m.lo) +
  polygon(
    [
      [0, -40],
      [34, -20],
      [34, 22],
      [0, 42],
      [-34, 22],
      [-34, -20],
    ],
    m.mid,
  ) +
  both(
    polygon(
      [
        [4, -46],
        [38, -26],
        [66, -44],
        [44, -74],
        [4, -80],
      ],
      m.mid,
    ) +
      polygon(
        [
          [40, -18],
          [40, 22],
          [74, 34],
          [76, -30],
        ],
        m.hi,
        'opacity=".8"',
      ) +
      polygon(
        [
          [4, 48],
          [38, 30],
          [66, 46],
          [42, 78],
          [4, 84],
        ],
        m.mid,
      ),
  ) +
  polygon(
    [
      [0, -40],
      [34, -20],
      [0, 0],
      [-34, -20],
    ],
    m.hi,
  )

export const crab: Emblem = (pen, m) => {
  const leg = (i: number) => line(`M52,${26 + i * 12} C86,${18 + i * 16} 100,${34 + i * 16} 112,${62 + i * 14}`, i % 2 ? m.lo : m.deep, 12)
  return (
    both(
      times(3, leg) +
        line('M58,4 C86,-6 92,-34 84,-52', m.lo, 18) + // arm
        path('M66,-56 C58,-98 88,-126 116,-112 C104,-100 98,-92 98,-82 C110,-88 122,-92 132,-88 C130,-56 92,-34 66,-56Z', m.mid) + // claw
        path('M66,-56 C58,-98 88,-126 116,-112 C92,-108 78,-88 84,-60Z', m.hi, 'opacity=".6"') +
        line('M28,-34 V-66', m.lo, 9),
    ) +
    path(
      'M-92,24 C-92,-22 -52,-46 0,-46 C52,-46 92,-22 92,24 C92,66 48,84 0,84 C-48,84 -92,66 -92,24Z',
      pen.radial(
        [
          [0, m.hi],
          [0.35, m.mid],
          [1, m.lo],
        ],
        'cx=".4" cy=".2" r=".9"',
      ),
    ) +
    both(circle(28, -70, 17, '#fff') + circle(25, -68, 9, '#1c0a10') + circle(29, -73, 3.4, '#fff')) +
    [
      [-54, 2, 8],
      [48, -6, 6],
      [-30, -18, 5],
      [62, 18, 5],
    ]
      .map(([x = 0, y = 0, r = 1]) => circle(x, y, r, m.deep, 'opacity=".4"'))
      .join('') +
    path('M-38,36 C-20,60 20,60 38,36 C20,44 -20,44 -38,36Z', m.deep) +
    polygon(
      [
        [-14, 42],
        [-4, 43],
        [-9, 52],
      ],
      '#fff',
    ) +
    polygon(
      [
        [4, 43],
        [14, 42],
        [9, 52],
      ],
      '#fff',
    )
  )
}

/** An open shell with its pearl. */
export const shell: Emblem = (pen, m, a) => {
  const rib = (i: number) => line(`M0,58 L${-96 + i * 32},${-40 - Math.sin(((i + 0.5) * Math.PI) / 7) * 62}`, m.deep, 4, 'opacity=".3"')
  return (
    path(
      'M0,66 C-66,60 -116,14 -112,-30 C-108,-52 -88,-46 -82,-56 C-76,-92 -48,-86 -40,-98 C-26,-118 26,-118 40,-98 C48,-86 76,-92 ' +
        '82,-56 C88,-46 108,-52 112,-30 C116,14 66,60 0,66Z',
      pen.linear([
        [0, m.hi],
        [0.5, m.mid],
        [1, m.lo],
      ]),
      `stroke="${m.deep}" stroke-width="4"`,
    ) +
    times(7, rib) +
    path('M-104,40 C-60,22 60,22 104,40 C100,92 52,112 0,112 C-52,112 -100,92 -104,40Z', m.lo, `stroke="${m.deep}" stroke-width="4"`) +
    path('M-92,46 C-50,32 50,32 92,46 C60,66 -60,66 -92,46Z', m.deep) +
    times(5, (i) => line(`M${-56 + i * 28},${66 + (i % 4 ? 3 : 0)} L${-44 + i * 22},98`, m.mid, 5, 'opacity=".7"')) +
    circle(0, 26, 36, a.deep, 'opacity=".4"') +
    ball(pen, 0, 20, 35, a) +
    ellipse(-12, 6, 10, 7, '#fff', 'opacity=".9" transform="rotate(-28 -12 6)"')
  )
}

export const anchor: Emblem = (pen, m, a) => {
  const steel = pen.linear(
    [
      [0, m.hi],
      [0.5, m.mid],
      [1, m.lo],
    ],
    'x1="0" y1="0" x2="1" y2="0"',
  )
  const shape =
    'M-11,-66 H11 V78 C44,72 70,52 76,20 L58,26 L88,-22 L118,26 L98,24 C92,76 54,112 0,118 C-54,112 -92,76 -98,24 L-118,26 ' +
    'L-88,-22 L-58,26 L-76,20 C-70,52 -44,72 -11,78Z'
  return group(
    'rotate(-12)',
    circle(0, -92, 24, 'none', `stroke="${m.lo}" stroke-width="13"`) +
      path(shape, m.deep, 'transform="translate(4,6)"') +
      path(shape, steel, `stroke="${m.deep}" stroke-width="3" stroke-linejoin="round"`) +
      box(-52, -56, 104, 18, m.mid, `rx="9" stroke="${m.deep}" stroke-width="3"`) +
      line('M0,-92 C60,-60 -54,-20 20,16 C60,38 20,70 44,104', a.mid, 10) + // rope
      line('M0,-92 C60,-60 -54,-20 20,16 C60,38 20,70 44,104', a.deep, 10, 'stroke-dasharray="2 12" opacity=".5"'),
  )
}
