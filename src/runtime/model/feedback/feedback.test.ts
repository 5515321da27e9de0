import { allSettled } from 'effector'
import { expect, test } from 'vitest'

import { offline, refused } from '../../../../tests/support/gateway/fake-gateway.ts'
import { settle } from '../../../../tests/support/portal/fake-platform.ts'
import { drawnPng } from '../../../../tests/support/pictures/picture-files.ts'
import { aPortal, openGateway } from '../../../../tests/support/portal/portal.ts'
import type { Feedback } from '../../../schemas/nouns/service.ts'
import { sendFeedback } from '../../gateway/endpoints/service/send-feedback.ts'
import { $popups } from '../navigation/popups.ts'
import { sessionEnded } from '../context/session.ts'
import { topic } from './topic.ts'
import { feedback as source } from './sources.ts'

const message = { questionType: 'GAME', content: ' The fish swim backwards ', pictures: [] }
const feedback = { kind: 'send-feedback', about: 'feedback', ...message } as const
const complaint = { kind: 'send-feedback', about: 'complaint', ...message } as const
const draft = { kind: 'keep-draft', form: 'feedback', values: { questionType: 'GAME', content: feedback.content } } as const

async function aPlayer({ as = 0 }: { as?: number | 'guest' } = {}) {
  const gateway = openGateway(as === 'guest' ? undefined : as).answer(sendFeedback, { feedbackId: 'F7' })
  const portal = await aPortal({ ...(as !== 'guest' && { as }), gateway, topics: [topic] })
  return {
    ...portal,
    form: (kind = 'feedback') => {
      const state = portal.read(source, { kind })
      return state.status === 'ready' ? (state.value as Feedback) : undefined
    },
    calls: () => gateway.calls.filter(({ name }) => name === 'sendFeedback').map(({ params }) => params as Record<string, unknown>),
    popups: () => portal.scope.getState($popups).map(({ popup }) => popup),
  }
}

test('feedback is one call with its pictures as files; afterwards it is among what was sent', async () => {
  const { send, form, calls } = await aPlayer()
  const data = btoa(String.fromCharCode(...drawnPng))
  await send({ ...feedback, pictures: [{ name: 'koi.png', data }] })
  const [{ images, ...rest } = {}] = calls()
  expect(rest).toEqual({ questionType: 'GAME', content: 'The fish swim backwards' })
  const [image] = images as File[]
  expect([image?.name, image?.type, new Uint8Array(await image!.arrayBuffer())]).toEqual(['koi.png', 'image/png', drawnPng])
  expect(form()).toMatchObject({
    call: { status: 'idle' },
    sent: [{ about: 'feedback', questionType: 'GAME', content: 'The fish swim backwards', reference: 'F7' }],
  })
})

test('a complaint goes the same way, and each kind has its own progress', async () => {
  const { send, form, calls, gateway } = await aPlayer()
  gateway.fail(sendFeedback, offline)
  await send(complaint)
  expect([form('complaint')?.call.status, form()?.call.status]).toEqual(['unknown', 'idle'])
  expect(calls()).toEqual([{ questionType: 'GAME', content: 'The fish swim backwards' }])
})

test('a double click is one call', async () => {
  const { send, calls } = await aPlayer()
  await Promise.all([send(feedback), send(feedback)])
  expect(calls().length).toBe(1)
})

test('a lost answer is not repeated by itself, and the player may send it again', async () => {
  const { send, form, calls, gateway, platform } = await aPlayer()
  gateway.fail(sendFeedback, offline)
  await send(feedback)
  await platform.pass(600_000)
  await settle()
  expect([form()?.call, calls().length]).toEqual([{ status: 'unknown' }, 1])
  gateway.answer(sendFeedback, { feedbackId: 'F8' })
  await send(feedback)
  expect([form()?.call.status, form()?.sent.length, calls().length]).toEqual(['idle', 1, 2])
})

test.each([
  ['CONTENT_LENGTH', 'content'],
  ['IMAGE_TYPE', 'images'],
  ['IMAGE_TOO_LARGE', 'images'],
  ['TOO_MANY_IMAGES', 'images'],
  ['PARAM_INVALID', undefined],
])('a refusal %s is about %s', async (code, field) => {
  const { send, form, gateway } = await aPlayer()
  gateway.fail(sendFeedback, refused(code, 200, 'Not like this'))
  await send(feedback)
  expect(form()?.call).toEqual({ status: 'refused', refusal: { text: { text: 'Not like this' }, ...(field && { field }) } })
})

test('what was typed is kept, and gone once it was sent from a form that was left', async () => {
  const { send, form, gateway } = await aPlayer()
  gateway.fail(sendFeedback, offline)
  await send(draft)
  await send(feedback)
  expect(form()?.draft).toEqual(draft.values)
  gateway.answer(sendFeedback, { feedbackId: 'F8' })
  await send({ ...feedback, content: 'Something else' })
  expect(form()?.draft).toEqual(draft.values)
  await send(feedback)
  expect(form()?.draft).toEqual({})
})

test('a guest is asked to log in, a trial account for a real one, and nothing is sent', async () => {
  const guest = await aPlayer({ as: 'guest' })
  await guest.send(feedback)
  const trial = await aPlayer({ as: 4 })
  await trial.send(feedback)
  expect([guest.popups(), trial.popups()]).toEqual([['login'], ['need-true-account']])
  expect([guest.calls(), trial.calls()]).toEqual([[], []])
  expect([guest.read(source), trial.read(source)]).toEqual([{ status: 'needs-login' }, { status: 'needs-login' }])
})

test('the next player sees nothing of it', async () => {
  const { send, scope, read } = await aPlayer()
  await send(feedback)
  await allSettled(sessionEnded, { scope })
  expect(read(source)).toEqual({ status: 'needs-login' })
})
