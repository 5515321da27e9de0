import { readFileSync } from 'node:fs'

import type { Flags, Form, LayoutDocument, Release } from '../../../src/schemas/documents.ts'
import type { LoginValue, Slider } from '../../../src/schemas/gateway/session.ts'
import type { FieldSetting, PermissionInfo } from '../../../src/schemas/gateway/system.ts'
import type { FormState, FormView } from '../../../src/schemas/nouns/form.ts'
import { createMockGateway } from '../../../mocks/server.ts'
import { createGateway } from '../../../src/runtime/gateway/client.ts'
import { listCountries } from '../../../src/runtime/gateway/endpoints/system/list-countries.ts'
import { readCaptcha } from '../../../src/runtime/gateway/endpoints/session/read-captcha.ts'
import { readPermission } from '../../../src/runtime/gateway/endpoints/system/read-permission.ts'
import { readSlider } from '../../../src/runtime/gateway/endpoints/session/read-slider.ts'
import { topic as formsTopic } from '../../../src/runtime/model/forms/topic.ts'
import { topic as loginTopic } from '../../../src/runtime/model/login/topic.ts'
import { $arrivedTopics } from '../../../src/runtime/model/topic-loading.ts'
import { $patterns } from '../../../src/runtime/model/forms/patterns.ts'
import type { FormPatterns } from '../../../src/runtime/model/forms/patterns.ts'
import { form as formSource, formState as stateSource } from '../../../src/runtime/model/forms/sources.ts'
import type { FakeGateway } from '../gateway/fake-gateway.ts'
import { fakePlatform } from './fake-platform.ts'
import { openGateway, aPortal } from './portal.ts'
import type { TestPortal } from './portal.ts'
import { aBrand, aPermission, aRelease } from './builders.ts'

/** Bytes 00 to 1f, as in gateway.md's own example. */
export const encryptionKey = 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8='

const read = (path: string): unknown => JSON.parse(readFileSync(`${import.meta.dirname}/../../../layouts/_base/${path}`, 'utf8'))

/** A form as the project's own documents have it. */
export function baseForm(id: string): Form {
  return read(`forms/${id}.json`) as Form
}

/** The documents that forms depend on: flags, and the pages that are popups. */
export function formRelease({
  forms = ['login', 'registration', 'change-password', 'forgot-by-email', 'forgot-by-phone', 'verify-ip', 'agent-login'].map(baseForm),
  brand = {},
  more = [],
}: { forms?: Form[]; brand?: Parameters<typeof aBrand>[0]; more?: LayoutDocument[] } = {}): Release {
  const popups = ['login', 'register', 'forgot-password'].map((id): LayoutDocument => ({
    kind: 'page',
    id,
    format: 1,
    as: 'popup',
    over: 'home',
    nodes: [],
  }))
  return aRelease(
    [
      read('flags.json') as Flags,
      ...popups,
      ...forms,
      aBrand({ constants: (read('brand.json') as ReturnType<typeof aBrand>).constants, ...brand }),
      ...more,
    ],
    {
      '/': 'home',
      '/rng': 'rng',
      '/member': 'member',
      '/login': 'login',
      '/register': 'register',
      '/forgot-password': 'forgot-password',
      '/agent': 'agent',
      '/agentHome': 'agent-home',
    },
  )
}

export function setting(rule: Partial<FieldSetting> = {}): FieldSetting {
  return { enabled: true, required: true, acceptedPattern: '*', patternId: undefined, minLength: undefined, maxLength: undefined, ...rule }
}

export const aSlider: Slider = {
  enabled: true,
  sliderId: 's1',
  background: '/slider/1.png',
  piece: '/slider/1p.png',
  pieceY: 40,
  width: 320,
  height: 160,
  pieceSize: 44,
}
export const aLogin = (login: Partial<LoginValue> = {}): LoginValue => ({
  token: 'tok-1',
  firstTimeLogin: false,
  passwordExpired: false,
  oneClickToken: undefined,
  ...login,
})

export type FormPortal = TestPortal & {
  form: (id: string) => FormView
  state: (id: string) => FormState
  /** Draws a form, as its node does. */
  draw: (id: string) => Promise<void>
  submit: (form: string, values: Record<string, string>, method?: string, page?: string) => Promise<void>
  /** Submits and lets the time pass in which a lost answer is looked for. */
  submitAndWait: (form: string, values: Record<string, string>) => Promise<void>
  type: (form: string, field: string, values: Record<string, string>, leaving?: boolean, method?: string) => Promise<void>
  sendCode: (form: string, values: Record<string, string>, method?: string) => Promise<void>
}

