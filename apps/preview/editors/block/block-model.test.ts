import { expect, test } from 'vitest'

import { checkDocument } from '../../../../src/authoring/check/document.ts'
import { createFindings, toDiagnostic } from '../../../../src/authoring/check/findings.ts'
import { applyPatch } from '../../../../src/rules/patch.ts'
import type { JsonObject } from '../../../../src/schemas/json.ts'
import { vocabulary } from '../../../server/layouts/contracts.ts'
import { upgradeOf } from './block-model.ts'

/** The problems of the second block of a page, as the inspector gets them. */
function problemsOf(node: JsonObject) {
  const findings = createFindings()
  const page = { kind: 'page', id: 'search', format: 1, routes: ['/search'], nodes: [{ id: 'first', widget: 'page-heading' }, node] }
  checkDocument(page, vocabulary, findings)
  return findings.list
    .map((finding) => toDiagnostic(finding, 'page/search'))
    .filter(({ pointer }) => pointer.startsWith('/nodes/1'))
    .map((problem) => ({ ...problem, pointer: problem.pointer.slice('/nodes/1'.length) }))
}

const inputs = { games: { source: 'games.search' } }

test('a block of an older version is shown with the props that it has in the current one, and its edit brings it there first', () => {
  const node: JsonObject = { id: 'find', widget: 'game-search', props: { step: 36 }, inputs }
  const upgrade = upgradeOf({ node, pointer: '/nodes/1' }, problemsOf(node))

  expect(upgrade).toEqual([
    { op: 'add', path: '/v', value: 2 },
    { op: 'add', path: '/props', value: { pageSize: 36 } },
  ])
  expect(applyPatch(node, upgrade).value).toMatchObject({ v: 2, props: { pageSize: 36 } })
})

test('a block that has been brought to the current version is shown as it is, also while the check has not answered yet', () => {
  const old: JsonObject = { id: 'find', widget: 'game-search', props: { step: 36 }, inputs }

  expect(upgradeOf({ node: { ...old, v: 2, props: { pageSize: 12 } }, pointer: '/nodes/1' }, problemsOf(old))).toEqual([])
})

test('a block of a widget that another one has replaced is shown as that one, and its edit makes it one first', () => {
  const node: JsonObject = {
    id: 'all',
    widget: 'rebate-list',
    v: 1,
    props: { title: 'Rebate' },
    inputs: { rebates: { source: 'rebates' } },
  }
  const problems = problemsOf(node)
  const upgrade = upgradeOf({ node, pointer: '/nodes/1' }, problems)
  const current = applyPatch(node, upgrade).value as JsonObject

  expect(current).toMatchObject({
    widget: 'record-table',
    props: { title: 'Rebate', look: 'list' },
    inputs: { records: { source: 'records.rebates' } },
  })
  expect(problemsOf(current)).toEqual([])
  expect(upgradeOf({ node: current, pointer: '/nodes/1' }, problems)).toEqual([])
})
