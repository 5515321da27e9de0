import { emblems } from './emblems/all.ts'
import { outline, toPath } from './letters.ts'
import { bright } from './grounds.ts'
import { materials, mix } from './materials.ts'
import { pick, seeded } from './random.ts'
import { repertoire } from './repertoire.ts'
import { circle, createPen, group } from './svg.ts'

const faces = ['fox', 'owl', 'tiger', 'panda', 'rabbit', 'luckyCat', 'wolf', 'dragon'] as const

/** A square picture of a head, for a member without an icon; the same for the same seed. */
export function drawAvatar(seed: string): string {
  const random = seeded(seed)
  const name = pick(random, faces)
  const { pairs } = repertoire[name]
  const [m, a] = pick(random, pairs)
  const {
    stops: [light, middle],
  } = pick(
    random,
    bright.filter((ground) => !ground.drowns.includes(m)),
  )
  const pen = createPen()
  const body =
    `<rect width="160" height="160" fill="${pen.linear([
      [0, light],
      [1, middle],
    ])}"/>` +
    circle(80, 74, 70, '#fff', 'opacity=".18"') +
    group('translate(80,88) scale(.58)', emblems[name](pen, materials[m], materials[a]))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160" width="160" height="160">${pen.defs()}${body}</svg>`
}

/** A quiet cover for a picture that does not exist: neutral, without words. */
export function drawPlaceholder(): string {
  const pen = createPen()
  const grey = { hi: '#b7b2c2', mid: '#8d8894', lo: '#6b6675', deep: '#46424f' }
  const body =
    `<rect width="300" height="400" fill="${pen.linear([
      [0, '#4a4656'],
      [1, '#2a2733'],
    ])}"/>` + group('translate(150,186) scale(.86)', `<g opacity=".75">${emblems.gamepad(pen, grey, grey)}</g>`)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400" width="300" height="400">${pen.defs()}${body}</svg>`
}

/** A captcha: letters in outline with some noise. The answer stands in `data-answer`, in the mock only. */
export function drawCaptcha(answer: string): string {
  const random = seeded(answer)
  const letters = [...answer].map((letter, i) => {
    const { commands, x1, y1, x2, y2 } = outline('baloo', letter, 34)
    const [turn, dy] = [random() * 36 - 18, random() * 8 - 4]
    const d = toPath(commands, (x, y) => [x - (x1 + x2) / 2, y - (y1 + y2) / 2])
    return group(
      `translate(${22 + i * 27},${24 + dy}) rotate(${Math.round(turn)})`,
      `<path d="${d}" fill="${mix('#4a2a8a', '#0f6c6c', random())}"/>`,
    )
  })
  const noise = Array.from(
    { length: 5 },
    () =>
      `<path d="M${Math.round(random() * 30)},${Math.round(random() * 48)}C40,${Math.round(random() * 48)} ` +
      `80,${Math.round(random() * 48)} ${Math.round(90 + random() * 30)},${Math.round(random() * 48)}" fill="none" ` +
      'stroke="#8d8894" opacity=".5"/>',
  )
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 124 48" width="124" height="48" data-answer="${answer}"><rect ` +
    `width="124" height="48" fill="#f3eef9"/>${noise.join('')}${letters.join('')}</svg>`
  )
}
