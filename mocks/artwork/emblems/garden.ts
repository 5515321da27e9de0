import { materials, mix } from '../materials.ts'
import { ball, both, circle, ellipse, group, line, path, ring, spark } from '../svg.ts'
import type { Emblem } from './emblem.ts'

const { jade } = materials

export const lotus: Emblem = (pen, m, a) => {
  const petal = (angle: number, scale: number, light: string, shade: string) =>
    group(
      `rotate(${angle}) scale(${scale})`,
      path('M0,20 C-46,-20 -34,-84 0,-118 C34,-84 46,-20 0,20Z', light) + path('M0,20 C46,-20 34,-84 0,-118Z', shade, 'opacity=".55"'),
    )
  return group(
    'translate(0,44)',
    petal(-82, 0.8, m.lo, m.deep) +
      petal(82, 0.8, m.lo, m.deep) +
      petal(-58, 0.95, m.lo, m.deep) +
      petal(58, 0.95, m.lo, m.deep) +
      petal(-34, 1.06, m.mid, m.lo) +
      petal(34, 1.06, m.mid, m.lo) +
      petal(0, 1.14, mix(m.mid, m.hi, 0.55), m.mid) +
      petal(-18, 0.72, m.hi, m.mid) +
      petal(18, 0.72, m.hi, m.mid) +
      ball(pen, 0, -10, 20, a) +
      both(path('M0,34 C40,26 90,30 118,8 C104,50 50,60 0,52Z', jade.lo)), // leaf
  )
}

export const cherry: Emblem = (pen, m) =>
  line('M-46,34 C-40,-30 -6,-70 44,-96 M48,44 C54,-10 54,-60 44,-96', jade.lo, 9) +
  path('M44,-96 C66,-122 106,-122 122,-96 C100,-74 66,-74 44,-96Z', jade.mid) +
  path('M44,-96 C74,-100 100,-100 122,-96 C100,-74 66,-74 44,-96Z', jade.lo) +
  ball(pen, -46, 52, 56, m) +
  ball(pen, 54, 62, 50, m) +
  line('M-78,34 C-74,16 -58,8 -44,12', '#fff', 8, 'opacity=".75"') +
  line('M26,46 C30,32 42,26 52,28', '#fff', 7, 'opacity=".75"')

export const peach: Emblem = (pen, m, a) =>
  path('M0,-62 C10,-92 30,-108 52,-112', 'none', `stroke="${materials.copper.deep}" stroke-width="10" stroke-linecap="round"`) +
  path('M30,-70 C50,-120 106,-120 132,-86 C108,-60 64,-46 30,-70Z', a.mid) +
  path('M30,-70 C64,-84 100,-92 132,-86 C108,-60 64,-46 30,-70Z', a.lo) +
  path('M-26,-72 C-50,-108 -96,-104 -116,-80 C-94,-58 -56,-54 -26,-72Z', a.lo) +
  path(
    'M0,-66 C38,-98 106,-76 104,-2 C102,62 50,98 0,118 C-50,98 -102,62 -104,-2 C-106,-76 -38,-98 0,-66Z',
    pen.radial(
      [
        [0, m.hi],
        [0.4, m.mid],
        [0.85, m.lo],
        [1, m.deep],
      ],
      'cx=".36" cy=".3" r=".8"',
    ),
  ) +
  line('M0,-64 C26,-20 26,60 0,116', m.deep, 5, 'opacity=".45"') +
  line('M-74,-8 C-74,-34 -58,-50 -40,-54', '#fff', 10, 'opacity=".75"') +
  ellipse(-72, 14, 5, 7, '#fff', 'opacity=".75"')

export const clover: Emblem = (pen, m, a) => {
  const leaf = () =>
    path(
      'M0,-6 C-18,-26 -62,-36 -62,-74 C-62,-106 -20,-116 0,-84 C20,-116 62,-106 62,-74 C62,-36 18,-26 0,-6Z',
      pen.linear([
        [0, m.mid],
        [1, m.lo],
      ]),
      `stroke="${m.deep}" stroke-width="4"`,
    ) +
    line('M0,-14 V-74', m.deep, 4, 'opacity=".4"') +
    line('M-46,-76 C-46,-92 -32,-98 -20,-92', m.hi, 7, 'opacity=".8"')
  return (
    line('M4,10 C14,60 36,96 62,118', m.deep, 15) +
    line('M4,10 C14,60 36,96 62,118', m.lo, 9) +
    ring(4, leaf, 'rotate(45) ') +
    ball(pen, 0, 0, 15, a) +
    spark(-64, -76, 20)
  )
}

export const melon: Emblem = (pen, m, a) =>
  path('M-120,-30 A120,120 0 0 0 120,-30Z', a.deep) +
  path('M-114,-30 A114,114 0 0 0 114,-30Z', a.mid) +
  path('M-100,-30 A100,100 0 0 0 100,-30Z', mix(a.hi, '#ffffff', 0.4)) +
  path(
    'M-91,-30 A91,91 0 0 0 91,-30Z',
    pen.linear([
      [0, m.mid],
      [1, m.lo],
    ]),
  ) +
  path('M-91,-30 A91,91 0 0 0 -40,52 L-20,-30Z', m.hi, 'opacity=".3"') +
  [
    [-58, -4, 18],
    [-22, 2, 6],
    [18, 4, -6],
    [56, -6, -18],
    [-38, 30, 14],
    [0, 36, 0],
    [38, 30, -14],
  ]
    .map(([x = 0, y = 0, turn = 0]) => ellipse(x, y, 5.5, 9.5, '#2a0d18', `transform="rotate(${turn} ${x} ${y})"`))
    .join('') +
  circle(-76, -64, 30, jade.lo) +
  ball(pen, -76, -66, 28, materials.lime) +
  circle(2, -78, 34, m.deep) +
  ball(pen, 2, -80, 32, materials.ember) +
  circle(74, -62, 28, m.deep) +
  ball(pen, 74, -64, 26, materials.violet) +
  spark(-16, -92, 14)
