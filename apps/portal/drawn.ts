import { asDrawn } from '../../src/runtime/as-drawn.ts'
import type { AsDrawn } from '../../src/runtime/as-drawn.ts'
import { createGateway } from '../../src/runtime/gateway/client.ts'
import { browserPlatform } from '../../src/runtime/platform/platform.ts'
import type { DrawnPage } from '../../src/schemas/drawn-page.ts'

/**
 * How a portal takes over what the server has drawn, if the drawing fits this tab: a tab with a session takes over no page of a guest, and
 * a guest none of somebody else. The portal then draws the page anew.
 */
export function takeDrawn(): AsDrawn | undefined {
  const drawn = readDrawn()
  return drawn && asDrawn(drawn, browserPlatform(), createGateway({ origin: '' }))
}

function readDrawn(): DrawnPage | undefined {
  try {
    const text = document.getElementById('foyer-replies')?.textContent
    const drawn = text ? (JSON.parse(text) as DrawnPage) : undefined // written by our own server
    return drawn?.hasSession === hasSession() ? drawn : undefined
  } catch {
    return undefined
  }
}

function hasSession(): boolean {
  try {
    return sessionStorage.getItem('token') !== null
  } catch {
    return false // storage is shut: a guest
  }
}
