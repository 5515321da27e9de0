import { describe, expect, it } from 'vitest'

import { partAt } from './part-at.ts'

const page = {
  kind: 'page',
  id: 'home',
  nodes: [
    {
      id: 'top',
      widget: 'columns',
      slots: { main: [{ id: 'hot', widget: 'game-section', props: { items: [{ id: 'no-block', label: 'x' }] } }] },
    },
  ],
}

describe('The part of a document that a pointer leads into', () => {
  it('is the innermost block around it, with its place', () => {
    expect(partAt(page, '/nodes/0/slots/main/0/props/title')).toMatchObject({
      id: 'hot',
      widget: 'game-section',
      pointer: '/nodes/0/slots/main/0',
    })
    expect(partAt(page, '/nodes/0/slots/side')).toMatchObject({ id: 'top', widget: 'columns', pointer: '/nodes/0' })
  })

  it('is never something inside what a block holds', () => {
    expect(partAt(page, '/nodes/0/slots/main/0/props/items/0/label').id).toBe('hot')
  })

  it('is an item of a menu, a step of a variation by its key, and the document itself where there is none', () => {
    expect(partAt({ items: [{ id: 'a', items: [{ id: 'b' }] }] }, '/items/0/items/0/when').id).toBe('b')
    expect(partAt({ steps: [{ op: 'remove', key: 'slots' }] }, '/steps/0/key').id).toBe('slots')
    expect(partAt(page, '/title').id).toBe('')
    expect(partAt(undefined, '/nodes/0').id).toBe('')
  })
})
