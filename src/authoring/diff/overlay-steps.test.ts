import { describe, expect, test } from 'vitest'

import type { JsonObject } from '../../schemas/json.ts'
import { ruleBreaks } from '../../rules/list-rule.ts'
import fc from '../../../tests/support/samples/fast-check.ts'
import { edited, edits, shipped, wellFormedEdits } from './edits.testing.ts'
import { overlaySteps, withSteps } from './overlay-steps.ts'

const documents = Object.entries(shipped)
  .filter(([path]) => /\/(?:pages|menus|forms|orders)\//.test(path))
  .map(([, text]) => JSON.parse(text) as JsonObject) // the documents we ship are objects

const home: JsonObject = {
  kind: 'page',
  id: 'home',
  format: 1,
  title: 'Home',
  nodes: [
    { id: 'banners', widget: 'banner-carousel', props: { delayMs: 5000 } },
    { id: 'hot', widget: 'game-section', props: { title: 'Hot', rows: 2 } },
    { id: 'columns', widget: 'columns', slots: { left: [{ id: 'winners', widget: 'winner-board' }], right: [] } },
  ],
}

function changed(change: (page: { title?: string; nodes: any[] }) => void): JsonObject {
  const copy = structuredClone(home)
  change(copy as never)
  return copy
}

describe('The steps of an edit', () => {
  test('make the edited document of the document, whatever was edited', () => {
    fc.assert(
      fc.property(fc.constantFrom(...documents), fc.oneof(edits, wellFormedEdits), (document, list) => {
        const after = edited(document, list)
        const steps = overlaySteps(document, after)
        const isSame = ['kind', 'id', 'format'].every((key) => JSON.stringify(document[key]) === JSON.stringify(after[key]))
        if (!isSame) expect(steps).toBeUndefined()
        else expect(withSteps(document, steps ?? [])).toEqual(after)
      }),
      { numRuns: 300 },
    )
  })
  test('make it edit after edit, merged with those before, and running them twice gives the same', () => {
    fc.assert(
      fc.property(fc.constantFrom(...documents), fc.array(wellFormedEdits, { minLength: 2, maxLength: 4 }), (document, lists) => {
        let [after, steps] = [document, overlaySteps(document, document)]
        for (const list of lists) {
          const next = edited(after, list)
          if (['kind', 'id', 'format'].some((key) => JSON.stringify(document[key]) !== JSON.stringify(next[key]))) continue
          after = next
          steps = overlaySteps(document, after, steps)
          expect(withSteps(document, steps ?? [])).toEqual(after)
          expect(document.kind === 'order' ? [] : ruleBreaks(steps ?? [])).toEqual([])
        }
      }),
      { numRuns: 100 },
    )
  })
  test('are the smallest: a value, a place, a block inside another', () => {
    expect(
      overlaySteps(
        home,
        changed(({ nodes }) => (nodes[1].props.title = 'New')),
      ),
    ).toEqual([{ op: 'set', key: 'hot', props: { title: 'New' } }])
    expect(
      overlaySteps(
        home,
        changed(({ nodes }) => nodes.unshift(...nodes.splice(1, 1))),
      ),
    ).toEqual([{ op: 'move', key: 'hot', to: 'first' }])
    expect(
      overlaySteps(
        home,
        changed(({ nodes }) => nodes[2].slots.right.push({ id: 'news', widget: 'notice' })),
      ),
    ).toEqual([{ op: 'ensure', key: 'news', to: 'first', item: { widget: 'notice' }, in: 'columns/right' }])
    expect(
      overlaySteps(
        home,
        changed(({ nodes }) => delete nodes[1].props.rows),
      ),
    ).toEqual([{ op: 'set', key: 'hot', props: { rows: null } }])
  })
  test('say of which version of their widget the props are', () => {
    const versioned = changed(({ nodes }) => (nodes[1].v = 3))
    const after = structuredClone(versioned)
    Object.assign((after.nodes as JsonObject[])[1]?.props as JsonObject, { rows: 3 })
    expect(overlaySteps(versioned, after)).toEqual([{ op: 'set', key: 'hot', v: 3, props: { rows: 3 } }])
  })
  test('replace the field that no step over the list reaches, and what cannot be said step by step', () => {
    expect(
      overlaySteps(
        home,
        changed((page) => (page.title = 'Start')),
      ),
    ).toEqual([{ op: 'replace', field: 'title', value: 'Start' }])
    expect(
      overlaySteps(
        home,
        changed((page) => delete page.title),
      ),
    ).toEqual([{ op: 'replace', field: 'title' }])
    const twice = changed(({ nodes }) => nodes.push(nodes[0]))
    expect(overlaySteps(home, twice)).toEqual([{ op: 'replace', field: 'nodes', value: twice.nodes }])
    expect(overlaySteps(home, { ...home, id: 'other' })).toBeUndefined()
  })
  test('are merged with an earlier step of the same place, which goes when the edit is taken back', () => {
    const earlier = overlaySteps(
      home,
      changed(({ nodes }) => (nodes[1].props.title = 'N')),
    )
    const both = changed(({ nodes }) => Object.assign(nodes[1].props, { title: 'New', rows: 3 }))
    expect(overlaySteps(home, both, earlier)).toEqual([{ op: 'set', key: 'hot', props: { title: 'New', rows: 3 } }])
    expect(overlaySteps(home, home, earlier)).toEqual([])
    const added = overlaySteps(
      home,
      changed(({ nodes }) => nodes.push({ id: 'news', widget: 'notice', props: { title: 'A' } })),
    )
    expect(
      overlaySteps(
        home,
        changed(({ nodes }) => nodes.push({ id: 'news', widget: 'notice', props: { title: 'B' } })),
        added,
      ),
    ).toEqual([{ op: 'ensure', key: 'news', to: { after: 'columns' }, item: { widget: 'notice', props: { title: 'B' } } }])
    expect(overlaySteps(home, home, added)).toEqual([])
  })
  test('of other places stay as somebody wrote them', () => {
    const written = [{ op: 'move' as const, key: 'banners', to: [{ after: 'gone' }, 'last' as const] }]
    const seen = withSteps(home, written)
    const next = structuredClone(seen)
    Object.assign((next.nodes as JsonObject[])[0]?.props as JsonObject, { title: 'New' })
    expect(overlaySteps(home, next, written)).toEqual([...written, { op: 'set', key: 'hot', props: { title: 'New' } }])
  })
  test('of an order stand behind its own, or replace them', () => {
    const order: JsonObject = { kind: 'order', id: 'categories', format: 1, steps: [{ op: 'remove', key: 'A' }] }
    const longer: JsonObject = {
      ...order,
      steps: [
        { op: 'remove', key: 'A' },
        { op: 'move', key: 'B', to: 'first' },
      ],
    }
    expect(overlaySteps(order, longer)).toEqual([{ op: 'move', key: 'B', to: 'first' }])
    expect(overlaySteps(order, { ...order, steps: [] })).toEqual([{ op: 'replace', field: 'steps', value: [] }])
    expect(withSteps(order, [{ op: 'replace', field: 'steps', value: [] }])).toEqual({ ...order, steps: [] })
  })
})
