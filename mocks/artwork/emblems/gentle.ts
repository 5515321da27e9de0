import { materials, mix } from '../materials.ts'
import { ball, both, circle, ellipse, line, path, polygon, times } from '../svg.ts'
import type { Emblem } from './emblem.ts'

export const owl: Emblem = (_pen, m, a) => {
  const feather = (i: number) =>
    path(
      `M94,${-8 + i * 24} C70,${10 + i * 22} 66,${36 + i * 20} ${70 - i * 12},${58 + i * 14} C${88 - i * 6},${44 + i * 12} ` +
        `98,${24 + i * 16} 94,${-8 + i * 24}Z`,
      i % 2 ? m.deep : m.lo,
    )
  const down = (i: number) =>
    line(`M${8 + i * 15},${52 + (i % 2) * 4} q6,14 12,0`, m.lo, 4) + line(`M${4 + i * 14},${74} q6,12 12,0`, m.lo, 4)
  return (
    both(
      polygon(
        [
          [20, -70],
          [80, -116],
          [84, -36],
        ],
        m.lo,
      ) +
        path('M0,-78 C60,-84 96,-50 94,10 C92,66 52,106 0,110Z', m.mid) +
        times(4, feather) +
        path('M0,30 C30,30 54,44 52,66 C44,96 20,108 0,108Z', m.hi) +
        times(3, down) +
        circle(40, -26, 40, m.hi) +
        circle(40, -26, 31, a.lo) +
        circle(40, -26, 27, a.mid) +
        circle(40, -26, 15, '#140b12') +
        circle(46, -33, 6, '#fff') +
        polygon(
          [
            [0, -74],
            [22, -66],
            [0, -20],
          ],
          m.deep,
        ),
    ) +
    polygon(
      [
        [-13, -8],
        [13, -8],
        [0, 24],
      ],
      materials.ember.mid,
    ) +
    polygon(
      [
        [0, -8],
        [13, -8],
        [0, 24],
      ],
      materials.ember.lo,
    )
  )
}

export const panda: Emblem = (_pen, m, a) => {
  const dark = '#1d1830'
  const leaf = (x: number, y: number, angle: number) =>
    `<g transform="translate(${x},${y}) rotate(${angle})">` +
    `${path('M0,0 C10,-20 34,-26 56,-18 C40,2 18,10 0,0Z', a.mid)}${path('M0,0 C18,-4 38,-12 56,-18 C40,2 18,10 0,0Z', a.lo)}</g>`
  return (
    both(
      circle(74, -74, 32, dark) +
        circle(70, -70, 17, mix(dark, m.lo, 0.35)) +
        path('M0,-94 C62,-94 108,-52 108,6 C108,58 66,92 0,92Z', m.mid) +
        path('M0,-94 C62,-94 108,-52 108,6 C108,20 104,34 98,46 C96,-8 60,-52 0,-58Z', m.hi) +
        ellipse(46, -4, 27, 34, dark, 'transform="rotate(24 46 -4)"') + // eye patch
        circle(41, -8, 14, '#fff') +
        circle(38, -7, 9, dark) +
        circle(42, -11, 3.4, '#fff') +
        ellipse(66, 42, 17, 10, '#ff9cb0', 'opacity=".8"') +
        line('M0,50 C8,62 24,62 30,52', dark, 5),
    ) +
    ellipse(0, 36, 17, 12, dark) +
    ellipse(-5, 32, 5, 3, '#fff', 'opacity=".8"') +
    line('M-84,92 C-30,66 40,76 92,98', materials.jade.lo, 10) + // bamboo
    leaf(40, 80, -18) +
    leaf(-30, 78, -160) +
    leaf(74, 92, 26)
  )
}

export const rabbit: Emblem = (_pen, m, a) => {
  const ear =
    path('M16,-60 C6,-104 22,-142 42,-140 C64,-138 66,-92 50,-52Z', m.mid) +
    path('M26,-64 C20,-98 30,-124 42,-124 C54,-122 54,-92 44,-60Z', a.mid)
  return (
    both(
      ear +
        path('M0,-78 C56,-78 92,-44 92,4 C92,54 52,92 0,92Z', m.mid) +
        path('M0,-78 C56,-78 92,-44 92,4 C80,-28 48,-50 0,-50Z', m.hi) +
        ellipse(38, -4, 13, 17, '#2a1230') +
        circle(43, -11, 5, '#fff') +
        circle(34, 4, 2.6, '#fff') +
        ellipse(58, 32, 19, 12, a.mid, 'opacity=".75"') +
        circle(15, 44, 22, m.hi) +
        line('M34,42 L74,34 M34,50 L76,54', m.lo, 2.5),
    ) +
    polygon(
      [
        [-11, 24],
        [11, 24],
        [0, 36],
      ],
      a.lo,
    ) +
    line('M0,36 V46 M0,46 C-4,54 -14,54 -18,48 M0,46 C4,54 14,54 18,48', '#5c2340', 3.5) +
    path('M-10,58 H10 V76 Q0,82 -10,76Z', '#fff') +
    line('M0,60 V76', m.lo, 2)
  )
}

/** A cat that beckons luck in, a paw up and a coin at its neck. */
export const luckyCat: Emblem = (pen, m, a) =>
  path('M70,20 C66,-30 72,-92 98,-104 C124,-106 126,-72 116,-44 C108,-10 104,40 84,62Z', m.mid) + // paw
  path('M98,-104 C124,-106 126,-72 116,-44 C108,-66 100,-80 84,-86Z', m.hi) +
  times(3, (i) => line(`M${92 + i * 10},${-92 + i * 3} v14`, m.lo, 3.5)) +
  path('M-78,112 C-92,62 -70,20 0,20 C70,20 92,62 78,112Z', m.mid) +
  path('M20,22 C76,28 90,66 78,112 H44 C60,80 52,44 20,22Z', m.lo, 'opacity=".5"') +
  both(
    polygon(
      [
        [24, -66],
        [76, -108],
        [82, -34],
      ],
      m.mid,
    ) +
      polygon(
        [
          [40, -64],
          [68, -88],
          [72, -48],
        ],
        materials.rose.mid,
      ) +
      path('M0,-78 C56,-78 88,-46 88,-6 C88,38 50,56 0,56Z', m.mid) +
      path('M0,-78 C56,-78 88,-46 88,-6 C76,-34 46,-50 0,-50Z', m.hi) +
      line('M26,-8 Q40,-26 54,-8', '#2a1210', 7) + // closed eye
      ellipse(60, 14, 14, 9, materials.rose.mid, 'opacity=".7"') +
      line('M52,8 L92,0 M54,18 L94,22', m.lo, 3) +
      line('M0,22 C6,34 20,34 24,24', '#2a1210', 4.5),
  ) +
  polygon(
    [
      [-9, 10],
      [9, 10],
      [0, 20],
    ],
    '#d92f5d',
  ) +
  line('M-58,52 C-24,72 24,72 58,52', materials.ruby.lo, 15) +
  ball(pen, 0, 88, 32, a) +
  circle(0, 88, 23, 'none', `stroke="${a.lo}" stroke-width="4"`) +
  polygon(
    [
      [0, 74],
      [11, 88],
      [0, 102],
      [-11, 88],
    ],
    a.lo,
  )
