import { allSettled, createEffect, fork } from 'effector'
import type { EventCallable } from 'effector'
import { expect, test } from 'vitest'

import { aMember } from '../../../../tests/support/portal/builders.ts'
import { offline, refused } from '../../../../tests/support/gateway/fake-gateway.ts'
import { fakePlatform, settle } from '../../../../tests/support/portal/fake-platform.ts'
import type { Failure } from '../../../schemas/failure.ts'
import { GatewayError } from '../../gateway/gateway-error.ts'
import type { DeviceLocks } from '../../platform/device-locks.ts'
import type { DeviceStorage } from '../../platform/device-storage.ts'
import { noLocks } from '../../platform/device-locks.ts'
import { $deviceLocks, $deviceStorage } from '../device-storage.ts'
import { $platform } from '../lifecycle.ts'
import { $member } from '../context/session.ts'
import { createMoneyCall } from './money-call.ts'

type Entry = { reference: string; amount: number }
const failed = (failure: Failure) => new GatewayError('pay', failure)

/** A bank that books what arrives. `send` and `history` decide what happens on the way. */
function aBank() {
  const books: Entry[] = [{ reference: 'old', amount: 50 }]
  const ways = {
    send: async (amount: number): Promise<Entry> => book(amount),
    history: async (): Promise<readonly Entry[]> => [...books],
  }
  const counts = { sent: 0, asked: 0 }
  function book(amount: number): Entry {
    const entry = { reference: `new-${books.length}`, amount }
    books.unshift(entry)
    return entry
  }
  return { books, ways, counts, book }
}

const start = Date.parse('2027-01-10T12:00:00Z')
const undecided = { at: start }
type Given = { member?: string; device?: Record<string, string>; locks?: DeviceLocks; now?: number }

/** A tab of a device. `device` is what the device remembers, `locks` what only one of its tabs does. */
function aCall(bank: ReturnType<typeof aBank>, { member = '7', device = {}, locks = noLocks, now = start }: Given = {}) {
  const platform = fakePlatform({ now })
  const call = createMoneyCall<number, Entry, { amount: number }, Entry>({
    name: 'pay',
    send: createEffect((amount: number) => ((bank.counts.sent += 1), bank.ways.send(amount))),
    traceOf: (amount) => ({ amount }),
    history: createEffect(() => ((bank.counts.asked += 1), bank.ways.history())),
    isTrace: (record, { amount }) => record.amount === amount,
  })
  const storage: DeviceStorage = {
    read: (key) => device[key],
    write: (key, text) => void (device[key] = text),
    remove: (key) => void delete device[key],
  }
  const scope = fork({
    values: [
      [$platform, platform],
      [$deviceStorage, storage],
      [$deviceLocks, locks],
      [$member, aMember({ id: member })],
    ],
  })
  const run = async <Params>(unit: EventCallable<Params>, params: Params) => {
    void allSettled(unit as EventCallable<unknown>, { scope, params }) // not awaited: a test keeps answers back
    await settle()
  }
  return { call, scope, platform, device, run, state: () => scope.getState(call.state) }
}

test('a double submit is one request', async () => {
  const bank = aBank()
  let release = () => {}
  bank.ways.send = (amount) => new Promise((resolve) => (release = () => resolve(bank.book(amount))))
  const { call, run, state } = aCall(bank)
  await run(call.asked, 20)
  for (let i = 0; i < 5; i++) await run(call.asked, 20)
  expect({ sent: bank.counts.sent, state: state() }).toEqual({ sent: 1, state: { status: 'sending' } })
  release()
  await settle()
  expect(state()).toEqual({ status: 'done', value: { reference: 'new-1', amount: 20 } })
  expect(bank.books.length).toBe(2)
})

test.each<[string, Failure]>([
  ['no answer', offline],
  ['an unreadable body', { kind: 'contract', detail: 'value' }],
  ['a 5xx with an envelope', refused('INTERNAL', 500)],
])('%s is never sent again: the history is asked, and has it', async (_, failure) => {
  const bank = aBank()
  bank.ways.send = async (amount) => {
    bank.book(amount)
    throw failed(failure)
  }
  const { call, run, state } = aCall(bank)
  await run(call.asked, 20)
  expect(state()).toEqual({ status: 'found', record: { reference: 'new-1', amount: 20 } })
  expect(bank.counts).toEqual({ sent: 1, asked: 2 })
})

test('what was booked before with the same amount is not taken for the request; what is not there is said so after a while', async () => {
  const bank = aBank()
  bank.ways.send = () => Promise.reject(failed(offline))
  const { call, run, state, platform } = aCall(bank)
  await run(call.asked, 50)
  expect(state()).toEqual({ status: 'unknown', checking: true, undecided })
  await platform.pass(7_000)
  await settle()
  expect(state()).toEqual({ status: 'unknown', checking: true, undecided })
  await platform.pass(2_000)
  await settle()
  expect({ state: state(), sent: bank.counts.sent }).toEqual({ state: { status: 'missing' }, sent: 1 })
})

