import { attach, createEffect, createStore, sample } from 'effector'
import type { Effect, Store } from 'effector'

import type { MoneyAction } from '../../../schemas/intents.ts'
import type { FundRecord, FundRecords } from '../../../schemas/gateway/funds.ts'
import type { FundEntry } from '../../../schemas/nouns/funds.ts'
import { intentOf } from '../intents.ts'
import { $platform } from '../lifecycle.ts'
import type { MoneyCallUnits } from '../money-calls/money-call.ts'
import { moneyNews } from '../notifications/money-news.ts'
import { recordChanged } from '../requests/record-changed.ts'
import { memo } from '../../../rules/memo.ts'
import { createResource } from '../requests/resource.ts'
import { balance } from '../wallet/balance.ts'

/** A record as evidence that money was moved. */
export type Booked = FundEntry & { type?: string }

const day = 24 * 3_600_000
const key = 'newest'
const none: readonly Booked[] = []

type Range = { startTime: string; endTime: string; pageNo: number; pageSize: number }
type Watched = Pick<MoneyCallUnits<never, unknown, never>, 'checked' | 'cleared' | 'moved' | 'started'>

/** The newest records of a history of money: as evidence for a money call, and to be shown beside its form. */
export function createHistory(name: 'deposits' | 'withdrawals', listFx: Effect<Range, FundRecords>) {
  const newestFx = attach({ source: $platform, mapParams: (_: void, { clock }) => newestOf(clock.now()), effect: listFx })
  const records = createResource<void, FundRecords>({ name, ask: () => newestFx(), keyOf: () => key, session: 'real' })
  const $newest: Store<readonly Booked[]> = records.known.map(({ entries }) => {
    const entry = entries[key]
    return entry?.status === 'ready' ? bookedIn(entry.value) : none
  })
  const $turns = createStore(0).on($newest, (turns) => turns + 1) // the first reading brings nothing new
  const bookedFx = createEffect(async (): Promise<readonly Booked[]> => bookedIn(await newestFx()))

  /** The history is read again when money was moved, and when the player asks what became of it. */
  function followed(call: Watched, action: MoneyAction): void {
    const asked = sample({ clock: intentOf('check-money'), filter: (intent) => intent.action === action, fn: () => undefined })
    sample({ clock: asked, target: [call.checked, records.refreshed] })
    sample({ clock: intentOf('clear-money'), filter: (intent) => intent.action === action, fn: () => undefined, target: call.cleared })
    sample({ clock: call.moved, target: records.refreshed })
    sample({ clock: moneyNews, target: records.refreshedAll })
    // The page of the record shows the same
    sample({ clock: [call.moved, moneyNews], fn: () => `records.${name}`, target: recordChanged })
    // What has arrived or gone is in the balance
    sample({ clock: $newest.updates, source: $turns, filter: (turns) => turns > 1, fn: () => undefined, target: balance.refreshedAll })
  }
  return { records, $newest, bookedFx, followed }
}

/** Of the last days, with room for a clock that is wrong. */
export function newestOf(now: number): Range {
  return { startTime: timeText(now - 30 * day), endTime: timeText(now + 2 * day), pageNo: 1, pageSize: 20 }
}

function timeText(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19)}+00:00`
}

export const entryOf = memo(({ referenceNo, amount, status, time, fee, remark }: FundRecord): FundEntry => ({
  reference: referenceNo,
  amount,
  status,
  time,
  ...(fee !== undefined && { fee }),
  ...(remark && { remark }),
}))

const bookedIn = memo(({ content }: FundRecords): readonly Booked[] => content.map((record) => entryOf(record)))
