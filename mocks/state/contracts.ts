import { refuse } from '../mock.ts'
import type { Refusal } from '../mock.ts'
import { accountNamed } from './accounts.ts'
import type { ContractRecord, MockState } from './mock-state.ts'
import type { Persona } from './personas.ts'
import { downlineOf, rateProblem } from './team.ts'
import { day, gatewayTime } from './text.ts'

/** The contracts of an account, newest first: a new one with a downline's higher rate, one that the upline wants to end, and others. */
export function contractsOf(state: MockState, { account, type, upline }: Persona): ContractRecord[] {
  const known = state.contracts.get(account)
  if (known) return known
  const at = (days: number) => gatewayTime(state.createdAt - days * day)
  const all: ContractRecord[] =
    type !== 41 || upline !== undefined || state.choice.scenario === 'empty'
      ? []
      : [
          {
            contractId: 'c-dividend',
            contractType: 'DIVIDEND',
            periodType: 'Semimonthly',
            other: 'hoang_agency',
            by: 'theirs',
            requestType: 'NEW',
            status: 'PENDING',
            terms: [
              { periodValidBet: '100000', periodProfitLoss: '-5000', activeMembers: 5, rate: 0.08 },
              { periodValidBet: '500000', periodProfitLoss: '-20000', activeMembers: 20, rate: 0.125 },
            ],
            createdTime: at(1),
            endsOther: 'c-downline',
          },
          {
            contractId: 'c-hourly',
            contractType: 'HOURLY',
            periodType: 'Daily',
            other: 'hoang_agency',
            by: 'theirs',
            requestType: 'TERMINATE',
            status: 'PENDING',
            terms: [{ betAmount: '2500', rate: 0.004 }],
            createdTime: at(2),
          },
          {
            contractId: 'c-downline',
            contractType: 'DIVIDEND',
            periodType: 'Monthly',
            other: 'lin_team',
            by: 'own',
            requestType: 'NEW',
            status: 'ACTIVE',
            terms: [{ periodValidBet: '50000', activeMembers: 3, rate: 0.15 }],
            createdTime: at(40),
          },
          {
            contractId: 'c-realtime',
            contractType: 'REALTIME',
            periodType: 'Daily',
            other: 'lin_team',
            by: 'own',
            requestType: 'NEW',
            status: 'PENDING',
            terms: [{ winRate: 0.002, lossRate: 0.005, singleBetAmount: '100' }],
            createdTime: at(3),
          },
          {
            contractId: 'c-old',
            contractType: 'DAILY',
            periodType: 'Daily',
            other: 'hoang_agency',
            by: 'theirs',
            requestType: 'NEW',
            status: 'REJECTED',
            terms: [{ betAmount: '1000', rate: 0.01 }],
            createdTime: at(90),
          },
        ]
  state.contracts.set(account, all)
  return all
}

/** A contract as the gateway sends it to an account. */
export function seenBy({ other, by, offeredBy: _, endsOther, terms, ...contract }: ContractRecord, { account }: Persona) {
  return {
    ...contract,
    terms: terms.map((term) => ({ ...term })),
    fromAccount: by === 'own' ? account : other,
    toAccount: by === 'own' ? other : account,
    direction: by === 'own' ? 'OFFERED' : 'RECEIVED',
    ...(endsOther !== undefined && { downlineHigherRate: true }),
  }
}

/** What waits by kind, as the consolidated data say it: 1 a new contract, 2 the end of one. */
export function waitingOf(state: MockState, persona: Persona, contractType: string): number {
  const waiting = contractsOf(state, persona).find(
    (one) => one.contractType === contractType && one.status === 'PENDING' && one.by === 'theirs',
  )
  return waiting ? (waiting.requestType === 'NEW' ? 1 : 2) : 0
}

export function answerContract(state: MockState, persona: Persona, contractId: string, answer: 'accept' | 'reject' | 'terminate') {
  const all = contractsOf(state, persona)
  const contract = all.find((one) => one.contractId === String(contractId))
  if (!contract) return refuse('RECORD_NOT_FOUND', 'There is no such contract')
  const { status, requestType } = contract
  const refused = change(contract, answer)
  if (refused) return refused
  const begins = status === 'PENDING' && requestType === 'NEW' && contract.status === 'ACTIVE'
  const ended = begins ? all.filter((one) => one !== contract && one.status === 'ACTIVE' && endsWith(contract, one)) : []
  delete contract.endsOther
  for (const one of ended) one.status = 'TERMINATED'
  for (const one of [contract, ...ended]) tellOther(state, persona, one)
  return { contract: seenBy(contract, persona), ...(ended.length > 0 && { autoTerminated: ended.map(({ contractId }) => contractId) }) }
}

