import { darker, dots, foot, ground, rays, sparks } from '../air.ts'
import { emblems } from '../emblems/all.ts'
import { letter } from '../lettering.ts'
import { materials, mix } from '../materials.ts'
import type { Style } from '../recipe.ts'
import { studioMark } from '../studio.ts'
import { box, ellipse, group, path } from '../svg.ts'
import type { Stop } from '../svg.ts'

/** Sun rays, sometimes a gold arch; loud lettering. */
export const slots: Style = ({ title, studio }, recipe, pen, random) => {
  const { gold, ember } = materials
  const [m, a] = [materials[recipe.material], materials[recipe.accent]]
  const [light, , deep] = recipe.ground
  const { layout } = recipe
  const fill: readonly Stop[] =
    random() < 0.5 || recipe.accent === 'ink' /* too dark to be read */
      ? [
          [0, '#ffffff'],
          [0.45, gold.hi],
          [0.52, gold.mid],
          [1, ember.mid],
        ]
      : [
          [0, '#ffffff'],
          [0.5, a.hi],
          [1, a.mid],
        ]
  const night = darker(deep, 0.55)
  const y = layout === 'top' ? 236 : layout === 'big' ? 178 : 158
  const scale = recipe.size * (layout === 'top' ? 1.34 : layout === 'big' ? 1.09 : 1)
  const behind =
    ground(pen, recipe.ground, y, mix(light, '#ffffff', 0.65), 0.75, 220) +
    rays('#fff', 0.09, 20, 150, y, random()) +
    dots(random, 26, a.hi) +
    (recipe.arch ? arch(deep) : '') +
    ellipse(150, y + 104 * scale, 100 * scale, 16 * scale, night, 'opacity=".4"')
  const emblem =
    group(`translate(150,${y}) scale(${scale.toFixed(3)}) rotate(${recipe.turn ?? 0})`, emblems[recipe.emblem](pen, m, a, recipe.marks)) +
    sparks(random, 6)
  const look = { face: recipe.face, fill, outlineColour: darker(deep, 0.3), depthColour: night }
  const words =
    layout === 'top'
      ? box(
          0,
          0,
          300,
          150,
          pen.linear([
            [0, night, 0.85],
            [1, night, 0],
          ]),
        ) +
        letter(pen, title, { ...look, y: 28, align: 'top', bend: 10, lineHeight: 50 }) +
        foot(pen, night, 0.85)
      : foot(pen, night) +
        letter(pen, title, {
          ...look,
          y: 358,
          bend: layout === 'big' ? -16 : random() < 0.5 ? -12 : 0,
          lineHeight: layout === 'big' ? 66 : 56,
          tilt: layout === 'tilted' ? -5 : 0,
        })
  return behind + emblem + words + studioMark(studio)
}

function arch(deep: string): string {
  const { gold } = materials
  return (
    path('M34,400 V150 A116,116 0 0 1 266,150 V400Z', darker(deep, 0.35), 'opacity=".55"') +
    path('M34,400 V150 A116,116 0 0 1 266,150 V400', 'none', `stroke="${gold.mid}" stroke-width="4"`) +
    path('M44,400 V152 A106,106 0 0 1 256,152 V400', 'none', `stroke="${gold.lo}" stroke-width="1.5"`)
  )
}
