import { attach, combine, createEvent, createStore, sample } from 'effector'

import type { Consolidated } from '../../../schemas/gateway/member.ts'
import type { ContractSummary } from '../../../schemas/nouns/contracts.ts'
import type { SourceState } from '../../contract/source.ts'
import { intentOf } from '../intents.ts'
import { $platform } from '../lifecycle.ts'
import { badgeCounted } from '../menu/badges.ts'
import { absent } from '../requests/resource.ts'
import { readyOf } from '../requests/states.ts'
import { $contract, $token } from '../context/session.ts'

/** Where a tab keeps which requests its player has closed the panel over. Another request shows it again. */
const key = 'consolidated'

const kinds = [
  { field: 'divtypereq', type: 'DIVIDEND' },
  { field: 'dailysalreqtype', type: 'DAILY' },
  { field: 'contracthoursalreq', type: 'HOURLY' },
  { field: 'realtimesalreqtype', type: 'REALTIME' },
] as const

// What may happen
/** The topic has come to a portal. */
export const contractsStarted = createEvent()

// What we know
const $summary = $contract.map((contract): ContractSummary | null => contract && summaryOf(contract))
/** For how many kinds a request waits: each kind has one flag (gateway.md, section 15). Closing the panel changes nothing of it. */
export const $waiting = $summary.map((summary) => summary?.waiting.length ?? 0)
const $closed = createStore('').reset($token.updates)
export const $panel = combine($summary, $closed, (summary, closed): SourceState<ContractSummary> =>
  summary === null || signOf(summary) === closed ? absent : readyOf(summary),
)

// How it changes
sample({
  clock: [contractsStarted, $waiting.updates],
  source: $waiting,
  fn: (count) => ({ badge: 'badges.contracts', count }),
  target: badgeCounted,
})
const readFx = attach({ source: $platform, effect: ({ session }) => session.read(key) ?? '' })
const closeFx = attach({
  source: { platform: $platform, summary: $summary },
  effect({ platform: { session }, summary }) {
    const closed = summary ? signOf(summary) : ''
    session.write(key, closed)
    return closed
  },
})
sample({ clock: contractsStarted, target: readFx })
sample({ clock: intentOf('close-contracts'), fn: () => undefined, target: closeFx })
$closed.on([readFx.doneData, closeFx.doneData], (_, closed) => closed)

export function summaryOf(contract: NonNullable<Consolidated>): ContractSummary {
  const { enableContract, enableSalary } = contract
  return {
    waiting: kinds.flatMap(({ field, type }): ContractSummary['waiting'] => {
      const request = contract[field] === 1 ? 'NEW' : contract[field] === 2 ? 'TERMINATE' : undefined
      return request ? [{ type, request }] : []
    }),
    has: [
      ...(enableContract ? ['DIVIDEND'] : []),
      ...(enableSalary.daily ? ['DAILY'] : []),
      ...(enableSalary.hourly ? ['HOURLY'] : []),
      ...(enableSalary.realtime ? ['REALTIME'] : []),
    ],
  }
}

function signOf({ waiting }: ContractSummary): string {
  return ['closed', ...waiting.map(({ type, request }) => `${type} ${request}`)].join(',')
}
