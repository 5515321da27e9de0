import { coverBody } from './cover.ts'
import type { CoverSubject } from './cover.ts'
import { group } from './svg.ts'

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
