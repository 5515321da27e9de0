import { materials } from '../materials.ts'
import { both, circle, group, line, path, polygon, times } from '../svg.ts'
import type { Emblem } from './emblem.ts'

export const koi: Emblem = (pen, m, a) => {
  const body = 'M104,0 C70,-58 -20,-58 -74,-6 C-20,58 70,58 104,0Z'
  const scales = times(4, (row) =>
    times(6, (column) => line(`M${-62 + column * 20 + (row % 2) * 10},${-36 + row * 20} a10,10 0 0 0 0,18`, m.deep, 2, 'opacity=".35"')),
  )
  return group(
    'rotate(-24)',
    path('M-60,-4 C-92,-20 -120,-70 -136,-60 C-130,-30 -124,-14 -110,-2 C-126,10 -136,40 -138,58 C-112,60 -88,20 -60,4Z', m.mid) + // tail
      path('M-60,-4 C-92,-20 -120,-70 -136,-60 C-122,-30 -100,-8 -60,-4Z', m.hi, 'opacity=".6"') +
      path('M10,-48 C-10,-96 -50,-90 -58,-80 C-48,-66 -40,-50 -26,-42Z', m.lo) + // fins
      path('M26,46 C12,86 -18,92 -30,84 C-24,68 -14,54 0,46Z', m.lo) +
      path(body, a.mid) +
      `<g clip-path="${pen.clip(`<path d="${body}"/>`)}">` +
      path('M-80,-60 H60 C40,-10 10,-20 -10,6 C-30,24 -60,0 -80,10Z', m.mid) +
      path('M60,-60 C50,-40 64,-16 84,-30 V-60Z', m.lo) +
      scales +
      path('M-80,20 C0,60 60,50 110,4 V70 H-80Z', m.deep, 'opacity=".22"') +
      '</g>' +
      line('M62,-30 C50,-12 50,14 62,32', m.deep, 3, 'opacity=".5"') +
      circle(78, -10, 9, '#fff') +
      circle(80, -10, 5.5, '#150b14') +
      path('M44,14 C30,36 8,40 0,36 C8,24 22,14 44,14Z', m.mid),
  )
}

export const shark: Emblem = (_pen, m) => {
  const tooth = polygon(
    [
      [0, 0],
      [6, 14],
      [12, 0],
    ],
    '#fff',
  )
  return (
    both(
      path('M0,-112 C44,-84 74,-24 76,40 C70,72 40,92 0,96Z', m.mid) +
        path('M0,-112 C44,-84 74,-24 76,40 L40,20 L0,-70Z', m.lo) +
        path('M70,30 C110,52 124,84 126,112 C100,92 72,84 54,84Z', m.lo) + // fin
        path('M0,4 C40,0 66,22 62,46 C54,78 30,90 0,92Z', materials.bone.hi) +
        path('M0,22 C30,20 52,32 50,48 C44,72 24,80 0,82Z', '#5c0620') + // mouth
        times(4, (i) => group(`translate(${1 + i * 12},${23 + i * i * 1.6}) rotate(${i * 8})`, tooth)) +
        times(3, (i) => group(`translate(${1 + i * 12},${82 - i * i * 2.2}) scale(1,-1)`, tooth)) +
        polygon(
          [
            [32, -22],
            [56, -14],
            [48, -2],
            [36, -6],
          ],
          '#101528',
        ) +
        circle(45, -11, 3.2, '#ff5a4a') +
        times(3, (i) => line(`M${66 - i * 2},${-6 + i * 12} l8,5`, m.deep, 3)), // gills
    ) + path('M0,-112 C-20,-90 -34,-60 -44,-30 L0,-60Z', m.hi, 'opacity=".35"')
  )
}

export const octopus: Emblem = (_pen, m, a) => {
  const arms = [
    [-150, 70, -110, 120],
    [-120, 20, -140, -20],
    [-70, 110, -96, 150],
    [-20, 120, -40, 160],
  ] as const
  const arm = ([x, y, tipX, tipY]: (typeof arms)[number], i: number) => {
    const curve = `M${-30 + i * 8},30 C${x * 0.5},${y} ${x},${y + 20} ${tipX * 0.8},${tipY * 0.8}`
    return line(`${curve} q-14,-16 6,-24`, i % 2 ? m.lo : m.deep, 26 - i * 2) + line(curve, m.hi, 4, 'stroke-dasharray="1 13" opacity=".6"')
  }
  return (
    both(arms.map(arm).join('')) +
    path('M-74,10 C-98,-70 -54,-118 0,-118 C54,-118 98,-70 74,10 C60,56 -60,56 -74,10Z', m.mid) +
    line('M-60,-40 C-56,-82 -30,-104 0,-106', m.hi, 12, 'opacity=".7"') +
    both(
      path('M14,-14 C30,-28 52,-24 58,-4 C46,10 24,10 14,-14Z', a.hi) + circle(38, -8, 8, '#170a1c') + line('M8,-26 L58,-34', m.deep, 8),
    ) +
    circle(-40, -70, 8, m.lo, 'opacity=".6"') +
    circle(34, -78, 11, m.lo, 'opacity=".6"') +
    circle(8, -60, 5, m.lo, 'opacity=".6"')
  )
}

export const puffer: Emblem = (pen, m, a) => {
  const spikes = times(22, (i) =>
    group(
      `rotate(${(i * 360) / 22})`,
      polygon(
        [
          [-9, -84],
          [9, -84],
          [0, -112],
        ],
        i % 2 ? m.lo : m.deep,
      ),
    ),
  )
  return (
    spikes +
    path('M-70,-10 C-112,-44 -134,-22 -128,4 C-134,26 -112,44 -70,22Z', a.mid) + // tail
    circle(
      0,
      0,
      92,
      pen.radial(
        [
          [0, m.hi],
          [0.4, m.mid],
          [1, m.lo],
        ],
        'cx=".38" cy=".28" r=".85"',
      ),
    ) +
    path('M-84,36 C-40,60 40,60 84,36 C70,72 38,92 0,92 C-38,92 -70,72 -84,36Z', materials.bone.mid) +
    [
      [-52, -44, 9],
      [-20, -66, 7],
      [26, -70, 9],
      [-66, -8, 6],
      [58, -54, 6],
    ]
      .map(([x = 0, y = 0, r = 1]) => circle(x, y, r, m.deep, 'opacity=".45"'))
      .join('') +
    both(circle(36, -14, 26, '#fff') + circle(32, -12, 14, '#15091c') + circle(38, -18, 5, '#fff') + line('M10,-44 L56,-52', m.deep, 7)) +
    path('M-24,28 C-10,18 10,18 24,28 C16,48 -16,48 -24,28Z', '#7a1432') +
    path('M-14,25 H14 V33 H-14Z', '#fff') +
    path('M-6,58 C-44,62 -44,92 -30,98 C-14,92 -6,80 -6,58Z', a.lo)
  )
}
