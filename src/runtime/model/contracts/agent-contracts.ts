import { combine, merge } from 'effector'

import type { Contracts, ContractTerm, GatewayContract } from '../../../schemas/gateway/contracts.ts'
import { ContractAnswer } from '../../../schemas/nouns/contracts.ts'
import type { Contract, ContractList, Term } from '../../../schemas/nouns/contracts.ts'
import { ownValue } from '../../../schemas/own-value.ts'
import { acceptContract } from '../../gateway/endpoints/agents/accept-contract.ts'
import { listContracts } from '../../gateway/endpoints/agents/list-contracts.ts'
import { rejectContract } from '../../gateway/endpoints/agents/reject-contract.ts'
import { terminateContract } from '../../gateway/endpoints/agents/terminate-contract.ts'
import { recordOf } from '../acts.ts'
import { callOf } from '../requests/call.ts'
import { memo } from '../../../rules/memo.ts'
import { createResource } from '../requests/resource.ts'
import { atLeastOne, codeOf } from '../requests/states.ts'
import { claimOf, createClaims } from '../rewards/claims.ts'
import type { Progress } from '../rewards/claims.ts'
import { $symbol } from '../wallet/balance.ts'

const pageSize = 10 // contracts on a page (chosen)
const checkedAtOnce = 100 // on a page when it is looked whether one was answered

export type ContractArgs = { page?: number | string | undefined; status?: string | undefined }
/** `record`: the source, where it is one of records. */
export type Ask = {
  pageNo: number
  pageSize: number
  status?: string
  direction?: string
  contractType?: string
  record?: string
}

const ask = callOf(listContracts)
const calls = { accept: callOf(acceptContract), reject: callOf(rejectContract), terminate: callOf(terminateContract) }

// What we know: pages of contracts
export const contracts = createResource<Ask, Contracts>({
  name: 'contracts',
  ask: ({ record: _, ...page }) => ask(page),
  keyOf: keyOfAsk,
  familyOf: (asked) => `${asked.record ?? ''}/${keyOfAsk({ ...asked, pageNo: 1 })}`,
  session: 'agent',
})

// How it changes: an answer is sent once; when the gateway's is lost, its list says whether the contract may still be answered so
const $titles = contracts.known.map(({ entries }) =>
  Object.fromEntries(
    Object.values(entries).flatMap((entry) =>
      entry.status === 'ready' ? entry.value.content.map((contract) => [contract.contractId, otherOf(contract)]) : [],
    ),
  ),
)
const { $progress, $outcomes } = createClaims({
  asked: merge(ContractAnswer.options.map((answer) => recordOf(`${answer}-contract`).map((contractId) => ({ contractId, answer })))),
  keyOf: ({ contractId }) => contractId,
  claim: async ({ contractId, answer }) => {
    await calls[answer]({ contractId })
    return { state: answer }
  },
  isOpen: async ({ contractId, answer }) => {
    for (let pageNo = 1, pages = 1; pageNo <= pages; pageNo += 1) {
      const { content, totalPages } = await ask({ pageNo, pageSize: checkedAtOnce })
      const found = content.find((contract) => contract.contractId === contractId)
      if (found) return answersOf(found).includes(answer)
      pages = totalPages
    }
    return false
  },
  $titles,
  words: 'contract-',
  changed: [contracts.refreshedAll],
  answered: contracts.answered,
})
/** What became of contracts since they were listed. */
export const $answered = combine({ progress: $progress, outcomes: $outcomes })
export const $contracts = combine({ known: contracts.known, progress: $progress, outcomes: $outcomes, currency: $symbol })

export function askOf({ page, status }: ContractArgs): Ask {
  const code = codeOf(status)
  return { pageNo: atLeastOne(page, 1), pageSize, ...(code !== undefined && { status: code }) }
}
export function keyOfAsk({ pageNo, pageSize: size, status, direction, contractType }: Ask): string {
  return [status, direction, contractType, pageNo, size].join('/')
}

/** Only the receiver of a request accepts or rejects it; what runs, and an own offer, can be ended. */
export function answersOf({ status, direction, requestType }: GatewayContract): ContractAnswer[] {
  if (status === 'ACTIVE') return ['terminate']
  if (status !== 'PENDING') return []
  if (direction === 'RECEIVED') return ['accept', 'reject']
  return requestType === 'NEW' ? ['terminate'] : []
}

export function otherOf({ direction, fromAccount, toAccount }: GatewayContract): string {
  return direction === 'RECEIVED' ? fromAccount : toAccount
}

/** What a term says: fields that the gateway leaves out are none. */
function termOf(term: ContractTerm): Term {
  return Object.fromEntries(Object.entries(term).filter((entry): entry is [string, string] => entry[1] !== undefined))
}

/** Agreeing ends a contract of the one who agrees: a question warns of it. */
function warns({ downlineHigherRate, requestType }: GatewayContract): boolean {
  return downlineHigherRate === true && requestType === 'NEW'
}

/** What may be done with a contract, as a record says it. */
export function dueOf(contract: GatewayContract): { due?: string } {
  const [first] = answersOf(contract)
  if (first === undefined) return {}
  return { due: first === 'terminate' ? 'end' : warns(contract) ? 'answer-higher' : 'answer' }
}

export function contractOf(contract: GatewayContract, progress: Progress, outcomes: Readonly<Record<string, string>>): Contract {
  const { contractId } = contract
  return {
    key: contractId,
    type: contract.contractType,
    period: contract.periodType,
    from: contract.fromAccount,
    to: contract.toAccount,
    received: contract.direction === 'RECEIVED',
    request: contract.requestType,
    status: contract.status,
    terms: contract.terms.map(termOf),
    time: contract.createdTime,
    answers: ownValue(outcomes, contractId) === undefined ? answersOf(contract) : [],
    warns: warns(contract),
    ...claimOf(progress, contractId),
  }
}

/** A page of contracts. What was answered since it was asked for cannot be answered again. */
export const contractListOf = memo(
  (
    { content, totalPages }: Contracts,
    progress: Progress,
    outcomes: Readonly<Record<string, string>>,
    currency: string,
    page: number,
    status: string,
  ): ContractList => ({
    contracts: content
      .filter(({ contractId }, index) => content.findIndex((other) => other.contractId === contractId) === index)
      .map((contract) => contractOf(contract, progress, outcomes)),
    status,
    page,
    pages: Math.max(1, totalPages),
    currency,
  }),
)
