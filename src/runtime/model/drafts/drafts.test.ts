import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'

import { aMember } from '../../../../tests/support/portal/builders.ts'
import { send } from '../intents.ts'
import { $member, sessionEnded } from '../context/session.ts'
import { fakePlatform } from '../../../../tests/support/portal/fake-platform.ts'
import { $platform } from '../lifecycle.ts'
import { $drafts, draftsStarted } from './drafts.ts'

/** The topic is loaded by the first page of money, when the player has been here for long. */
async function aTopic() {
  const scope = fork({
    values: [
      [$member, aMember()],
      [$platform, fakePlatform()],
    ],
  })
  await allSettled(draftsStarted, { scope })
  const keep = (amount: string) =>
    allSettled(send, { scope, params: { intent: { kind: 'keep-draft', form: 'withdraw', values: { amount } } } })
  return { scope, keep }
}

test('what was typed is kept although the topic is loaded after the login', async () => {
  const { scope, keep } = await aTopic()
  await keep('20')
  expect(scope.getState($drafts)).toEqual({ withdraw: { amount: '20' } })
})

test('a page that is left because the session has ended keeps what was typed for its player, and shows it to nobody else', async () => {
  const { scope, keep } = await aTopic()
  await allSettled(sessionEnded, { scope })
  await keep('20')
  expect(scope.getState($drafts)).toEqual({})
  await allSettled($member, { scope, params: aMember() })
  expect(scope.getState($drafts)).toEqual({ withdraw: { amount: '20' } })
  await allSettled($member, { scope, params: aMember({ id: 'another' }) })
  expect(scope.getState($drafts)).toEqual({})
})

test('a reload finds it in the tab, but no number of a card; a logout forgets it', async () => {
  const platform = fakePlatform()
  const open = async () => {
    const scope = fork({
      values: [
        [$member, aMember()],
        [$platform, platform],
      ],
    })
    await allSettled(draftsStarted, { scope })
    return scope
  }
  const first = await open()
  const numbers = { cardNo: '4111111111111111', account: '2048817730' }
  const values = { amount: '1000000', channel: 'card-100000', payerName: 'Maya Lin', ...numbers }
  await allSettled(send, { scope: first, params: { intent: { kind: 'keep-draft', form: 'deposit', values } } })
  const { cardNo: _, account: __, ...kept } = values
  expect((await open()).getState($drafts)).toEqual({ deposit: kept })
  expect(first.getState($drafts)).toEqual({ deposit: values })

  const other = fork({
    values: [
      [$member, aMember({ id: 'another' })],
      [$platform, platform],
    ],
  })
  await allSettled(draftsStarted, { scope: other })
  expect(other.getState($drafts)).toEqual({})

  await allSettled(send, { scope: first, params: { intent: { kind: 'logout' } } })
  expect(first.getState($drafts)).toEqual({})
})
