/** The messages that a game may send to the portal around it. */
export type GameMessage = 'close' | 'balance-changed' | 'deposit'

const forms: Readonly<Record<string, GameMessage>> = {
  close: 'close',
  closegame: 'close',
  'game-close': 'close',
  exit: 'close',
  quit: 'close',
  back: 'close',
  lobby: 'close',
  backtolobby: 'close',
  'balance-changed': 'balance-changed',
  balancechanged: 'balance-changed',
  updatebalance: 'balance-changed',
  'refresh-balance': 'balance-changed',
  deposit: 'deposit',
  cashier: 'deposit',
  opencashier: 'deposit',
}

/**
 * Reads a message of a game's window. Ours is `{ type: 'foyer-game', event: 'close' | 'balance-changed' | 'deposit' }`; of what studios
 * send, a word alone, or one under `event`, `type`, `action` or `name`, is understood. Anything else is `undefined`.
 */
export function messageOf(data: unknown): GameMessage | undefined {
  if (typeof data === 'string') return wordOf(data)
  if (typeof data !== 'object' || data === null) return undefined
  const message = data as Record<string, unknown> // any object, read with care
  if (message.type === 'foyer-game') return wordOf(message.event)
  return wordOf(message.event) ?? wordOf(message.type) ?? wordOf(message.action) ?? wordOf(message.name)
}

function wordOf(word: unknown): GameMessage | undefined {
  if (typeof word !== 'string' || word.length > 40) return undefined
  const key = word.toLowerCase().replaceAll('_', '')
  return Object.hasOwn(forms, key) ? forms[key] : undefined
}

/**
 * Whether a message comes from the game: from the frame's own window, at the origin it was started from. A frame that is kept apart
 * from its own origin (see sandbox.ts) sends "null".
 */
export function isFromGame(
  { source, origin }: Pick<MessageEvent, 'source' | 'origin'>,
  frame: HTMLIFrameElement,
  url: string,
  own: string,
): boolean {
  if (source === null || source !== frame.contentWindow || !URL.canParse(url, own)) return false
  const from = new URL(url, own).origin
  return origin === from || (from === own && origin === 'null')
}
