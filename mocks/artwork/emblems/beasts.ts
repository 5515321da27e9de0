import { materials, mix } from '../materials.ts'
import { both, circle, diagonal, ellipse, line, path, polygon } from '../svg.ts'
import type { Emblem } from './emblem.ts'

export const fox: Emblem = (_pen, m, a) =>
  both(
    polygon(
      [
        [16, -52],
        [74, -116],
        [84, -24],
      ],
      m.lo,
    ) + // ear
      polygon(
        [
          [36, -54],
          [66, -92],
          [70, -40],
        ],
        m.deep,
      ) +
      polygon(
        [
          [0, -54],
          [16, -52],
          [30, -8],
          [0, 12],
        ],
        m.hi,
      ) + // brow
      polygon(
        [
          [16, -52],
          [84, -24],
          [96, 24],
          [30, -8],
        ],
        m.mid,
      ) +
      polygon(
        [
          [96, 24],
          [64, 74],
          [20, 42],
          [30, -8],
        ],
        a.mid,
      ) + // cheek
      polygon(
        [
          [0, 12],
          [30, -8],
          [20, 42],
          [14, 86],
          [0, 92],
        ],
        mix(m.mid, m.hi, 0.35),
      ) +
      polygon(
        [
          [64, 74],
          [14, 86],
          [20, 42],
        ],
        a.lo,
      ) +
      polygon(
        [
          [0, 92],
          [14, 86],
          [9, 102],
          [0, 108],
        ],
        '#1a0f18',
      ) + // nose
      polygon(
        [
          [26, 6],
          [58, -8],
          [52, 12],
          [34, 17],
        ],
        '#1a0f18',
      ) + // eye
      circle(44, 5, 4.5, '#fff'),
  ) +
  polygon(
    [
      [0, -54],
      [-16, -52],
      [-30, -8],
      [0, 12],
    ],
    mix(m.hi, m.mid, 0.5),
  )

export const wolf: Emblem = (_pen, m) =>
  both(
    polygon(
      [
        [12, -58],
        [60, -122],
        [76, -30],
      ],
      m.lo,
    ) +
      polygon(
        [
          [32, -58],
          [56, -96],
          [62, -44],
        ],
        m.deep,
      ) +
      polygon(
        [
          [0, -62],
          [12, -58],
          [26, -12],
          [0, 8],
        ],
        m.mid,
      ) +
      polygon(
        [
          [12, -58],
          [76, -30],
          [108, 18],
          [60, 18],
          [26, -12],
        ],
        m.lo,
      ) +
      polygon(
        [
          [60, 18],
          [108, 18],
          [86, 40],
          [96, 58],
          [66, 62],
          [50, 92],
          [24, 60],
        ],
        m.mid,
      ) + // fur
      polygon(
        [
          [26, -12],
          [60, 18],
          [24, 60],
          [14, 26],
        ],
        m.hi,
      ) +
      polygon(
        [
          [0, 8],
          [26, -12],
          [14, 26],
          [18, 84],
          [0, 94],
        ],
        mix(m.hi, '#ffffff', 0.35),
      ) +
      polygon(
        [
          [24, 60],
          [50, 92],
          [18, 108],
          [18, 84],
        ],
        m.hi,
      ) +
      polygon(
        [
          [0, 78],
          [16, 74],
          [10, 94],
          [0, 98],
        ],
        '#0c1024',
      ) +
      polygon(
        [
          [22, 4],
          [54, 0],
          [46, 15],
          [30, 16],
        ],
        '#7df0ff',
      ),
  ) +
  polygon(
    [
      [0, -62],
      [-12, -58],
      [-26, -12],
      [0, 8],
    ],
    m.lo,
  )

export const tiger: Emblem = (_pen, m, a) => {
  const stripe = '#2a0d0a'
  const head = 'M0,-92 C60,-92 100,-54 100,4 C112,20 104,40 92,44 C96,60 80,76 64,76 L0,70Z'
  return both(
    path('M40,-78 C60,-112 104,-104 98,-56 L70,-40Z', m.lo) + // ear
      path('M54,-76 C68,-94 90,-88 86,-60 L70,-52Z', a.lo) +
      path(head, m.mid) +
      path('M0,-92 C60,-92 100,-54 100,4 L60,10 L0,-40Z', mix(m.mid, m.hi, 0.4)) +
      path('M18,20 C60,6 96,24 84,54 C74,82 40,98 0,100 L0,30Z', a.mid) + // muzzle
      path('M0,84 C20,96 36,90 40,74 L0,70Z', a.lo) +
      polygon(
        [
          [0, -90],
          [10, -88],
          [0, -50],
        ],
        stripe,
      ) +
      polygon(
        [
          [22, -84],
          [36, -80],
          [12, -46],
        ],
        stripe,
      ) +
      polygon(
        [
          [98, -14],
          [102, 2],
          [64, 2],
        ],
        stripe,
      ) +
      polygon(
        [
          [92, -38],
          [98, -24],
          [62, -18],
        ],
        stripe,
      ) +
      polygon(
        [
          [96, 40],
          [88, 56],
          [62, 40],
        ],
        stripe,
      ) +
      polygon(
        [
          [20, -18],
          [60, -28],
          [56, -6],
          [34, 0],
        ],
        '#fff7d6',
      ) + // eye
      circle(42, -14, 8, stripe) +
      circle(45, -17, 2.6, '#fff') +
      polygon(
        [
          [14, -26],
          [64, -38],
          [62, -28],
          [20, -18],
        ],
        stripe,
      ) +
      polygon(
        [
          [0, 24],
          [24, 22],
          [12, 42],
          [0, 48],
        ],
        '#e2605c',
      ) + // nose
      line('M0,48 L0,60 C8,70 22,68 28,60', stripe, 4),
  )
}

