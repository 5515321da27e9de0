import type { FrameLook } from './look.ts'

// What a look is made of, without what reads it: the editor's first picture needs no more.

/** Whose picture of a lobby it is. A VIP is a member with a rank, so a persona and not a role. */
export const personas = ['guest', 'member', 'trial', 'agent', 'vip'] as const
export const dataScenarios = ['usual', 'sparse', 'huge', 'empty', 'hostile'] as const

/** An address in the portal, on this very server. */
export const portalAddress = /^\/(?![/\\])/
/** Calls whose path begins so; "/" is every call. */
export const faultPath = /^\/[\w/.-]*$/
export const faultMode = /^(?:slow:\d{1,6}|401|403|429|500|offline|empty|html|cut|nulls)$/

export const usualLook: FrameLook = {
  at: '/',
  as: 'guest',
  language: null,
  theme: null,
  time: null,
  data: 'usual',
  faults: [],
  flags: {},
  registration: {},
  status: '0',
}
