// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { allSettled } from 'effector'
import type { Scope } from 'effector'
import { Provider } from 'effector-react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, test } from 'vitest'

import type { JsonObject } from '../../../src/schemas/json.ts'
import type { Predicate } from '../../../src/schemas/predicate.ts'
import type { NodeState } from '../../../src/schemas/preview.ts'
import type { Workspace } from '../../../src/schemas/workspace.ts'
import { t } from '../../kit/i18n/words.ts'
import { $catalogue } from '../model/catalogue/catalogue.ts'
import { catalogueIn } from '../model/catalogue/widget-catalogue.ts'
import { $documents, undone } from '../model/documents/documents.ts'
import { frameMessageReceived } from '../model/view/frames.ts'
import { $history } from '../model/documents/history.ts'
import { editorWith, pageOf, published } from '../model/editor.testing.ts'
import { $inspectorTab, $requestedField } from '../model/inspector-tab.ts'
import { $viewSettings } from '../model/documents/view-settings.ts'
import { exampleViewed, flagOverridden } from './editor-context.ts'
import { WhyOfPart, WhyOfRule } from './why.tsx'

const catalogue = catalogueIn()

afterEach(cleanup)
const guest = { who: t('inspector.persona-guest') }
const flag = { type: 'boolean', default: false, from: 'layout', owner: 'Casino', note: 'New lobby' }
const forAgents = { in: ['role', ['agent']] } satisfies Predicate
const files = [
  published('page/home', pageOf({ id: 'hot', widget: 'columns', when: forAgents })),
  published('flags/flags', { flags: { fresh: flag } }),
]
const editor = () => editorWith(files, { doc: 'page/home' }, [[$catalogue, catalogue]])
const show = (scope: Scope, why: ReactNode) => render(<Provider value={scope}>{why}</Provider>)
const checks = () => within(screen.getByRole('region', { name: t('why.order') })).getAllByRole('listitem')

test('a rule that is true in the view shows what it belongs to, and suggests nothing', async () => {
  show(await editor(), <WhyOfRule name="form/login" pointer="/fields/0" rule={{ in: ['role', ['guest']] }} what="Name" />)
  expect(screen.getByText(t('why.shown', guest))).toBeDefined()
  expect(screen.queryByRole('region', { name: t('why.if') })).toBeNull()
})

test('the first line of a rule that is not true decides, and those after it were not reached', async () => {
  const rule: Predicate = { all: [{ in: ['role', ['guest', 'agent']] }, forAgents, { in: ['device', ['phone']] }] }
  show(await editor(), <WhyOfRule name="form/login" pointer="/fields/0" rule={rule} what="Name" />)
  expect(checks().map((row) => row.getAttribute('data-state'))).toEqual(['passed', 'decided', 'not-reached'])
  expect(screen.getByText(t('why.hidden', guest))).toBeDefined()
})

test('somebody for whom the rule is true is offered, and the view becomes theirs', async () => {
  const scope = await editor()
  show(scope, <WhyOfRule name="form/login" pointer="/fields/0" rule={forAgents} what="Name" />)
  fireEvent.click(screen.getByRole('button', { name: t('why.look-as', { who: t('inspector.persona-agent') }) }))
  expect(scope.getState($viewSettings).as).toBe('agent')
  expect(screen.getByText(t('why.shown', { who: t('inspector.persona-agent') }))).toBeDefined()
})

test('a check leads to the place that it read', async () => {
  const scope = await editor()
  show(scope, <WhyOfPart name="page/home" id="hot" what="Hot" />)
  fireEvent.click(screen.getByRole('button', { name: t('why.open-rule') }))
  expect(scope.getState($requestedField)).toEqual({ document: 'page/home', pointer: '/nodes/0/when' })
  expect(scope.getState($inspectorTab)).toBe('shown')
})

test('an edit that would show a block is tried as one step of undo', async () => {
  const scope = await editor()
  show(scope, <WhyOfPart name="page/home" id="hot" what="Hot" />)
  const before = scope.getState($documents).get('page/home')
  fireEvent.click(screen.getAllByRole('button', { name: t('why.try') })[0]!)
  expect(scope.getState($documents).get('page/home')).not.toEqual(before)
  await allSettled(undone, { scope })
  expect(scope.getState($documents).get('page/home')).toEqual(before)
})

test('a flag gets another value in this view alone, and its own again by undo', async () => {
  const scope = await editor()
  await allSettled(flagOverridden, { scope, params: { flag: 'fresh', value: true } })
  expect(scope.getState($history).overrides.flags).toEqual({ fresh: true })
  await allSettled(flagOverridden, { scope, params: { flag: 'fresh', value: undefined } })
  expect(scope.getState($history).overrides.flags).toEqual({})
  await allSettled(undone, { scope })
  expect(scope.getState($history).overrides.flags).toEqual({ fresh: true })
})