test('a request that was booked after it was said to be missing is found before it is sent a second time', async () => {
  const bank = aBank()
  bank.ways.send = () => Promise.reject(failed(offline))
  const { call, run, state, platform } = aCall(bank)
  await run(call.asked, 20)
  await platform.pass(10_000)
  await settle()
  expect(state()).toEqual({ status: 'missing' })
  bank.book(20)
  await run(call.asked, 20)
  expect({ state: state(), sent: bank.counts.sent }).toEqual({
    state: { status: 'found', record: { reference: 'new-1', amount: 20 } },
    sent: 1,
  })
})

test('a refusal moves nothing and looks nothing up', async () => {
  const bank = aBank()
  bank.ways.send = () => Promise.reject(failed(refused('AMOUNT_OUT_OF_RANGE')))
  const { call, run, state } = aCall(bank)
  await run(call.asked, 20)
  expect({ state: state(), asked: bank.counts.asked }).toEqual({
    state: { status: 'refused', failure: refused('AMOUNT_OUT_OF_RANGE') },
    asked: 1,
  })
})

test('after too many requests nothing is sent for as long as the gateway asks', async () => {
  const bank = aBank()
  const send = bank.ways.send
  const failure = { ...refused('TOO_MANY_REQUESTS', 429), retryAfter: 60 } as Failure
  bank.ways.send = () => Promise.reject(failed(failure))
  const { call, run, state, platform } = aCall(bank)
  await run(call.asked, 20)
  bank.ways.send = send
  await platform.pass(59_000)
  await run(call.asked, 20)
  await run(call.cleared, undefined)
  expect({ state: state(), sent: bank.counts.sent }).toEqual({ state: { status: 'refused', failure }, sent: 1 })

  await platform.pass(1_000)
  await settle()
  expect(state()).toEqual({ status: 'idle' })
  await run(call.asked, 20)
  expect({ state: state().status, sent: bank.counts.sent }).toEqual({ state: 'done', sent: 2 })
})

test('neither a reload nor another tab ends the wait after too many requests; a clock that was set back does', async () => {
  const bank = aBank()
  const device: Record<string, string> = {}
  const send = bank.ways.send
  bank.ways.send = () => Promise.reject(failed({ ...refused('TOO_MANY_REQUESTS', 429), retryAfter: 60 } as Failure))
  const first = aCall(bank, { device })
  await first.run(first.call.asked, 20)
  bank.ways.send = send
  const left = { status: 'refused', failure: { kind: 'refused', code: 'TOO_MANY_REQUESTS', message: '', status: 429, retryAfter: 20 } }

  const reloaded = aCall(bank, { device, now: start + 40_000 })
  await reloaded.run(reloaded.call.started, undefined)
  expect(reloaded.state()).toEqual(left)
  const other = aCall(bank, { device, now: start + 40_000 })
  await other.run(other.call.asked, 20)
  expect({ state: other.state(), sent: bank.counts.sent }).toEqual({ state: left, sent: 1 })

  await reloaded.platform.pass(20_000)
  await settle()
  expect(reloaded.state()).toEqual({ status: 'idle' })
  const setBack = aCall(bank, { device, now: start - 1_000 })
  await setBack.run(setBack.call.asked, 20)
  expect({ state: setBack.state().status, sent: bank.counts.sent }).toEqual({ state: 'done', sent: 2 })
})

test('while the history cannot be read nothing is sent', async () => {
  const bank = aBank()
  bank.ways.history = () => Promise.reject(failed(offline))
  const { call, run, state } = aCall(bank)
  await run(call.asked, 20)
  expect({ state: state(), sent: bank.counts.sent }).toEqual({ state: { status: 'unsent', failure: offline }, sent: 0 })
})

test('a gateway without that history takes the request; a lost answer stays unknown', async () => {
  const bank = aBank()
  bank.ways.history = () => Promise.reject(failed(refused('NOT_FOUND', 404)))
  bank.ways.send = () => Promise.reject(failed(offline))
  const { call, run, state } = aCall(bank)
  await run(call.asked, 20)
  expect({ state: state(), sent: bank.counts.sent }).toEqual({ state: { status: 'unknown', checking: false, undecided }, sent: 1 })
})

test('a history that does not answer leaves it unknown, and is asked again when the player wants it', async () => {
  const bank = aBank()
  const history = bank.ways.history
  bank.ways.send = async (amount) => {
    bank.book(amount)
    bank.ways.history = () => Promise.reject(failed(offline))
    throw failed(offline)
  }
  const { call, run, state, platform } = aCall(bank)
  await run(call.asked, 20)
  await platform.pass(10_000)
  await settle()
  expect(state()).toEqual({ status: 'unknown', checking: false, undecided })
  bank.ways.history = history
  await run(call.checked, undefined)
  expect({ state: state(), sent: bank.counts.sent }).toEqual({
    state: { status: 'found', record: { reference: 'new-1', amount: 20 } },
    sent: 1,
  })
})

