import { mix } from '../materials.ts'
import { ball, both, box, circle, diagonal, ellipse, line, path, polygon, ring, spark, star, times } from '../svg.ts'
import type { Emblem } from './emblem.ts'

export const gem: Emblem = (_pen, m) =>
  polygon(
    [
      [-52, -62],
      [-96, -14],
      [-40, -14],
    ],
    m.mid,
  ) +
  polygon(
    [
      [-52, -62],
      [0, -62],
      [-40, -14],
    ],
    m.hi,
  ) +
  polygon(
    [
      [0, -62],
      [40, -14],
      [-40, -14],
    ],
    mix(m.hi, m.mid, 0.5),
  ) +
  polygon(
    [
      [0, -62],
      [52, -62],
      [40, -14],
    ],
    mix(m.hi, '#ffffff', 0.4),
  ) +
  polygon(
    [
      [52, -62],
      [96, -14],
      [40, -14],
    ],
    m.lo,
  ) +
  polygon(
    [
      [-96, -14],
      [-40, -14],
      [0, 96],
    ],
    m.lo,
  ) +
  polygon(
    [
      [-40, -14],
      [40, -14],
      [0, 96],
    ],
    m.mid,
  ) +
  polygon(
    [
      [-40, -14],
      [0, -14],
      [0, 96],
    ],
    mix(m.mid, m.hi, 0.45),
  ) +
  polygon(
    [
      [40, -14],
      [96, -14],
      [0, 96],
    ],
    m.deep,
  ) +
  polygon(
    [
      [-52, -62],
      [52, -62],
      [96, -14],
      [0, 96],
      [-96, -14],
    ],
    'none',
    `stroke="${m.hi}" stroke-width="2.5" stroke-linejoin="round" opacity=".8"`,
  ) +
  spark(-46, -46, 26) +
  spark(70, 30, 14)

export const crown: Emblem = (pen, m, a) => {
  const metal = pen.linear([
    [0, m.hi],
    [0.45, m.mid],
    [1, m.lo],
  ])
  const rim = `stroke="${m.deep}" stroke-width="5" stroke-linejoin="round"`
  return (
    path('M-96,58 L-112,-34 L-56,10 L0,-78 L56,10 L112,-34 L96,58Z', metal, rim) +
    path('M0,-78 L56,10 L112,-34 L96,58 L0,58Z', m.lo, 'opacity=".35"') +
    box(-100, 50, 200, 34, m.lo, `rx="10" ${rim}`) +
    box(-94, 54, 188, 10, m.hi, 'rx="5" opacity=".7"') +
    ball(pen, -112, -42, 13, a) +
    ball(pen, 0, -86, 17, a) +
    ball(pen, 112, -42, 13, a) +
    polygon(
      [
        [0, 0],
        [18, 24],
        [0, 48],
        [-18, 24],
      ],
      a.mid,
    ) +
    polygon(
      [
        [0, 0],
        [18, 24],
        [0, 48],
      ],
      a.lo,
    ) +
    both(circle(54, 34, 9, a.mid))
  )
}

export const coin: Emblem = (pen, m) =>
  [22, 14, 7].map((y) => circle(0, y, 104, m.deep)).join('') + // the edge
  circle(0, 0, 104, m.lo) +
  ball(pen, 0, 0, 98, m) +
  circle(0, 0, 80, 'none', `stroke="${m.lo}" stroke-width="6"`) +
  ring(24, () => box(-2.5, -98, 5, 13, m.lo)) +
  polygon(star(5, 60, 26), m.lo) +
  polygon(star(5, 60, 26, 0, -5), m.hi) +
  spark(-58, -64, 28)

