import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector'
import * as z from 'zod/mini'

import { compareAmounts, productOf } from '../../../schemas/amounts.ts'
import { checkTiers } from '../../../rules/contract-tiers.ts'
import type { Tier } from '../../../rules/contract-tiers.ts'
import type { Downline, Downlines } from '../../../schemas/gateway/agents.ts'
import type { ContractResult, Contracts, GatewayContract } from '../../../schemas/gateway/contracts.ts'
import { maybeDecimal } from '../../../schemas/gateway/scalars.ts'
import { contractTypes, mostTiers, tierFields, tierNumbers } from '../../../schemas/nouns/contract-offer.ts'
import type { ContractOffer, OfferedType } from '../../../schemas/nouns/contract-offer.ts'
import { Amount } from '../../../schemas/nouns/money.ts'
import { ownValue } from '../../../schemas/own-value.ts'
import { listContracts } from '../../gateway/endpoints/agents/list-contracts.ts'
import { offerContract } from '../../gateway/endpoints/agents/offer-contract.ts'
import { $contracts, contractOf, contracts, keyOfAsk, otherOf } from '../contracts/agent-contracts.ts'
import type { Ask } from '../contracts/agent-contracts.ts'
import { $drafts, draftForgotten, draftIn } from '../drafts/drafts.ts'
import type { Drafts } from '../drafts/drafts.ts'
import { callNoun } from '../funds/refusals.ts'
import { follow } from '../funds/transfers.ts'
import { intentOf } from '../intents.ts'
import { createMoneyCall } from '../money-calls/money-call.ts'
import type { CallState } from '../money-calls/once-call.ts'
import { endpointFx } from '../requests/call.ts'
import { isRefused } from '../requests/failure.ts'
import { memo } from '../../../rules/memo.ts'
import type { Progress } from '../rewards/claims.ts'
import { forRealAccounts } from '../navigation/real-account.ts'
import { sessionEnded } from '../context/session.ts'
import { downlines } from './downlines.ts'
import type { DownlineAsk } from './downlines.ts'

/** `terms` are checked: exact decimals, rates as fractions. */
type Request = { account: string; type: OfferedType; period: string; terms: readonly Tier[] }
/** A contract of the list, as evidence that an offer was made. */
type Offered = { reference: string; to: string; type: string; isOffer: boolean }
type State = CallState<ContractResult, Offered>
type Limits = Readonly<Partial<Record<OfferedType, Amount>>>

const newest = { pageNo: 1, pageSize: 100 }
const noLimits: Limits = {}

// What may happen
/** A page shows the offer to an account. */
export const offerWanted = createEvent<string>()
export const offerRetried = createEvent<string>()

/** The questions that an offer needs: the account in the team, and what runs and what waits between agents. */
export const [runAsk, waitAsk] = ['ACTIVE', 'PENDING'].map((status): Ask => ({ pageNo: 1, pageSize: 200, status })) as [Ask, Ask]
export function accountAsk(to: string): DownlineAsk {
  const account = to.trim()
  return { pageNo: 1, pageSize: 100, ...(account !== '' && { account }) }
}

// What we know. The list of contracts says what became of an offer whose answer was lost
const listFx = attach({ effect: endpointFx(listContracts), mapParams: (_: void) => newest })
export const offerCall = createMoneyCall<Request, ContractResult, Pick<Offered, 'to' | 'type'>, Offered>({
  name: 'offer-contract',
  send: attach({
    effect: endpointFx(offerContract),
    mapParams: ({ account, type, period, terms }: Request) => ({
      account,
      contractType: type,
      periodType: period,
      terms: terms.map((tier) => sentTier(type, tier)),
    }),
  }),
  traceOf: ({ account, type }) => ({ to: account, type }),
  history: createEffect(async (): Promise<readonly Offered[]> =>
    (await listFx()).content.map(({ contractId, toAccount, contractType, direction, requestType }) => ({
      reference: contractId,
      to: toAccount,
      type: contractType,
      isOffer: direction === 'OFFERED' && requestType === 'NEW',
    })),
  ),
  isTrace: ({ to, type, isOffer }, trace) => isOffer && to === trace.to && type === trace.type,
})
const $last = createStore<{ to: string; type: OfferedType } | null>(null)
  .on(offerCall.asked, (_, { account, type }) => ({ to: account, type }))
  .reset(sessionEnded)
