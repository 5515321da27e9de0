import { materials } from '../materials.ts'
import { ball, circle, ellipse, line, path, polygon, ring } from '../svg.ts'
import type { Point } from '../svg.ts'
import type { Emblem } from './emblem.ts'

const leather = { hi: '#ffffff', mid: '#f2f4fa', lo: '#aab4cc', deep: '#4a556f' }

export const football: Emblem = (pen) => {
  const ink = '#1b2033'
  const pentagon = Array.from({ length: 5 }, (_, i): Point => [
    36 * Math.cos((i * 2 * Math.PI) / 5 - Math.PI / 2),
    36 * Math.sin((i * 2 * Math.PI) / 5 - Math.PI / 2),
  ])
  const seam = () =>
    line('M0,-36 V-70', ink, 5) +
    polygon(
      [
        [0, -70],
        [30, -86],
        [22, -103],
        [-22, -103],
        [-30, -86],
      ],
      ink,
    ) +
    line('M30,-86 L50,-64', ink, 5) +
    line('M-30,-86 L-50,-64', ink, 5)
  return (
    ball(pen, 0, 0, 104, leather) +
    polygon(pentagon, ink) +
    ring(5, seam) +
    circle(0, 0, 104, 'none', `stroke="${ink}" stroke-width="4" opacity=".35"`)
  )
}

export const basket: Emblem = (pen) =>
  ball(pen, 0, 0, 104, materials.ember) +
  circle(0, 0, 104, 'none', 'stroke="#3a0f06" stroke-width="6"') +
  line('M-104,0H104M0,-104V104M-76,-71C-30,-30 -30,30 -76,71M76,-71C30,-30 30,30 76,71', '#3a0f06', 6) +
  line('M-70,-54 A90,90 0 0 1 -16,-88', '#fff', 9, 'opacity=".5"')

export const tennis: Emblem = (pen) =>
  ball(pen, 0, 0, 104, materials.lime) + line('M-62,-82C-10,-50 -10,50 -62,82M62,-82C10,-50 10,50 62,82', '#fff', 9)

export const cricket: Emblem = (pen) =>
  ball(pen, 0, 0, 104, materials.ruby) +
  line('M-18,-102C10,-60 10,60 -18,102', '#ffe9d6', 3) +
  line('M18,-102C46,-60 46,60 18,102', '#ffe9d6', 3) +
  `<path d="M-2,-100C26,-60 26,60 -2,100" fill="none" stroke="#ffe9d6" stroke-width="12" stroke-dasharray="4 8"/>`

export const volleyball: Emblem = (pen, m, a) => {
  const cut = pen.clip('<circle r="104"/>')
  const panel = () =>
    path('M0,0 C-40,-30 -50,-80 -34,-116 L26,-116 C-2,-84 -10,-40 0,0Z', a.mid) +
    path('M0,0 C-20,-40 -18,-84 0,-116 L26,-116 C-2,-84 -10,-40 0,0Z', m.mid)
  return (
    ball(pen, 0, 0, 104, leather) +
    `<g clip-path="${cut}">` +
    ring(3, panel) +
    ring(3, () => line('M0,0 C-10,-40 -2,-84 26,-116 M0,0 C-40,-30 -50,-80 -34,-116', '#1b2033', 4, 'opacity=".5"')) +
    '</g>' +
    circle(
      0,
      0,
      104,
      pen.radial(
        [
          [0, '#fff', 0.4],
          [0.4, '#fff', 0],
          [1, '#0b1026', 0.55],
        ],
        'cx=".34" cy=".28" r=".8"',
      ),
    )
  )
}

export const cup: Emblem = (pen, m, a) => {
  const metal = pen.linear(
    [
      [0, m.lo],
      [0.28, m.hi],
      [0.6, m.mid],
      [1, m.lo],
    ],
    'x1="0" y1="0" x2="1" y2="0"',
  )
  return (
    line('M-58,-78 C-118,-84 -112,-8 -38,0 M58,-78 C118,-84 112,-8 38,0', m.lo, 14) +
    path(
      'M-66,-104 H66 C66,-20 40,18 16,28 L16,64 H-16 L-16,28 C-40,18 -66,-20 -66,-104Z',
      metal,
      `stroke="${m.deep}" stroke-width="4" stroke-linejoin="round"`,
    ) +
    ellipse(0, -104, 66, 13, m.deep) +
    ellipse(0, -105, 60, 9, m.lo) +
    path('M-44,-90 C-44,-40 -30,-6 -14,10 C-26,-20 -32,-50 -30,-90Z', '#fff', 'opacity=".6"') +
    polygon(
      [
        [0, -74],
        [9, -50],
        [34, -50],
        [14, -34],
        [21, -10],
        [0, -25],
        [-21, -10],
        [-14, -34],
        [-34, -50],
        [-9, -50],
      ],
      a.mid,
    ) +
    path('M-42,64 H42 L54,86 H-54Z', m.lo) +
    path('M-66,86 H66 V112 H-66Z', a.deep) +
    path('M-66,86 H66 V94 H-66Z', a.lo)
  )
}
