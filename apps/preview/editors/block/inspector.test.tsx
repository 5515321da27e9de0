// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { Flame, User } from 'lucide-react'
import { afterEach, expect, test, vi } from 'vitest'

import { documented } from '../../../../src/runtime/contract/docs.ts'
import { contract } from '../../../../src/widgets/game-section/contract.ts'
import { docs } from '../../../../src/widgets/game-section/docs.ts'
import { t } from '../../../kit/i18n/words.ts'
import { Inspector } from './inspector.tsx'
import type { InspectorProps } from './inspector.tsx'
import type { InspectorModel } from './inspector-types.ts'

afterEach(cleanup)

const model: InspectorModel = {
  node: { id: 'hot', widget: 'game-section', props: { title: 'Hot games' }, inputs: { games: { source: 'gone' } } },
  name: 'Hot games',
  icon: Flame,
  contract: documented(contract, docs),
  reach: {
    text: 'Everyone sees this block',
    conditions: [],
    personas: [
      { id: 'guest', label: 'Guest', icon: User, seen: true },
      { id: 'agent', label: 'Agent', icon: User, seen: 'unknown' },
    ],
  },
  problems: [
    {
      code: 'layout/unknown-source',
      severity: 'error',
      message: 'There is no source "gone".',
      document: 'page/home',
      pointer: '/inputs/games/source',
    },
  ],
  choices: {
    words: { language: 'EN', languages: ['EN'], has: () => true, lookUp: () => undefined, keys: () => [] },
    tokens: [],
    icons: [],
    routes: [],
  },
  data: {
    sources: [],
    describe: () => undefined,
    isWrittenInGateway: (source) => source === 'banners.by-group',
    arrivals: {},
    scenario: 'typical data',
    choices: () => undefined,
    brandPaths: [],
    queries: [],
  },
  rule: {
    facts: { role: 'guest' },
    persona: 'Guest',
    flags: {},
    lines: [],
    verdict: { verdict: 'everyone', grid: undefined, example: undefined },
  },
  slots: [
    { name: 'cards', description: 'The cards.', blocks: [{ id: 'one', name: 'First card', type: 'Card' }], allows: undefined, max: 1 },
  ],
  blockTypes: [],
  why: <p>Because</p>,
}
test('a block whose texts the gateway has says so, and where they are edited', () => {
  open()
  expect(screen.queryByText(t('inspector.written-in-gateway-where'))).toBeNull()
  cleanup()
  open({ model: { ...model, node: { ...model.node, inputs: { banners: { source: 'banners.by-group' } } } } })
  expect(screen.getByText(t('inspector.written-in-gateway', { sources: 'Banners by group' }))).toBeTruthy()
  expect(screen.getByText(t('inspector.written-in-gateway-where'))).toBeTruthy()
})

function open(given: Partial<InspectorProps> = {}) {
  const props: InspectorProps = {
    model,
    tab: 'content',
    menu: [],
    onTab: vi.fn<InspectorProps['onTab']>(),
    onEdit: vi.fn<InspectorProps['onEdit']>(),
    onFix: vi.fn<InspectorProps['onFix']>(),
    onViewAs: vi.fn<InspectorProps['onViewAs']>(),
    onShow: vi.fn<() => void>(),
    onOpen: vi.fn<(block: string) => void>(),
    onAdd: vi.fn<(slot: string) => void>(),
    ...given,
  }
  render(<Inspector {...props} />)
  return props
}

test('a block says what it is, who sees it, and on which tab its problems are', () => {
  open()

  expect(screen.getByRole('heading', { name: 'Hot games' })).toBeTruthy()
  expect(screen.getByText('Everyone sees this block')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Agent: may see it' })).toBeTruthy()
  expect(screen.getByRole('tab', { name: /Data/ }).textContent).toContain('1 problem')
})

test('27: the line shows the conditions it depends on, with a chip for each', () => {
  open({ model: { ...model, reach: { ...model.reach, text: 'Seen by everyone with these settings', conditions: ['Device', 'VIP3'] } } })
  const chips = within(screen.getByRole('list', { name: 'Depends on' })).getAllByRole('listitem')
  expect(chips.map(({ textContent }) => textContent)).toEqual(['Device', 'VIP3'])
})

test('the fields of a block come as soon as they are fetched', async () => {
  open()

  expect(await screen.findByLabelText('Title')).toHaveProperty('value', 'Hot games')
})

test('an entry of an area leads to its block, and a full area shows that it is full', () => {
  const { onOpen } = open()

  fireEvent.click(screen.getByRole('button', { name: 'First card' }))

  expect(onOpen).toHaveBeenCalledWith('one')
  expect(screen.getByRole('button', { name: 'Add a block to Cards' }).getAttribute('aria-disabled')).toBe('true')
})

test('a problem of the data leads to its input', () => {
  open({ tab: 'data', focus: { pointer: '/inputs/games/source' } })

  expect(screen.getByText('There is no source "gone".')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Source of Games' }))
})

test('a block of an unknown type is shown as it is written', () => {
  open({ model: { ...model, contract: undefined } })

  expect(screen.getByText(/Unknown block type game-section/)).toBeTruthy()
  expect(screen.getByText(/"title": "Hot games"/)).toBeTruthy()
})

test('the reasons are those that are passed in', () => {
  open({ tab: 'why' })

  expect(screen.getByRole('tabpanel').textContent).toBe('Because')
})

test('a problem that no field shows stands above the tabs, with the button that fixes it', () => {
  const fix = [{ op: 'add', path: '/nodes/0/props/autoplay', value: false }]
  const market = { ...model.problems[0]!, code: 'rules/autoplay', message: 'It plays by itself.', pointer: '', fix }
  const guests = { ...market, code: 'rules/guest-promotions', message: 'Guests see promotions here.', pointer: '/when', fix: [] }
  const { onFix } = open({ model: { ...model, problems: [...model.problems, market, guests] } })

  expect(screen.getByText('Guests see promotions here.')).toBeTruthy()
  expect(screen.queryByText('There is no source "gone".')).toBeNull() // under Data
  fireEvent.click(screen.getByRole('button', { name: 'Use no' }))
  expect(onFix).toHaveBeenCalledWith(market)
})
