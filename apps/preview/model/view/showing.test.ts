import { expect, test } from 'vitest'

import type { JsonObject } from '../../../../src/schemas/json.ts'
import type { Use } from '../../../../src/authoring/usage/usage.ts'
import { addressToShow, pagesShowing } from './showing.ts'

const page = (id: string, more: JsonObject = {}): [string, JsonObject] => [`page/${id}`, { kind: 'page', id, routes: [`/${id}`], ...more }]
const documents = new Map<string, JsonObject>([
  page('register'),
  page('join', { access: 'real' }),
  page('home', { routes: ['/'] }),
  page('lobby', { routes: ['/lobby/:room', '/lobby'] }),
  page('header', { routes: [] }),
  page('popup', { routes: [] }),
  ['overlay/week', { kind: 'overlay', id: 'week', target: 'menu/top' }],
])
const used = (kind: Use['kind'], name: string, document: string, role: Use['role']): Use => ({
  kind,
  name,
  document: document as Use['document'],
  pointer: '',
  subject: '',
  role,
})
const uses = [
  used('form', 'registration', 'page/join', 'prop'),
  used('form', 'registration', 'page/register', 'prop'),
  used('menu', 'top', 'page/header', 'input'),
  used('page', 'header', 'page/home', 'chrome'),
  used('page', 'header', 'page/lobby', 'chrome'),
  used('page', 'home', 'page/register', 'link'),
  used('flag', 'VIP3', 'menu/top', 'when'),
  used('form', 'lonely', 'page/popup', 'prop'),
]
const usage = { of: (kind: string, name: string) => uses.filter((one) => one.kind === kind && one.name === name) }
const goes = (doc: string, { part = null, page: shown = 'home', at = '/' }: { part?: string | null; page?: string; at?: string } = {}) =>
  addressToShow(doc, part, { documents, usage, drawn: ['popup', shown], at })

test('a document is shown by pages whose blocks use it and by all pages that it surrounds; open ones first', () => {
  expect(pagesShowing('form/registration', null, documents, usage)).toEqual(['page/register', 'page/join'])
  expect(pagesShowing('menu/top', null, documents, usage)).toEqual(['page/home', 'page/lobby'])
  expect(pagesShowing('overlay/week', null, documents, usage)).toEqual(['page/home', 'page/lobby'])
  expect([pagesShowing('flags/flags', null, documents, usage), pagesShowing('flags/flags', 'VIP3', documents, usage)]).toEqual([
    [],
    ['page/home', 'page/lobby'],
  ])
})

test('the frame goes to a page that shows what is opened, and stays where it is shown already or nowhere', () => {
  expect(goes('form/registration')).toBe('/register')
  expect(goes('form/registration', { page: 'join', at: '/join' })).toBe('/join')
  expect(goes('menu/top', { page: 'lobby', at: '/lobby' })).toBe('/lobby')
  expect(goes('menu/top', { page: 'register', at: '/register' })).toBe('/')
  expect(addressToShow('form/registration', null, { documents, usage, drawn: ['join', 'home'], at: '/' })).toBe('/')
  expect({
    'form/lonely': goes('form/lonely', { at: '/lobby', page: 'lobby' }),
    'flags/flags': goes('flags/flags', { at: '/lobby', page: 'lobby' }),
    'page/popup': goes('page/popup', { at: '/lobby' }),
  }).toEqual({ 'form/lonely': '/lobby', 'flags/flags': '/lobby', 'page/popup': '/lobby' })
  expect(goes('page/lobby')).toBe('/lobby')
})
