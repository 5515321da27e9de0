import { lettersAt } from '../letters.ts'
import { materials } from '../materials.ts'
import type { Material } from '../materials.ts'
import { ball, circle, ellipse, group, line, path, polygon, times } from '../svg.ts'
import type { Emblem } from './emblem.ts'

/** Three numbered balls; `marks` are their numbers. */
export const balls: Emblem = (pen, m, a, marks = ['7', '24', '38']) => {
  const one = (x: number, y: number, r: number, mm: Material, figure: string) =>
    ball(pen, x, y, r, mm) +
    circle(x - r * 0.02, y + r * 0.02, r * 0.56, '#fffdf6') +
    group(`translate(${x},${y}) scale(${r / 60})`, lettersAt('unbounded', figure, 38, '#1b1424')) +
    ellipse(x - r * 0.3, y - r * 0.62, r * 0.34, r * 0.16, '#fff', `opacity=".75" transform="rotate(-28 ${x - r * 0.3} ${y - r * 0.62})"`)
  const [first = '7', second = '24', third = '38'] = marks
  return one(-58, 46, 48, m, first) + one(62, 50, 54, a, second) + one(0, -42, 66, materials.gold, third)
}

export const ticket: Emblem = (_pen, m, a, marks = ['3', '8', '1']) =>
  group(
    'rotate(-14)',
    path('M-110,-62 H110 V-18 a18,18 0 0 0 0,36 V62 H-110 V18 a18,18 0 0 0 0,-36Z', m.mid) +
      path('M-110,18 a18,18 0 0 0 0,-36 V-62 H110 V-40Z', m.hi, 'opacity=".35"') +
      `<path d="M46,-56V56" stroke="${m.deep}" stroke-width="4" stroke-dasharray="7 8"/>` +
      times(
        3,
        (i) =>
          circle(-76 + i * 44, 0, 19, '#fff') +
          group(`translate(${-76 + i * 44},0) scale(.5)`, lettersAt('unbounded', marks[i] ?? '1', 40, m.deep)),
      ) +
      group(
        'translate(80,0) scale(.9)',
        polygon(
          [
            [0, -30],
            [9, -9],
            [30, 0],
            [9, 9],
            [0, 30],
            [-9, 9],
            [-30, 0],
            [-9, -9],
          ],
          a.mid,
        ),
      ),
  )

/** The glass drum the numbers are drawn from. */
export const drawDrum: Emblem = (pen, m, a, marks = ['9', '16', '33']) => {
  const inside = [
    [-38, 22, 25, m],
    [30, 34, 27, a],
    [-4, -18, 24, materials.gold],
    [44, -16, 20, materials.rose],
    [-46, -28, 19, materials.sky],
    [-4, 56, 20, materials.lime],
  ] as const
  return (
    path('M-70,116 L-34,58 H34 L70,116Z', m.lo, `stroke="${m.deep}" stroke-width="4" stroke-linejoin="round"`) +
    line('M-112,4 H112', m.mid, 12) +
    circle(0, 0, 96, '#fff', 'opacity=".26"') +
    inside
      .map(
        ([x, y, r, mm], i) =>
          ball(pen, x, y, r, mm) +
          (i < 3
            ? circle(x, y, r * 0.58, '#fffdf6') +
              group(`translate(${x},${y}) scale(${r / 62})`, lettersAt('unbounded', marks[i] ?? '1', 38, '#1b1424'))
            : ''),
      )
      .join('') +
    circle(0, 0, 96, 'none', `stroke="${m.mid}" stroke-width="9"`) +
    circle(0, 0, 96, 'none', `stroke="${m.hi}" stroke-width="2.5"`) +
    line('M-70,-36 A78,78 0 0 1 -18,-76', '#fff', 10, 'opacity=".8"') +
    ball(pen, -112, 4, 13, a) +
    ball(pen, 112, 4, 13, a)
  )
}
