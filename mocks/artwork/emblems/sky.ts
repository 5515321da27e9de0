import { materials } from '../materials.ts'
import { ball, both, box, circle, diagonal, group, line, path, polygon, ring, spark } from '../svg.ts'
import type { Emblem } from './emblem.ts'

export const sun: Emblem = (pen, m, a) =>
  ring(16, (i) =>
    i % 2
      ? polygon(
          [
            [-11, -70],
            [11, -70],
            [0, -108],
          ],
          m.lo,
        )
      : polygon(
          [
            [-15, -68],
            [15, -68],
            [0, -128],
          ],
          m.mid,
        ) +
        polygon(
          [
            [0, -68],
            [15, -68],
            [0, -128],
          ],
          m.lo,
        ),
  ) +
  circle(0, 0, 78, m.deep) +
  ball(pen, 0, 0, 73, m) +
  ring(8, () => path('M-9,-58 L0,-70 L9,-58 L0,-48Z', m.deep, 'opacity=".45"')) +
  both(
    path('M10,-16 C20,-32 40,-32 50,-18 C40,-14 24,-12 10,-16Z', m.deep) +
      circle(30, -18, 6, a.hi) +
      line('M8,-30 C22,-44 42,-44 54,-30', m.deep, 6) +
      path('M0,-26 L0,14 L11,16Z', m.lo) +
      path('M0,34 C14,28 24,30 30,26 C24,46 10,48 0,46Z', m.deep),
  ) +
  circle(0, -46, 7, a.mid)

export const moon: Emblem = (pen, m, a) =>
  path(
    'M30,-100 A104,104 0 1 0 100,36 A82,82 0 1 1 30,-100Z',
    pen.linear(
      [
        [0, m.hi],
        [0.5, m.mid],
        [1, m.lo],
      ],
      diagonal,
    ),
  ) +
  path('M30,-100 A104,104 0 0 0 -86,-40 A110,110 0 0 1 30,-100Z', '#fff', 'opacity=".35"') +
  spark(46, -26, 30, a.hi) +
  spark(84, -62, 14, a.hi) +
  spark(22, 20, 11, a.hi) +
  circle(-62, 22, 11, m.lo, 'opacity=".5"') +
  circle(-34, 62, 8, m.lo, 'opacity=".5"') +
  circle(-70, -16, 6, m.lo, 'opacity=".5"')

export const rocket: Emblem = (pen, m, a) => {
  const { ember, sky } = materials
  const hull = pen.linear(
    [
      [0, m.lo],
      [0.3, '#fff'],
      [0.6, m.hi],
      [1, m.mid],
    ],
    'x1="0" y1="0" x2="1" y2="0"',
  )
  return group(
    'rotate(38)',
    path('M-26,72 C-40,130 -10,150 0,176 C10,150 40,130 26,72Z', ember.mid) +
      path('M-13,74 C-20,112 -4,124 0,144 C4,124 20,112 13,74Z', '#fff3c4') +
      both(path('M34,18 C72,36 78,70 70,96 L32,72Z', a.lo)) + // fin
      path('M0,-126 C46,-84 54,-10 34,80 L-34,80 C-54,-10 -46,-84 0,-126Z', hull) +
      path('M0,-126 C22,-106 35,-80 41,-54 L-41,-54 C-35,-80 -22,-106 0,-126Z', a.mid) +
      path('M0,-126 C22,-106 35,-80 41,-54 L0,-54Z', a.lo) +
      circle(0, -14, 24, a.lo) + // window
      circle(0, -14, 17, sky.mid) +
      line('M-12,-22 A15,15 0 0 1 4,-29', '#fff', 5) +
      box(-30, 72, 60, 14, m.deep, 'rx="5"'),
  )
}

export const flame: Emblem = (pen, m, a) =>
  path(
    'M-6,-126 C14,-78 88,-52 82,34 C80,92 38,118 0,118 C-42,118 -84,88 -82,32 C-80,-8 -54,-22 -48,-60 C-28,-46 -24,-30 -24,-16 ' +
      'C2,-40 8,-80 -6,-126Z',
    m.lo,
  ) +
  path(
    'M2,-66 C14,-34 58,-18 56,42 C54,84 28,108 0,108 C-32,108 -58,84 -56,44 C-54,18 -38,4 -34,-14 C-20,-6 -16,6 -16,18 C2,0 8,-30 2,-66Z',
    m.mid,
  ) +
  path(
    'M4,6 C14,24 36,34 34,62 C32,90 16,102 0,102 C-18,102 -34,88 -34,66 C-34,50 -22,44 -20,32 C-10,38 -8,44 -8,52 C2,42 6,24 4,6Z',
    m.hi,
  ) +
  ball(pen, 0, 74, 15, a)

export const bolt: Emblem = (pen, m, a) =>
  circle(0, 0, 106, a.deep) +
  circle(
    0,
    0,
    98,
    pen.linear(
      [
        [0, a.mid],
        [1, a.lo],
      ],
      diagonal,
    ),
  ) +
  circle(0, 0, 84, 'none', `stroke="${a.hi}" stroke-width="3" opacity=".6"`) +
  path('M26,-132 L-64,14 H-10 L-34,130 L70,-30 H10 L52,-132Z', m.deep, 'transform="translate(5,7)"') +
  path(
    'M26,-132 L-64,14 H-10 L-34,130 L70,-30 H10 L52,-132Z',
    pen.linear([
      [0, m.hi],
      [0.5, m.mid],
      [1, m.lo],
    ]),
    `stroke="${m.hi}" stroke-width="3" stroke-linejoin="round"`,
  ) +
  path('M26,-132 L-64,14 H-34 L38,-132Z', '#fff', 'opacity=".45"') +
  spark(-70, -66, 18) +
  spark(78, 52, 14)

export const planet: Emblem = (pen, m, a) => {
  const disc = pen.linear(
    [
      [0, a.hi],
      [0.5, a.mid],
      [1, a.lo],
    ],
    'x1="0" y1="0" x2="1" y2="0"',
  )
  const surface = pen.clip('<circle r="78"/>')
  return (
    group(
      'rotate(-18)',
      path('M-136,0 A136,38 0 0 1 136,0 L104,0 A104,24 0 0 0 -104,0Z', disc, 'opacity=".75"') + // behind
        ball(pen, 0, 0, 78, m) +
        `<g clip-path="${surface}">` +
        path('M-90,-30 C-40,-46 30,-14 90,-34 V-16 C30,4 -40,-26 -90,-12Z', m.hi, 'opacity=".4"') +
        path('M-90,22 C-30,4 40,40 90,18 V40 C40,60 -30,28 -90,46Z', m.deep, 'opacity=".35"') +
        '</g>' +
        path('M-136,0 A136,38 0 0 0 136,0 L104,0 A104,24 0 0 1 -104,0Z', disc) +
        line('M-120,8 A120,30 0 0 0 20,32', '#fff', 3, 'opacity=".6"'),
    ) +
    spark(-84, -76, 20) +
    ball(pen, 92, -78, 17, a)
  )
}
