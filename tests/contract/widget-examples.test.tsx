// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import type { Contract, Example, ViewModule, Widget } from '../../src/runtime/contract/widget.ts'
import { drawExample, withoutIntersections } from '../support/draw-widget.tsx'

/** A walker: it finds every widget by its folder, so that a new one is checked without a change here. */
const widgets = import.meta.glob<{ widget: Widget }>('../../src/widgets/*/index.ts', { eager: true })
// each of its own types
const contracts = import.meta.glob<{ contract: Contract<string, any, any, any> }>('../../src/widgets/*/contract.ts', { eager: true })
const views = import.meta.glob<ViewModule>('../../src/widgets/*/view.tsx')
const examplesOf = import.meta.glob<{ examples: Record<string, Example<any>> }>('../../src/widgets/*/examples.ts', { eager: true })
const arabic = import.meta.glob<Record<string, string>>('../../locales/ar/widgets/*.json', { eager: true, import: 'default' })

beforeEach(withoutIntersections)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

for (const path of Object.keys(widgets)) {
  const type = path.split('/').at(-2)!
  const folder = path.slice(0, -'index.ts'.length)
  describe(`${type}`, () => {
    const contract = contracts[`${folder}contract.ts`]!.contract
    const examples = examplesOf[`${folder}examples.ts`]?.examples ?? {}

    test('is named like its folder and has the example usual', () => {
      expect(contract.type).toBe(type)
      expect(Object.keys(examples)).toContain('usual')
    })

    test('has an Arabic text for exactly its English texts', async () => {
      const { strings } = await views[`${folder}view.tsx`]!()
      const words = arabic[`../../locales/ar/widgets/${type}.json`] ?? {}
      const stems = (keys: string[]) => [...new Set(keys.map((key) => key.replace(/_(zero|one|two|few|many|other)$/, '')))].toSorted()

      expect(stems(Object.keys(words))).toEqual(stems(Object.keys(strings)))
    })

    for (const [name, example] of Object.entries(examples))
      test(`draws "${name}" without a missing text`, async () => {
        const view = await views[`${folder}view.tsx`]!()
        const complaints = vi.spyOn(console, 'error')

        const { missing } = drawExample(contract, view, example, { arabic: arabic[`../../locales/ar/widgets/${type}.json`] ?? {} })

        expect(missing).toEqual([])
        expect(complaints.mock.calls.map(([first]) => String(first))).toEqual([])
        complaints.mockRestore()
      })
  })
}