/** The highest rates that the gateway has answered to allow, until contracts change. */
const $answeredLimits = createStore<Limits>(noLimits).reset(sessionEnded, contracts.refreshedAll)
sample({
  clock: offerCall.state.updates,
  source: { answered: $answeredLimits, last: $last },
  filter: ({ last }, state) => last !== null && mostIn(state) !== undefined,
  fn: ({ answered, last }, state): Limits => ({ ...answered, ...(last && { [last.type]: mostIn(state) }) }),
  target: $answeredLimits,
})
export const $offer = combine({
  team: downlines.known,
  contracts: $contracts,
  state: offerCall.state,
  answered: $answeredLimits,
  last: $last,
  drafts: $drafts,
})

// How it changes: an offer that breaks the law of tiers is not sent
const named = { wanted: offerWanted.filter({ fn: isNamed }), retried: offerRetried.filter({ fn: isNamed }) }
sample({ clock: named.wanted, fn: accountAsk, target: downlines.wanted })
sample({ clock: named.retried, fn: accountAsk, target: downlines.retried })
for (const ask of [runAsk, waitAsk]) {
  sample({ clock: named.wanted, fn: () => ask, target: contracts.refreshed })
  sample({ clock: named.retried, fn: () => ask, target: contracts.retried })
}
const requested = sample({
  clock: forRealAccounts(intentOf('offer-contract')),
  source: { answered: $answeredLimits, contracts: $contracts },
  fn: ({ answered, contracts: { known } }, { account, type, period, terms }): Request | null => {
    const offered = contractTypes.find((one) => one === type)
    const running = known.entries[keyOfAsk(runAsk)]
    if (!offered || terms.length === 0 || terms.length > mostTiers) return null
    const limits = limitsOf(running?.status === 'ready' ? running.value : null, answered)
    const tiers = terms.map((tier) => tierOf(offered, tier))
    return checkTiers(offered, tiers, limits[offered] ?? '1').length === 0 ? { account, type: offered, period, terms: tiers } : null
  },
})
sample({ clock: requested, filter: (request) => request !== null, target: offerCall.asked })
follow(offerCall, 'offer-contract')
sample({
  clock: offerCall.moved,
  source: { state: offerCall.state, last: $last },
  fn: ({ state, last }) => formOf(receiverOf(state, last?.to) ?? ''),
  target: draftForgotten,
})
sample({ clock: offerCall.moved, target: contracts.refreshedAll })

/** Whom the newest offer is for, if that is known: after a reload, only an offer that was found says it. */
function receiverOf(state: State, last: string | undefined): string | undefined {
  return state.status === 'found' ? state.record.to : last
}
function isNamed(to: string): boolean {
  return to !== ''
}
/** Each account has a draft of its own. */
function formOf(to: string): string {
  return `offer-contract ${to}`
}

/** A tier as it was typed: rates in percent become fractions. What is no exact decimal stays, and is wrong. */
function tierOf(type: OfferedType, typed: Tier): Tier {
  return Object.fromEntries(
    tierFields[type].map(({ name, kind }) => {
      const text = ownValue(typed, name) ?? ''
      if (kind !== 'rate' || !z.safeParse(Amount, text).success) return [name, text]
      const fraction = productOf(text, 0.01)
      return [name, productOf(fraction, 100) === text ? fraction : `${text}%`] // more decimals than a fraction of the gateway has
    }),
  )
}

/** The tiers of a draft, whose fields have the number of their tier before their name. */
function tiersIn(draft: Readonly<Record<string, string>>, type: OfferedType): Tier[] {
  return tierNumbers(draft).map((number) =>
    tierOf(type, Object.fromEntries(tierFields[type].map(({ name }) => [name, ownValue(draft, `${number} ${name}`) ?? '']))),
  )
}