export const bull: Emblem = (pen, m, a) => {
  const { bone } = materials
  const horn = pen.linear(
    [
      [0, bone.hi],
      [0.6, bone.lo],
      [1, bone.deep],
    ],
    'x1="1" y1="0" x2="0" y2="1"',
  )
  return (
    both(
      path('M30,-58 C84,-52 116,-84 104,-128 C142,-76 116,-16 46,-30Z', horn) +
        polygon(
          [
            [44, -34],
            [106, -24],
            [74, 0],
            [42, -10],
          ],
          m.lo,
        ) + // ear
        polygon(
          [
            [0, -66],
            [36, -58],
            [42, -18],
            [16, 0],
            [0, -8],
          ],
          m.hi,
        ) +
        polygon(
          [
            [42, -18],
            [58, -26],
            [48, 30],
            [26, 62],
            [16, 0],
          ],
          m.mid,
        ) +
        polygon(
          [
            [0, -8],
            [16, 0],
            [26, 62],
            [0, 72],
          ],
          mix(m.hi, m.mid, 0.5),
        ) +
        polygon(
          [
            [0, 72],
            [26, 62],
            [40, 86],
            [26, 112],
            [0, 116],
          ],
          m.lo,
        ) + // muzzle
        polygon(
          [
            [22, -6],
            [46, -16],
            [42, 0],
            [30, 6],
          ],
          '#fff3c4',
        ) +
        circle(36, -5, 4, '#1a0606') +
        ellipse(19, 90, 8, 6, m.deep, 'transform="rotate(-24 19 90)"'),
    ) +
    polygon(
      [
        [0, -66],
        [-36, -58],
        [-42, -18],
        [-16, 0],
        [0, -8],
      ],
      m.mid,
      'opacity=".7"',
    ) +
    line('M-15,100 C-20,134 20,134 15,100', a.mid, 8) + // nose ring
    line('M-13,106 C-14,126 6,130 11,118', a.hi, 2.5)
  )
}

export const dragon: Emblem = (pen, m, a) => {
  const horn = pen.linear(
    [
      [0, a.hi],
      [1, a.lo],
    ],
    diagonal,
  )
  return (
    both(
      path('M26,-64 C44,-96 40,-122 62,-134 C70,-108 66,-84 50,-54Z', horn) + // horn
        path('M52,-40 C92,-60 110,-44 128,-64 C128,-30 112,-16 122,4 C104,0 92,4 78,16Z', m.deep) + // mane
        path('M60,-8 C96,-10 100,10 120,12 C106,36 84,34 72,52Z', m.lo) +
        path('M0,-84 C34,-84 64,-62 70,-26 C74,6 60,26 52,44 L0,30Z', m.mid) + // skull
        path('M0,-84 C34,-84 64,-62 70,-26 L40,-22 L0,-56Z', mix(m.mid, m.hi, 0.55)) +
        path('M0,8 L34,-2 C56,34 50,74 34,92 C22,104 8,104 0,104Z', mix(m.mid, m.lo, 0.35)) + // snout
        path('M0,8 L18,2 C30,34 26,62 18,78 L0,84Z', mix(m.mid, m.hi, 0.4)) +
        polygon(
          [
            [18, -28],
            [60, -44],
            [54, -16],
            [30, -10],
          ],
          m.deep,
        ) +
        polygon(
          [
            [26, -25],
            [54, -36],
            [49, -18],
            [33, -14],
          ],
          a.hi,
        ) +
        ellipse(42, -24, 4, 8, '#1a0606') +
        ellipse(20, 76, 8, 5.5, m.deep, 'transform="rotate(-30 20 76)"') +
        line('M30,84 C64,78 72,104 104,92', a.mid, 6) + // whisker
        polygon(
          [
            [26, 94],
            [36, 88],
            [34, 112],
          ],
          '#fff',
        ) +
        path('M0,-66 L9,-50 L0,-34Z', a.lo) +
        path('M0,-34 L9,-20 L0,-4Z', a.lo),
    ) +
    path('M0,-66 L-9,-50 L0,-34Z', a.mid) +
    path('M0,-34 L-9,-20 L0,-4Z', a.mid) +
    path('M-16,98 C-8,118 8,118 16,98Z', m.deep)
  )
}