/** A gateway with a key, these flags on and these registration settings. */
export function formGateway({
  flags = [],
  register = {},
  info = {},
  as,
}: { flags?: string[]; register?: PermissionInfo['register']; info?: Partial<PermissionInfo>; as?: number | undefined } = {}): FakeGateway {
  let captchas = 0
  return openGateway(as)
    .answer(
      readPermission,
      aPermission({
        info: {
          encryption: { algorithm: 'AES-256-CBC', key: encryptionKey },
          whitelabel: flags.map((code) => ({ code, enabled: true, children: undefined })),
          register,
          ...info,
        },
      }),
    )
    .answer(readSlider, aSlider)
    .answer(readCaptcha, () => ({ captchaId: `c${++captchas}`, image: `/captcha/${captchas}.png` }))
    .answer(listCountries, {
      list: [
        { countryCode: 'TH', countryDialingCode: '66' },
        { countryCode: 'AE', countryDialingCode: '971' },
      ],
    })
}

/** Runs patterns at once, in this thread. */
export const plainPatterns: FormPatterns = {
  test: async (source, value) => {
    try {
      return new RegExp(`^(?:${source})$`, 'u').test(value)
    } catch {
      return undefined
    }
  },
  faultOf: (source) => (source === '(' ? 'uncompilable' : undefined),
}

/** A portal that draws these forms. */
export async function aFormPortal({
  gateway = formGateway(),
  forms = ['login'],
  topics = [formsTopic, loginTopic],
  values = [],
  ...rest
}: Parameters<typeof aPortal<FakeGateway>>[0] & { forms?: string[] } = {}): Promise<FormPortal> {
  const portal = await aPortal({
    gateway,
    release: formRelease(),
    topics,
    values: [[$patterns, plainPatterns], [$arrivedTopics, Object.fromEntries(topics.map((topic, at) => [String(at), topic]))], ...values],
    ...rest,
  })
  const ready = (state: ReturnType<TestPortal['read']>): unknown => {
    if (state.status !== 'ready') throw new Error(`The form is ${state.status}.`)
    return state.value
  }
  const drawn: FormPortal = {
    ...portal,
    form: (form) => ready(portal.read(formSource, { form })) as FormView,
    state: (form) => ready(portal.read(stateSource, { form })) as FormState,
    async draw(form) {
      await portal.want(formSource, { form })
      await portal.want(stateSource, { form })
    },
    submit: (form, typed, method, page = form) =>
      portal.send({ kind: 'submit', form, values: typed, ...(method && { method }) }, { page, node: 'form' }),
    submitAndWait: (form, typed) => portal.sendAndWait({ kind: 'submit', form, values: typed }, { page: form, node: 'form' }),
    type: (form, field, typed, leaving = false, method) =>
      portal.send({ kind: 'check', form, field, values: typed, leaving, ...(method && { method }) }, { page: form, node: 'form' }),
    sendCode: (form, typed, method) =>
      portal.send({ kind: 'send-code', form, values: typed, ...(method && { method }) }, { page: form, node: 'form' }),
  }
  for (const form of forms) await drawn.draw(form)
  return drawn
}

/** A portal on the mock gateway itself, with a shared clock. `answerOf` reads the answer that the mock hides in a picture. */
export async function aMockFormPortal({
  scenario = 'usual',
  storage = {},
  forms = ['login'],
}: { scenario?: string; storage?: Record<string, string>; forms?: string[] } = {}) {
  const platform = fakePlatform({ storage, href: 'https://foyer.test/' })
  const mock = createMockGateway({ scenario, now: () => platform.clock.now() })
  const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const response = await mock.answer(new Request(input, init))
    if (!response || response.type === 'error') throw new TypeError('Failed to fetch')
    return response
  }
  const gateway = createGateway({ origin: 'http://mock.test', clock: platform.clock, fetch })
  const portal = await aFormPortal({ gateway: gateway as FakeGateway, platform, forms }) // no test reads its calls
  const answerOf = (picture: readonly string[]) =>
    /data-answer="([^"]*)"/.exec(mock.art(new URL(picture[0] ?? '', 'http://mock.test').pathname) ?? '')?.[1] ?? ''
  return {
    ...portal,
    mock,
    slide: (form = 'login') => answerOf(portal.state(form).slider?.background ?? []),
    captcha: (form: string) => answerOf(portal.state(form).captcha?.picture ?? []),
  }
}
