import { lettersAt } from '../letters.ts'
import { materials } from '../materials.ts'
import { box, circle, ellipse, group, line, path, times } from '../svg.ts'
import type { Emblem } from './emblem.ts'
import { lotus } from './garden.ts'

export const knight: Emblem = (_pen, m, a) =>
  path(
    'M-70,112 H76 C78,84 62,76 60,40 C62,-20 54,-84 -2,-112 L-14,-90 L-34,-106 L-38,-70 C-66,-40 -84,-8 -88,16 C-82,34 -64,40 ' +
      '-54,26 C-36,22 -22,8 -14,-2 C-16,30 -58,56 -56,96Z',
    m.mid,
  ) +
  path('M-2,-112 C54,-84 62,-20 60,40 C62,76 78,84 76,112 H20 C40,40 40,-40 -2,-112Z', m.lo) +
  circle(-34, -42, 8, m.deep) +
  box(-84, 104, 172, 22, a.mid, 'rx="9"') +
  box(-84, 104, 172, 8, a.hi, 'rx="4" opacity=".7"') +
  line('M-38,-70 C-66,-40 -84,-8 -88,16', m.hi, 5)

export const mahjong: Emblem = (pen, m) => {
  const { jade, ruby, sky, rose, gold } = materials
  const inks = [jade.lo, ruby.lo, sky.lo]
  const tile = (x: number, y: number, turn: number, face: string) =>
    group(
      `translate(${x},${y}) rotate(${turn})`,
      box(-46, -62, 104, 138, m.deep, 'rx="14"') +
        box(-50, -66, 100, 134, m.mid, 'rx="14"') +
        box(-52, -70, 100, 128, '#fffaf0', 'rx="13"') +
        face,
    )
  const dots = times(3, (row) =>
    times(
      3,
      (column) =>
        circle(-28 + column * 26, -40 + row * 34, 10.5, inks[row] ?? jade.lo) + circle(-28 + column * 26, -40 + row * 34, 4.5, '#fffaf0'),
    ),
  )
  return tile(-46, 16, -12, dots) + tile(52, -12, 10, group('translate(-2,-6) scale(.44)', lotus(pen, rose, gold)))
}

export const dominoes: Emblem = (pen, m, a) => {
  const half = (y: number, count: number) => {
    const at =
      [
        [[0, 0]],
        [
          [-1, -1],
          [1, 1],
        ],
        [
          [-1, -1],
          [0, 0],
          [1, 1],
        ],
        [
          [-1, -1],
          [1, -1],
          [-1, 1],
          [1, 1],
        ],
        [
          [-1, -1],
          [1, -1],
          [0, 0],
          [-1, 1],
          [1, 1],
        ],
        [
          [-1, -1],
          [-1, 0],
          [-1, 1],
          [1, -1],
          [1, 0],
          [1, 1],
        ],
      ][count - 1] ?? []
    return at.map(([px = 0, py = 0]) => circle(px * 20, y + py * 20, 7.5, a.deep)).join('')
  }
  const tile = (turn: number, x: number, y: number, top: number, bottom: number) =>
    group(
      `translate(${x},${y}) rotate(${turn})`,
      box(-40, -76, 84, 166, m.deep, 'rx="13"') +
        box(
          -44,
          -82,
          84,
          164,
          pen.linear([
            [0, m.hi],
            [1, m.mid],
          ]),
          'rx="13"',
        ) +
        group('translate(-2,0)', half(-40, top) + half(40, bottom) + line('M-30,0H30', m.lo, 4) + circle(0, 0, 6, a.mid)),
    )
  return tile(-26, -56, 10, 3, 5) + tile(20, 54, 2, 6, 4)
}

/** A fan of small cards around a crown piece: rummy and its kin. */
export const fanOfCards: Emblem = (_pen, m, a) => {
  const card = (i: number) => {
    const [rank, colour] = [
      ['10', '#1c1724'],
      ['J', '#d21f3c'],
      ['Q', '#1c1724'],
      ['K', '#d21f3c'],
      ['A', '#1c1724'],
    ][i] ?? ['A', '#1c1724']
    return group(
      `translate(0,98) rotate(${-44 + i * 22}) translate(0,-104)`,
      box(-44, -66, 90, 140, '#000', 'rx="11" opacity=".25" transform="translate(3,5)"') +
        box(-45, -68, 90, 140, '#fffdf8', `rx="11" stroke="${m.lo}" stroke-width="2"`) +
        group('translate(-27,-46) scale(.85)', lettersAt('playfair', rank ?? 'A', 30, colour ?? '#000')) +
        ellipse(0, 6, 17, 22, m.mid, 'opacity=".85"') +
        ellipse(0, 6, 9, 13, a.hi),
    )
  }
  return times(5, card)
}
