import { languageCodes } from './language.ts'

/**
 * Facts that a predicate may ask for, each declared once with its type and its volatility.
 * `volatility` defines when a value may change: `fixed` for the life of a portal, `session` at login and logout,
 * `choice` when the player chooses, `viewport`, `navigation`, `gateway` when a reply arrives, `clock` by itself.
 */
export const facts = {
  role: { type: 'enum', values: ['guest', 'member', 'trial', 'agent'], volatility: 'session' },
  accountFailed: { type: 'boolean', volatility: 'gateway' }, // a player is logged in whose account could not be read; the role is unknown
  device: { type: 'enum', values: ['phone', 'tablet', 'desktop'], volatility: 'viewport' },
  language: { type: 'enum', values: languageCodes, volatility: 'choice' },
  direction: { type: 'enum', values: ['ltr', 'rtl'], volatility: 'choice' },
  theme: { type: 'enum', values: ['light', 'dark'], volatility: 'choice' },
  brand: { type: 'string', volatility: 'fixed' },
  route: { type: 'string', volatility: 'navigation' },
  category: { type: 'string', volatility: 'navigation' },
  systemStatus: { type: 'enum', values: [0, 1, 2], volatility: 'gateway' },
  slotsVendors: { type: 'integer', minimum: 0, volatility: 'gateway' },
  vip: { type: 'integer', minimum: 0, volatility: 'session' },
  unreadMessages: { type: 'integer', minimum: 0, volatility: 'gateway' },
  hasContract: { type: 'boolean', volatility: 'session' },
  salaryDaily: { type: 'boolean', volatility: 'session' },
  salaryHourly: { type: 'boolean', volatility: 'session' },
  salaryRealtime: { type: 'boolean', volatility: 'session' },
  dividend: { type: 'boolean', volatility: 'session' },
  newPlayer: { type: 'boolean', volatility: 'gateway' }, // a member without money who has played nothing
  online: { type: 'boolean', volatility: 'gateway' },
  now: { type: 'time', volatility: 'clock' },
} as const satisfies Record<string, FactDeclaration>

export type FactName = keyof typeof facts
export type FactValue = string | number | boolean
export type Volatility = 'fixed' | 'session' | 'choice' | 'viewport' | 'navigation' | 'gateway' | 'clock'

export type FactDeclaration =
  | { type: 'enum'; values: readonly (string | number)[]; volatility: Volatility }
  | { type: 'string'; volatility: Volatility }
  | { type: 'integer'; minimum?: number; volatility: Volatility }
  | { type: 'boolean'; volatility: Volatility }
  | { type: 'time'; volatility: Volatility } // milliseconds since 1970; asked by `from` and `until` alone

/** What is known now; a missing fact is unknown, and unknown never shows a node. */
export type Facts = Partial<Record<FactName, FactValue>>

export const factNames = Object.keys(facts) as FactName[] // Object.keys forgets the literal keys

export type Role = (typeof facts.role.values)[number]
export type Device = (typeof facts.device.values)[number]
export type Theme = (typeof facts.theme.values)[number]
export type SystemStatus = (typeof facts.systemStatus.values)[number]
