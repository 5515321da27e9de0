import { materials } from '../materials.ts'
import { ball, both, box, circle, group, line, path, polygon, spark } from '../svg.ts'
import { wolf } from './beasts.ts'
import type { Emblem } from './emblem.ts'

export const shield: Emblem = (pen, m) =>
  path('M0,-118 C40,-96 76,-92 100,-94 C104,0 82,76 0,122 C-82,76 -104,0 -100,-94 C-76,-92 -40,-96 0,-118Z', m.deep) +
  path('M0,-106 C38,-86 68,-82 90,-84 C92,0 74,66 0,108 C-74,66 -92,0 -90,-84 C-68,-82 -38,-86 0,-106Z', m.mid) +
  path('M0,-106 C38,-86 68,-82 90,-84 C92,0 74,66 0,108Z', m.lo) +
  group('translate(0,-6) scale(.66)', wolf(pen, materials.ice, materials.ice))

export const swords: Emblem = (pen, m, a) => {
  const sword =
    path('M-9,70 L-9,-96 L0,-122 L9,-96 L9,70Z', m.mid) +
    path('M0,-122 L9,-96 L9,70 L0,70Z', m.lo) +
    line('M0,-110V66', m.hi, 2) +
    box(-36, 66, 72, 13, a.mid, 'rx="6"') +
    box(-7, 78, 14, 40, a.deep, 'rx="5"') +
    ball(pen, 0, 122, 11, a)
  return group('rotate(42)', sword) + group('rotate(-42)', sword)
}

export const target: Emblem = (_pen, m, a) =>
  circle(0, 0, 92, 'none', `stroke="${m.mid}" stroke-width="7" stroke-dasharray="106 38.5" stroke-dashoffset="53"`) +
  circle(0, 0, 62, 'none', `stroke="${m.hi}" stroke-width="4"`) +
  `<path d="M0,-122V-46M0,122V46M-122,0H-46M122,0H46" fill="none" stroke="${a.mid}" stroke-width="7"/>` +
  polygon(
    [
      [0, -20],
      [20, 0],
      [0, 20],
      [-20, 0],
    ],
    a.mid,
  ) +
  polygon(
    [
      [0, -20],
      [20, 0],
      [0, 20],
    ],
    a.lo,
  )

export const gamepad: Emblem = (pen, m, a) =>
  path(
    'M-62,-58 H62 C104,-58 120,-10 126,42 C130,84 92,96 68,62 C58,46 46,38 30,38 H-30 C-46,38 -58,46 -68,62 C-92,96 -130,84 ' +
      '-126,42 C-120,-10 -104,-58 -62,-58Z',
    m.deep,
    'transform="translate(0,8)"',
  ) +
  path(
    'M-62,-58 H62 C104,-58 120,-10 126,42 C130,84 92,96 68,62 C58,46 46,38 30,38 H-30 C-46,38 -58,46 -68,62 C-92,96 -130,84 ' +
      '-126,42 C-120,-10 -104,-58 -62,-58Z',
    pen.linear([
      [0, m.hi],
      [0.3, m.mid],
      [1, m.lo],
    ]),
  ) +
  path(
    'M-62,-58 C-96,-58 -114,-20 -121,24 C-108,-24 -96,-44 -60,-46 H60 C96,-44 108,-24 121,24 C114,-20 96,-58 62,-58Z',
    '#fff',
    'opacity=".4"',
  ) +
  path('M-74,-32 H-58 V-16 H-42 V0 H-58 V16 H-74 V0 H-90 V-16 H-74Z', m.deep) +
  [
    [66, -28, a.mid],
    [86, -8, materials.rose.mid],
    [46, -8, materials.lime.mid],
    [66, 12, materials.gold.mid],
  ]
    .map(
      ([x, y, colour]) =>
        circle(Number(x), Number(y), 11, String(colour)) + circle(Number(x) - 3, Number(y) - 3, 3.5, '#fff', 'opacity=".8"'),
    )
    .join('') +
  both(circle(24, 20, 19, m.deep) + circle(24, 16, 16, m.lo) + circle(24, 14, 10, m.mid)) +
  box(-16, -36, 32, 10, m.deep, 'rx="5"') +
  spark(-96, -70, 18)

export const helmet: Emblem = (pen, m, a) =>
  path('M-10,-118 C40,-150 104,-120 112,-40 C92,-76 60,-88 24,-84Z', a.lo) + // crest
  path('M-10,-118 C-10,-104 0,-92 24,-84 C60,-88 92,-76 112,-40 C100,-96 46,-128 -10,-118Z', a.mid) +
  path(
    'M-86,98 C-98,-20 -66,-96 0,-96 C66,-96 98,-20 86,98 L34,112 L34,20 L0,-6 L-34,20 L-34,112Z',
    pen.linear([
      [0, m.hi],
      [0.5, m.mid],
      [1, m.lo],
    ]),
    `stroke="${m.deep}" stroke-width="4" stroke-linejoin="round"`,
  ) +
  path('M0,-96 C66,-96 98,-20 86,98 L34,112 L34,20 L0,-6Z', m.lo, 'opacity=".5"') +
  both(path('M12,-10 C34,-30 64,-30 74,-18 C70,4 52,14 34,16Z', '#0c0a18') + line('M26,-6 L62,-14', '#ff5a4a', 5)) +
  path('M-12,-92 H12 L7,-6 L0,2 L-7,-6Z', a.mid) +
  path('M0,-92 H12 L7,-6 L0,2Z', a.lo) +
  line('M-72,60 C-78,0 -64,-56 -36,-74', '#fff', 6, 'opacity=".6"')
