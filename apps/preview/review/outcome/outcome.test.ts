import { allSettled, fork } from 'effector'
import { beforeAll, describe, expect, test } from 'vitest'

import type { JsonObject } from '../../../../src/schemas/json.ts'
import { $catalogue, loadCatalogueFx } from '../../model/catalogue/catalogue.ts'
import { effectiveBody, outcomeOf } from './outcome.ts'
import type { PublishedState } from './outcome.ts'

const page = (id: string, ...nodes: JsonObject[]): JsonObject => ({
  kind: 'page',
  id,
  format: 1,
  routes: [id === 'home' ? '/' : `/${id}`],
  access: 'anyone',
  nodes,
})
const heading = (title: string): JsonObject => ({ id: 'heading', widget: 'page-heading', props: { title } })
const unknown: JsonObject = { id: 'odd', widget: 'no-such-widget' }

let state: PublishedState
beforeAll(async () => {
  const scope = fork()
  await allSettled(loadCatalogueFx, { scope })
  state = {
    catalogue: scope.getState($catalogue),
    documents: new Map([
      ['page/home', page('home', heading('Lobby'))],
      ['page/help', page('help', unknown)],
    ]),
    brandName: 'brand/foyer',
    baseBrand: { kind: 'brand', name: 'Base', constants: { rows: 3, tabs: 2 } },
  }
})

describe('the outcome of publishing', () => {
  test('waits for the catalogue', () => {
    expect(outcomeOf(new Map(), { ...state, catalogue: null })).toBeUndefined()
  })

  test('has the documents before and after, and does not count problems of documents that are not published now', () => {
    const outcome = outcomeOf(new Map([['page/home', page('home', heading('Hall'))]]), state)
    expect(outcome?.before.get('page/home')).toMatchObject({ nodes: [{ props: { title: 'Lobby' } }] })
    expect(outcome?.after.get('page/home')).toMatchObject({ nodes: [{ props: { title: 'Hall' } }] })
    expect(outcome?.blocking.filter(({ document }) => document === 'page/help')).toEqual([])
  })

  test('has the problems that the selected documents would bring', () => {
    const outcome = outcomeOf(new Map([['page/home', page('home', heading('Hall'), unknown)]]), state)
    expect(outcome?.blocking.map(({ code, document }) => [code, document])).toContainEqual(['layout/unknown-widget', 'page/home'])
  })

  test('lacks a document that is removed', () => {
    const outcome = outcomeOf(new Map([['page/help', undefined]]), state)
    expect({
      "outcome?.before.has('page/help')": outcome?.before.has('page/help'),
      "outcome?.after.has('page/help')": outcome?.after.has('page/help'),
    }).toEqual({ "outcome?.before.has('page/help')": true, "outcome?.after.has('page/help')": false })
  })
})

test('a brand is drawn over the base’s, any other document as it is', () => {
  const own: JsonObject = { name: 'Foyer', constants: { rows: 4 } }
  expect(effectiveBody('brand/foyer', own, state)).toEqual({ kind: 'brand', name: 'Foyer', constants: { rows: 4, tabs: 2 } })
  expect(effectiveBody('page/home', own, state)).toBe(own)
})