/** A contract that begins takes the place of one of its kind, and ends one that a downline has with a higher rate. */
function endsWith(begun: ContractRecord, { contractId, contractType, other }: ContractRecord): boolean {
  return begun.endsOther === contractId || (contractType === begun.contractType && other === begun.other)
}

/** Both sides have the same contract; one that nobody can log in with has no list. */
function tellOther(state: MockState, { account }: Persona, { contractId, other, by, offeredBy, requestType, status }: ContractRecord) {
  const side = accountNamed(state, other)
  const same = side && contractsOf(state, side).find((one) => one.contractId === contractId && one.other === account)
  if (same) Object.assign(same, { by: seenFrom(by), requestType, status, ...(offeredBy && { offeredBy: seenFrom(offeredBy) }) })
}

const seenFrom = (side: 'own' | 'theirs') => (side === 'own' ? 'theirs' : 'own')
const ratesOf = ({ rate = 0, winRate = 0, lossRate = 0 }: ContractRecord['terms'][number]) => [rate, winRate, lossRate]

type Offer = { account: string; contractType: string; periodType: string; terms: readonly Readonly<Record<string, number | undefined>>[] }

/** A term as it was sent, with amounts as texts. */
const termOf = (sent: Offer['terms'][number]): ContractRecord['terms'][number] =>
  Object.fromEntries(
    Object.entries(sent).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, /rate$|^activeMembers$/i.test(name) ? value : String(value)]],
    ),
  )

/** Offers a contract to an account below an agent: rates up to those of the agent's own contract of this kind, else its own rate. */
export function offerContractTo(state: MockState, agent: Persona, { account, contractType, periodType, terms: sent }: Offer) {
  const downline = downlineOf(state, agent, account)
  if (!downline) return refuse('DOWNLINE_NOT_FOUND', 'This account is not in your team')
  const all = contractsOf(state, agent)
  const terms = sent.map(termOf)
  const own = all.filter((one) => one.contractType === contractType && one.by === 'theirs' && one.status === 'ACTIVE')
  const problem = rateProblem(
    state,
    agent,
    Math.max(0, ...terms.flatMap(ratesOf)),
    own.flatMap((one) => one.terms.flatMap(ratesOf)),
  )
  if (problem) return problem
  if (all.some((one) => one.contractType === contractType && one.other === downline.account && one.status === 'PENDING'))
    return refuse('STATE_CONFLICT', 'A contract of this kind waits for an answer')
  state.tickets += 1
  const made: ContractRecord = {
    contractId: `c-${state.tickets}`,
    contractType,
    periodType,
    other: downline.account,
    by: 'own',
    requestType: 'NEW',
    status: 'PENDING',
    terms,
    createdTime: gatewayTime(state.now()),
  }
  all.unshift(made)
  const receiver = accountNamed(state, downline.account)
  if (receiver) contractsOf(state, receiver).unshift({ ...made, other: agent.account, by: 'theirs' })
  return { contract: seenBy(made, agent) }
}

/** Section 15, "Contract moves". */
function change(contract: ContractRecord, answer: 'accept' | 'reject' | 'terminate'): Refusal | undefined {
  const { status, by, requestType } = contract
  const conflict = refuse('STATE_CONFLICT', 'This contract has changed meanwhile')
  if (answer === 'terminate') {
    if (status === 'ACTIVE') Object.assign(contract, { status: 'PENDING', requestType: 'TERMINATE', offeredBy: by, by: 'own' })
    else if (status === 'PENDING' && by === 'own' && requestType === 'NEW') contract.status = 'TERMINATED'
    else return conflict
    return undefined
  }
  if (status !== 'PENDING' || by !== 'theirs') return conflict
  if (answer === 'accept') contract.status = requestType === 'NEW' ? 'ACTIVE' : 'TERMINATED'
  else if (requestType === 'NEW') contract.status = 'REJECTED'
  else Object.assign(contract, { status: 'ACTIVE', requestType: 'NEW', by: contract.offeredBy ?? contract.by })
  return undefined
}
