// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { gamesByCategory as byCategory, gamesHot as hot } from '../../../../src/runtime/model/games/sources.ts'
import { vendorsByCategory as vendors } from '../../../../src/runtime/model/categories/sources.ts'
import { applyPatch } from '../../../../src/rules/patch.ts'
import type { PageNode } from '../../../../src/schemas/documents.ts'
import { documented } from '../../../../src/runtime/contract/docs.ts'
import { contract } from '../../../../src/widgets/game-section/contract.ts'
import { docs } from '../../../../src/widgets/game-section/docs.ts'
import { DataForm } from './data-form.tsx'
import { FallbackForm } from './fallback-form.tsx'
import { argumentsOf } from './source-args.ts'
import type { Edit } from '../../../kit/fields/form/types.ts'
import type { Arrival, DataModel } from './inspector-types.ts'

afterEach(cleanup)

function open(first: Partial<PageNode>, arrivals: Record<string, Arrival> = {}) {
  const data: DataModel = {
    sources: [byCategory, hot, vendors],
    describe: (source) => (source === 'games.hot' ? 'The games that are played most.' : undefined),
    isWrittenInGateway: () => false,
    arrivals,
    scenario: 'typical data',
    choices: (_, argument) =>
      argument === 'category'
        ? [
            { value: 'RNG', label: 'Slots', hint: 'RNG' },
            { value: 'LIVE', label: 'Live' },
          ]
        : undefined,
    brandPaths: ['constants.homePageSize'],
    queries: ['vendor'],
  }
  const now: { node: PageNode } = { node: { id: 'hot', widget: 'game-section', ...first } }
  const draw = () => (
    <>
      <DataForm contract={documented(contract, docs)} inputs={now.node.inputs} data={data} problems={[]} onEdit={edited} />
      <FallbackForm node={now.node} blockTypes={[{ type: 'notice-marquee', title: 'Notice' }]} onEdit={edited} />
    </>
  )
  const view = render(draw())
  function edited({ patch }: Edit) {
    now.node = applyPatch(now.node, patch).value as unknown as PageNode // a node is JSON
    view.rerender(draw())
  }
  return now
}
const part = (name: string) => screen.getByRole('region', { name })

test('only sources that give what the input takes are offered', async () => {
  open({ inputs: { games: { source: 'games.hot' } } })

  fireEvent.click(within(part('Source of Games')).getByRole('combobox', { name: 'Source of Games' }))

  const options = await screen.findAllByRole('option', { hidden: true })
  expect(options.map((option) => option.dataset.value)).toEqual(['games.by-category', 'games.hot'])
  expect(options[1]?.textContent).toContain('The games that are played most.')
})

test('the data that arrived is shown with its source', () => {
  open(
    { inputs: { games: { source: 'games.hot' }, vendors: { source: 'vendors.by-category', args: { category: 'RNG' } } } },
    { games: { status: 'ready', count: 12 }, vendors: { status: 'failed' } },
  )

  expect(screen.getByText('12 loaded with typical data')).toBeTruthy()
  expect(screen.getByText('Could not be loaded')).toBeTruthy()
})

test('an argument is typed as the number it is, and what is no number stays', () => {
  const now = open({ inputs: { vendors: { source: 'vendors.by-category', args: { category: 'RNG' } } } })

  fireEvent.change(screen.getByLabelText('From'), { target: { value: '11' } })
  expect(now.node.inputs).toEqual({ vendors: { source: 'vendors.by-category', args: { category: 'RNG', from: 11 } } })
  fireEvent.change(screen.getByLabelText('From'), { target: { value: 'eleven' } })

  expect(now.node.inputs?.vendors?.args?.from).toBe('eleven')
  expect(screen.getByLabelText('From')).toHaveProperty('value', 'eleven')
})

test('an argument is read from the address instead', async () => {
  const now = open({ inputs: { games: { source: 'games.hot', args: { limit: 6 } } } })
  const from = screen.getByRole('combobox', { name: 'Vendor: source' })

  fireEvent.keyDown(from, { key: 'ArrowDown' })
  fireEvent.keyDown(from, { key: 'ArrowDown' })
  fireEvent.keyDown(from, { key: 'Enter' })

  await waitFor(() => expect(now.node.inputs?.games).toEqual({ source: 'games.hot', args: { limit: 6, vendor: { query: 'vendor' } } }))
})

test('another source keeps the arguments that both know', () => {
  const now = open({ inputs: { games: { source: 'games.by-category', args: { category: 'RNG', limit: 6 } } } })
  const source = screen.getByRole('combobox', { name: 'Source of Games' })

  fireEvent.keyDown(source, { key: 'ArrowDown' })
  fireEvent.keyDown(source, { key: 'ArrowDown' })
  fireEvent.keyDown(source, { key: 'Enter' })

  expect(now.node.inputs?.games).toEqual({ source: 'games.hot', args: { limit: 6 } })
})

test('unknown inputs and arguments are shown and kept', () => {
  const now = open({ inputs: { games: { source: 'games.hot', args: { odd: 'x' } }, mystery: { source: 'gone' } } })

  expect(screen.getByText('"x"')).toBeTruthy()
  expect(screen.getByText('{"source":"gone"}')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Limit'), { target: { value: '3' } })

  expect(now.node.inputs).toEqual({ games: { source: 'games.hot', args: { odd: 'x', limit: 3 } }, mystery: { source: 'gone' } })
})

test('leaving out a broken block is the default, and is not written', () => {
  const now = open({ fallback: 'children', slots: { a: [{ id: 'x', widget: 'columns' }] } })
  const breaks = screen.getByRole('combobox', { name: 'If it fails' })

  fireEvent.keyDown(breaks, { key: 'ArrowDown' })
  fireEvent.keyDown(breaks, { key: 'Home' })
  fireEvent.keyDown(breaks, { key: 'Enter' })

  expect('fallback' in now.node).toBe(false)
})

test('what a source may be asked for is read from what it declares', () => {
  expect(argumentsOf(byCategory).map(({ name, kind, required }) => `${name} ${kind}${required ? ' needed' : ''}`)).toEqual([
    'category text needed',
    'vendor text',
    'class text',
    'page free',
    'limit number',
    'pageSize number',
    'sort text',
    'through switch',
  ])
})
