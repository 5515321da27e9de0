import { darker, foot, ground } from '../air.ts'
import { emblems } from '../emblems/all.ts'
import { letter } from '../lettering.ts'
import { materials } from '../materials.ts'
import type { Random } from '../random.ts'
import type { Style } from '../recipe.ts'
import { studioMark } from '../studio.ts'
import { box, group, polygon, round, times } from '../svg.ts'

/** Hex grid, neon triangles, scan bars. */
export const esports: Style = ({ title, studio }, recipe, pen, random) => {
  const [m, a] = [materials[recipe.material], materials[recipe.accent]]
  const [, , deep] = recipe.ground
  const triangle = (scale: number, width: number, colour: string, opacity: number) =>
    polygon(
      [
        [0, -120 * scale],
        [112 * scale, 76 * scale],
        [-112 * scale, 76 * scale],
      ],
      'none',
      `stroke="${colour}" stroke-width="${width}" opacity="${opacity}"`,
    )
  const bar = () => box(random() * 280, random() * 320, 20 + random() * 80, 1 + random() * 3, random() < 0.5 ? a.mid : m.hi, 'opacity=".6"')
  return (
    ground(pen, recipe.ground, 160, m.mid, 0.7, 190) +
    hexes(random, m.mid, 300, 400, 0.5) +
    group(
      'translate(150,166)',
      triangle(1.5, 1.5, a.mid, 0.7) + triangle(1.36, 6, a.mid, 0.9) + group('rotate(180)', triangle(1.2, 2, m.hi, 0.6)),
    ) +
    times(7, bar) +
    group(
      `translate(150,160) scale(${recipe.size})`,
      (recipe.behind ? emblems[recipe.behind](pen, materials.ice, a) : '') +
        group(recipe.behind ? 'scale(.86)' : 'scale(1)', emblems[recipe.emblem](pen, m, a)),
    ) +
    foot(pen, darker(deep, 0.6), 0.95) +
    letter(pen, title, {
      face: recipe.face,
      y: 356,
      lineHeight: 50,
      gap: 7,
      fill: [
        [0, '#ffffff'],
        [0.5, m.hi],
        [0.51, m.mid],
        [1, m.hi],
      ],
      outlineColour: '#08060f',
      outlineWidth: 4,
      depth: 3,
      depthColour: a.lo,
    }) +
    studioMark(studio)
  )
}

/** A grid of hexagons with gaps; `share` of them is drawn. They come in three strengths, each one path, to keep the file small. */
export function hexes(random: Random, colour: string, width: number, height: number, share: number): string {
  const strengths = ['', '', '']
  for (let row = 0; row * 33 < height + 33; row++) {
    for (let column = 0; column * 38 < width + 38; column++) {
      if (random() >= share) continue
      const level = Math.floor(random() * 3)
      strengths[level] += `M${column * 38 + (row % 2) * 19},${row * 33 - 20}l17,10v20l-17,10l-17,-10v-20Z`
    }
  }
  return strengths.map((d, i) => `<path d="${d}" fill="none" stroke="${colour}" opacity="${round(0.15 + i * 0.12)}"/>`).join('')
}
