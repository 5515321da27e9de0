import type { RegisterLink } from '../../src/schemas/gateway/agents.ts'
import type { PointsTransaction, RedeemRecord } from '../../src/schemas/gateway/points.ts'
import type { SecurityState } from '../../src/schemas/gateway/security.ts'
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
  ledgers: Map<string, Ledger>
  rewards: Map<string, RewardsRecord>
  contracts: Map<string, ContractRecord[]>
  /** Dividends and salaries that were paid or taken, by agent and record, with their state. */
  payouts: Map<string, string>
  registerLinks: Map<string, RegisterLink[]>
  points: Map<string, PointsRecord>
  /** Tickets by account and raffle. */
  raffleTickets: Map<string, Map<string, number>>
  security: Map<string, SecurityRecord>
  feedback: Map<string, FeedbackRecord[]>
  /** Games started since the session began. */
  plays: Map<string, number>
  /** When bets were placed by an order (`POST /__mock`), oldest first. */
  placedBets: number[]
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

export type FeedbackRecord = { feedbackId: string; questionType: string; content: string; images: number }

export type LimitRecord = { kind: string; period: string; amount: number; pending?: { amount: number; from: number } }
export type ProtectionRecord = { limits: LimitRecord[]; realityCheckMinutes: number; excludedUntil?: number }

/**
 * What came in and went out of an account. Amounts are whole ten-thousandths of the currency, so that sums are exact, and never negative:
 * `kind` says where they went. Times are ms since 1970.
 */
export type LedgerEntry = {
  referenceNo: string
  kind: 'DEPOSIT' | 'WITHDRAW' | 'TRANSFER_IN' | 'TRANSFER_OUT' | 'WALLETS'
  time: number
  type: string
  amount: number
  fee?: number
  status: string
  remark?: Text
  /** When the next step happens by itself. */
  due?: number
}
export type ConfirmationEntry = {
  referenceNo: string
  amount: number
  paidTime: number
  autoConfirmMinutes?: number
  receivedAmount?: number
  remainingAmount?: number
  status: string
}
export type Ledger = {
  /** Newest first. */
  entries: LedgerEntry[]
  confirmations: ConfirmationEntry[]
  /** The wallets of vendors by their code; the rest of the balance is in the main one. */
  wallets: Map<string, number>
  proofs: Set<string>
  wrongPasswords: number
}

/** What the gateway gives to an account. Amounts in hundredths; times in ms since 1970. */
export type RewardsRecord = {
  rewards: RewardRecord[]
  missions: MissionRecord[]
  rebates: RebateRecord[]
  /** Levels whose bonus was claimed. */
  vipClaimed: Set<number>
}
export type RewardRecord = { id: string; type: string; name: Text; cents: number; state: string; expireTime?: number }
export type MissionRecord = {
  missionId: string
  name: Text
  description: Text
  progress: number
  target: number
  cents: number
  periodType: string
  state: string
}
/** The rate in thousandths. */
export type RebateRecord = { id: string; gameCategory: string; betCents: number; perMille: number; state: string }
export type VipRecord = {
  vipRankLevel: number
  vipLabel: string
  requirementCents: number
  bonusCents: number
  rebateRate?: number
  state: string
}

/** Tickets of a raffle that come with something else. */
export type TicketGrant = { raffle: string; count: number }

/** The points of an account: what it has, and what was redeemed and earned, newest first. Points are whole. */
export type PointsRecord = {
  points: number
  redeems: { at: number; due?: number; tickets?: TicketGrant; record: RedeemRecord }[]
  changes: { at: number; record: PointsTransaction }[]
  /** What is left of items that there is only so much of, by id. */
  stock: Map<string, number>
}

/** What a player has bound and said about himself since the start of the mock. */
export type SecurityRecord = {
  profile: SecurityState['profile']
  googleBound: boolean
  bankAccounts: SecurityState['bankAccounts']
}

/** A condition of a contract; amounts as text, a rate of 0.08 is 8%. */
type ContractTerm = {
  rate?: number
  periodValidBet?: string
  periodProfitLoss?: string
  activeMembers?: number
  betAmount?: string
  winRate?: number
  lossRate?: number
  singleBetAmount?: string
}

/** `by`: whose request it is; `theirs` waits for the account. `endsOther`: what accepting it ends. */
export type ContractRecord = {
  contractId: string
  contractType: string
  periodType: string
  other: string
  by: 'own' | 'theirs'
  requestType: 'NEW' | 'TERMINATE'
  status: 'PENDING' | 'ACTIVE' | 'REJECTED' | 'TERMINATED'
  terms: ContractTerm[]
  createdTime: string
  endsOther?: string
  /** Who offered a contract whose end is asked for. */
  offeredBy?: 'own' | 'theirs'
}
