import { darker, foot, ground } from '../air.ts'
import { emblems } from '../emblems/all.ts'
import { letter } from '../lettering.ts'
import { materials, mix } from '../materials.ts'
import { pick } from '../random.ts'
import type { Style } from '../recipe.ts'
import { studioMark } from '../studio.ts'
import { box, circle, ellipse, group, round, times } from '../svg.ts'

/** Rings and paper confetti. */
export const lottery: Style = ({ title, studio }, recipe, pen, random) => {
  const [m, a] = [materials[recipe.material], materials[recipe.accent]]
  const [, , deep] = recipe.ground
  const rings = [60, 96, 132, 168, 204, 240].map((r, i) =>
    circle(150, 160, r, 'none', `stroke="#fff" stroke-width="${16 - i * 2}" opacity="${(0.13 - i * 0.015).toFixed(3)}"`),
  )
  const scrap = () => {
    const [x, y] = [random() * 300, random() * 320]
    return box(
      x,
      y,
      4 + random() * 7,
      3 + random() * 4,
      pick(random, [m.hi, a.mid, '#fff', materials.gold.mid]),
      `rx="1.5" opacity=".85" transform="rotate(${round(random() * 180)} ${round(x)} ${round(y)})"`,
    )
  }
  return (
    ground(pen, recipe.ground, 160, '#ffffff', 0.45, 200) +
    rings.join('') +
    times(34, scrap) +
    ellipse(150, 282, 110, 15, '#000', 'opacity=".28"') +
    group(`translate(150,164) scale(${recipe.size})`, emblems[recipe.emblem](pen, m, a, recipe.marks)) +
    foot(pen, darker(deep, 0.5), 0.9) +
    letter(pen, title, {
      face: recipe.face,
      y: 354,
      lineHeight: 40,
      gap: 9,
      fill: [
        [0, '#ffffff'],
        [1, mix('#ffffff', m.hi, 0.6)],
      ],
      outlineColour: darker(deep, 0.5),
      outlineWidth: 0,
      depth: 0,
      depthColour: darker(deep, 0.5),
    }) +
    studioMark(studio, 380)
  )
}
