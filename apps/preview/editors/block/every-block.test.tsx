// @vitest-environment happy-dom
import { isObject } from '../../../../src/schemas/json.ts'
import { act, cleanup, render, screen } from '@testing-library/react'
import { allSettled } from 'effector'
import { Provider } from 'effector-react'
import { readdirSync, readFileSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'

import type { JsonObject } from '../../../../src/schemas/json.ts'
import { sample } from '../../../../tests/support/samples/sample.ts'
import { t } from '../../../kit/i18n/words.ts'
import { $catalogue } from '../../model/catalogue/catalogue.ts'
import { editorWith, published } from '../../model/editor.testing.ts'
import { inspectorTabChosen } from '../../model/inspector-tab.ts'
import { blocksOf } from '../../model/documents/nodes.ts'
import { viewSettingsChanged } from '../../model/documents/view-settings.ts'
import { catalogueIn } from '../../model/catalogue/widget-catalogue.ts'
import { BlockInspector } from './block-inspector.tsx'
import { loadContentForm } from '../../../kit/fields/content-form.tsx'

const catalogue = catalogueIn()

afterEach(cleanup)

const folder = 'layouts/_base/pages'
const pages = readdirSync(folder).map((file) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as JsonObject & { id: string })
const blocks = sample(
  'blocks of the pages',
  pages.flatMap((page) => blocksOf(page).map((block) => ({ page, block }))),
  0,
  ({ block }) => [block.widget],
)
const controls = 'input, textarea, [role="combobox"], [role="switch"], [role="radio"], [role="textbox"], button'

test('a block of every type opens in the inspector with a field for each of its props and a source for each of its inputs', async () => {
  const faults: string[] = []
  const files = pages.map(({ kind: _kind, id, ...body }) => published(`page/${id}`, body))
  const scope = await editorWith(files, {}, [[$catalogue, catalogue]])
  const { container } = render(
    <Provider value={scope}>
      <BlockInspector />
    </Provider>,
  )
  for (const { page, block } of blocks) {
    const name = `${page.id}/${block.id} (${block.widget})`
    const contract = catalogue.contracts.get(block.widget)
    if (!contract) {
      faults.push(`${name} is of no type that the editor knows`)
      continue
    }
    await loadContentForm(contract)
    await act(() => allSettled(inspectorTabChosen, { scope, params: 'content' }))
    await act(() => allSettled(viewSettingsChanged, { scope, params: { doc: `page/${page.id}`, sel: block.id } }))
    if (!screen.queryByRole('tab', { name: t('inspector.tab-content'), selected: true })) faults.push(`${name} has no content`)
    const properties: unknown = (contract.props as unknown as JsonObject).properties
    for (const prop of isObject(properties) ? Object.keys(properties) : [])
      if (!container.querySelector(`[data-pointer^="/props/${prop}"]`)?.querySelector(controls))
        faults.push(`${name} has no field for ${prop}`)
    for (const kept of screen.queryAllByText(t('inspector.kept')))
      faults.push(`${name} shows as text: ${kept.closest('[data-pointer]')?.getAttribute('data-pointer')}`)

    await act(() => allSettled(inspectorTabChosen, { scope, params: 'data' }))
    for (const input of Object.keys(contract.inputs ?? {}))
      if (!container.querySelector(`[data-pointer^="/inputs/${input}"]`)?.querySelector(controls))
        faults.push(`${name} has no field for ${input}`)
    for (const tab of ['shown', 'why'] as const) await act(() => allSettled(inspectorTabChosen, { scope, params: tab }))
  }
  expect(blocks.length).toBeGreaterThan(50)
  expect(faults).toEqual([])
})
