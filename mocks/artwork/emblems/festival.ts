import { lettersAt } from '../letters.ts'
import { materials, mix } from '../materials.ts'
import { ball, both, box, circle, ellipse, group, line, path, polygon, ring, sideways, spark, times } from '../svg.ts'
import type { Emblem } from './emblem.ts'

export const lantern: Emblem = (pen, m, a) => {
  const paper = pen.linear(
    [
      [0, m.deep],
      [0.2, m.lo],
      [0.5, mix(m.mid, a.mid, 0.5)],
      [0.8, m.lo],
      [1, m.deep],
    ],
    sideways,
  )
  return (
    line('M0,-128V-88M0,84V118', a.lo, 5) +
    box(-34, -92, 68, 20, a.mid, 'rx="6"') +
    ellipse(0, 0, 92, 76, paper) +
    [86, 58, 24].map((rx) => ellipse(0, 0, rx, 76, 'none', `stroke="${a.mid}" stroke-width="2.5" opacity=".55"`)).join('') +
    ellipse(0, 0, 92, 76, 'none', `stroke="${m.hi}" stroke-width="3" opacity=".5"`) +
    box(-34, 70, 68, 18, a.lo, 'rx="6"') +
    [-16, 0, 16].map((x) => line(`M${x},88V122`, m.mid, 6)).join('') +
    lettersAt('unbounded', '8', 74, a.hi, 'opacity=".92"')
  )
}

export const candy: Emblem = (pen, m, a) =>
  line('M6,60 L34,150', '#fff', 13) +
  circle(0, -10, 94, m.lo) +
  ring(8, (i) => path('M0,0 C14,-34 46,-52 66,-66 A94,94 0 0 0 0,-94 C-10,-60 -8,-28 0,0Z', i % 2 ? m.mid : '#fff'), 'translate(0,-10) ') +
  circle(0, -10, 94, 'none', `stroke="${m.deep}" stroke-width="5" opacity=".5"`) +
  line('M-66,-46 A76,76 0 0 1 -12,-84', '#fff', 10, 'opacity=".85"') +
  spark(74, -84, 24) +
  ball(pen, 84, 74, 26, a) +
  ball(pen, -84, 84, 20, materials.jade)

export const fan: Emblem = (pen, m, a) => {
  const blades = 9
  const blade = (i: number) => {
    const from = -80 + (i * 160) / blades
    return group(
      `rotate(${from + 80 / blades})`,
      path('M-3,-24 L-20,-142 A144,144 0 0 1 20,-142 L3,-24Z', i % 2 ? m.mid : mix(m.mid, m.lo, 0.55)) +
        path('M-10,-74 L-14,-104 A105,105 0 0 1 14,-104 L10,-74Z', m.lo, 'opacity=".35"') +
        line('M0,-20V-140', m.deep, 2, 'opacity=".35"'),
    )
  }
  return group(
    'translate(0,62)',
    times(blades, blade) +
      path('M-142,-25 A144,144 0 0 1 142,-25 L132,-24 A134,134 0 0 0 -132,-24Z', a.mid) +
      path('M-72,-13 A73,73 0 0 1 72,-13 L66,-12 A67,67 0 0 0 -66,-12Z', a.lo) +
      group(
        'translate(0,-96) scale(.3)',
        ring(5, () => path('M0,0 C-46,-30 -40,-92 0,-104 C40,-92 46,-30 0,0Z', a.hi)) + circle(0, 0, 22, a.lo),
      ) +
      both(
        group(
          'translate(70,-62) scale(.18)',
          ring(5, () => path('M0,0 C-46,-30 -40,-92 0,-104 C40,-92 46,-30 0,0Z', a.hi)) + circle(0, 0, 22, a.lo),
        ),
      ) +
      line('M0,12 C-10,34 8,44 -2,66', materials.ruby.mid, 6) +
      ball(pen, 0, 0, 19, a),
  )
}

/** A carnival mask with plumes. */
export const mask: Emblem = (pen, m, a) => {
  const plume = (angle: number, length: number, colour: string) =>
    group(
      `translate(0,-40) rotate(${angle})`,
      path(`M0,0 C-24,-${length * 0.4} -20,-${length * 0.85} 0,-${length} C20,-${length * 0.85} 24,-${length * 0.4} 0,0Z`, colour) +
        line(`M0,-6V-${length * 0.86}`, a.deep, 2, 'opacity=".4"'),
    )
  return (
    [
      [-56, 92, a.lo],
      [56, 92, a.lo],
      [-32, 108, a.mid],
      [32, 108, a.mid],
      [0, 118, a.hi],
    ]
      .map(([angle, length, colour]) => plume(Number(angle), Number(length), String(colour)))
      .join('') +
    path(
      'M0,-34 C40,-62 92,-62 122,-46 C126,6 98,56 54,58 C28,58 14,38 0,32 C-14,38 -28,58 -54,58 C-98,56 -126,6 -122,-46 C-92,-62 ' +
        '-40,-62 0,-34Z',
      pen.linear([
        [0, m.hi],
        [0.45, m.mid],
        [1, m.lo],
      ]),
      `stroke="${m.deep}" stroke-width="4"`,
    ) +
    path('M0,-34 C40,-62 92,-62 122,-46 C126,6 98,56 54,58 C28,58 14,38 0,32Z', m.lo, 'opacity=".35"') +
    both(
      path('M26,2 C42,-24 78,-26 96,-10 C86,20 44,30 26,2Z', '#12060f') +
        line('M24,-6 C42,-34 80,-36 100,-16', a.mid, 5) +
        circle(68, 42, 5, a.mid) +
        circle(92, 26, 4, a.mid) +
        circle(44, 46, 4, a.mid),
    ) +
    polygon(
      [
        [0, -46],
        [14, -24],
        [0, -2],
        [-14, -24],
      ],
      a.mid,
    ) +
    polygon(
      [
        [0, -46],
        [14, -24],
        [0, -2],
      ],
      a.lo,
    ) +
    line('M-96,-40 C-70,-50 -46,-46 -28,-34', '#fff', 5, 'opacity=".55"') +
    line('M98,46 C122,82 104,102 118,128', a.mid, 7)
  )
}

export const drum: Emblem = (pen, m, a) => {
  const shell = pen.linear(
    [
      [0, m.deep],
      [0.25, m.mid],
      [0.5, m.lo],
      [1, m.deep],
    ],
    sideways,
  )
  const stick = (turn: number) =>
    group(`rotate(${turn}) translate(0,-66)`, box(-5, -66, 10, 118, materials.copper.mid, 'rx="5"') + ball(pen, 0, -66, 15, materials.bone))
  return (
    path('M-98,-28 C-112,20 -104,62 -88,88 C-50,110 50,110 88,88 C104,62 112,20 98,-28Z', shell) +
    line('M-104,8 C-50,36 50,36 104,8 M-98,64 C-50,92 50,92 98,64', a.mid, 7) +
    times(7, (i) => circle(-84 + i * 28, 27 - Math.abs(i - 3) * 5 - 6, 5, a.hi)) +
    ellipse(0, -30, 102, 44, a.lo) +
    ellipse(0, -34, 100, 42, a.mid) +
    ellipse(0, -34, 88, 35, materials.bone.mid) +
    ellipse(0, -30, 50, 19, m.mid, 'opacity=".85"') +
    stick(36) +
    stick(-36)
  )
}
