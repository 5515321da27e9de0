import { expect, test } from 'vitest'

import type { Page, PageNode } from '../../src/schemas/documents.ts'
import { sourceFiles } from './source-files.ts'

const pages = sourceFiles(['layouts'], /layouts\/(?!schemas\/)[^/]+\/pages\/.*\.json$/).map(({ text }) => JSON.parse(text) as Page)
const tables = pages.flatMap(({ id, access, nodes }) =>
  nodesIn(nodes).flatMap((node) =>
    node.widget === 'record-table' && node.props?.['look'] !== 'list'
      ? [{ name: `${id}/${node.id}`, access, kept: node.inputs?.['choice']?.args?.['table'] }]
      : [],
  ),
)

function nodesIn(nodes: readonly PageNode[]): PageNode[] {
  return nodes.flatMap((node) => [node, ...Object.values(node.slots ?? {}).flatMap(nodesIn)])
}

test('columns are chosen in the tables of agents alone, and each choice is kept under the name of its page and node', () => {
  expect(tables.length).toBeGreaterThan(20)
  expect(tables.filter(({ name, access, kept }) => kept !== (access === 'agent' ? name : undefined))).toEqual([])
})
