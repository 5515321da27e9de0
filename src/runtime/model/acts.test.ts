import { allSettled, createWatch, fork } from 'effector'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

import type { Intent } from '../../schemas/intents.ts'
import { actOf, readActOf, recordOf } from './acts.ts'
import { send } from './intents.ts'
import { errorReported } from './lifecycle.ts'

const acts = actOf('claim-reward')
const records = recordOf('claim-mission')
const amounts = readActOf('confirm-withdrawal', z.object({ records: z.tuple([z.string()]), values: z.object({ amount: z.number() }) }))

/** A portal in which everything that is acted on is recorded. */
function aPortal() {
  const scope = fork()
  const log: unknown[] = []
  createWatch({ unit: acts, scope, fn: (act) => log.push(act.records) })
  createWatch({ unit: records, scope, fn: (record) => log.push(record) })
  createWatch({ unit: amounts, scope, fn: ({ values: { amount } }) => log.push(amount) })
  createWatch({ unit: errorReported, scope, fn: (fault) => log.push(fault) })
  const from = { page: 'home', node: 'list' }
  return {
    log,
    act: (intent: Omit<Extract<Intent, { kind: 'act' }>, 'kind'>) =>
      allSettled(send, { scope, params: { intent: { kind: 'act', ...intent }, from } }),
  }
}

test('an act reaches those who answer its action, and nobody else', async () => {
  const { log, act } = aPortal()

  await act({ action: 'claim-reward', records: ['a', 'b'] })
  await act({ action: 'claim-rebate', records: ['c'] })
  await act({ action: 'claim-reward', records: [] })

  expect(log).toEqual([['a', 'b'], []])
})

test('the records of an act come one by one, each once', async () => {
  const { log, act } = aPortal()

  await act({ action: 'claim-mission', records: ['a', 'b', 'a'] })
  await act({ action: 'claim-mission', records: [] })
  await act({ action: 'claim-mission', records: ['a'] })

  expect(log).toEqual(['a', 'b', 'a'])
})

test('an act whose values are unusable is reported with its place, and the next one is done', async () => {
  const { log, act } = aPortal()

  await act({ action: 'confirm-withdrawal', records: ['a'] })
  await act({ action: 'confirm-withdrawal', records: ['a'], values: { amount: 'secret' } })
  await act({ action: 'confirm-withdrawal', records: ['a'], values: { amount: 7 } })

  const fault = (code: string) => ({ code: 'model/unusable-act', page: 'home', node: 'list', message: code })
  expect(log).toEqual([
    fault('"confirm-withdrawal" cannot be done: values.amount: Invalid input'),
    fault('"confirm-withdrawal" cannot be done: values.amount: Invalid input'),
    7,
  ])
})
