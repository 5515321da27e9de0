// @vitest-environment happy-dom
import { allSettled, fork } from 'effector'
import type { Scope } from 'effector'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import type { JsonObject } from '../../../../src/schemas/json.ts'
import { placeAt } from '../../../../src/rules/routes.ts'
import type { Usage, Use } from '../../../../src/authoring/usage/usage.ts'
import { documentOpened, pageChosen } from './choice.ts'
import { workspaceLoaded } from '../documents/documents.ts'
import { emptyHistory } from '../documents/editor-history.ts'
import { editorWith, published } from '../editor.testing.ts'
import { $history } from '../documents/history.ts'
import { $viewSettings, addressRead, viewSettingsChanged } from '../documents/view-settings.ts'
import type { ViewSettings } from '../documents/view-settings.ts'
import { $usage } from './analysis.ts'

const documents = new Map<string, JsonObject>([
  ['page/home', { kind: 'page', id: 'home', routes: ['/'] }],
  ['page/register', { kind: 'page', id: 'register', routes: ['/register'] }],
  ['page/rng', { kind: 'page', id: 'rng', routes: ['/rng'] }],
  ['form/registration', { kind: 'form', id: 'registration' }],
  ['form/login', { kind: 'form', id: 'login' }],
])
const asked: Use = { kind: 'form', name: 'registration', document: 'page/register', pointer: '', subject: 'form', role: 'prop' }
const usage: Usage = { uses: [asked], of: (kind, name) => (kind === 'form' && name === 'registration' ? [asked] : []), names: () => [] }

type InnerPage = { kind: 'page'; id: string; routes?: string[]; access?: string; parent?: string }
type Step = (scope: Scope) => Promise<unknown>

/** Where the frame is after all of that. */
async function at(...steps: Step[]) {
  const scope = fork({
    values: [
      [$history, { ...emptyHistory, documents }],
      [$usage, usage],
    ],
  })
  for (const step of steps) await step(scope)
  return scope.getState($viewSettings).at
}
const opens =
  (doc: string): Step =>
  (scope) =>
    allSettled(documentOpened, { scope, params: { doc } })
const goes =
  (address: string): Step =>
  (scope) =>
    allSettled(pageChosen, { scope, params: address })

test('opening a form leads to the page that shows it, whatever page was opened before', async () => {
  expect(await at(opens('form/registration'))).toBe('/register')
  expect(await at(opens('page/rng'), opens('form/registration'))).toBe('/register')
  expect(await at(opens('page/rng'), opens('form/login'))).toBe('/rng')
})

test('a page that the operator just selected stays for the next document, and only for that one', async () => {
  expect(await at(opens('form/login'), goes('/rng'), opens('form/registration'))).toBe('/rng')
  expect(await at(opens('form/login'), goes('/rng'), opens('menu/top'), opens('form/registration'))).toBe('/register')
  expect(await at(goes('/rng'), opens('page/home'))).toBe('/')
})

test('opening a page that a guest may not open shows it as a member, an agents’ page as an agent, and keeps whoever may', async () => {
  const access = (name: string, value?: string): [string, JsonObject] => [
    `page/${name}`,
    { kind: 'page', id: name, routes: [`/${name}`], ...(value && { access: value }) },
  ]
  const pages = new Map([access('open'), access('members', 'login'), access('real', 'real'), access('agent', 'agent')])
  const seenAs = async (as: ViewSettings['as']) => {
    const seen: Record<string, ViewSettings['as']> = {}
    for (const name of pages.keys()) {
      const scope = fork({
        values: [
          [$history, { ...emptyHistory, documents: pages }],
          [$usage, usage],
        ],
      })
      await allSettled(viewSettingsChanged, { scope, params: { as } })
      await allSettled(documentOpened, { scope, params: { doc: name } })
      seen[name.slice('page/'.length)] = scope.getState($viewSettings).as
    }
    return seen
  }

  expect(await seenAs('guest')).toEqual({ open: 'guest', members: 'member', real: 'member', agent: 'agent' })
  expect(await seenAs('trial')).toEqual({ open: 'trial', members: 'trial', real: 'member', agent: 'agent' })
  expect(await seenAs('vip')).toEqual({ open: 'vip', members: 'vip', real: 'vip', agent: 'agent' })
})

