import { darker, foot, ground } from '../air.ts'
import { emblems } from '../emblems/all.ts'
import { letter } from '../lettering.ts'
import { materials, mix } from '../materials.ts'
import type { Random } from '../random.ts'
import type { Style } from '../recipe.ts'
import { studioMark } from '../studio.ts'
import { circle, group, line, path, polygon, round, times } from '../svg.ts'

/** Light shafts, coral, bubbles; water from cyan to navy. */
export const fish: Style = ({ title, studio }, recipe, pen, random) => {
  const { rose, ember, violet } = materials
  const a = materials[recipe.accent]
  const [, , deep] = recipe.ground
  const shift = round(random() * 24 - 12)
  const shafts = [40, 110, 190, 262].map((x, i) =>
    polygon(
      [
        [x + shift, -10],
        [x + shift + 30, -10],
        [x + 60 + i * 12, 330],
        [x - 60 + i * 14, 330],
      ],
      '#fff',
      `opacity="${[0.1, 0.16, 0.09, 0.13][i]}"`,
    ),
  )
  return (
    ground(pen, recipe.ground, 30, '#ffffff', 0.6, 260) +
    shafts.join('') +
    path('M0,330 C60,290 110,350 170,320 C230,292 270,320 300,306 V400 H0Z', darker(deep, 0.35)) +
    coral(24 + shift, 130, mix(deep, rose.lo, 0.55)) +
    coral(282 + shift, 150, mix(deep, ember.lo, 0.5)) +
    coral(60 + shift, 90, mix(deep, violet.lo, 0.6)) +
    group(`translate(150,152) scale(${recipe.size})`, emblems[recipe.emblem](pen, materials[recipe.material], a)) +
    times(16, () => bubble(random)) +
    foot(pen, darker(deep, 0.6), 0.9) +
    letter(pen, title, {
      face: recipe.face,
      y: 356,
      bend: -14,
      lineHeight: 54,
      fill: [
        [0, '#ffffff'],
        [0.5, '#d6fbff'],
        [1, a.mid],
      ],
      outlineColour: darker(deep, 0.4),
      depthColour: darker(deep, 0.65),
    }) +
    studioMark(studio)
  )
}

function coral(x: number, height: number, colour: string): string {
  const top = (share: number) => round(400 - height * share)
  return line(
    `M${x},400 C${x - 6},${top(0.5)} ${x - 26},${top(0.6)} ${x - 22},${top(1)} M${x},400 C${x + 4},${top(0.4)} ` +
      `${x + 26},${top(0.5)} ${x + 20},${top(0.9)} M${x},400 V${top(1.1)}`,
    colour,
    11,
  )
}

function bubble(random: Random): string {
  const [x, y, r] = [random() * 300, 30 + random() * 300, 2 + random() * 8]
  return (
    circle(x, y, r, 'none', 'stroke="#fff" stroke-width="1.4" opacity=".65"') +
    circle(x - r * 0.35, y - r * 0.35, r * 0.22, '#fff', 'opacity=".9"')
  )
}
