// @vitest-environment happy-dom
import { cleanup, fireEvent } from '@testing-library/react'
import { allSettled } from 'effector'
import { afterEach, describe, expect, test } from 'vitest'

import type { LayoutDocument } from '../../src/schemas/documents.ts'
import type { Failure } from '../../src/schemas/failure.ts'
import type { FormField } from '../../src/schemas/nouns/form.ts'
import { registerDownline } from '../../src/runtime/gateway/endpoints/agents/register-downline.ts'
import { createRegisterLink } from '../../src/runtime/gateway/endpoints/agents/create-register-link.ts'
import { bindAccount } from '../../src/runtime/gateway/endpoints/member/bind-account.ts'
import { changePassword } from '../../src/runtime/gateway/endpoints/session/change-password.ts'
import { readMember } from '../../src/runtime/gateway/endpoints/member/read-member.ts'
import { setTransactionPassword } from '../../src/runtime/gateway/endpoints/member/set-transaction-password.ts'
import { updateProfile } from '../../src/runtime/gateway/endpoints/member/update-profile.ts'
import { topic as downlinesTopic } from '../../src/runtime/model/downlines/topic.ts'
import { topic as formsTopic } from '../../src/runtime/model/forms/topic.ts'
import { topic as loginTopic } from '../../src/runtime/model/login/topic.ts'
import { $popups } from '../../src/runtime/model/navigation/popups.ts'
import { topic as securityTopic } from '../../src/runtime/model/security/topic.ts'
import { loggedIn } from '../../src/runtime/model/context/session.ts'
import type { Example } from '../../src/runtime/contract/widget.ts'
import { aMember } from '../support/portal/builders.ts'
import { drawExample } from '../support/widgets/draw-widget.tsx'
import { offline, refused } from '../support/gateway/fake-gateway.ts'
import { fakePlatform } from '../support/portal/fake-platform.ts'
import { aFormPortal, baseForm, formGateway, formRelease } from '../support/portal/forms.ts'
import type { FormPortal } from '../support/portal/forms.ts'
import { widgetOf } from '../support/widgets/widgets.ts'

const calls = [updateProfile, changePassword, setTransactionPassword, bindAccount, createRegisterLink, registerDownline]
const { contract, examples, view } = widgetOf('form')

/** What is typed in each form of an account, by its fields; `secret` ones go with the form, `numbers` are not kept over a reload. */
const forms = [
  {
    form: 'profile',
    typed: {
      nickname: 'Maya',
      realName: 'Maya Lin',
      birthday: '1990-02-03',
      address: 'Harbour Road 12',
      telegram: 'maya_lin',
      skype: 'm.lin',
    },
  },
  {
    form: 'change-password',
    typed: { oldPassword: 'Passw0rd1', newPassword: 'Secret123', confirmNewPassword: 'Secret123' },
    secret: ['oldPassword', 'newPassword', 'confirmNewPassword'],
  },
  {
    form: 'payment-password',
    typed: { newPassword: '135790', confirmNewPassword: '135790' },
    secret: ['newPassword', 'confirmNewPassword'],
  },
  {
    form: 'change-payment-password',
    typed: { oldPassword: '246813', newPassword: '135790', confirmNewPassword: '135790' },
    secret: ['oldPassword', 'newPassword', 'confirmNewPassword'],
  },
  {
    form: 'bind-mobile',
    typed: { countryDialingCode: '971', mobileNum: '501234567', verificationCode: '908172' },
    secret: ['verificationCode'],
  },
  { form: 'bind-email', typed: { email: 'maya@example.test' } },
  { form: 'bind-google', typed: { verificationCode: '654321' }, numbers: ['verificationCode'] },
  {
    form: 'bind-bank-account',
    typed: { bankName: 'Harbour Bank', accountNo: '2048817730', payeeName: 'Maya Lin', paymentPassword: '246813' },
    secret: ['paymentPassword'],
    numbers: ['accountNo'],
  },
  {
    form: 'register-downline',
    typed: { username: 'newAgent1', password: 'Passw0rd1', type: '41', rate: '5.5' },
    secret: ['password'],
  },
  { form: 'register-link', typed: { type: '41', rate: '5.5', remark: 'Spring' } },
] as { form: string; typed: Record<string, string>; secret?: string[]; numbers?: string[] }[]

afterEach(cleanup)

