import { mix } from '../materials.ts'
import { ball, both, box, circle, ellipse, line, path, polygon, spark, star, times } from '../svg.ts'
import type { Emblem } from './emblem.ts'

// What points buy and raffles give

/** A box with a ribbon and a bow. */
export const giftBox: Emblem = (pen, m, a) => {
  const front = pen.linear([
    [0, m.mid],
    [1, m.lo],
  ])
  const bow = 'M0,-56 C-30,-112 -96,-112 -88,-72 C-82,-44 -32,-44 0,-56Z'
  return (
    ellipse(0, 104, 104, 12, m.deep, 'opacity=".35"') +
    box(-86, -16, 172, 118, front, `rx="8" stroke="${m.deep}" stroke-width="4"`) +
    box(34, -14, 50, 114, m.deep, 'rx="6" opacity=".22"') +
    box(-22, -16, 44, 118, a.mid) +
    box(-22, -16, 14, 118, a.hi) +
    box(-104, -54, 208, 46, m.mid, `rx="10" stroke="${m.deep}" stroke-width="4"`) +
    box(-100, -51, 200, 10, m.hi, 'rx="5" opacity=".7"') +
    box(-26, -54, 52, 46, a.mid) +
    box(-26, -54, 16, 46, a.hi) +
    both(
      path(bow, a.mid, `stroke="${a.deep}" stroke-width="4" stroke-linejoin="round"`) +
        path('M-10,-60 C-34,-96 -74,-96 -70,-74 C-64,-58 -32,-56 -10,-60Z', a.lo),
    ) +
    circle(0, -58, 18, a.mid, `stroke="${a.deep}" stroke-width="4"`) +
    circle(-5, -63, 6, a.hi) +
    spark(-78, -92, 16) +
    spark(86, 40, 12)
  )
}

/** A shirt of a team with a number. */
export const jersey: Emblem = (pen, m, a) => {
  const cloth = pen.linear([
    [0, m.mid],
    [1, m.lo],
  ])
  const shirt = 'M-44,-98 L-112,-62 L-92,-4 L-64,-16 V100 H64 V-16 L92,-4 L112,-62 L44,-98 C30,-76 -30,-76 -44,-98Z'
  return (
    path(shirt, cloth, `stroke="${m.deep}" stroke-width="5" stroke-linejoin="round"`) +
    path('M20,-82 L44,-96 L108,-62 L90,-8 L62,-20 V98 H30Z', m.deep, 'opacity=".24"') +
    times(2, (i) => box(-61 + i * 100, -30, 22, 128, a.mid, 'opacity=".9"')) +
    both(path('M-105,-42 L-99,-22 L-73,-34 L-79,-53Z', a.mid)) +
    path('M-44,-98 C-30,-76 30,-76 44,-98 L30,-102 C18,-90 -18,-90 -30,-102Z', a.hi, `stroke="${m.deep}" stroke-width="4"`) +
    polygon(star(5, 34, 14, 0, 28), a.hi) +
    path('M-58,-84 L-98,-62 L-90,-40 L-84,-58Z', m.hi, 'opacity=".5"')
  )
}

export const headphones: Emblem = (pen, m, a) => {
  const cup = pen.linear([
    [0, m.mid],
    [1, m.lo],
  ])
  return (
    line('M-82,30 C-96,-122 96,-122 82,30', m.deep, 34) +
    line('M-82,30 C-96,-122 96,-122 82,30', m.mid, 24) +
    line('M-76,-20 C-66,-78 -20,-88 4,-88', m.hi, 8, 'opacity=".8"') +
    both(
      box(-104, -2, 56, 100, cup, `rx="26" stroke="${m.deep}" stroke-width="5"`) +
        box(-60, 4, 24, 88, m.deep, 'rx="12"') +
        circle(-80, 48, 20, a.mid, `stroke="${a.deep}" stroke-width="4"`) +
        circle(-80, 48, 9, a.hi),
    ) +
    spark(-92, -66, 14) +
    spark(56, -94, 12)
  )
}

/** An egg with a band of stars, as the golden ones of a raffle. */
export const goldenEgg: Emblem = (pen, m, a) => {
  const shell = pen.radial(
    [
      [0, m.hi],
      [0.45, m.mid],
      [1, m.lo],
    ],
    'cx=".36" cy=".3" r=".8"',
  )
  const egg = 'M0,-108 C56,-108 86,-22 86,26 C86,76 50,106 0,106 C-50,106 -86,76 -86,26 C-86,-22 -56,-108 0,-108Z'
  return (
    ellipse(0, 106, 78, 11, m.deep, 'opacity=".4"') +
    path(egg, shell, `stroke="${m.deep}" stroke-width="4"`) +
    path('M-85,16 C-50,38 50,38 85,16 C87,34 84,50 79,62 C44,82 -44,82 -79,62 C-84,50 -87,34 -85,16Z', a.mid) +
    path('M-85,16 C-50,38 50,38 85,16 V24 C50,46 -50,46 -85,24Z', a.hi, 'opacity=".7"') +
    [-50, 0, 50].map((x) => polygon(star(5, 17, 7, x, x === 0 ? 57 : 50), m.hi)).join('') +
    path('M54,-64 C90,-6 92,58 50,92 C70,50 72,-10 54,-64Z', m.deep, 'opacity=".22"') +
    ellipse(-32, -54, 13, 30, '#fff', 'opacity=".65" transform="rotate(22 -32 -54)"') +
    spark(58, -82, 20)
  )
}

/** The receiver of a telephone, for a call. */
export const telephone: Emblem = (pen, m, a) =>
  ball(pen, 0, 0, 100, m) +
  circle(0, 0, 84, mix(m.lo, m.deep, 0.35)) +
  path(
    'M-46,-50 C-36,-60 -22,-58 -16,-46 L-8,-28 C-4,-18 -8,-10 -16,-4 C-8,14 6,28 22,36 C28,28 36,24 46,28 ' +
      'L62,36 C74,42 76,56 66,66 C50,82 18,72 -14,40 C-46,8 -60,-34 -46,-50Z',
    a.mid,
    `stroke="${a.deep}" stroke-width="4" stroke-linejoin="round"`,
  ) +
  path('M-42,-44 C-36,-52 -26,-50 -22,-42 L-16,-28 C-24,-34 -34,-38 -42,-44Z', a.hi) +
  line('M12,-52 C34,-48 48,-34 52,-12', a.hi, 9) +
  line('M10,-28 C20,-26 28,-18 30,-8', a.hi, 9)

/** An empty ring with a cross: a slice without a prize. */
export const blank: Emblem = (pen, m, a) =>
  ball(pen, 0, 0, 88, m) +
  circle(0, 0, 70, mix(m.lo, m.deep, 0.5)) +
  both(circle(-26, -12, 11, a.hi)) +
  line('M-30,34 C-16,18 16,18 30,34', a.hi, 11) +
  spark(-62, -66, 18)
