import { seeded } from '../artwork/random.ts'
import { isRefusal, refuse } from '../mock.ts'
import type { Refusal } from '../mock.ts'
import type { Persona } from './personas.ts'
import { payBonus } from './records.ts'
import { day, hour } from './text.ts'
import type { Text } from './text.ts'
import type { MissionRecord, MockState, RebateRecord, RewardRecord, RewardsRecord, VipRecord } from './mock-state.ts'

const many = 1_240 // rewards in the scenario `huge`

/** Amounts in hundredths, so that sums are exact. */
const givenRewards: readonly { type: string; name: Text; cents: number; state: string; expiresIn?: number }[] = [
  {
    type: 'CASH_BACK',
    name: { EN: 'Weekly cash back', AR: 'استرداد نقدي أسبوعي' },
    cents: 42_80,
    state: 'CLAIM',
    expiresIn: 2 * day,
  },
  {
    type: 'RED_ENVELOPE',
    name: { EN: 'Festival red envelope', AR: 'ظرف المهرجان الأحمر' },
    cents: 8_88,
    state: 'CLAIM',
    expiresIn: 5 * hour,
  },
  { type: 'PROMOTION', name: { EN: 'Nine nights: slots bonus', AR: 'تسع ليالٍ: مكافأة السلوتس' }, cents: 120_00, state: 'CLAIM' },
  { type: 'RESCUE_FUND', name: { EN: 'Rescue fund', AR: 'صندوق الإنقاذ' }, cents: 15_00, state: 'PROCESS' },
  { type: 'VIP', name: { EN: 'Birthday gift', AR: 'هدية عيد الميلاد' }, cents: 25_00, state: 'COMING_SOON' },
  { type: 'MISSION', name: { EN: 'Mission: five studios in a day', AR: 'مهمة: خمسة استوديوهات في يوم' }, cents: 3_50, state: 'CLAIMED' },
  { type: 'REFERRAL', name: { EN: 'A friend has joined', AR: 'انضم صديق' }, cents: 10_00, state: 'CLAIMED' },
  { type: 'REBATE', name: { EN: 'Daily rebate', AR: 'خصم يومي' }, cents: 6_24, state: 'ISSUED' },
  { type: 'PROMOTION', name: { EN: 'Welcome bonus', AR: 'مكافأة الترحيب' }, cents: 50_00, state: 'CLOSE', expiresIn: -3 * day },
]
const givenMissions: readonly Omit<MissionRecord, 'missionId'>[] = [
  {
    name: { EN: 'Log in today', AR: 'سجّل الدخول اليوم' },
    description: { EN: '<p>Open the lobby once a day.</p>', AR: '<p>افتح الردهة مرة في اليوم.</p>' },
    progress: 1,
    target: 1,
    cents: 1_00,
    periodType: 'Daily',
    state: 'CLAIM',
  },
  {
    name: { EN: 'Play five studios', AR: 'العب لدى خمسة استوديوهات' },
    description: { EN: '<p>Any game of <b>five</b> different studios.</p>', AR: '<p>أي لعبة من <b>خمسة</b> استوديوهات مختلفة.</p>' },
    progress: 3,
    target: 5,
    cents: 3_50,
    periodType: 'Daily',
    state: 'JOINED',
  },
  {
    name: { EN: 'Bet 1,000 on slots', AR: 'راهن بمبلغ 1,000 على السلوتس' },
    description: { EN: '<p>Valid bets on slots count.</p>', AR: '<p>تُحتسب الرهانات الصالحة على السلوتس.</p>' },
    progress: 1_000,
    target: 1_000,
    cents: 12_00,
    periodType: 'Weekly',
    state: 'CLAIM',
  },
  {
    name: { EN: 'Deposit three times', AR: 'أودع ثلاث مرات' },
    description: { EN: '<p>At least 20 each time.</p>', AR: '<p>20 على الأقل في كل مرة.</p>' },
    progress: 3,
    target: 3,
    cents: 8_00,
    periodType: 'Weekly',
    state: 'CLAIMED',
  },
  {
    name: { EN: 'Bet 20,000 this month', AR: 'راهن بمبلغ 20,000 هذا الشهر' },
    description: { EN: '<p>Every category counts.</p>', AR: '<p>تُحتسب كل الفئات.</p>' },
    progress: 6_420.5,
    target: 20_000,
    cents: 100_00,
    periodType: 'Monthly',
    state: 'JOINED',
  },
  {
    name: { EN: 'Invite a friend', AR: 'ادعُ صديقاً' },
    description: { EN: '<p>Begins with the next festival.</p>', AR: '<p>تبدأ مع المهرجان القادم.</p>' },
    progress: 0,
    target: 1,
    cents: 10_00,
    periodType: 'Semimonthly',
    state: 'COMING_SOON',
  },
]
/** The valid bets in hundredths; the rate in thousandths. */
const givenRebates: readonly Omit<RebateRecord, 'id'>[] = [
  { gameCategory: 'RNG', betCents: 5_240_50, perMille: 8, state: 'CLAIM' },
  { gameCategory: 'LIVE', betCents: 1_800_00, perMille: 6, state: 'CLAIM' },
  { gameCategory: 'FISH', betCents: 640_25, perMille: 8, state: 'CLAIM' },
  { gameCategory: 'SPORTS', betCents: 300_00, perMille: 5, state: 'CLAIMED' },
]
/** What each level asks for and gives, in hundredths; the rate in tenths of thousandths. */
const levels: readonly { requirement: number; bonus: number; rate?: number }[] = [
  { requirement: 0, bonus: 0 },
  { requirement: 5_000_00, bonus: 8_00, rate: 20 },
  { requirement: 25_000_00, bonus: 28_00, rate: 30 },
  { requirement: 100_000_00, bonus: 88_00, rate: 45 },
  { requirement: 300_000_00, bonus: 188_00, rate: 60 },
  { requirement: 1_000_000_00, bonus: 588_00, rate: 80 },
  { requirement: 5_000_000_00, bonus: 1_888_00, rate: 100 },
]
const names = ['m***a', 'k***7', 'lu***n', 'o***9', 'sam***', 'z***x', 'ty***e', 'a***n', 'ri***o', 'n***3', 'be***l', 'h***g']