describe.each(forms)('what is typed in the form $form', ({ form, typed, secret = [], numbers = [] }) => {
  const popup: LayoutDocument = { kind: 'page', id: form, format: 1, as: 'popup', access: 'real', nodes: [] }
  const portalOf = async (platform = fakePlatform({ storage: { token: 'tok' } })) => {
    const portal = await aFormPortal({
      gateway: formGateway({ as: 0 }),
      forms: [form],
      topics: [formsTopic, loginTopic, securityTopic, downlinesTopic],
      as: 0,
      platform,
      release: formRelease({ forms: [baseForm(form)], more: [popup] }),
    })
    await portal.send({ kind: 'open', popup: form })
    return portal
  }
  async function drawnOn(portal: FormPortal) {
    const shown = (): Example<any> => ({ ...examples['usual']!, inputs: { form: portal.form(form), state: portal.state(form) } })
    const drawn = drawExample(contract, await view(), shown())
    const field = (name: string) => drawn.root.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`)!
    /** The model gets what the form has sent, and the form what the model knows then. */
    async function told() {
      for (const [intent] of drawn.send.mock.calls.splice(0)) await portal.send(intent, { page: form, node: 'form' })
    }
    return {
      ...drawn,
      told,
      again: (language?: 'AR') => drawn.again({ ...shown(), ...(language && { language }) }),
      type: () => Object.entries(typed).forEach(([name, value]) => fireEvent.change(field(name), { target: { value } })),
      values: () => Object.fromEntries(Object.keys(typed).map((name) => [name, field(name).value])),
      async submit() {
        fireEvent.submit(drawn.root.querySelector('form')!)
        await told()
      },
    }
  }
  /** All of it but these fields, which are as if nobody had typed in them. */
  const but = (names: readonly string[], portal: FormPortal) => {
    const fields = portal.form(form).methods.flatMap((method): FormField[] => method.fields)
    const first = (name: string) => fields.find(({ key }) => key === name)?.value ?? ''
    return Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, names.includes(name) ? first(name) : value]))
  }
  const untouched = (portal: FormPortal) => but(Object.keys(typed), portal)

  test.each<[string, Failure]>([
    ['is refused', refused('PARAM_INVALID')],
    ['is not answered', offline],
    ['breaks the gateway', refused('INTERNAL', 500)],
  ])('stays with its passwords when it %s, and in another language', async (_, failure) => {
    const portal = await portalOf()
    for (const call of calls) portal.gateway.fail(call, failure)
    const drawn = await drawnOn(portal)
    drawn.type()
    await drawn.submit()
    drawn.again()
    expect(portal.state(form)).toMatchObject({ pending: false, round: 1 })
    expect(drawn.values()).toEqual(typed)
    drawn.again('AR')
    expect(drawn.values()).toEqual(typed)
  })

  test('is there again without passwords when its popup is closed at once and opened again', async () => {
    const portal = await portalOf()
    const drawn = await drawnOn(portal)
    drawn.type()
    drawn.unmount()
    await drawn.told()
    await portal.send({ kind: 'close', popup: form })
    await portal.send({ kind: 'open', popup: form })
    expect((await drawnOn(portal)).values()).toEqual(but(secret, portal))
  })

  test('is there again, popup and all, when the session ends with the call and the same player logs in', async () => {
    const portal = await portalOf()
    for (const call of calls) portal.gateway.fail(call, refused('TOKEN_EXPIRED', 401))
    const drawn = await drawnOn(portal)
    drawn.type()
    await drawn.submit()
    expect(portal.scope.getState($popups).map(({ popup: id }) => id)).toEqual(['login'])
    drawn.unmount()
    await drawn.told()

    await allSettled(loggedIn, { scope: portal.scope, params: { token: 'tok-2' } })
    await portal.send({ kind: 'close', popup: 'login' })
    expect(portal.scope.getState($popups).map(({ popup: id }) => id)).toEqual([form])
    expect((await drawnOn(portal)).values()).toEqual(but(secret, portal))
  })

  test('is there again, popup and all, when its page leads to the login and back', async () => {
    const portal = await portalOf()
    await portal.at('/member', 'member')
    await portal.send({ kind: 'open', popup: form })
    for (const call of calls) portal.gateway.fail(call, refused('TOKEN_EXPIRED', 401))
    const drawn = await drawnOn(portal)
    drawn.type()
    await drawn.submit()
    drawn.unmount()
    await drawn.told()
    await portal.at('/login?back=/member', 'login')

    await allSettled(loggedIn, { scope: portal.scope, params: { token: 'tok-2' } })
    expect(portal.scope.getState($popups).map(({ popup: id }) => id)).toEqual([])
    await portal.at('/member', 'member')
    expect(portal.scope.getState($popups).map(({ popup: id }) => id)).toEqual([form])
    expect((await drawnOn(portal)).values()).toEqual(but(secret, portal))
  })

  test('is shown to nobody else', async () => {
    const portal = await portalOf()
    const drawn = await drawnOn(portal)
    drawn.type()
    drawn.unmount()
    await drawn.told()
    portal.gateway.answer(readMember, aMember({ id: 'another' }))
    await allSettled(loggedIn, { scope: portal.scope, params: { token: 'tok-2' } })
    expect((await drawnOn(portal)).values()).toEqual(untouched(portal))
  })

  test('is forgotten with a logout', async () => {
    const portal = await portalOf()
    const drawn = await drawnOn(portal)
    drawn.type()
    drawn.unmount()
    await drawn.told()
    await portal.send({ kind: 'logout' })
    await allSettled(loggedIn, { scope: portal.scope, params: { token: 'tok-2' } })
    expect((await drawnOn(portal)).values()).toEqual(untouched(portal))
  })

  test('is there again after a reload, without passwords, codes and numbers of accounts, which the tab has nowhere', async () => {
    const portal = await portalOf()
    const drawn = await drawnOn(portal)
    drawn.type()
    dispatchEvent(new Event('pagehide'))
    await drawn.told()
    cleanup()

    const again = await portalOf(fakePlatform({ storage: portal.platform.storage }))
    expect((await drawnOn(again)).values()).toEqual(but([...secret, ...numbers], again))
    const written = JSON.stringify(portal.platform.storage)
    expect([...secret, ...numbers].filter((name) => written.includes(typed[name]!))).toEqual([])
  })
})