/** Numbers, only those that are given. What a team has lost is negative in the gateway's terms, and typed without a sign. */
function sentTier(type: OfferedType, tier: Tier) {
  return Object.fromEntries(
    tierFields[type].flatMap(({ name }) => {
      const text = ownValue(tier, name) ?? ''
      return text === '' ? [] : [[name, name === 'periodProfitLoss' && text !== '0' ? -Number(text) : Number(text)]]
    }),
  )
}

const Range = z.object({ maxAmount: maybeDecimal })

function mostIn(state: State): Amount | undefined {
  if (state.status !== 'refused' || state.failure.kind !== 'refused' || !isRefused(state.failure, 'RATE_OUT_OF_RANGE')) return undefined
  const range = z.safeParse(Range, state.failure.value ?? {})
  return range.success ? range.data.maxAmount : undefined
}

const ratesOf = ({ terms }: GatewayContract) =>
  terms.flatMap(({ rate, winRate, lossRate }) => [rate, winRate, lossRate].filter((one) => one !== undefined))

/** The highest rate that may be offered, by type: what the gateway has answered, else the highest that the agent's own contract gives. */
const limitsOf = (running: Contracts | null, answered: Limits): Limits =>
  Object.fromEntries(
    contractTypes.flatMap((type) => {
      const own = (running?.content ?? []).filter(
        ({ contractType, direction, status }) => contractType === type && direction === 'RECEIVED' && status === 'ACTIVE',
      )
      const highest = own
        .flatMap(ratesOf)
        .reduce<Amount | undefined>((most, rate) => (most === undefined || compareAmounts(rate, most) > 0 ? rate : most), undefined)
      const limit = answered[type] ?? highest
      return limit === undefined ? [] : [[type, limit]]
    }),
  )

function refusalOf(team: Downlines, found: Downline | undefined): ContractOffer['refused'] {
  // A search has pages: what is not on the first may be on another one, and the gateway decides
  if (!found) return team.totalPages > 1 ? undefined : 'not-below'
  return found.type === 0 ? 'member' : undefined
}

const offerNoun = memo(
  (
    state: State,
    named: string,
    team: Downlines,
    running: Contracts,
    waiting: Contracts,
    answered: Limits,
    last: string | undefined,
    drafts: Drafts,
    currency: string,
    progress: Progress,
    outcomes: Readonly<Record<string, string>>,
  ): ContractOffer => {
    // What came of an offer to somebody else was read there; one whose answer is being looked for is shown everywhere
    const isOver = state.status !== 'sending' && state.status !== 'unknown'
    const receiver = receiverOf(state, last)
    const found = team.content.find(({ account }) => account.toLowerCase() === named.toLowerCase())
    const to = found?.account ?? named
    const refused = refusalOf(team, found)
    const form = formOf(to)
    const draft = draftIn(drafts, form)
    const type = contractTypes.find((one) => one === draft['type']) ?? 'DIVIDEND'
    const limits = limitsOf(running, answered)
    return {
      to,
      form,
      currency,
      ...(refused && { refused }),
      contracts: [...waiting.content, ...running.content]
        .filter((one, index, all) => otherOf(one) === to && all.findIndex(({ contractId }) => contractId === one.contractId) === index)
        .map((one) => contractOf(one, progress, outcomes)),
      limits: { ...limits },
      call: callNoun(isOver && receiver !== undefined && receiver !== to ? { status: 'idle' } : state),
      faults: checkTiers(type, tiersIn(draft, type), limits[type] ?? '1'),
      draft,
    }
  },
)
/** The offer to an account, with what became of it. */
export function offerOf(
  to: string,
  values: { team: Downlines; running: Contracts; waiting: Contracts },
  { state, answered, last, drafts, contracts: { currency, progress, outcomes } }: ReturnType<typeof $offer.getState>,
): ContractOffer {
  const { team, running, waiting } = values
  return offerNoun(state, to, team, running, waiting, answered, last?.to, drafts, currency, progress, outcomes)
}
