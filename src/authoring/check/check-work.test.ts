import { expect, test } from 'vitest'

import { countCalls } from '../../../tests/support/runner/count-calls.ts'
import type { Json } from '../../schemas/json.ts'
import { sanitizeDocument } from '../release/sanitize-document.testing.ts'
import { aContext } from './fakes.testing.ts'

/** A page whose one slot holds so many entries. */
const grown = (count: number, entry: (index: number) => Json): Json => ({
  kind: 'page',
  id: 'home',
  format: 1,
  nodes: [{ id: 'stack', widget: 'stack', slots: { main: Array.from({ length: count }, (_, index) => entry(index)) } }],
})

const entries: Record<string, (index: number) => Json> = {
  'blocks that are whole': (index) => ({ id: `n-${index}`, widget: 'note', v: 2, props: { text: 'Hello' } }),
  'blocks with one id': () => ({ id: 'n', widget: 'note', v: 2, props: { text: 'Hello' } }),
  'blocks of an unknown widget': (index) => ({ id: `n-${index}`, widget: 'notes' }),
  'blocks with a spare block': (index) => ({ id: `n-${index}`, widget: 'nobody', fallback: { id: `f-${index}`, widget: 'nobody' } }),
  'objects without anything': () => ({}),
  'objects with an unknown property': () => ({ x: 1 }),
  'blocks with a wrongly written id': () => ({ idd: 'n', widget: 'note' }),
  'blocks with two wrongly written properties': () => ({ idd: 'n', widgte: 'note' }),
  'blocks with an empty spare block': () => ({ id: 'n', widget: 'note', fallback: {} }),
  'entries that are no blocks': () => null,
}

test.each(Object.entries(entries))('the check of a slot with four times the %s takes four times the work', (_, entry) => {
  const workOf = (count: number) => {
    const page = grown(count, entry)
    return countCalls(() => void sanitizeDocument(page, aContext))
  }
  workOf(10)
  const [small, large] = [workOf(200), workOf(800)]

  expect(small).toBeGreaterThan(200)
  expect(large / small).toBeLessThan(4.5)
})