test('an example for whom a rule is true becomes the view, and its flags are one step of undo', async () => {
  const scope = await editor()
  const example = { persona: 'vip' as const, facts: { device: 'phone', theme: 'dark' } as const, flags: { fresh: true, other: 2 }, now: 0 }
  await allSettled(exampleViewed, { scope, params: example })
  expect(scope.getState($viewSettings)).toMatchObject({ as: 'vip', width: 390, theme: 'dark', time: '1970-01-01T00:00:00.000Z' })
  expect(scope.getState($history).overrides.flags).toEqual({ fresh: true, other: 2 })
  await allSettled(undone, { scope })
  expect(scope.getState($history).overrides.flags).toEqual({})
})

describe('an item of a menu', () => {
  const link = { id: 'link', label: 'Link', to: '/' }
  const menu = published('menu/top', { format: 1, items: [link, { ...link, id: 'agents', when: forAgents }] })
  const holder = (more: JsonObject = {}): JsonObject => ({
    id: 'bar',
    widget: 'top-navigation',
    inputs: { menu: { source: 'menu', args: { id: 'top' } } },
    ...more,
  })
  /** The Why of an item, where a frame shows the home page with these blocks. */
  async function aMenuEditor(
    home: JsonObject[],
    reported: Record<string, NodeState['shown']>,
    others: Workspace['files'] = [],
    id = 'link',
  ) {
    const scope = await editorWith([menu, published('page/home', pageOf(...home)), ...others], { doc: 'menu/top' }, [
      [$catalogue, catalogue],
    ])
    const nodes = Object.entries(reported).map(([name, shown]) => ({ page: name.split('/')[0]!, node: name.split('/')[1]!, shown }))
    const known = { page: 'home', popups: [], at: '/', facts: { role: 'guest' }, flags: {}, nodes, height: 1 }
    await allSettled(frameMessageReceived, { scope, params: { frame: 'main', message: { v: 1, kind: 'state', ...known } } })
    show(scope, <WhyOfPart name="menu/top" id={id} what="Link" />)
    return scope
  }
  const states = () => checks().map((row) => row.getAttribute('data-state'))

  test('is shown where a block that draws its menu is drawn, which the first check names', async () => {
    await aMenuEditor([holder()], { 'home/bar': 'drawn' })
    expect(screen.getByText(t('why.shown', guest))).toBeDefined()
    expect({ state: states()[0], text: checks()[0]?.textContent }).toEqual({ state: 'passed', text: expect.stringContaining('Home') })
  })

  test('is hidden by its own rule where its menu is drawn', async () => {
    await aMenuEditor([holder()], { 'home/bar': 'drawn' }, [], 'agents')
    expect(screen.getByText(t('why.hidden', guest))).toBeDefined()
    expect(states()).toContain('decided')
    expect(states()[0]).toBe('passed')
  })

  test('is not shown where the block that draws its menu is hidden, with the reason of that block and what would show it', async () => {
    const scope = await aMenuEditor([holder({ when: forAgents })], { 'home/bar': 'hidden' })
    expect(screen.getByText(t('why.hidden', guest))).toBeDefined()
    expect(screen.getByText(/which draws its menu, is not shown: because its rule requires Agent/)).toBeDefined()
    expect(new Set(states())).toEqual(new Set(['decided', 'not-reached']))
    expect(states()[0]).toBe('decided')
    expect(screen.getByText(t('why.no-menu'))).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: t('why.open-rule') }))
    expect(scope.getState($requestedField)).toEqual({ document: 'page/home', pointer: '/nodes/0/when' })
    fireEvent.click(screen.getByRole('button', { name: t('why.look-as', { who: t('inspector.persona-agent') }) }))
    expect(scope.getState($viewSettings).as).toBe('agent')
  })

  test('is not shown where the pages that draw its menu are not open, and a press opens one', async () => {
    const center = published('page/center', { ...pageOf(holder()), routes: ['/center'] })
    const scope = await aMenuEditor([], {}, [center])
    expect(screen.getByText(/because its menu is not on this page\. It is drawn by .*\(Center\)\./)).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: t('why.open-place') }))
    expect(scope.getState($viewSettings)).toMatchObject({ doc: 'page/center', sel: 'bar' })
  })

  test('is not shown where no page draws its menu, or only one to which nothing leads', async () => {
    await aMenuEditor([], {})
    expect(screen.getByText(t('why.because-menu-nowhere'))).toBeDefined()
    cleanup()
    const { routes: _routes, ...lost } = pageOf(holder())
    await aMenuEditor([], {}, [published('page/lost', lost)])
    expect(screen.getByText(/where no link or address leads/)).toBeDefined()
  })

  test('is not called shown before the frame has told whether its menu is drawn', async () => {
    await aMenuEditor([holder()], { 'home/bar': 'loading' })
    expect(screen.getByText(t('why.menu-unknown'))).toBeDefined()
    expect(states()[0]).toBe('unknown')
  })
})
