import { darker, foot, ground, sheet } from '../air.ts'
import { emblems } from '../emblems/all.ts'
import { letter } from '../lettering.ts'
import { materials } from '../materials.ts'
import type { Style } from '../recipe.ts'
import { studioMark } from '../studio.ts'
import { circle, ellipse, group, line, path, polygon, times } from '../svg.ts'

/** Stadium lights, turf in perspective, speed lines. */
export const sports: Style = ({ title, studio }, recipe, pen) => {
  const [, , deep] = recipe.ground
  const lights = [34, 266].map(
    (x) =>
      times(6, (i) => circle(x + ((i % 3) - 1) * 13, 46 + Math.floor(i / 3) * 13, 5, '#fff')) +
      sheet(
        pen.radial(
          [
            [0, '#fff', 0.8],
            [1, '#fff', 0],
          ],
          `gradientUnits="userSpaceOnUse" cx="${x}" cy="46" r="110"`,
        ),
      ),
  )
  return (
    ground(pen, recipe.ground, 150, '#ffffff', 0.35, 200) +
    path('M-20,-20 L120,-20 L-20,220Z', '#fff', 'opacity=".07"') +
    path('M320,60 L320,300 L80,420 L20,420Z', '#000', 'opacity=".14"') +
    lights.join('') +
    polygon(
      [
        [0, 300],
        [300, 300],
        [420, 400],
        [-120, 400],
      ],
      recipe.floor ?? '#0f7a3d',
    ) +
    times(3, (i) =>
      polygon(
        [
          [i * 100, 300],
          [i * 100 + 50, 300],
          [-30 + i * 180, 400],
          [-120 + i * 180, 400],
        ],
        '#fff',
        'opacity=".07"',
      ),
    ) +
    path('M0,300H300', 'none', 'stroke="#fff" stroke-width="3" opacity=".7"') +
    ellipse(150, 350, 120, 28, 'none', 'stroke="#fff" stroke-width="3" opacity=".5"') +
    ellipse(150, 288, 90, 14, '#000', 'opacity=".4"') +
    times(4, (i) => line(`M${-20 + i * 6},${120 + i * 34} H${56 - i * 8}`, '#fff', 5 - i, 'opacity=".5"')) +
    group(
      `translate(156,164) scale(${recipe.size}) rotate(${recipe.turn ?? -14})`,
      emblems[recipe.emblem](pen, materials[recipe.material], materials[recipe.accent]),
    ) +
    foot(pen, darker(deep, 0.6), 0.95) +
    letter(pen, title, {
      face: recipe.face,
      y: 356,
      lineHeight: 58,
      gap: 6,
      fill: [
        [0, '#ffffff'],
        [1, '#dfe6f5'],
      ],
      outlineColour: darker(deep, 0.5),
      outlineWidth: 0,
      depth: 0,
      depthColour: darker(deep, 0.5),
    }) +
    studioMark(studio)
  )
}
