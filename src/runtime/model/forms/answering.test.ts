import { expect, test, vi } from 'vitest'

import type { FormAction } from '../../../schemas/form-actions.ts'
import { logIn } from '../../gateway/endpoints/session/log-in.ts'
import { readMember } from '../../gateway/endpoints/member/read-member.ts'
import { aFormPortal, aLogin, formGateway } from '../../../../tests/support/portal/forms.ts'
import { refused } from '../../../../tests/support/gateway/fake-gateway.ts'
import { aMember } from '../../../../tests/support/portal/builders.ts'
import { longestWait } from '../../../../tests/support/runner/longest-wait.ts'
import { topic as loginTopic } from '../login/topic.ts'
import '../toasts/topic.ts'
import { $toasts } from '../toasts/toasts.ts'
import { $token } from '../context/session.ts'
import { $topics } from '../topic-loading.ts'
import type { TopicEntry } from '../topic-loading.ts'
import { topic as formsTopic } from './topic.ts'

const typed = { username: 'ann', password: 'Passw0rd1', slider: '100' }

/** A portal whose forms are loaded, and the topics that answer their actions are not. */
async function aPortal({
  load = () => Promise.resolve(),
  ...options
}: { load?: () => Promise<void> } & Pick<NonNullable<Parameters<typeof aFormPortal>[0]>, 'start' | 'forms'> = {}) {
  const loads: string[] = []
  const entry = (name: string, formActions: readonly FormAction[]): TopicEntry => ({
    name,
    starts: 'needed',
    formActions,
    load: async () => {
      loads.push(name)
      await load()
      return { topic: loginTopic }
    },
  })
  const portal = await aFormPortal({
    gateway: formGateway().answer(logIn, aLogin()).answer(readMember, aMember()),
    topics: [formsTopic],
    values: [[$topics, [entry('security', ['update-profile']), entry('login', ['log-in', 'change-password', 'register'])]]],
    forms: [],
    ...options,
  })
  const logins = () => portal.gateway.names().filter((name) => name === 'logIn').length
  return { ...portal, loads, logins }
}
/** A download that takes until it is told to end. */
function aDownload() {
  let arrive = () => {}
  const ended = new Promise<void>((resolve) => {
    arrive = resolve
  })
  return { load: () => ended, arrive: () => arrive() }
}

test('a form that is drawn loads the topic that answers its action, once, and no other', async () => {
  const { loads, draw } = await aPortal()

  await draw('login')
  await draw('change-password')

  expect(loads).toEqual(['login'])
})

test('the topic is loaded beside what the form waits for: an id tells the action of most forms', async () => {
  const { loads, draw, form } = await aPortal({ start: false })

  await draw('login')
  await draw('registration')

  expect(() => form('login')).toThrow('The form is loading.')
  expect(loads).toEqual(['login'])
})

test('a submit waits for the topic of its action, and is sent when that is here', async () => {
  const { load, arrive } = aDownload()
  const { draw, form, state, submit, logins, loads, scope } = await aPortal({ load })
  const drawn = [draw('login')]
  await vi.waitFor(() => expect(form('login').methods).not.toEqual([]), longestWait)
  await vi.waitFor(() => expect(state('login').slider?.background).toBeDefined(), longestWait)

  drawn.push(submit('login', typed))
  expect({ pending: state('login').pending, logins: logins(), loads }).toEqual({ pending: true, logins: 0, loads: ['login'] })
  arrive()
  await Promise.all(drawn)

  expect({ pending: state('login').pending, logins: logins(), loads }).toEqual({ pending: false, logins: 1, loads: ['login'] })
  expect(scope.getState($token)).toBe('tok-1')
})

test('a topic that cannot be downloaded ends the submit with a failure; nothing typed is lost, and the next one asks again', async () => {
  let broken = true
  const load = () => (broken ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve())
  const { draw, state, submit, logins, loads, scope } = await aPortal({ load })
  await draw('login')

  await submit('login', typed)
  expect(state('login')).toMatchObject({
    pending: false,
    errors: {},
    failure: { message: { text: 't:error.script' } },
    draft: { username: 'ann' },
  })
  expect(scope.getState($toasts)).toMatchObject([{ message: { text: 't:error.script' }, reload: true }])
  expect({ loads, logins: logins(), puzzle: state('login').slider?.background }).toEqual({
    loads: ['login', 'login'],
    logins: 0,
    puzzle: ['/slider/1.png'],
  })
  broken = false
  await submit('login', typed)

  expect({ loads: loads.length, logins: logins(), token: scope.getState($token) }).toEqual({ loads: 3, logins: 1, token: 'tok-1' })
})

test('a form with a fault says so although its topic cannot be downloaded', async () => {
  const { draw, state, submit } = await aPortal({ load: () => Promise.reject(new TypeError('Failed to fetch')) })
  await draw('login')

  await submit('login', { ...typed, username: '' })

  expect(state('login')).toMatchObject({ pending: false, errors: { username: { text: 't:rule.username-missing' } }, failure: undefined })
})

test('a form that is closed while its submit waits sends nothing', async () => {
  const { load, arrive } = aDownload()
  const { draw, form, state, submit, logins, send } = await aPortal({ load })
  const sent = [draw('login')]
  await vi.waitFor(() => expect(form('login').methods).not.toEqual([]), longestWait)

  sent.push(send({ kind: 'open', popup: 'login' }), submit('login', typed), send({ kind: 'close' }, { page: 'login', node: 'form' }))
  arrive()
  await Promise.all(sent)

  expect({ pending: state('login').pending, logins: logins() }).toEqual({ pending: false, logins: 0 })
})

test('a form with an action that no topic answers says that it is not enabled', async () => {
  const { draw, state, submit } = await aPortal()
  await draw('forgot-by-email')

  await submit('forgot-by-email', { username: 'ann', email: 'ann@example.test' })

  expect(state('forgot-by-email').failure?.message).toEqual({ text: 't:form.function-disabled' })
})

test('a refusal by the gateway is told apart from a download that failed', async () => {
  const { draw, state, submit, gateway } = await aPortal()
  gateway.fail(logIn, refused('LOGIN_INVALID'))
  await draw('login')

  await submit('login', typed)

  expect(state('login').failure?.message).toEqual({ text: 't:form.login-invalid' })
})
