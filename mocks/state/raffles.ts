import { seeded } from '../artwork/random.ts'
import type { Raffle, RaffleResult } from '../../src/schemas/gateway/raffles.ts'
import { refuse } from '../mock.ts'
import type { Refusal } from '../mock.ts'
import { amountText } from './ledger.ts'
import type { MockState } from './mock-state.ts'
import type { Persona } from './personas.ts'
import { pointsOf } from './points.ts'
import { ticketsOf } from './raffle-tickets.ts'
import { payBonus } from './records.ts'
import { textIn } from './text.ts'
import type { Text } from './text.ts'

/** A prize. `cents`: money that is credited at once; `weight`: how often it is drawn. */
type Prize = { prizeId: string; name: Text; cents?: number; scene?: string; weight: number }
type Given = { promotionId: string; kind: string; name: Text; prizes: readonly Prize[] }

const money = (cents: number, weight: number): Prize => {
  const amount = (cents / 100).toFixed(2)
  return { prizeId: `money-${cents}`, name: { EN: `$${amount}`, AR: `$${amount}` }, cents, scene: 'chips', weight }
}
const spins = (count: number, weight: number): Prize => ({
  prizeId: `spins-${count}`,
  name: { EN: `${count} free spins`, AR: `${count} دورات مجانية` },
  scene: 'ticket',
  weight,
})
const nothing: Prize = { prizeId: 'nothing', name: { EN: 'Nothing this time', AR: 'لا شيء هذه المرة' }, scene: 'blank', weight: 4 }

const given: readonly Given[] = [
  {
    promotionId: 'raffle-wheel',
    kind: 'WHEEL',
    name: { EN: 'The weekend wheel', AR: 'عجلة نهاية الأسبوع' },
    prizes: [
      money(1_88, 30),
      spins(10, 24),
      money(8_88, 12),
      nothing,
      money(28_00, 6),
      { prizeId: 'points', name: { EN: '500 points', AR: '500 نقطة' }, scene: 'coin', weight: 16 },
      money(88_00, 2),
      { prizeId: 'headphones', name: { EN: 'Headphones', AR: 'سماعات رأس' }, scene: 'headphones', weight: 1 },
    ],
  },
  {
    promotionId: 'raffle-gold',
    kind: 'WHEEL',
    name: { EN: 'The wheel of the levels', AR: 'عجلة المستويات' },
    prizes: [money(18_00, 20), spins(50, 10), money(188_00, 3), money(888_00, 1)],
  },
  {
    promotionId: 'raffle-eggs',
    kind: 'GOLDEN_EGG',
    name: { EN: 'Golden eggs', AR: 'البيض الذهبي' },
    prizes: [money(2_00, 30), money(6_66, 12), spins(20, 12), money(66_60, 1)],
  },
  {
    promotionId: 'raffle-envelope',
    kind: 'RED_ENVELOPE',
    name: { EN: 'Festival red envelopes', AR: 'أظرف المهرجان الحمراء' },
    prizes: [money(88, 30), money(8_88, 8), money(88_88, 1)],
  },
]
const winners = ['m***a', 'k***7', 'lu***n', 'o***9', 'sam***', 'z***x', 'ty***e', 'a***n', 'ri***o', 'n***3']

/** The raffles of a scenario: all of them, one, or none. */
function rafflesIn({ choice: { scenario } }: MockState): readonly Given[] {
  return scenario === 'empty' ? [] : scenario === 'sparse' ? given.slice(0, 1) : given
}

/** The raffles with the tickets of an account. */
export function rafflesFor(state: MockState, persona: Persona, language: string): Raffle[] {
  pointsOf(state, persona) // tickets of the points mall arrive when they are approved
  const tickets = ticketsOf(state, persona)
  return rafflesIn(state).map(({ promotionId, kind, name, prizes }) => {
    const random = seeded(`${state.seed}/${promotionId}/winners`)
    const many = state.choice.scenario === 'huge' ? 300 : state.choice.scenario === 'sparse' ? 0 : 6
    return {
      promotionId,
      kind,
      name: textIn(name, language),
      tickets: tickets.get(promotionId) ?? 0,
      prizes: prizes.map((prize) => ({ ...prizeOf(prize, language), ticketsLeft: undefined })),
      winners: Array.from({ length: many }, () => ({
        player: winners[Math.floor(random() * winners.length)] ?? '',
        gameName: undefined,
        prize: textIn(
          drawn(
            prizes.filter((prize) => prize !== nothing),
            random,
          ).name,
          language,
        ),
      })),
    }
  })
}

/** Plays a raffle: takes a ticket, draws a prize, credits what is money, and writes it down as a bonus. */
export function playRaffle(state: MockState, persona: Persona, id: string, language: string): RaffleResult | Refusal {
  const raffle = rafflesIn(state).find(({ promotionId }) => promotionId === id)
  if (!raffle) return refuse('STATE_CONFLICT', 'This has ended, load the list again')
  pointsOf(state, persona)
  const tickets = ticketsOf(state, persona)
  const left = (tickets.get(id) ?? 0) - 1
  if (left < 0) return refuse('TICKETS_INSUFFICIENT', 'You do not have enough tickets')
  tickets.set(id, left)
  state.tickets += 1
  const prize = drawn(raffle.prizes, seeded(`${state.seed}/${id}/${persona.account}/${left}`))
  payBonus(state, persona, {
    referenceNo: `RF${state.now()}${state.tickets}`,
    type: raffle.kind === 'RED_ENVELOPE' ? 'RED_ENVELOPE' : 'PROMOTION',
    name: `${textIn(raffle.name, language)}: ${textIn(prize.name, language)}`,
    cents: prize.cents ?? 0,
  })
  return { ...prizeOf(prize, language), ticketsLeft: left }
}

function prizeOf({ prizeId, name, cents, scene }: Prize, language: string) {
  return {
    prizeId,
    name: textIn(name, language),
    amount: cents === undefined ? undefined : amountText(cents * 100),
    icon: scene === undefined ? undefined : `/img/scene/points-${scene}.svg`,
  }
}

function drawn(prizes: readonly Prize[], random: () => number): Prize {
  let rest = random() * prizes.reduce((sum, { weight }) => sum + weight, 0)
  return prizes.find(({ weight }) => (rest -= weight) < 0) ?? prizes[0]!
}