export const chest: Emblem = (pen, m, a) => {
  const wood = pen.linear([
    [0, mix(m.mid, m.lo, 0.4)],
    [1, m.deep],
  ])
  const lid = pen.linear([
    [0, m.mid],
    [1, m.lo],
  ])
  const heap = [
    [-66, -8, 20],
    [-34, -22, 24],
    [4, -28, 26],
    [42, -20, 24],
    [70, -6, 18],
    [-18, -6, 20],
    [24, -4, 20],
  ] as const
  return (
    path('M-100,-14 C-104,-84 -70,-112 0,-112 C70,-112 104,-84 100,-14Z', m.deep) + // lid, open and inside
    path('M-88,-18 C-90,-74 -60,-98 0,-98 C60,-98 90,-74 88,-18Z', mix(m.deep, '#000000', 0.45)) +
    path('M-100,-14 C-104,-84 -70,-112 0,-112 C70,-112 104,-84 100,-14 L88,-18 C90,-74 60,-98 0,-98 C-60,-98 -90,-74 -88,-18Z', lid) +
    path('M0,-92 L-70,-20 H70Z', a.hi, 'opacity=".25"') +
    heap
      .map(
        ([x, y, r]) =>
          circle(x, y + 4, r, a.deep) + ball(pen, x, y, r, a) + circle(x, y, r * 0.66, 'none', `stroke="${a.lo}" stroke-width="3"`),
      )
      .join('') +
    box(-104, -2, 208, 94, wood, 'rx="8"') +
    times(2, (i) => box(-104, 26 + i * 32, 208, 3, m.deep, 'opacity=".5"')) +
    box(-104, -2, 208, 16, a.mid, 'rx="5"') +
    box(-104, -2, 208, 6, a.hi, 'rx="3"') +
    both(box(74, -2, 22, 94, a.lo) + box(74, -2, 8, 94, a.mid)) +
    box(-22, -8, 44, 46, a.mid, `rx="8" stroke="${a.deep}" stroke-width="4"`) +
    circle(0, 10, 8, a.deep) +
    path('M-4,12 H4 L7,28 H-7Z', a.deep) +
    spark(-44, -44, 18) +
    spark(58, -46, 12)
  )
}

export const bell: Emblem = (pen, m, a) => {
  const metal = pen.linear(
    [
      [0, m.lo],
      [0.25, m.hi],
      [0.55, m.mid],
      [1, m.lo],
    ],
    'x1="0" y1="0" x2="1" y2="0"',
  )
  return (
    line('M-18,-96 C-18,-126 18,-126 18,-96', m.lo, 11) +
    ball(pen, 0, 92, 24, m) + // clapper
    path(
      'M0,-100 C46,-100 62,-66 66,-16 C70,28 84,44 104,62 C108,74 100,80 88,80 H-88 C-100,80 -108,74 -104,62 C-84,44 -70,28 ' +
        '-66,-16 C-62,-66 -46,-100 0,-100Z',
      metal,
      `stroke="${m.deep}" stroke-width="4"`,
    ) +
    path('M-40,-70 C-52,-40 -46,16 -66,50 C-58,18 -62,-44 -40,-70Z', '#fff', 'opacity=".6"') +
    line('M-76,44 C-30,58 30,58 76,44', m.deep, 4, 'opacity=".5"') +
    path('M0,-92 C-42,-132 -84,-104 -62,-74 C-44,-60 -18,-78 0,-92Z', a.mid) + // bow
    path('M0,-92 C42,-132 84,-104 62,-74 C44,-60 18,-78 0,-92Z', a.lo) +
    path('M-4,-88 L-34,-40 L-18,-44 L-10,-30 L4,-86Z', a.lo) +
    path('M4,-88 L34,-40 L18,-44 L10,-30 L-4,-86Z', a.mid) +
    ball(pen, 0, -92, 15, a) +
    spark(58, -30, 20)
  )
}

export const ringOfStone: Emblem = (pen, m, a) => {
  const band = pen.linear(
    [
      [0, m.hi],
      [0.4, m.mid],
      [0.7, m.lo],
      [1, m.deep],
    ],
    diagonal,
  )
  return (
    circle(0, 34, 78, 'none', `stroke="${m.deep}" stroke-width="34"`) +
    circle(0, 32, 78, 'none', `stroke="${band}" stroke-width="28"`) +
    line('M-64,2 A72,72 0 0 0 -58,76', '#fff', 6, 'opacity=".6"') +
    both(path('M10,-30 L54,-48 L62,-22 L26,-14Z', m.lo)) +
    ellipse(0, -34, 40, 14, m.deep) +
    `<g transform="translate(0,-70) scale(.62)">${gem(pen, a, m)}</g>`
  )
}
