import { allSettled } from 'effector'
import { expect, test } from 'vitest'

import { aMember } from '../../../../tests/support/portal/builders.ts'
import { aPortal } from '../../../../tests/support/portal/portal.ts'
import { $deviceStorage } from '../device-storage.ts'
import { $member } from '../context/session.ts'
import { columnsChoice as source } from './sources.ts'
import { topic } from './topic.ts'

const device = (kept: Record<string, string> = {}) => ({
  kept,
  read: (key: string) => kept[key],
  write: (key: string, value: string) => void (kept[key] = value),
  remove: (key: string) => void delete kept[key],
})
const maya = `foyer-columns ${aMember().id}`

async function anAgent(storage = device()) {
  const portal = await aPortal({ as: 1, topics: [topic], values: [[$deviceStorage, storage]] })
  return {
    ...portal,
    hide: (table: string, ...hidden: string[]) => portal.send({ kind: 'choose-columns', table, hidden }),
    hidden: (table: string) => portal.read(source, { table }),
  }
}
const ready = (table: string, ...hidden: string[]) => ({ status: 'ready', value: { table, hidden } })

test('the columns that a player hides are kept by table, and come back with the next visit', async () => {
  const storage = device()
  const first = await anAgent(storage)
  await first.hide('bets/records', 'status', 'profit')
  await first.hide('losses/records', 'rate')
  const next = await anAgent(storage)

  expect(['bets/records', 'losses/records', 'others'].map(next.hidden)).toEqual([
    ready('bets/records', 'status', 'profit'),
    ready('losses/records', 'rate'),
    ready('others'),
  ])
  expect(next.hidden('bets/records')).toBe(next.hidden('bets/records'))
  await next.hide('bets/records')
  expect(storage.kept).toEqual({ [maya]: '{"losses/records":["rate"]}' })
})

test('another account at the device has its own choice, and who is not logged in has none', async () => {
  const { scope, hide, hidden } = await anAgent()
  await hide('bets/records', 'status')
  await allSettled($member, { scope, params: null })
  expect(hidden('bets/records')).toEqual(ready('bets/records'))
  await allSettled($member, { scope, params: aMember({ id: 'another' }) })
  expect(hidden('bets/records')).toEqual(ready('bets/records'))
  await allSettled($member, { scope, params: aMember() })
  expect(hidden('bets/records')).toEqual(ready('bets/records', 'status'))
})

test('what another tab has kept for another table stays', async () => {
  const storage = device()
  const [one, other] = [await anAgent(storage), await anAgent(storage)]
  await one.hide('bets/records', 'status')
  await other.hide('losses/records', 'rate')
  expect(storage.kept).toEqual({ [maya]: '{"bets/records":["status"],"losses/records":["rate"]}' })
})

test('a device that keeps nothing has the choice until the page is left', async () => {
  const { hide, hidden } = await anAgent({ kept: {}, read: () => undefined, write: () => {}, remove: () => {} })
  await hide('bets/records', 'status')
  await hide('losses/records', 'rate')
  expect([hidden('bets/records'), hidden('losses/records')]).toEqual([ready('bets/records', 'status'), ready('losses/records', 'rate')])
})

test.each(['null', '{', '[]', '"x"', '{"bets/records":null}', '{"bets/records":[null]}', '{"__proto__":["a"]}'])(
  'when the device has %s every column is shown, and a choice can be made',
  async (kept) => {
    const { hide, hidden } = await anAgent(device({ [maya]: kept }))
    expect([hidden('bets/records'), hidden('toString')]).toEqual([ready('bets/records'), ready('toString')])
    await hide('bets/records', 'status')
    expect(hidden('bets/records')).toEqual(ready('bets/records', 'status'))
  },
)
