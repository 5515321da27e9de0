import { afterEach, expect, test } from 'vitest'

import fc from '../../../tests/support/samples/fast-check.ts'
import { runs } from '../../../tests/support/samples/sample.ts'
import { aFolder, closeAll, headings, openOver } from './releases.testing.ts'

afterEach(closeAll)

const pages = ['a', 'b', 'c'].map((id) => ({ id, path: `foyer/pages/${id}.json` }))
const nodes = ['one', 'two', 'three']
const step = fc.record({
  kind: fc.constantFrom('change', 'change', 'change', 'add', 'remove', 'revert', 'restore'),
  page: fc.integer({ min: 0, max: pages.length - 1 }),
  node: fc.integer({ min: 0, max: nodes.length - 1 }),
  /** How far back the release is that is reverted or restored. */
  back: fc.integer({ min: 0, max: 12 }),
})

test('in histories of 30 releases reverting the newest is restoring the one before, and reverting a revert is as before', async () => {
  let conflicts = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 90, maxLength: 90 }), async (steps) => {
      const { releases } = await openOver(aFolder(Object.fromEntries(pages.map(({ id, path }) => [path, page(id, {})]))))
      const titles = new Map<string, Record<string, string>>()
      for (const [turn, { kind, page: at, node, back }] of steps.entries()) {
        const number = releases.number()
        if (number >= 30) break
        const { id = '', path = '' } = pages[at] ?? {}
        const asked = Math.max(1, number - back)
        if (kind === 'revert' || kind === 'restore') {
          const { status } = await releases[kind](asked, {})
          expect(['published', 'unchanged', 'conflict', 'refused'], `${kind} of ${asked}`).toContain(status)
          if (status === 'conflict') conflicts += 1
          if (kind === 'restore') expect(await treeOf(releases.number())).toEqual(await treeOf(asked))
          continue
        }
        const own = { ...titles.get(path), [nodes[node] ?? '']: `${turn}` }
        titles.set(path, own)
        await releases.publish({ base: number, files: { [path]: { text: kind === 'remove' ? null : page(id, own) } } })
      }
      const newest = releases.number()
      expect(newest).toBeGreaterThan(10)
      const [before, now] = [await treeOf(newest - 1), await treeOf(newest)]
      expect(await releases.revert(newest, {})).toMatchObject({ status: 'published', number: newest + 1 })
      expect(await treeOf(newest + 1)).toEqual(before)
      expect(await releases.restore(newest - 1, {})).toMatchObject({ status: 'unchanged' })
      expect(await releases.revert(newest + 1, {})).toMatchObject({ status: 'published', number: newest + 2 })
      expect(await treeOf(newest + 2)).toEqual(now)
      expect(await releases.restore(newest - 1, {})).toMatchObject({ status: 'published', number: newest + 3 })
      expect(await treeOf(newest + 3)).toEqual(before)
      await closeAll()

      async function treeOf(number: number) {
        return Object.fromEntries((await releases.store().read(number))?.tree ?? [])
      }
    }),
    runs(40),
  )
  console.log(`${conflicts} reverts were conflicts`)
})

function page(id: string, titles: Record<string, string>): string {
  return headings(id, { ...Object.fromEntries(nodes.map((node) => [node, node])), ...titles })
}
