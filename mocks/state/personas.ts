/**
 * An account of the mock. `token` is fixed for some, so that a test or a preview may start as them; the others get one when they log in.
 */
export type Persona = {
  id: string
  account: string
  token?: string
  nickname: string
  /** The gateway's member type: 0 a member, 4 a trial session, 41 an agent. */
  type: 0 | 4 | 41
  balance: number
  vipRankLevel: number
  vipLabel?: string
  unread: number
  password: string
  /** Digits without a leading 0, and the country's dialing code. */
  mobileNum?: string
  countryDialingCode?: string
  email?: string
  payeeName?: string
  /** Of withdrawals and transfers; missing: none is set. */
  paymentPassword?: string
  /** The nickname of who is above this account. */
  upline?: string
  firstTimeLogin?: boolean
  passwordExpired?: boolean
  /** The next login comes from an unknown address. */
  unknownAddress?: boolean
  registeredAt: number
  /** Somebody in the team of an agent, who cannot log in. */
  isBelow?: boolean
}

export const password = 'Passw0rd1'
/** The transaction password of the accounts that have one. */
export const transactionPassword = '246813'
const long = Date.UTC(2024, 2, 1, 4)
const common = { password, vipRankLevel: 0, countryDialingCode: '66', registeredAt: long } as const

/** The accounts that can log in from the start; those with a fixed token may be started as. */
export const personas: readonly Persona[] = [
  {
    ...common,
    id: '1001',
    account: 'member',
    token: 'mock-member',
    nickname: 'maya_lin',
    type: 0,
    balance: 12_480.5,
    unread: 3,
    mobileNum: '812345001',
    email: 'member@example.test',
    payeeName: 'Maya Lin',
    paymentPassword: transactionPassword,
    upline: 'hoang_agency',
  },
  {
    ...common,
    id: '1002',
    account: 'vip',
    token: 'mock-vip',
    nickname: 'amara_o',
    type: 0,
    balance: 86_210,
    vipRankLevel: 4,
    vipLabel: 'VIP 4',
    unread: 12,
    mobileNum: '812345002',
    email: 'vip@example.test',
    payeeName: 'Amara Okoye',
    paymentPassword: transactionPassword,
  },
  { ...common, id: '1003', account: 'trial', token: 'mock-trial', nickname: 'guest_2041', type: 4, balance: 2_000, unread: 0 },
  {
    ...common,
    id: '1004',
    account: 'agent',
    token: 'mock-agent',
    nickname: 'hoang_agency',
    type: 41,
    balance: 54_902.75,
    unread: 128,
    mobileNum: '812345003',
    email: 'agent@example.test',
    payeeName: 'Hoang Minh',
    paymentPassword: transactionPassword,
  },
  {
    ...common,
    id: '1005',
    account: 'newcomer',
    nickname: 'nina_new',
    type: 0,
    balance: 50,
    unread: 1,
    mobileNum: '812345004',
    email: 'newcomer@example.test',
    payeeName: 'Nina Novak',
    firstTimeLogin: true,
  },
  {
    ...common,
    id: '1006',
    account: 'expired',
    nickname: 'otto_old',
    type: 0,
    balance: 340,
    unread: 2,
    mobileNum: '812345005',
    email: 'expired@example.test',
    payeeName: 'Otto Olsen',
    passwordExpired: true,
  },
  {
    ...common,
    id: '1007',
    account: 'traveller',
    token: 'mock-traveller',
    nickname: 'maya_away',
    type: 0,
    balance: 905.4,
    unread: 0,
    mobileNum: '812345006',
    email: 'traveller@example.test',
    payeeName: 'Maya Lin',
    unknownAddress: true,
  },
]

/** Valid invitation codes and their owners. */
export const affiliates: Readonly<Record<string, { recommenderId: string; agentName: string }>> = {
  FOYER1: { recommenderId: '1004', agentName: 'hoang_agency' },
}

/** An identity of another provider that is linked to `member` from the start. */
export const linkedIdentity = 'id-member'