test('what was not sent at all is said so, and nothing is looked for', async () => {
  const bank = aBank()
  bank.ways.send = () => Promise.reject(failed({ kind: 'offline', sent: false }))
  const { call, run, state, device } = aCall(bank)
  await run(call.asked, 20)
  expect({ state: state(), asked: bank.counts.asked, device }).toEqual({
    state: { status: 'unsent', failure: { kind: 'offline', sent: false } },
    asked: 1,
    device: {},
  })
})

/** A bank that answers nothing any more, whatever it books. */
function aBankThatHangs() {
  const bank = aBank()
  bank.ways.send = () => new Promise(() => {})
  return bank
}

test('after a reload the history is asked about a request without an answer, for the same member alone', async () => {
  const bank = aBankThatHangs()
  const first = aCall(bank)
  await first.run(first.call.asked, 20)
  bank.book(20)
  const { device } = first

  const other = aCall(bank, { member: '8', device })
  await other.run(other.call.started, undefined)
  expect(other.state()).toEqual({ status: 'idle' })

  const again = aCall(bank, { device })
  await again.run(again.call.started, undefined)
  expect({ state: again.state(), device }).toEqual({
    state: { status: 'found', record: { reference: 'new-1', amount: 20 } },
    device: {},
  })
})

test('what the device remembers has no secrets: the trace, the references before it and the time', async () => {
  const bank = aBankThatHangs()
  const { call, run, device } = aCall(bank)
  await run(call.asked, 20)
  expect(device).toEqual({ 'foyer-money-pay/7': JSON.stringify([{ trace: { amount: 20 }, known: ['old'], at: start }]) })
})

test('while a request is not decided another tab sends no such one, but one of another amount', async () => {
  const bank = aBankThatHangs()
  const first = aCall(bank)
  await first.run(first.call.asked, 20)
  const { device } = first
  const { call, run, state, platform } = aCall(bank, { device, now: start + 60_000 })
  await run(call.asked, 20)
  expect({ state: state(), sent: bank.counts.sent }).toEqual({ state: { status: 'unknown', checking: true, undecided }, sent: 1 })
  await platform.pass(10_000)
  await settle()
  expect(state()).toEqual({ status: 'missing' })
  await run(call.asked, 30)
  expect({ state: state(), sent: bank.counts.sent }).toEqual({ state: { status: 'sending' }, sent: 2 })
})

test('a request that the history does not have may be sent again, from any tab', async () => {
  const bank = aBank()
  const { send } = bank.ways
  bank.ways.send = () => Promise.reject(failed(offline))
  const first = aCall(bank)
  await first.run(first.call.asked, 20)
  await first.platform.pass(10_000)
  await settle()
  expect(first.state()).toEqual({ status: 'missing' })
  bank.ways.send = send
  const { device } = first
  const other = aCall(bank, { device })
  await other.run(other.call.asked, 20)
  expect({ state: other.state(), sent: bank.counts.sent, device }).toEqual({
    state: { status: 'done', value: { reference: 'new-1', amount: 20 } },
    sent: 2,
    device: {},
  })
})

test('while another tab sends one nothing is sent here', async () => {
  const bank = aBank()
  const { call, run, state } = aCall(bank, { locks: { take: () => undefined } })
  await run(call.asked, 20)
  expect({ state: state(), counts: bank.counts }).toEqual({ state: { status: 'elsewhere' }, counts: { sent: 0, asked: 0 } })
})

test.each([
  ['no list', 'null'],
  ['of nothing', '[null]'],
  ['half written', '[{"trace":{"am'],
  ['older than the history', JSON.stringify([{ trace: { amount: 20 }, known: [], at: start - 31 * 24 * 3_600_000 }])],
])('a memory of the device that is %s stops nobody', async (_, text) => {
  const bank = aBank()
  const { call, run, state } = aCall(bank, { device: { 'foyer-money-pay/7': text } })
  await run(call.started, undefined)
  await run(call.asked, 20)
  expect(state()).toEqual({ status: 'done', value: { reference: 'new-1', amount: 20 } })
})

test('a device that remembers nothing still knows of the request until the page is closed', async () => {
  const bank = aBankThatHangs()
  const device = new Proxy<Record<string, string>>({}, { set: () => true })
  const { call, run, platform, state } = aCall(bank, { device })
  bank.ways.send = () => Promise.reject(failed(offline))
  await run(call.asked, 20)
  await platform.pass(2_000)
  bank.ways.history = () => Promise.reject(failed(offline))
  await platform.pass(8_000)
  expect(state()).toEqual({ status: 'unknown', checking: false, undecided })
  bank.ways.history = async () => [...bank.books]
  bank.book(20)
  await run(call.checked, undefined)
  expect(state()).toEqual({ status: 'found', record: { reference: 'new-1', amount: 20 } })
})

test('the result of a member is not shown to the next one', async () => {
  const bank = aBank()
  let release = () => {}
  bank.ways.send = (amount) => new Promise((resolve) => (release = () => resolve(bank.book(amount))))
  const { call, scope, run, state } = aCall(bank)
  await run(call.asked, 20)
  void allSettled($member as never, { scope, params: aMember({ id: '8' }) as never })
  release()
  await settle()
  expect(state()).toEqual({ status: 'idle' })
})
