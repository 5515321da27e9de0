// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { allSettled, createWatch } from 'effector'
import { Provider } from 'effector-react'
import { afterEach, expect, test } from 'vitest'

import type { Contract } from '../../../../src/runtime/contract/widget.ts'
import { createRegistry } from '../../../../src/runtime/contract/registry.ts'
import type { GatewayAnswers } from '../../../../src/schemas/preview.ts'
import { $catalogue } from '../../model/catalogue/catalogue.ts'
import type { Catalogue } from '../../model/catalogue/catalogue.ts'
import { editorWith, pageOf, published } from '../../model/editor.testing.ts'
import { documentOpened } from '../../model/view/choice.ts'
import { frameOrderRequested } from '../../model/view/frames.ts'
import { $gateway } from '../../model/view/gateway.ts'
import { BlockNotes } from './block-notes.tsx'

afterEach(cleanup)

test('a block says why it is not known what it names, asks again, and counts when the answer comes', async () => {
  const contract = { props: { type: 'object', properties: { studio: { type: 'string', names: 'vendor' } } } } as unknown as Contract
  const catalogue = {
    contracts: new Map([['game-section', contract]]),
    sourceDocs: new Map(),
    registry: createRegistry([]),
    sources: {},
  } as unknown as Catalogue // the part that is read
  const missed: GatewayAnswers = { categories: null, missed: 'slow', registration: null }
  const scope = await editorWith([published('page/cup', pageOf({ id: 'a', widget: 'game-section', props: { studio: 'XX' } }))], {}, [
    [$catalogue, catalogue],
    [$gateway, missed],
  ])
  await allSettled(documentOpened, { scope, params: { doc: 'page/cup', sel: 'a' } })
  const orders: string[] = []
  createWatch({ unit: frameOrderRequested, fn: ({ order }) => void orders.push(order.kind), scope })
  render(
    <Provider value={scope}>
      <BlockNotes block="a" onEdit={() => {}} />
    </Provider>,
  )

  expect(screen.getByText('The gateway has not answered for 5 seconds. What is missing appears when it does.')).toBeDefined()
  expect(orders).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(orders).toEqual(['ask-categories'])
  await act(() => allSettled($gateway, { scope, params: { categories: [{ key: 'RNG', vendors: ['JL'] }], registration: null } }))
  expect(screen.queryByText(/has not answered/)).toBeNull()
  expect(screen.getByText(/Placed but not offered here: 1/)).toBeDefined()
})
