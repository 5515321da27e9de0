import { pick, seeded } from '../artwork/random.ts'
import { sliderScenes, sliderSize } from '../artwork/slider-puzzle.ts'
import type { SliderPuzzle } from '../artwork/slider-puzzle.ts'
import { refuse } from '../mock.ts'
import type { Refusal } from '../mock.ts'
import type { MockState } from './mock-state.ts'

const goodFor = 5 * 60_000
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** At most one a second. */
export function createCaptcha(state: MockState): Refusal | { captchaId: string; image: string } {
  const now = state.now()
  if (now - state.puzzles.captchaAt < 1000)
    return { ...refuse('TOO_MANY_REQUESTS', 'Too many requests, try again later'), status: 429, retryAfter: 1 }
  state.puzzles.captchaAt = now
  state.tickets += 1
  const captchaId = `captcha-${state.tickets}`
  const random = seeded(captchaId)
  state.puzzles.captchas.set(captchaId, {
    answer: Array.from({ length: 4 }, () => pick(random, [...letters])).join(''),
    until: now + goodFor,
  })
  return { captchaId, image: `/img/captcha/${captchaId}.svg` }
}

/** Letters in either case. Right or wrong, the captcha is used up. */
export function isCaptchaRight(state: MockState, captchaId = '', answer = ''): boolean {
  const captcha = state.puzzles.captchas.get(captchaId)
  state.puzzles.captchas.delete(captchaId)
  return captcha !== undefined && captcha.until >= state.now() && captcha.answer === answer.trim().toUpperCase()
}

export function createSlider(state: MockState) {
  state.tickets += 1
  const sliderId = `slider-${state.tickets}`
  const random = seeded(`${state.seed}/${sliderId}`)
  const { width, height, pieceSize } = sliderSize
  const puzzle: SliderPuzzle = {
    scene: pick(random, sliderScenes),
    x: Math.round(96 + random() * (width - pieceSize - 108)),
    y: Math.round(8 + random() * (height - pieceSize - 16)),
  }
  state.puzzles.sliders.set(sliderId, { ...puzzle, until: state.now() + goodFor })
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
export function isSliderRight(state: MockState, sliderId = '', x = Number.NaN): boolean {
  const slider = state.puzzles.sliders.get(sliderId)
  state.puzzles.sliders.delete(sliderId)
  return slider !== undefined && slider.until >= state.now() && Math.abs(slider.x - x) <= tolerance
}
