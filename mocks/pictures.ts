import { drawCover, coverBody } from './artwork/cover.ts'
import type { CoverSubject } from './artwork/cover.ts'
import { drawScene, isScene } from './artwork/scene.ts'
import { drawSliderBackground, drawSliderPiece } from './artwork/slider.ts'
import { drawAvatar, drawCaptcha, drawPlaceholder } from './artwork/small.ts'
import { drawVendor } from './artwork/studio.ts'
import { group } from './artwork/svg.ts'
import type { GameRecord } from './state/games.ts'
import type { MockState } from './state/mock-state.ts'

/** What stands where a game would run: its cover on a dark stage, 1280 × 720. */
export function drawStage(subject: CoverSubject): string {
  const { defs, body } = coverBody(subject)
  const spot =
    '<radialGradient id="spot"><stop offset="0" stop-color="#4a4260"/><stop offset="1" ' +
    'stop-color="#131119"/></radialGradient><clipPath id="card"><rect width="300" height="400" rx="18"/></clipPath>'
  const card = group('translate(430,80) scale(1.4)', `<g clip-path="url(#card)">${body}</g>`)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 720" preserveAspectRatio="xMidYMid slice">${defs}<defs>` +
    `${spot}</defs><rect width="1280" height="720" fill="#131119"/><ellipse cx="640" cy="360" rx="640" ry="460" fill="url(#spot)"/>` +
    `${card}</svg>`
  )
}

/**
 * The drawn pictures by address, as the replies name them: `/img/game/<nodeId>.svg`, `/img/scene/<name>[-rtl].svg`,
 * `/img/vendor/<code>.svg`,
 * `/img/avatar/<account>.svg`, `/img/captcha/<id>.svg`, `/img/slider/<id>[-piece].svg`, `/img/stage/<nodeId or code>.svg`,
 * `/img/placeholder.svg`. Anything else is
 * `undefined`. Drawn when first asked for and kept: a cover takes a few milliseconds.
 */
export function createPictures(state: () => MockState): (path: string) => string | undefined {
  const drawn = new Map<string, string>()
  return (path) => {
    const game = gameOf(path, state())
    const key = game ? `${path}\n${game.title}` : path // another state may have another game under the same id
    let svg = drawn.get(key)
    if (svg === undefined) {
      svg = draw(path, state(), game)
      if (svg !== undefined && !/^\/img\/(?:captcha|slider)\//.test(path)) drawn.set(key, svg)
    }
    return svg
  }
}

function gameOf(path: string, state: MockState): GameRecord | undefined {
  const id = /^\/img\/(?:game|stage)\/(\w+)\.svg$/.exec(path)?.[1]
  return id === undefined ? undefined : state.gameById.get(id)
}

function draw(path: string, state: MockState, game: GameRecord | undefined): string | undefined {
  if (path === '/img/placeholder.svg') return drawPlaceholder()
  const [, kind, name] = /^\/img\/([a-z]+)\/([\w-]{1,40})\.svg$/.exec(path) ?? []
  if (name === undefined) return undefined
  if (kind === 'game') return game && drawCover(subjectOf(game))
  if (kind === 'stage') return drawStage(game ? subjectOf(game) : { title: name, studio: name, category: 'LIVE' })
  if (kind === 'vendor') return drawVendor(name)
  if (kind === 'avatar') return drawAvatar(name)
  if (kind === 'captcha') return state.puzzles.captchas.has(name) ? drawCaptcha(state.puzzles.captchas.get(name)?.answer ?? '') : undefined
  if (kind === 'slider') return drawSlider(name, state)
  if (kind !== 'scene') return undefined
  const rtl = name.endsWith('-rtl')
  const scene = rtl ? name.slice(0, -'-rtl'.length) : name
  return isScene(scene) ? drawScene(scene, { rtl }) : undefined
}

/** The category whose style a cover has: esports and cockfights come under SPORTS, classes of slots under RNG. */
function subjectOf({ title, latin, vendor, gameType, classKey }: GameRecord) {
  const category = vendor === 'IMES' ? 'ESPORTS' : vendor === 'SV3' ? 'COCKFIGHT' : (classKey ?? gameType)
  return { title, studio: vendor, category, ...(latin !== undefined && { latin }) }
}

function drawSlider(name: string, { puzzles }: MockState): string | undefined {
  const isPiece = name.endsWith('-piece')
  const slider = puzzles.sliders.get(isPiece ? name.slice(0, -'-piece'.length) : name)
  return slider && (isPiece ? drawSliderPiece(slider) : drawSliderBackground(slider))
}