test('whoever was put in the operator’s place leaves with the next document, unless the operator chooses somebody', async () => {
  const pages = [
    published('page/rng', { routes: ['/rng'] }),
    published('page/team', { routes: ['/agentHome'], access: 'agent' }),
    published('page/vip', { routes: ['/member?page=vip'], access: 'login' }),
    published('page/login', { routes: ['/login'], as: 'popup' }),
    published('page/password', { as: 'popup', access: 'real' }),
  ]
  const who = async (own: ViewSettings['as'], ...steps: (string | { as: ViewSettings['as'] })[]) => {
    const scope = await editorWith(pages, { as: own }, [[$usage, usage]])
    for (const step of steps) {
      if (typeof step === 'string') await allSettled(documentOpened, { scope, params: { doc: `page/${step}` } })
      else await allSettled(viewSettingsChanged, { scope, params: step })
    }
    return scope.getState($viewSettings).as
  }

  expect(await who('guest', 'team', 'rng')).toBe('guest')
  expect(await who('guest', 'team', 'vip')).toBe('member')
  expect(await who('vip', 'team', 'vip')).toBe('vip')
  expect(await who('guest', 'team', { as: 'trial' }, 'vip')).toBe('trial')
  expect(await who('guest', 'team', { as: 'agent' }, 'rng')).toBe('agent')
  expect([await who('vip', 'login'), await who('trial', 'login'), await who('vip', 'login', 'rng')]).toEqual(['guest', 'trial', 'vip'])
  expect(await who('guest', 'login', 'password')).toBe('member')
  expect(await who('guest', 'team', 'password')).toBe('agent')
})

test('opening the menu or the layout around an agents’ page shows it on that page, as an agent', async () => {
  const uses: Use[] = [
    { kind: 'menu', name: 'agent', document: 'page/agent-menu', pointer: '', subject: 'menu', role: 'input' },
    { kind: 'page', name: 'agent-menu', document: 'page/team', pointer: '', subject: '', role: 'chrome' },
  ]
  const around = { ...usage, uses, of: (kind: string, name: string) => uses.filter((one) => one.kind === kind && one.name === name) }
  const files = [
    published('page/home', { routes: ['/'] }),
    published('page/team', { routes: ['/agentHome'], access: 'agent' }),
    published('page/agent-menu', { as: 'chrome' }),
    published('menu/agent'),
  ]
  for (const doc of ['menu/agent', 'page/agent-menu']) {
    const scope = await editorWith(files, {}, [[$usage, around]])
    await allSettled(documentOpened, { scope, params: { doc } })
    expect(scope.getState($viewSettings)).toMatchObject({ doc, at: '/agentHome', as: 'agent' })
  }
})

test('a guest chosen on an agents’ page stays there when the menu around it is opened, and leaves with another page', async () => {
  const uses: Use[] = [
    { kind: 'menu', name: 'agent', document: 'page/agent-menu', pointer: '', subject: 'menu', role: 'input' },
    { kind: 'page', name: 'agent-menu', document: 'page/team', pointer: '', subject: '', role: 'chrome' },
  ]
  const around = { ...usage, uses, of: (kind: string, name: string) => uses.filter((one) => one.kind === kind && one.name === name) }
  const files = [
    published('page/home', { routes: ['/'] }),
    published('page/team', { routes: ['/agentHome'], access: 'agent' }),
    published('page/agent-menu', { as: 'chrome' }),
    published('menu/agent'),
  ]
  const scope = await editorWith(files, {}, [[$usage, around]])
  const seen = async (doc: string) => {
    await allSettled(documentOpened, { scope, params: { doc } })
    const { at, as } = scope.getState($viewSettings)
    return { at, as }
  }

  expect(await seen('page/team')).toEqual({ at: '/agentHome', as: 'agent' })
  await allSettled(viewSettingsChanged, { scope, params: { as: 'guest' } })
  expect(await seen('menu/agent')).toEqual({ at: '/agentHome', as: 'guest' })
  expect(await seen('page/team')).toEqual({ at: '/agentHome', as: 'agent' })
  expect(await seen('page/home')).toEqual({ at: '/', as: 'guest' })
})

test('a page that stands in place of every other one is opened as the portal shows it, and no longer with the next document', async () => {
  const screen = { as: 'screen' }
  const files = [published('page/home', { routes: ['/'] }), published('page/maintenance', screen), published('page/blocked', screen)]
  const scope = await editorWith([...files, published('page/not-found')], {}, [[$usage, usage]])
  const seen = async (id: string) => {
    await allSettled(documentOpened, { scope, params: { doc: `page/${id}` } })
    const { at, status } = scope.getState($viewSettings)
    return { at, status }
  }

  expect(await seen('maintenance')).toEqual({ at: '/', status: '1' })
  expect(await seen('blocked')).toEqual({ at: '/', status: '2' })
  expect(await seen('not-found')).toEqual({ at: '/not-found', status: '0' })
  expect(await seen('home')).toEqual({ at: '/', status: '0' })
  await allSettled(viewSettingsChanged, { scope, params: { status: '1' } })
  expect(await seen('not-found')).toEqual({ at: '/not-found', status: '1' })
})

