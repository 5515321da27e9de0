import type { MockState } from '../../mocks/state/mock-state.ts'

/** A captcha as a data address; undefined for anything else, or for one that this mock does not know. */
export function puzzlePicture(path: string, state: MockState): string | undefined {
  const [, id = ''] = /^\/img\/captcha\/([\w-]+)\.svg$/.exec(path) ?? []
  const answer = state.puzzles.captchas.get(id)?.answer
  if (answer === undefined) return undefined
  const letters = [...answer]
    .map((letter, index) => `<text x="${18 + index * 26}" y="${30 + (index % 2) * 6}" rotate="${index % 2 ? 12 : -12}">${letter}</text>`)
    .join('')
  const picture = [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 132 48" width="132" height="48">',
    '<rect width="132" height="48" fill="#efe9ff"/>',
    `<g font-family="monospace" font-size="28" font-weight="700" fill="#3a2a66">${letters}</g></svg>`,
  ]
  return `data:image/svg+xml,${encodeURIComponent(picture.join(''))}`
}