/** What the gateway gives to an account; created when it is first asked for. */
export function rewardsOf(state: MockState, { account }: Persona): RewardsRecord {
  let record = state.rewards.get(account)
  if (!record) state.rewards.set(account, (record = createRewards(state, account)))
  return record
}

function createRewards({ choice: { scenario }, now, seed }: MockState, account: string): RewardsRecord {
  if (scenario === 'empty') return { rewards: [], missions: [], rebates: [], vipClaimed: new Set() }
  const at = now()
  const random = seeded(`${seed}/rewards/${account}`)
  const first: RewardRecord[] = givenRewards.map(({ expiresIn, ...reward }, i) => ({
    ...reward,
    id: `${account}-reward-${i + 1}`,
    ...(expiresIn !== undefined && { expireTime: at + expiresIn }),
  }))
  const further = scenario === 'huge' ? many - first.length : 0
  return {
    rewards: [
      ...first,
      ...Array.from({ length: further }, (_, i) => ({
        ...first[5 + (i % 3)]!, // ids of the three that are over
        id: `${account}-reward-${first.length + i + 1}`,
        cents: 100 + Math.floor(random() * 20_000),
      })),
    ],
    missions: Array.from({ length: scenario === 'huge' ? 60 : givenMissions.length }, (_, i) => ({
      ...givenMissions[i % givenMissions.length]!,
      missionId: `mission-${i + 1}`,
    })),
    rebates: givenRebates.map((rebate, i) => ({ ...rebate, id: `rebate-${i + 1}` })),
    vipClaimed: new Set([1, 2]),
  }
}

type Bonus = { referenceNo: string; type: string; name: string }

/** Claims a record of somebody: its amount goes to the balance at once. Whatever is not in the state CLAIM has been decided already. */
function pay(
  state: MockState,
  persona: Persona,
  record: { state: string } | undefined,
  cents: number,
  bonus: Bonus,
): Refusal | { state: string; amount: string } {
  if (!record) return refuse('RECORD_NOT_FOUND', 'There is no such reward')
  if (record.state !== 'CLAIM') return refuse('STATE_CONFLICT', 'This has been decided already, load the list again')
  record.state = 'CLAIMED'
  payBonus(state, persona, { ...bonus, cents })
  return { state: 'CLAIMED', amount: decimalOf(cents) }
}

export function payReward(state: MockState, persona: Persona, id: string) {
  const reward = rewardsOf(state, persona).rewards.find((one) => one.id === id)
  const bonus = { referenceNo: `RW-${id}`, type: reward?.type ?? '', name: reward?.name.EN ?? '' }
  return pay(state, persona, reward, reward?.cents ?? 0, bonus)
}

export function payMission(state: MockState, persona: Persona, id: string) {
  const mission = rewardsOf(state, persona).missions.find((one) => one.missionId === id)
  const bonus = { referenceNo: `MS-${persona.account}-${id}`, type: 'MISSION', name: mission?.name.EN ?? '' }
  return pay(state, persona, mission, mission?.cents ?? 0, bonus)
}

