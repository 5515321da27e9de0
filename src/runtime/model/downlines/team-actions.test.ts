import { expect, test } from 'vitest'

import { decrypt } from '../../../../mocks/state/decrypt.ts'
import { offline, refused } from '../../../../tests/support/gateway/fake-gateway.ts'
import { aFormPortal, baseForm, formGateway, formRelease } from '../../../../tests/support/portal/forms.ts'
import { Downlines, RegisterLinks } from '../../../schemas/gateway/agents.ts'
import { createRegisterLink } from '../../gateway/endpoints/agents/create-register-link.ts'
import { listDownlines } from '../../gateway/endpoints/agents/list-downlines.ts'
import { listRegisterLinks } from '../../gateway/endpoints/agents/list-register-links.ts'
import { registerDownline } from '../../gateway/endpoints/agents/register-downline.ts'
import { topic as formsTopic } from '../forms/topic.ts'
import { topic as downlinesTopic } from './topic.ts'

type Gateway = ReturnType<typeof formGateway>
const agent = 1
const [manual, link] = ['register-downline', 'register-link']
const typed = { username: 'newAgent1', password: 'Passw0rd1', type: '41', rate: '5.5' }
const teamOf = (...accounts: string[]) => Downlines.parse({ content: accounts.map((account, id) => ({ id, account })), totalPages: 1 })
const linksOf = (...list: object[]) => RegisterLinks.parse({ list })
const open = (): Gateway =>
  formGateway({ as: agent })
    .answer(listDownlines, teamOf('newAgent12'))
    .answer(registerDownline, undefined)
    .answer(listRegisterLinks, linksOf())
    .answer(createRegisterLink, undefined)
const aForm = (gateway: Gateway, form: string) =>
  aFormPortal({
    gateway,
    forms: [form],
    topics: [formsTopic, downlinesTopic],
    as: agent,
    release: formRelease({ forms: [baseForm(form)] }),
  })
const sentTo = (gateway: Gateway, name: string) =>
  gateway.calls.filter((call) => call.name === name).map(({ params }) => params as Record<string, unknown>)

test('an account is registered once, name and password encrypted, its rate a fraction', async () => {
  const gateway = open()
  const portal = await aForm(gateway, manual)
  await Promise.all([portal.submit(manual, typed), portal.submit(manual, typed)])
  const [sent, ...more] = sentTo(gateway, 'registerDownline')
  expect([more, sent?.['type'], sent?.['rate']]).toEqual([[], 41, 0.055])
  expect([await decrypt(sent?.['username']), await decrypt(sent?.['password'])]).toEqual(['newAgent1', 'Passw0rd1'])
  expect(portal.state(manual).done).toEqual({ text: 't:form.downline-registered', values: { account: 'newAgent1' } })
})

test.each([['-1'], ['101'], ['5.555'], ['5,5'], ['much'], ['']])('the rate %j is not sent', async (rate) => {
  const gateway = open()
  const portal = await aForm(gateway, manual)
  await portal.submit(manual, { ...typed, rate })
  expect([Object.keys(portal.state(manual).errors), sentTo(gateway, 'registerDownline')]).toEqual([['rate'], []])
})

test('a rate above the agent’s own says at its field which are allowed; a name that is taken at its own', async () => {
  const gateway = open().fail(registerDownline, { ...refused('RATE_OUT_OF_RANGE'), value: { minAmount: 0, maxAmount: '0.075' } } as never)
  const portal = await aForm(gateway, manual)
  await portal.submit(manual, typed)
  expect(portal.state(manual).errors).toEqual({ rate: { text: 't:form.rate-range', values: { min: '0', max: '7.5' } } })
  gateway.fail(registerDownline, refused('RATE_OUT_OF_RANGE', 200, 'Too high'))
  await portal.submit(manual, typed)
  expect(portal.state(manual).errors).toEqual({ rate: { text: 'Too high' } })
  gateway.fail(registerDownline, refused('USERNAME_TAKEN'))
  await portal.submit(manual, typed)
  expect(portal.state(manual).errors).toEqual({ username: { text: 't:form.username-taken' } })

  gateway.answer(listDownlines, teamOf('NEWAGENT1'))
  const before = sentTo(gateway, 'registerDownline').length
  await portal.submit(manual, typed)
  expect([portal.state(manual).errors, sentTo(gateway, 'registerDownline').length]).toEqual([
    { username: { text: 't:form.username-taken' } },
    before,
  ])
})

test('a lost answer is looked up in the team, and nothing is sent again', async () => {
  const gateway = open().fail(registerDownline, offline)
  gateway.answer(listDownlines, () => (sentTo(gateway, 'registerDownline').length > 0 ? teamOf('newagent1') : teamOf()))
  const portal = await aForm(gateway, manual)
  await portal.submit(manual, typed)
  expect([portal.state(manual).done?.text, sentTo(gateway, 'registerDownline').length]).toEqual(['t:form.downline-registered', 1])

  const gone = open().fail(registerDownline, offline)
  const another = await aForm(gone, manual)
  await another.submitAndWait(manual, typed)
  expect(another.state(manual).failure?.message.text).toBe('t:form.downline-unsure')
  gone.answer(listDownlines, () => {
    if (sentTo(gone, 'registerDownline').length > 1) throw new Error('no answer')
    return teamOf()
  })
  await another.submitAndWait(manual, typed)
  expect([another.state(manual).failure?.message.text, another.state(manual).pending]).toEqual(['t:form.team-unknown', false])
})

test('an account that is registered seconds after the answer was lost is found', async () => {
  const gateway = open().fail(registerDownline, offline)
  let looks = 0
  gateway.answer(listDownlines, () => (sentTo(gateway, 'registerDownline').length > 0 && ++looks > 2 ? teamOf('newagent1') : teamOf()))
  const portal = await aForm(gateway, manual)
  await portal.submitAndWait(manual, typed)
  expect([portal.state(manual).done?.text, sentTo(gateway, 'registerDownline').length]).toEqual(['t:form.downline-registered', 1])
})

test('a link is made with type, rate and remark; a lost answer is looked up among the links that are new', async () => {
  const gateway = open()
  const portal = await aForm(gateway, link)
  await portal.submit(link, { type: '0', rate: '1', remark: ' Spring ' })
  expect(sentTo(gateway, 'createRegisterLink')).toEqual([{ type: 0, rate: 0.01, remark: 'Spring' }])
  expect(portal.state(link).done).toEqual({ text: 't:form.link-made' })

  const old = { linkId: 1, type: 0, rate: '0.01', registerUrl: '/x', affiliateCode: 'A' }
  const lost = open().fail(createRegisterLink, offline).answer(listRegisterLinks, linksOf(old))
  const another = await aForm(lost, link)
  await another.submitAndWait(link, { type: '0', rate: '1', remark: '' })
  expect(another.state(link).failure?.message.text).toBe('t:form.link-unsure')
  lost.answer(listRegisterLinks, () => (sentTo(lost, 'createRegisterLink').length > 1 ? linksOf({ ...old, linkId: 2 }, old) : linksOf(old)))
  await another.submit(link, { type: '0', rate: '1', remark: '' })
  expect([another.state(link).done?.text, sentTo(lost, 'createRegisterLink').length]).toEqual(['t:form.link-made', 2])
})
