import { darker, dots, foot, ground } from '../air.ts'
import { emblems } from '../emblems/all.ts'
import { letter } from '../lettering.ts'
import { materials } from '../materials.ts'
import type { Style } from '../recipe.ts'
import { studioMark } from '../studio.ts'
import { ellipse, group, path } from '../svg.ts'

/** A diagonal split with a lightning edge: one side against the other. */
export const pvp: Style = ({ title, studio }, recipe, pen, random) => {
  const [m, a] = [materials[recipe.material], materials[recipe.accent]]
  const [, , deep] = recipe.ground
  return (
    ground(pen, recipe.ground, 120, '#ffffff', 0.35, 200, 90) +
    path(
      'M300,0 V400 H96 L170,214 L126,206 L216,0Z',
      pen.linear([
        [0, darker(a.mid, 0.2)],
        [1, darker(a.deep, 0.2)],
      ]),
    ) +
    path('M216,0 L126,206 L170,214 L96,400', 'none', 'stroke="#fff" stroke-width="5" opacity=".9"') +
    dots(random, 18, '#fff') +
    ellipse(150, 282, 104, 15, '#000', 'opacity=".3"') +
    group(`translate(150,160) scale(${recipe.size})`, emblems[recipe.emblem](pen, m, a)) +
    foot(pen, darker(deep, 0.6), 0.94) +
    letter(pen, title, {
      face: recipe.face,
      y: 356,
      lineHeight: 50,
      gap: 6,
      fill: [
        [0, '#ffffff'],
        [1, m.hi],
      ],
      outlineColour: darker(deep, 0.5),
      outlineWidth: 5,
      depth: 5,
      depthColour: darker(deep, 0.6),
    }) +
    studioMark(studio)
  )
}