/** All of them, or those with the ids. Nothing is paid when one of them cannot be. */
export function payRebates(state: MockState, persona: Persona, ids: readonly string[]): Refusal | { amount: string } {
  const { rebates } = rewardsOf(state, persona)
  const meant = ids.length === 0 ? rebates.filter((one) => one.state === 'CLAIM') : rebates.filter((one) => ids.includes(one.id))
  if (meant.length < ids.length) return refuse('RECORD_NOT_FOUND', 'There is no such rebate')
  if (meant.length === 0 || meant.some((one) => one.state !== 'CLAIM')) return refuse('STATE_CONFLICT', 'There is nothing to claim')
  for (const one of meant)
    pay(state, persona, one, rebateCents(one), { referenceNo: `RB-${persona.account}-${one.id}`, type: 'REBATE', name: 'Manual rebate' })
  return { amount: decimalOf(meant.reduce((sum, one) => sum + rebateCents(one), 0)) }
}

export function payVipBonus(state: MockState, persona: Persona, level: number) {
  const { vipClaimed } = rewardsOf(state, persona)
  const row = vipLevels(state, persona).find((one) => one.vipRankLevel === level)
  const bonus = { referenceNo: `VB-${persona.account}-${level}`, type: 'VIP', name: row?.vipLabel ?? '' }
  const paid = pay(state, persona, row ?? { state: '' }, row?.bonusCents ?? 0, bonus) // a level that does not exist cannot be claimed
  if (!isRefusal(paid)) vipClaimed.add(level)
  return paid
}

/** The levels as they are for an account: claimed, to be claimed, or to come. */
export function vipLevels(state: MockState, persona: Persona): VipRecord[] {
  if (state.choice.scenario === 'empty') return []
  const { vipClaimed } = rewardsOf(state, persona)
  return levels.map(({ requirement, bonus, rate }, level) => ({
    vipRankLevel: level,
    vipLabel: level === 0 ? 'Member' : `VIP ${level}`,
    requirementCents: requirement,
    bonusCents: bonus,
    ...(rate !== undefined && { rebateRate: rate / 10_000 }),
    state: bonus === 0 ? '' : level > persona.vipRankLevel ? 'COMING_SOON' : vipClaimed.has(level) ? 'CLAIMED' : 'CLAIM',
  }))
}

/** Valid bets towards the next level, and what it asks for; on the highest none. */
export function vipProgress({ vipRankLevel }: Persona): { progress: number; target: number } | undefined {
  const [own, next] = [levels[vipRankLevel], levels[vipRankLevel + 1]]
  return own && next && { progress: (own.requirement + (next.requirement - own.requirement) * 0.32) / 100, target: next.requirement / 100 }
}

/** Who registered with an account's code, newest first. */
export function downlinesOf({ choice: { scenario }, now, seed }: MockState, { account }: Persona) {
  const count = scenario === 'empty' ? 0 : scenario === 'huge' ? 2_310 : 23
  const random = seeded(`${seed}/downlines/${account}`)
  return Array.from({ length: count }, (_, i) => {
    const state = random() < 0.7 ? 'ISSUED' : random() < 0.5 ? 'PROCESS' : 'JOINED'
    return {
      account: names[Math.floor(random() * names.length)]!,
      time: now() - (i + 1) * 31 * hour,
      state,
      cents: state === 'ISSUED' ? 10_00 : 0,
    }
  })
}

/** The ranking of a period, with the player in it. */
export function leadersOf({ choice: { scenario }, seed }: MockState, { nickname }: Persona, periodType = 'Daily') {
  if (scenario === 'empty') return []
  const random = seeded(`${seed}/leaders/${periodType}`)
  const own = 7
  let score = periodType === 'Daily' ? 900 : periodType === 'Weekly' ? 5_200 : 21_000
  return Array.from({ length: scenario === 'huge' ? 200 : 20 }, (_, i) => {
    score = Math.max(1, score - Math.floor(random() * (score / 8)))
    return {
      rank: i + 1,
      customerName: i === own ? nickname : names[i % names.length]!,
      score,
      prizeCents: [200_00, 100_00, 50_00][i] ?? (i < 10 ? 10_00 : 0),
      me: i === own,
    }
  })
}

export function rebateCents({ betCents, perMille }: RebateRecord): number {
  return Math.round((betCents * perMille) / 1000)
}

/** Hundredths as an exact decimal: 4280 is "42.8". */
export function decimalOf(cents: number): string {
  const text = String(Math.abs(cents)).padStart(3, '0')
  const fraction = text.slice(-2).replace(/0+$/, '')
  return `${cents < 0 ? '-' : ''}${text.slice(0, -2)}${fraction && `.${fraction}`}`
}
