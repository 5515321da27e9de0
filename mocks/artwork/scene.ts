import { darker, rays } from './air.ts'
import { emblems } from './emblems/all.ts'
import { materials } from './materials.ts'
import { seeded } from './random.ts'
import { scenes } from './scenes.ts'
import type { Item, Scene, SceneName } from './scenes.ts'
import { hexes } from './styles/esports.ts'
import { box, circle, createPen, ellipse, faded, group, path, polygon, round, sideways, times } from './svg.ts'
import type { Pen } from './svg.ts'

/** Is there a scene of that name? */
export function isScene(name: string): name is SceneName {
  return Object.hasOwn(scenes, name)
}

/**
 * A wide picture without words. `rtl` mirrors where things stand, not the things themselves, so that figures stay readable and the
 * dark half is again where the text begins. `size` is how large it stands, its own size when missing; what does not fit is cut off.
 */
export function drawScene(
  name: SceneName,
  { rtl = false, size }: { rtl?: boolean; size?: readonly [width: number, height: number] } = {},
): string {
  const scene: Scene = scenes[name]
  const mirrored = rtl && !scene.centred
  const random = seeded(name)
  const pen = createPen()
  const { width, height } = scene
  const [share, level] = scene.focus
  const x = width * (mirrored ? 1 - share : share)
  const y = height * level
  const body =
    air(pen, scene, x, y, mirrored) +
    (scene.rays === 0 ? '' : rays('#fff', scene.rays ?? 0.08, 26, x, y, 0, width * 1.2)) +
    (scene.hexes ? hexes(random, scene.hexes, width, height, 0.4) : '') +
    (scene.shafts ? shafts(width, height, mirrored) : '') +
    (scene.table ? table(pen, scene.table, x, width, height) : '') +
    (scene.turf ? turf(pen, scene.turf, x, width, height, mirrored) : '') +
    times(scene.motes ?? 40, (i) =>
      circle(
        random() * width,
        random() * height,
        0.8 + random() * 3,
        i % 3 ? '#fff' : materials.gold.hi,
        `opacity="${round(0.2 + random() * 0.5)}"`,
      ),
    ) +
    scene.items.map((item) => place(pen, item, width, height, mirrored)).join('')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ` +
    `preserveAspectRatio="${scene.centred ? 'xMidYMid' : mirrored ? 'xMinYMid' : 'xMaxYMid'} slice" width="${size?.[0] ?? width}" ` +
    `height="${size?.[1] ?? height}">${pen.defs()}${body}</svg>`
  )
}

function air(pen: Pen, scene: Scene, x: number, y: number, mirrored: boolean): string {
  const {
    width,
    height,
    ground: [light, middle, deep],
    glow = '#fff',
    glowStrength = 0.6,
  } = scene
  const cloth = pen.linear(
    [
      [0, '#000', 0.42],
      [0.5, light, 0.35],
      [1, '#000', 0.42],
    ],
    sideways,
  )
  return (
    box(
      0,
      0,
      width,
      height,
      pen.linear(
        [
          [0, deep],
          [0.5, middle],
          [1, light],
        ],
        mirrored ? 'x1="1" y1="0" x2="0" y2=".35"' : 'x1="0" y1="0" x2="1" y2=".35"',
      ),
    ) +
    (scene.curtain ? times(Math.ceil(width / 46), (i) => box(i * 46, 0, 46, height, cloth)) : '') +
    box(
      0,
      0,
      width,
      height,
      pen.radial(
        [
          [0, glow, glowStrength],
          [0.4, glow, round(glowStrength * 3) / 10],
          [1, glow, 0],
        ],
        `gradientUnits="userSpaceOnUse" cx="${round(x)}" cy="${round(y)}" r="${round(Math.max(width, height) * 0.48)}"`,
      ),
    )
  )
}

function place(pen: Pen, [name, m, a, x, y, size, turn = 0, opacity = 1]: Item, width: number, height: number, mirrored: boolean): string {
  const at = `translate(${round(width * (mirrored ? 1 - x : x))},${round(height * y)}) scale(${size}) rotate(${mirrored ? -turn : turn})`
  return group(at, faded(opacity, emblems[name](pen, materials[m], materials[a])))
}

function shafts(width: number, height: number, mirrored: boolean): string {
  return times(4, (i) => {
    const shaft = polygon(
      [
        [width * (0.42 + i * 0.16), -10],
        [width * (0.46 + i * 0.16), -10],
        [width * (0.5 + i * 0.17), height],
        [width * (0.36 + i * 0.17), height],
      ],
      '#fff',
      'opacity=".1"',
    )
    return mirrored ? group(`translate(${width},0) scale(-1,1)`, shaft) : shaft
  })
}

function table(pen: Pen, felt: string, x: number, width: number, height: number): string {
  const { gold } = materials
  return (
    ellipse(x, height * 1.12, width * 0.62, height * 0.36, darker(gold.deep, 0.2)) +
    ellipse(
      x,
      height * 1.135,
      width * 0.615,
      height * 0.36,
      pen.linear([
        [0, felt],
        [1, darker(felt, 0.6)],
      ]),
    ) +
    ellipse(x, height * 1.16, width * 0.56, height * 0.32, 'none', `stroke="${gold.mid}" opacity=".5" stroke-width="2"`)
  )
}

function turf(pen: Pen, colour: string, x: number, width: number, height: number, mirrored: boolean): string {
  const stripes = times(8, (i) =>
    polygon(
      [
        [(width * i) / 8, height * 0.78],
        [(width * (i + 0.5)) / 8, height * 0.78],
        [width * (-0.3 + (1.6 * (i + 0.5)) / 8), height],
        [width * (-0.3 + (1.6 * i) / 8), height],
      ],
      '#fff',
      'opacity=".06"',
    ),
  )
  const lamp = (share: number) => {
    const at = width * (mirrored ? 1 - share : share)
    const beam = pen.radial(
      [
        [0, '#fff', 0.75],
        [1, '#fff', 0],
      ],
      `gradientUnits="userSpaceOnUse" cx="${round(at)}" cy="${round(height * 0.1)}" r="${round(height * 0.6)}"`,
    )
    return (
      box(0, 0, width, height, beam) + times(8, (i) => circle(at + ((i % 4) - 1.5) * 16, height * 0.1 + Math.floor(i / 4) * 16, 6, '#fff'))
    )
  }
  return (
    polygon(
      [
        [0, height * 0.78],
        [width, height * 0.78],
        [width * 1.3, height],
        [-width * 0.3, height],
      ],
      colour,
    ) +
    stripes +
    path(`M0,${round(height * 0.78)}H${width}`, 'none', 'stroke="#fff" stroke-width="3" opacity=".6"') +
    ellipse(x, height * 0.9, width * 0.17, height * 0.07, 'none', 'stroke="#fff" stroke-width="3" opacity=".5"') +
    lamp(0.44) +
    lamp(0.96)
  )
}
