import { pick, seeded } from '../artwork/random.ts'
import { sliderScenes, sliderSize } from '../artwork/slider-puzzle.ts'
import type { SliderPuzzle } from '../artwork/slider-puzzle.ts'
import { refuse } from '../mock.ts'
import type { Refusal } from '../mock.ts'
import type { World } from './world.ts'

/** Captchas and sliders: one use each, good for 5 minutes. */
export type Puzzles = {
  captchas: Map<string, { answer: string; until: number }>
  captchaAt: number
  sliders: Map<string, SliderPuzzle & { until: number }>
}

const goodFor = 5 * 60_000
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** At most one a second. */
export function createCaptcha(world: World): Refusal | { captchaId: string; image: string } {
  const now = world.now()
  if (now - world.puzzles.captchaAt < 1000)
    return { ...refuse('TOO_MANY_REQUESTS', 'Too many requests, try again later'), status: 429, retryAfter: 1 }
  world.puzzles.captchaAt = now
  world.tickets += 1
  const captchaId = `captcha-${world.tickets}`
  const random = seeded(captchaId)
  world.puzzles.captchas.set(captchaId, {
    answer: Array.from({ length: 4 }, () => pick(random, [...letters])).join(''),
    until: now + goodFor,
  })
  return { captchaId, image: `/img/captcha/${captchaId}.svg` }
}

/** Letters in either case. Right or wrong, the captcha is used up. */
export function isCaptchaRight(world: World, captchaId = '', answer = ''): boolean {
  const captcha = world.puzzles.captchas.get(captchaId)
  world.puzzles.captchas.delete(captchaId)
  return captcha !== undefined && captcha.until >= world.now() && captcha.answer === answer.trim().toUpperCase()
}

export function createSlider(world: World) {
  world.tickets += 1
  const sliderId = `slider-${world.tickets}`
  const random = seeded(`${world.seed}/${sliderId}`)
  const { width, height, pieceSize } = sliderSize
  const puzzle: SliderPuzzle = {
    scene: pick(random, sliderScenes),
    x: Math.round(96 + random() * (width - pieceSize - 108)),
    y: Math.round(8 + random() * (height - pieceSize - 16)),
  }
  world.puzzles.sliders.set(sliderId, { ...puzzle, until: world.now() + goodFor })
  return {
    enabled: true,
    sliderId,
    background: `/img/slider/${sliderId}.svg`,
    piece: `/img/slider/${sliderId}-piece.svg`,
    pieceY: puzzle.y,
    width,
    height,
    pieceSize,
  }
}

const tolerance = 5 // pixels

/** Right or wrong, the slider is used up. */
export function isSliderRight(world: World, sliderId = '', x = Number.NaN): boolean {
  const slider = world.puzzles.sliders.get(sliderId)
  world.puzzles.sliders.delete(sliderId)
  return slider !== undefined && slider.until >= world.now() && Math.abs(slider.x - x) <= tolerance
}