test('a link to a page for members shows it as a member; a place or a person that the link names stays', async () => {
  const pages = [
    published('page/home', { title: 'Home' }),
    published('page/vip', { title: 'VIP', routes: ['/member?page=vip'], access: 'real' }),
    published('page/team', { title: 'Team', routes: ['/agentHome'], access: 'agent' }),
    published('page/rng', { title: 'Slots', routes: ['/rng'] }),
  ]
  const begunWith = async (search: string) => {
    const scope = fork()
    await allSettled(addressRead, { scope, params: search })
    const workspace = { brand: 'foyer', draft: 'main', brands: [{ id: 'foyer', name: 'Foyer' }], files: pages, drafts: {}, release: '' }
    await allSettled(workspaceLoaded, { scope, params: workspace })
    const { at, as } = scope.getState($viewSettings)
    return { at, as }
  }

  const vip = { at: '/member?page=vip', as: 'member' }
  expect(await begunWith('?doc=page/vip')).toEqual(vip)
  expect(await begunWith('?doc=page/vip&as=trial')).toEqual({ ...vip, as: 'trial' })
  expect(await begunWith('?doc=page/vip&at=/rng')).toEqual({ at: '/rng', as: 'guest' })
  expect(await begunWith('?doc=page/team')).toEqual({ at: '/agentHome', as: 'agent' })
  expect(await begunWith('?doc=page/rng&sel=games')).toEqual({ at: '/rng', as: 'guest' })
  expect(await begunWith('')).toEqual({ at: '/', as: 'guest' })
})

test('a link to a document that is no page leads to a page that shows it, unless the operator has gone elsewhere before', async () => {
  const pages = [
    published('page/home', { title: 'Home', routes: ['/'] }),
    published('page/register', { title: 'Register', routes: ['/register'] }),
    published('page/rng', { title: 'Slots', routes: ['/rng'] }),
    published('form/registration'),
  ]
  const begunWith = async (search: string, ...steps: Step[]) => {
    const scope = fork()
    await allSettled(addressRead, { scope, params: search })
    const workspace = { brand: 'foyer', draft: 'main', brands: [{ id: 'foyer', name: 'Foyer' }], files: pages, drafts: {}, release: '' }
    await allSettled(workspaceLoaded, { scope, params: workspace })
    for (const step of steps) await step(scope)
    await allSettled($usage, { scope, params: usage })
    const { doc, at, sel, as } = scope.getState($viewSettings)
    return { doc, at, sel, as }
  }

  expect(await begunWith('?doc=form/registration&sel=email')).toEqual({
    doc: 'form/registration',
    at: '/register',
    sel: 'email',
    as: 'guest',
  })
  expect(await begunWith('?doc=form/registration&as=vip')).toMatchObject({ at: '/register', as: 'vip' })
  expect(await begunWith('?doc=form/registration&at=/rng')).toMatchObject({ at: '/rng' })
  expect(await begunWith('?doc=form/registration', goes('/rng'))).toMatchObject({ at: '/rng' })
  expect(await begunWith('?doc=form/registration', opens('page/rng'))).toMatchObject({ doc: 'page/rng', at: '/rng' })
  const themed = (scope: Scope) => allSettled(viewSettingsChanged, { scope, params: { theme: 'light' as const } })
  expect(await begunWith('?doc=form/registration', themed)).toMatchObject({ at: '/register' })
})

test('every page inside another one is shown at its own address by somebody who may open it', async () => {
  const folder = 'layouts/_base/pages'
  const all = readdirSync(folder).map((file) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as InnerPage) // our own
  const inner = all.filter(({ parent }) => parent !== undefined)
  const byName = new Map(all.map((page) => [`page/${page.id}`, page]))
  const routes = Object.fromEntries(all.flatMap(({ id, routes = [] }) => routes.map((route) => [route, id])))
  expect(inner.length).toBeGreaterThan(15)
  for (const { id, parent, access } of inner) {
    const scope = fork({
      values: [
        [$history, { ...emptyHistory, documents: byName }],
        [$usage, usage],
      ],
    })
    await allSettled(documentOpened, { scope, params: { doc: `page/${id}` } })
    const { at, as } = scope.getState($viewSettings)
    const [path = '', search] = at.split('?')
    expect({ place: placeAt(routes, path, search), as }).toEqual({
      place: { page: id, parent },
      as: access === 'anyone' ? 'guest' : access === 'agent' ? 'agent' : 'member',
    })
  }
})
