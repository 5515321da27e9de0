import { darker, dots, foot, ground } from '../air.ts'
import { emblems } from '../emblems/all.ts'
import { letter } from '../lettering.ts'
import { materials } from '../materials.ts'
import type { Style } from '../recipe.ts'
import { studioMark } from '../studio.ts'
import { box, ellipse, group, path, sideways, times } from '../svg.ts'

/** Velvet folds, two spotlights, a felt table with a gold line. */
export const live: Style = ({ title, studio }, recipe, pen, random) => {
  const { gold } = materials
  const [light] = recipe.ground
  const felt = recipe.floor ?? '#0d6b45'
  const fold = pen.linear(
    [
      [0, '#000', 0.5],
      [0.5, light, 0.55],
      [1, '#000', 0.5],
    ],
    sideways,
  )
  return (
    ground(pen, recipe.ground, 120, '#ffe9c0', 0.3, 220) +
    `<g opacity=".6">${times(13, (i) => box(i * 24 - 6, 0, 24, 260, fold))}</g>` +
    path('M150,-60 L-10,300 H310Z', '#ffedc9', 'opacity=".13"') +
    path('M150,-60 L60,300 H240Z', '#ffedc9', 'opacity=".12"') +
    ellipse(150, 372, 260, 132, darker(gold.deep, 0.3)) +
    ellipse(
      150,
      378,
      256,
      132,
      pen.linear([
        [0, felt],
        [1, darker(felt, 0.65)],
      ]),
    ) +
    ellipse(150, 384, 228, 114, 'none', `stroke="${gold.mid}" stroke-width="1.6" opacity=".6"`) +
    ellipse(150, 272, 112, 20, '#000', 'opacity=".38"') +
    group(
      `translate(150,${recipe.emblem === 'wheel' ? 166 : 160}) scale(${recipe.size})`,
      emblems[recipe.emblem](pen, materials[recipe.material], materials[recipe.accent]),
    ) +
    dots(random, 12, '#ffe3a8', 150) +
    foot(pen, '#0a0508', 0.95) +
    letter(pen, title, {
      face: recipe.face,
      y: 352,
      lineHeight: 40,
      gap: 8,
      capitals: recipe.face !== 'playfair' && recipe.face !== 'cinzel',
      fill: [
        [0, '#fffaf0'],
        [0.5, '#ffe4ae'],
        [1, '#e0a34a'],
      ],
      outlineColour: '#1a0a08',
      outlineWidth: 3,
      depth: 3,
      depthColour: '#1a0a08',
    }) +
    studioMark(studio, 380)
  )
}
