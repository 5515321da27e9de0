import type { SliderPuzzle } from '../artwork/slider-puzzle.ts'
import type { Choice } from '../scenarios.ts'
import type { GameRecord } from './games.ts'
import type { Persona } from './personas.ts'
import type { Text } from './text.ts'

/** The data of the gateway, and the part of it that changes during play. */
export type MockState = {
  choice: Choice
  seed: string
  now: () => number
  vendors: Readonly<Record<string, readonly string[]>>
  games: readonly GameRecord[]
  gameById: ReadonlyMap<string, GameRecord>
  hot: readonly GameRecord[]
  accounts: Accounts
  codes: Codes
  puzzles: Puzzles
  /** Wrong passwords by name, and until when the name is locked. */
  attempts: Map<string, { wrong: number; lockedUntil: number }>
  /** Logins that wait for a verification: whose, and until when. */
  waiting: Map<string, { account: string; until: number }>
  /** By account. */
  favourites: Map<string, string[]>
  recent: Map<string, string[]>
  messages: Map<string, MessageRecord[]>
  promotions: Map<string, Map<string, string>>
  protection: Map<string, ProtectionRecord>
  /** Games started since the session began. */
  plays: Map<string, number>
  createdAt: number
  /** Tickets of launched games and the like count up, so that each is used once. */
  tickets: number
}

/** Everything about who may log in. Names are compared without regard to case. */
export type Accounts = {
  byName: Map<string, Persona>
  /** Tokens that were given at a login: token → name. */
  sessions: Map<string, string>
  /** When somebody's session began, by name. */
  startedAt: Map<string, number>
  oneClick: Map<string, string>
  identities: Map<string, string>
}

export type Codes = {
  /** The time until which the code for a purpose and an address is valid. */
  good: Map<string, number>
  /** When codes went to an address. */
  sent: Map<string, number[]>
}

/** Captchas and sliders: one use each, good for 5 minutes. */
export type Puzzles = {
  captchas: Map<string, { answer: string; until: number }>
  captchaAt: number
  sliders: Map<string, SliderPuzzle & { until: number }>
}

export type MessageRecord = { id: string; title: Text; content: Text; time: number; read: boolean; messageType: string }

export type LimitRecord = { kind: string; period: string; amount: number; used: number; pending?: { amount: number; from: number } }
export type ProtectionRecord = { limits: LimitRecord[]; realityCheckMinutes: number; excludedUntil?: number }
