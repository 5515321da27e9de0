import { gatewayTime } from './text.ts'

/**
 * Who may log in. Passwords are all `Passw0rd1`; tokens are fixed, so that a test or a preview may start as somebody.
 * `mock-expired` is a token that is too old.
 */
export type Persona = {
  account: string
  token: string
  nickname: string
  /** The gateway's member type: 0 a member, 4 a trial session, 41 an agent. */
  type: 0 | 4 | 41
  balance: number
  vipRankLevel: number
  vipLabel?: string
  unread: number
}

export const password = 'Passw0rd1'

export const personas: readonly Persona[] = [
  { account: 'member', token: 'mock-member', nickname: 'maya_lin', type: 0, balance: 12_480.5, vipRankLevel: 0, unread: 3 },
  { account: 'vip', token: 'mock-vip', nickname: 'amara_o', type: 0, balance: 86_210, vipRankLevel: 4, vipLabel: 'VIP 4', unread: 12 },
  { account: 'trial', token: 'mock-trial', nickname: 'guest_2041', type: 4, balance: 2_000, vipRankLevel: 0, unread: 0 },
  { account: 'agent', token: 'mock-agent', nickname: 'hoang_agency', type: 41, balance: 54_902.75, vipRankLevel: 0, unread: 128 },
]

export function personaByToken(token: string): Persona | undefined {
  return personas.find((persona) => persona.token === token)
}

export function registeredTime(): string {
  return gatewayTime(Date.UTC(2024, 2, 1, 4))
}
