import { darker, foot, ground, rays } from '../air.ts'
import { emblems } from '../emblems/all.ts'
import { letter } from '../lettering.ts'
import { materials, mix } from '../materials.ts'
import type { Style } from '../recipe.ts'
import { studioMark } from '../studio.ts'
import { group, line, path, polygon, round, times } from '../svg.ts'
import type { Point } from '../svg.ts'

/** A star burst and feathers around the bird in profile. */
export const cockfight: Style = ({ title, studio }, recipe, pen, random) => {
  const { gold } = materials
  const [m, a] = [materials[recipe.material], materials[recipe.accent]]
  const [, middle, deep] = recipe.ground
  const burst = Array.from({ length: 44 }, (_, i): Point => {
    const r = i % 2 ? 132 + random() * 16 : 168 + random() * 40
    return [150 + r * Math.cos((i * Math.PI) / 22), 160 + r * Math.sin((i * Math.PI) / 22)]
  })
  const feather = () =>
    group(
      `translate(${round(20 + random() * 260)},${round(20 + random() * 300)}) rotate(${round(random() * 360)}) ` +
        `scale(${round(2.5 + random() * 3) / 10})`,
      path('M0,60 C-22,10 -16,-40 0,-70 C16,-40 22,10 0,60Z', random() < 0.5 ? m.hi : a.mid, 'opacity=".9"') + line('M0,74V-50', m.deep, 4),
    )
  return (
    ground(pen, recipe.ground, 150, '#fff', 0.3, 220) +
    rays('#000', 0.12, 22, 150, 160, random()) +
    polygon(burst, mix(middle, '#ffffff', 0.12), 'opacity=".55"') +
    times(7, feather) +
    group(`translate(152,170) scale(${recipe.size})`, emblems[recipe.emblem](pen, m, a)) +
    foot(pen, darker(deep, 0.65), 0.95) +
    letter(pen, title, {
      face: recipe.face,
      y: 356,
      bend: -10,
      lineHeight: 56,
      gap: 6,
      tilt: -3,
      fill: [
        [0, '#fff'],
        [0.5, gold.hi],
        [1, gold.mid],
      ],
      outlineColour: darker(deep, 0.5),
      depthColour: darker(deep, 0.65),
    }) +
    studioMark(studio)
  )
}
